// What of a deploy is worth showing, and when the showing begins.
import { expect, test } from '@jest/globals';
import type { Saved } from '../../../../../src/actions/deploy/post-state.ts';
import { Report, type ReportEdges } from '../../../../../src/actions/deploy/report/running-report.ts';
import type { Conclusion } from '../../../../../src/domain/failures/failure.ts';
import type { ReportView } from '../../../../../src/domain/reporting/view.ts';
import type { Reporters } from '../../../../../src/github/reporters/reporters.ts';
import { fakeClock, turn } from '../../../../support/action-runner/fake-clock.ts';
import { deployInputs, deploymentRecord } from '../../../../support/action-runner/raw-inputs.ts';

const RUN = '7-0123456789abcdef';

/** A job that waits for `running`, and what its reporters are told; the head start ends when the test says so. */
function job({ random = 0.5, waitUntil = 'running' } = {}) {
	const shown: string[] = [];
	const saved: Saved[] = [];
	const pauses: number[] = [];
	let headStartOver = () => {};
	const clock = {
		...fakeClock(),
		random: () => random,
		sleep: (ms: number, signal: AbortSignal) =>
			new Promise<void>((resolve, reject) => {
				pauses.push(ms);
				headStartOver = resolve;
				signal.addEventListener('abort', () => reject(signal.reason));
			}),
	};
	const reporters = {
		reported: { reportTo: ['check', 'status'], runKey: RUN },
		left: ['status'],
		notice: () => undefined,
		show: ({ phase, title }: ReportView) => void shown.push(`${phase}: ${title}`),
		settled: async () => {},
	} as unknown as Reporters;
	const edges = {
		clock,
		cancel: new AbortController().signal,
		log: { notice: () => {} },
		outputs: { set: () => {} },
		links: [],
		save: (part: Saved) => void saved.push(part),
		redact: (text: string) => text,
		reporters,
		environment: { trigger: { hasReadOnlyToken: false } },
	} as unknown as ReportEdges;
	const report = new Report(deployInputs({ 'wait-until': waitUntil }), edges);
	return {
		shown,
		saved,
		pauses,
		report,
		async at(status: string) {
			report.add({ record: deploymentRecord({ status }) });
			await turn();
		},
		async end(conclusion: Conclusion = 'success') {
			report.add({ conclusion });
			await report.end();
			await turn();
		},
		async headStart() {
			headStartOver();
			await turn();
		},
	};
}

const phases = (shown: readonly string[]) => shown.map((view) => view.split(':')[0]);

test('a deploy that takes its time: its beginning, each status, its end', async () => {
	const { headStart, at, end, shown } = job();
	await turn();
	expect(shown).toEqual([]);
	await headStart();
	for (const status of ['queued', 'queued', 'in_progress', 'warming_up', 'running']) await at(status);
	await end();
	expect(phases(shown)).toEqual(['preparing', 'queued', 'in_progress', 'in_progress', 'ended']);
});

test.each([
	{ status: 'running', waitUntil: 'running' },
	{ status: 'failed', waitUntil: 'running' },
	{ status: 'stopped', waitUntil: 'running' },
	{ status: 'in_progress', waitUntil: 'started' },
	{ status: 'queued', waitUntil: 'created' },
])('$status ends a wait for $waitUntil: the end alone is shown', async ({ status, waitUntil }) => {
	const { headStart, at, end, shown } = job({ waitUntil });
	await headStart();
	await at(status);
	await end();
	expect(phases(shown)).toEqual(['preparing', 'ended']);
});

test('a deploy that ends within its head start is shown once', async () => {
	const { headStart, end, shown } = job();
	await end('failure');
	await headStart();
	expect(phases(shown)).toEqual(['ended']);
});

test('an id ends the head start', async () => {
	const { headStart, at, shown } = job();
	await at('queued');
	await headStart();
	expect(phases(shown)).toEqual(['queued']);
});

test.each([0, 0.25, 1])('chance %d: the first view comes after 400 to 800 ms', (random) => {
	expect(job({ random }).pauses).toEqual([400 + 400 * random]);
});

test('the post step is left what is to be said of a killed job, then the last view and who has not shown it', async () => {
	const { saved, report, at, end } = job();
	expect(saved[1]?.view).toMatchObject({ conclusion: 'cancelled', record: { run: RUN, deployment: '' } });
	await at('queued');
	expect(saved.at(-1)?.view).toMatchObject({ conclusion: 'cancelled', record: { deployment: 'dep_1' } });
	const ended = { view: { conclusion: 'success', record: { deployment: 'dep_1' } }, left: ['check', 'status'] };
	report.add({ conclusion: 'success' });
	expect(saved.at(-1)).toMatchObject(ended); // the step may be killed before it has shown it
	await end();
	expect(saved.slice(-2)).toMatchObject([ended, { left: ['status'] }]);
});

test('a summary of any length and script fits into an environment variable', async () => {
	const { saved, report, end } = job();
	const left = { rule: '漢字"`'.repeat(4_000), examples: [], count: 1, secret: false };
	report.add({ leftOut: Array.from({ length: 20 }, () => left) });
	await end();
	expect(Buffer.byteLength(JSON.stringify(saved.at(-2)))).toBeLessThan(120 * 1024); // less some room for what else is saved
	expect(saved.at(-2)?.view?.summary).toMatch(/<\/details>\n\n… cut off/);
});
