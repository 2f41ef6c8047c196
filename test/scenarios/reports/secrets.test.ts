// Secrets that a pull request must never show, and external text that must have no effect there.
import { expect, test } from '@jest/globals';
import { TOKEN } from '../../support/action-runner/on-pull-request.ts';
import { HEAD } from '../../support/github-server/events.ts';
import { ALL, ALL_SHOWN, reportScenario, until } from './reporting.ts';

const KEY = 'sk-live-Zq8/+x"7Ymock';
const VALUE = 'correct horse "battery" staple';
const scenario = reportScenario(undefined, { apiKey: KEY });
const always = Number.POSITIVE_INFINITY;
const respondReason = (status: string, reason: string) =>
	scenario.deploy.emulator.faults.add({
		operation: 'getDeployment',
		times: always,
		fault: { kind: 'override', record: { status, status_reason: reason } },
	});
/** All that GitHub was sent, as it is and as a reader sees it. */
const payloads = () => scenario.github.requests.flatMap(({ text, body }) => [text, ...strings(body)]).join('\n');
const strings = (value: unknown): string[] =>
	typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(strings) : [];

const isEndedPoll = ({ operation, status }: { operation: string | undefined; status: number | undefined }) =>
	operation === 'getDeployment' && status !== undefined;

interface Row {
	readonly how: string;
	readonly secrets?: readonly string[];
	readonly forms?: readonly ((secret: string) => string)[];
	/** Characters before the secret, which put it where a text is cut. */
	readonly at?: number;
	/** Whether it is in the status, which every title shows. */
	readonly isStatus?: boolean;
}

// The forms that are found: test/unit/domain/secrets.
test.each<Row>([
	{ how: 'in several forms', forms: [(one) => one, encodeURIComponent, JSON.stringify, (one) => btoa(`user:${one}`)] },
	{ how: 'where a cell is cut', secrets: [KEY], at: 990 },
	{ how: 'where a paragraph is cut', secrets: [KEY], at: 1_935 },
	{ how: 'in a title', secrets: [VALUE], at: 90, isStatus: true },
])('secrets that the service echoes $how are in no payload', async (row) => {
	const { secrets = [KEY, VALUE, TOKEN], forms = [(one: string) => one], at = 0, isStatus = false } = row;
	const echoed = secrets.flatMap((secret) => forms.map((form) => form(secret)));
	const text = `${'x'.repeat(at)}${echoed.join(' and ')}`;
	respondReason(isStatus ? text : 'failed', text);
	const running = scenario.watch(ALL, { with: { 'env-vars': JSON.stringify({ PASSPHRASE: VALUE }) } });
	if (isStatus) {
		// No end in itself: it is cancelled once the status has been heard.
		await until(() => scenario.deploy.emulator.requests.filter(isEndedPoll).length > 1);
		running.child.kill('SIGINT');
	}
	const { outputs, state, summary } = await running.finished;
	expect(outputs.conclusion).toBe(isStatus ? 'cancelled' : 'failure');
	expect(payloads()).toContain('***');
	for (const sink of [payloads(), JSON.stringify(state), summary])
		for (const form of [...echoed, ...secrets.map((secret) => secret.slice(0, 9))]) expect(sink).not.toContain(form);
});

test('values that are also words of GitHub or of the run spoil nothing', async () => {
	const words = ['in_progress', 'completed', 'production', 'success!', 'failure', 'deploy production', 'queued!!'];
	const values = Object.fromEntries(
		[...words, HEAD, 'https://github.com/', 'Codertocat'].map((word, at) => [`V${at}`, word]),
	);
	const main = await scenario.run(ALL, {
		with: { 'env-vars': JSON.stringify(values), 'report-name': 'deploy production' },
	});
	const { repository } = scenario.github;
	expect(scenario.shown(main)).toEqual(ALL_SHOWN);
	expect(repository.checks).toEqual([expect.objectContaining({ name: 'deploy production', head_sha: HEAD })]);
	expect(repository.deployments[0]?.request).toMatchObject({ ref: HEAD, environment: 'production' });
});

test('mentions, HTML, links and tables in a reason mean nothing', async () => {
	const hostile =
		'@octocat @org/team <img src=x onerror=alert(1)> | [click](http://evil.example) `@octocat` <!-- --> #1';
	respondReason('failed', `${hostile}\n\n# @octocat\n::error::forged`);
	const { code } = await scenario.run(ALL);
	expect(code).toBe(1);
	const { checks, comments } = scenario.github.repository;
	for (const shown of [checks[0]?.output.summary ?? '', comments[0]?.bodies.at(-1) ?? '']) {
		expect(shown).toContain('octocat');
		// Inline code is inert; outside of it nothing of this may stand as it is.
		const live = shown.replace(/<!-- (?:browser-deploy-action \w+|run \d+) -->/g, '').replace(/`[^`\n]*`/g, '');
		expect(live).not.toMatch(/@(?!&#8203;)\w|<img|<!--|\]\(http:|^# /m);
		expect(live.replaceAll('&#64;&#8203;', '')).not.toMatch(/&#64;/);
	}
});
