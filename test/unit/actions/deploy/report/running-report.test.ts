// What of a deploy is worth showing, and what is kept for the post step.
import { expect, test } from '@jest/globals';
import type { Saved } from '../../../../../src/actions/deploy/post-state.ts';
import { openReport, type ReportEdges } from '../../../../../src/actions/deploy/report/running-report.ts';
import type { ReportView } from '../../../../../src/domain/reporting/view.ts';
import type { Reporters } from '../../../../../src/github/reporters/reporters.ts';
import { fakeClock } from '../../../../support/action-runner/fake-clock.ts';
import { deployInputs, deploymentRecord } from '../../../../support/action-runner/raw-inputs.ts';

const RUN = '7-0123456789abcdef';

/** A job, and what its reporters are told. */
function job() {
	const shown: ReportView['state'][] = [];
	const saved: Saved[] = [];
	const reporters = {
		reported: { reportTo: ['check', 'status'], runKey: RUN },
		show: ({ state }: ReportView) => void shown.push(state),
		settled: async () => ['status'],
	} as unknown as Reporters;
	const edges = {
		clock: fakeClock(),
		cancel: new AbortController().signal,
		outputs: { set: () => {} },
		links: [],
		save: (part: Saved) => void saved.push(part),
		redact: (text: string) => text,
		neverCut: () => {},
		reporters,
	} as unknown as ReportEdges;
	const report = openReport(deployInputs(), edges);
	const at = (status: string) => {
		report.add({ record: deploymentRecord({ status }) });
		report.show();
	};
	const end = () => {
		report.add({ conclusion: 'success' });
		return report.end();
	};
	return { shown, saved, report, at, end };
}

test('GitHub is shown the beginning, each change of the status once, and the end', async () => {
	const { at, end, shown } = job();
	for (const status of ['queued', 'queued', 'in_progress', 'warming_up']) at(status);
	await end();
	expect(shown).toEqual([undefined, 'queued', 'in_progress', 'in_progress', 'ended']);
});

test('the post step is left what is to be said of a killed job, then the last view and who has not shown it', async () => {
	const { saved, report, at, end } = job();
	expect(saved[1]?.view).toMatchObject({ conclusion: 'cancelled', record: { run: RUN, deployment: '' } });
	at('queued');
	expect(saved.at(-1)?.view).toMatchObject({ conclusion: 'cancelled', record: { deployment: 'dep_1' } });
	report.add({ timings: { queue: 2_000 } }); // of every poll
	expect(saved.at(-1)).toEqual(saved.at(-2));
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
