// Secrets that a pull request must never show, and external text that must have no effect there.
import { expect, test } from '@jest/globals';
import { HEAD } from '../../support/github-server/events.ts';
import { ALL, reportScenario, TOKEN, until } from './reporting.ts';

const KEY = 'sk-live-Zq8/+x"7Ymock';
const VALUE = 'correct horse "battery" staple';
const scenario = reportScenario({ 'app.js': '', 'shop/src/app.js': '' }, { apiKey: KEY });
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
	echo(secret: string): string;
	/** The status of the record. */
	status?(echo: string): string;
}

test.each<Row>([
	{ how: 'as they are', echo: (secret) => secret },
	{ how: 'percent-encoded', echo: encodeURIComponent },
	{ how: 'as JSON', echo: (secret) => JSON.stringify(secret) },
	{ how: 'as base64', echo: (secret) => Buffer.from(`user:${secret}`).toString('base64') },
	{ how: 'where a cell is cut', secrets: [KEY], echo: (secret) => `${'x'.repeat(990)}${secret}` },
	{ how: 'where a paragraph is cut', secrets: [KEY], echo: (secret) => `${'x'.repeat(1_935)}${secret}` },
	{ how: 'in a title', secrets: [VALUE], echo: (secret) => secret, status: (echo) => `${'x'.repeat(90)}${echo}` },
])(
	'secrets that the service echoes $how are in no payload',
	async ({ secrets = [KEY, VALUE, TOKEN], echo, status }) => {
		const text = secrets.map(echo).join(' and ');
		respondReason(status?.(text) ?? 'failed', text);
		const running = scenario.watch(ALL, {
			with: { 'env-vars': JSON.stringify({ PASSPHRASE: VALUE }), 'poll-interval': '0.1' },
		});
		if (status !== undefined) {
			// No end in itself: it is cancelled once the status has been heard.
			await until(() => scenario.deploy.emulator.requests.filter(isEndedPoll).length > 1);
			running.child.kill('SIGINT');
		}
		const { outputs, state, summary } = await running.finished;
		expect(outputs.conclusion).toBe(status === undefined ? 'failure' : 'cancelled');
		expect(payloads()).toContain('***');
		for (const sink of [payloads(), JSON.stringify(state), summary]) {
			for (const secret of secrets)
				for (const form of [secret, echo(secret), secret.slice(0, 9)]) expect(sink).not.toContain(form);
		}
	},
);

test('values that are also words of GitHub or of the run spoil nothing', async () => {
	const words = [
		'in_progress',
		'completed',
		'production',
		'success!',
		HEAD,
		'failure',
		'deploy production',
		'queued!!',
	];
	const values = Object.fromEntries(
		[...words, 'https://github.com/', 'Codertocat'].map((word, at) => [`V${at}`, word]),
	);
	const { code, stdout } = await scenario.run(ALL, {
		with: { 'env-vars': JSON.stringify(values), 'report-name': 'deploy production' },
	});
	expect(code).toBe(0);
	expect(stdout).not.toContain('::notice');
	const { repository } = scenario.github;
	expect(repository.unfinished()).toEqual([]);
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

test('a failure is annotated at the entry file, from the root of the repository', async () => {
	respondReason('failed', `boom ${'x'.repeat(5_000)}`);
	await scenario.run('check', { with: { directory: 'shop', entrypoint: 'src/app.js' } });
	expect(scenario.github.repository.checks[0]?.annotations).toEqual([
		{
			path: 'shop/src/app.js',
			start_line: 1,
			end_line: 1,
			annotation_level: 'failure',
			message: expect.stringMatching(/failed.*boom x+/),
		},
	]);
});

test('a success is not annotated', async () => {
	await scenario.run('check');
	expect(scenario.github.repository.checks[0]?.annotations).toEqual([]);
});
