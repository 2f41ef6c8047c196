// The job summary, as a reader's browser gets it.
import { expect, test } from '@jest/globals';
import { type DeployReport, failFacts, startReport } from '../../../../../src/actions/deploy/report/report.ts';
import { renderDeploySummary } from '../../../../../src/actions/deploy/report/summary.ts';
import { viewOf } from '../../../../../src/actions/deploy/report/view.ts';
import { type FailureKind, StepFailure } from '../../../../../src/domain/failures/failure.ts';
import { deployInputs, deploymentRecord } from '../../../../support/action-runner/raw-inputs.ts';
import { rendered } from '../../../../support/github-server/rendered.ts';

const failReport = (report: DeployReport, failure: StepFailure) => ({ ...report, ...failFacts(report, failure) });
const RECORD = deploymentRecord({ region: 'aws.us-east-1a', createdAt: '2025-01-01T00:00:00Z' });
const LARGEST = [{ path: 'a|b`c.bin', size: 2_000 }];
const FULL: DeployReport = {
	...startReport(deployInputs({ version: '1.2', force: 'true' })),
	base: 'packages/api',
	isSent: true,
	record: RECORD,
	package: { size: 1_500, digest: 'abc', files: 1_200, contentSize: 3_000, largest: LARGEST },
	leftOut: [
		{ rule: 'looks like a secret: .env*', examples: ['.env'], count: 1, secret: true },
		{ rule: 'built-in: node_modules', examples: ['node_modules/'], count: 3, secret: false },
	],
	timings: { pack: 50, upload: 1_200, queue: 300, start: 65_000 },
	conclusion: 'success',
};
const ALLOWED = /^(?:h2|p|br|table|thead|tbody|tr|th|td|code|pre|strong|details|summary|blockquote)$/;

test('success: what was deployed where, from what, and how long it took', () => {
	const { rows, text, tags } = rendered(renderDeploySummary(FULL));
	const values = Object.fromEntries(rows.map(([name, ...cells]) => [name, cells.join()]));
	expect(values).toMatchObject({
		...{ Deployment: 'dep_1', Status: 'running', Directory: 'packages/api', Entrypoint: 'src/app.ts' },
		...{ Version: '1.2 (overwrites)', Region: 'aws.us-east-1a', Service: 'https://api.example.com' },
		...{ Created: '2025-01-01T00:00:00Z', Time: 'pack 50 ms · upload 1.2 s · queue 300 ms · start 1 min 05 s' },
		...{ 'a|b`c.bin': '2.0 kB', 'built-in: node_modules': '3,node_modules/' },
		'🔒 looks like a secret: .env*': '1,.env',
	});
	for (const part of ['✅ Deployed: running', '1.5 kB from 1,200 files (3.0 kB)', 'sha256:abc'])
		expect(text).toContain(part);
	expect(tags.filter((tag) => !ALLOWED.test(tag))).toEqual([]);
});

const DRY = { ...startReport(deployInputs({ 'dry-run': 'true' })), conclusion: 'success' } as const;
test.each<[what: string, report: DeployReport, says: string]>([
	['a dry run', DRY, 'Dry run'],
	['created', { ...FULL, record: { ...RECORD, status: 'queued' } }, 'created, still queued'],
	['a status of no name', { ...FULL, record: { ...RECORD, status: '' } }, '✅ Deployed'],
	['a source', { ...FULL, inputs: deployInputs({ source: '{}' }) }, 'fetched by the service'],
	['under way', startReport(deployInputs()), '⏳ Deploying'],
])('%s', (_, report, says) => expect(rendered(renderDeploySummary(report)).text).toContain(says));

const LINKED = deployInputs({ 'environment-url': 'https://e.example/{id}/{version}' });
test.each<[string, Partial<DeployReport>, string]>([
	['the report, and where to look', {}, 'deploy src/app.ts · version 1.2 · 1 min 06 s · commit ec26c3e · run'],
	['the app, where the service tells it', { apps: [{ name: 'shop', actions: [] }] }, 'shop · version 1.2 · 1 min 06 s'],
	['latest, where no version is given', { inputs: deployInputs() }, 'deploy src/app.ts · version latest · '],
	['the address of what was deployed', { inputs: LINKED }, '1 min 06 s · open · commit'],
])('one line names %s', (_name, more, line) => {
	const links = [
		{ text: 'commit ec26c3e', url: 'https://github.com/o/r/commit/ec26c3e' },
		{ text: 'run', url: 'https://github.com/o/r/actions/runs/1' },
	];
	const report = { ...FULL, links, timings: { total: 66_000 }, ...more };
	const markdown = renderDeploySummary(report);
	expect(rendered(markdown).text).toContain(line);
	if (line.includes('open')) expect(markdown).toContain('[open](https://e.example/dep_1/latest)');
});

test('digest, size, region, service and times are folded', () => {
	const [shown = ''] = renderDeploySummary(FULL).split('<details>');
	for (const fact of ['sha256:abc', '1.5 kB', 'aws.us-east-1a', 'api.example.com', '2025-01-01'])
		expect(shown).not.toContain(fact);
});

test('what is not known has no row', () => {
	const report = { ...startReport(deployInputs()), record: { ...RECORD, createdAt: '' } };
	const names = rendered(renderDeploySummary(report)).rows.map(([name]) => name);
	expect(names).toEqual(['Deployment', 'Status', 'Entrypoint', 'Version', 'Region', 'Service']);
});

const WHAT = 'It broke at <b> | x.';
const UNREAD = 'The status of the deployment could not be read';
const because = (statusReason: string) => ({ record: { ...RECORD, status: 'failed', statusReason } });

test.each<[kind: FailureKind, icon: string, title: string, more?: Partial<DeployReport>]>([
	['failed', '❌', 'Failed: DATABASE_URL is not set', because('DATABASE_URL is not set')],
	['failed', '❌', 'Failed: no database', because('Error: no database')],
	['failed', '❌', 'Failed: TypeError: x is null', because('TypeError: x is null')],
	['failed', '❌', 'Failed: ValueError: x', because('Traceback:\n  File "a.py", line 1\nValueError: x')],
	['stopped', '❌', `Stopped: ${WHAT}`],
	['input', '❌', `Not deployed: ${WHAT}`],
	['package', '❌', `Not deployed: ${WHAT}`],
	['network', '❌', `Service not reached: ${WHAT}`],
	['rejected', '❌', `Refused: ${WHAT}`],
	['ambiguous', '❔', 'It is unknown whether this was deployed'],
	['timeout', '⌛', 'Deployment took too long'],
	['cancelled', '🚫', 'Deploy was cancelled'],
	// The service was reached, and has not refused it.
	['network', '❔', UNREAD, { record: RECORD }],
	['rejected', '❔', UNREAD, { record: RECORD }],
])('a failure, %s: %s %s', (kind, icon, title, more = {}) => {
	const reason = more.record?.statusReason;
	const failure = new StepFailure({ kind, message: WHAT, advice: 'Do `this`.', reason });
	const report = failReport({ ...startReport(deployInputs()), ...more }, failure);
	expect(viewOf(report, '7-0123456789abcdef').title).toBe(title);
	const { text, tags } = rendered(renderDeploySummary(report));
	for (const part of [`${icon} ${title}`, WHAT, 'What to do: Do `this`.']) expect(text).toContain(part);
	expect(tags.filter((tag) => !ALLOWED.test(tag))).toEqual([]);
});

test("the service's own words, with all details", () => {
	const details = [
		{ code: 'invalid_input', message: '<img src=x>' },
		{ code: '', message: 'no code' },
		{ code: 'deep', message: '' },
	];
	const service = { status: 400, code: 'bad_request', message: 'No | way', details, requestId: 'req-`7`' };
	const failure = new StepFailure({ kind: 'rejected', message: service.message, advice: 'a', service });
	const { rows, text } = rendered(renderDeploySummary(failReport(startReport(deployInputs()), failure)));
	const told = ['invalid_input: <img src=x>', '–: no code', 'deep: –'].map((row) => row.split(': '));
	expect(rows).toEqual(expect.arrayContaining(told));
	expect(text).toContain('No | way');
	expect(text).toContain('Error 400 bad_request, request req-`7`');
});

test('a reason of several lines is shown once, line by line', () => {
	const reason = 'Traceback:\n  File "a.py", line 1\nValueError: <x>';
	const failure = new StepFailure({ kind: 'failed', message: 'm', advice: 'a', reason });
	const markdown = renderDeploySummary(failReport({ ...startReport(deployInputs()), ...because(reason) }, failure));
	expect(markdown).toContain('<pre><code>Traceback:\n  File "a.py", line 1\nValueError: &#60;x&#62;</code></pre>');
	expect(markdown.split('Traceback')).toHaveLength(2);
});

const SHOP = { name: 'shop', actions: ['buy', 'look around'] };
const MANY = { name: 'shop', actions: Array.from({ length: 25 }, (_, at) => `a${at}`) };
test.each<[what: string, facts: Partial<DeployReport>, app: string | undefined, invoked: boolean]>([
	['an app', { apps: [SHOP] }, 'shop, actions: buy, look around', true],
	['many actions', { apps: [MANY] }, `shop, actions: ${MANY.actions.slice(0, 20).join(', ')} and 5 more`, true],
	['a failure', { apps: [SHOP], conclusion: 'failure' }, 'shop, actions: buy, look around', false],
	['no actions', { apps: [{ name: 'shop', actions: [] }] }, 'shop', false],
	['no app', { apps: [] }, undefined, false],
])('the app, and how it is invoked: %s', (_, facts, app, invoked) => {
	const values = Object.fromEntries(rendered(renderDeploySummary({ ...FULL, ...facts })).rows);
	const how = `invoke-action: app-name shop, action-name ${facts.apps?.[0]?.actions[0]}, version 1.2`;
	expect([values.App, values['Invoke it with']]).toEqual([app, invoked ? how : undefined]);
});
