// What of a deploy is worth showing, and when the showing begins.
import { expect, test } from '@jest/globals';
import { type DeployReport, startReport } from '../../../../../src/actions/deploy/report/report.ts';
import { type ReportingEdges, startReporting } from '../../../../../src/actions/deploy/report/reporting.ts';
import type { ReportView } from '../../../../../src/domain/reporting/view.ts';
import type { Reporters } from '../../../../../src/github/reporters/reporters.ts';
import { fakeClock } from '../../../../support/action-runner/fake-clock.ts';
import { deployInputs } from '../../../../support/action-runner/raw-inputs.ts';

/** A job that waits for `running`, and what its reporters are told; the head start ends when the test says so. */
function job({ random = 0.5, waitUntil = 'running' } = {}) {
	const shown: string[] = [];
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
		reported: { runKey: '' },
		left: [],
		notice: () => undefined,
		show: ({ phase, title }: ReportView) => void shown.push(`${phase}: ${title}`),
		settled: async () => {},
	} as unknown as Reporters;
	const edges = {
		clock,
		cancel: new AbortController().signal,
		log: { notice: () => {} },
		save: () => {},
		redact: (text: string) => text,
		environment: { trigger: { hasReadOnlyToken: false } },
	} as unknown as ReportingEdges;
	const reporting = startReporting(reporters, edges);
	const report = startReport(deployInputs({ 'wait-until': waitUntil }));
	const at = (status: string): DeployReport => ({
		...report,
		record: { id: 'dep_1', status, statusReason: '', region: '', entrypoint: '', createdAt: '', updatedAt: '' },
	});
	return {
		shown,
		pauses,
		at,
		report,
		reporting,
		async headStart() {
			headStartOver();
			await Promise.resolve();
		},
	};
}

const phases = (shown: readonly string[]) => shown.map((view) => view.split(':')[0]);

test('a deploy that takes its time: its beginning, each status, its end', async () => {
	const { reporting, headStart, report, at, shown } = job();
	reporting.update(report);
	expect(shown).toEqual([]);
	await headStart();
	for (const status of ['queued', 'queued', 'in_progress', 'warming_up', 'running']) reporting.update(at(status));
	await reporting.finish({ ...at('running'), conclusion: 'success' });
	expect(phases(shown)).toEqual(['preparing', 'queued', 'in_progress', 'in_progress', 'ended']);
});

test.each([
	{ status: 'running', waitUntil: 'running' },
	{ status: 'failed', waitUntil: 'running' },
	{ status: 'stopped', waitUntil: 'running' },
	{ status: 'in_progress', waitUntil: 'started' },
	{ status: 'queued', waitUntil: 'created' },
])('$status ends a wait for $waitUntil: the end alone is shown', async ({ status, waitUntil }) => {
	const { reporting, headStart, report, at, shown } = job({ waitUntil });
	reporting.update(report);
	await headStart();
	reporting.update(at(status));
	await reporting.finish({ ...at(status), conclusion: 'success' });
	expect(phases(shown)).toEqual(['preparing', 'ended']);
});

test('a deploy that ends within its head start is shown once', async () => {
	const { reporting, headStart, report, shown } = job();
	reporting.update(report);
	await reporting.finish({ ...report, conclusion: 'failure' });
	await headStart();
	expect(phases(shown)).toEqual(['ended']);
});

test('an id ends the head start', async () => {
	const { reporting, headStart, report, at, shown } = job();
	reporting.update(report);
	reporting.update(at('queued'));
	await headStart();
	expect(phases(shown)).toEqual(['queued']);
});

test.each([
	{ random: 0, ms: 400 },
	{ random: 0.25, ms: 500 },
	{ random: 1, ms: 800 },
])('chance $random: the first view comes after $ms ms', ({ random, ms }) => {
	const { reporting, report, pauses } = job({ random });
	reporting.update(report);
	expect(pauses).toEqual([ms]);
});
