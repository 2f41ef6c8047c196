// The last word of the main step, as the post step reads it back.
import { expect, test } from '@jest/globals';
import { lastView, openPostState, type Saved, saveView } from '../../../../src/actions/deploy/post-state.ts';
import { lostView, type ReportView } from '../../../../src/domain/reporting/view.ts';

const record = { run: '7-0123456789abcdef', setup: '', digest: '', deployment: 'dep_1' };
const view: ReportView = {
	phase: 'ended',
	conclusion: 'timed_out',
	title: 'Deployment took too long after 10 min',
	summary: '## ⌛ Deployment took too long\n',
	blame: { file: 'app.js', line: 7, message: 'too slow' },
	record,
	deployment: 'dep_1',
	version: '1.0',
};
const saved = (more: Saved = {}) =>
	JSON.stringify({ record, version: '1.0', headline: '**`deploy`**', ...more } satisfies Saved);
const shown = (text: string, wasRunning = false) =>
	lastView(openPostState({ read: () => text, keep: () => {} }).saved(), record.run, wasRunning);

test('it is read back as it was', () => {
	expect(shown(saved({ view: saveView(view) }))).toEqual(view);
});

test('no last view: the job was lost, and what is known of it stays', () => {
	expect(shown(saved())).toEqual(lostView(record, '1.0', '**`deploy`**'));
	expect(shown(saved())).toMatchObject({ record, deployment: 'dep_1', conclusion: 'cancelled' });
});

test.each(['', '"ended"', saved().slice(0, 40)])('nothing can be read in %j: nothing is known but the run', (text) => {
	expect(shown(text)).toEqual(lostView({ ...record, deployment: '' }, '', ''));
});

test.each([
	{ deployment: 'dep_1', wasRunning: false, is: 'dep_1' },
	{ deployment: 'dep_1', wasRunning: true, is: 'dep_1' },
	{ deployment: '?', wasRunning: false, is: '?' },
	{ deployment: '', wasRunning: false, is: '' },
	// It went on after what it had saved, and may have sent the request since.
	{ deployment: '', wasRunning: true, is: '?' },
])(
	'a killed step that had saved "$deployment" (still running: $wasRunning): "$is"',
	({ deployment, wasRunning, is }) => {
		expect(shown(saved({ record: { ...record, deployment } }), wasRunning).record.deployment).toBe(is);
	},
);

test('a summary of any length and script fits into an environment variable', () => {
	const summary = `## Title\n\n<details><summary>s</summary>\n\n${'| `漢字"` |\n'.repeat(20_000)}\n</details>\n`;
	const text = saved({ view: saveView({ ...view, summary }) });
	expect(Buffer.byteLength(text)).toBeLessThan(120 * 1024); // less some room for the inputs that are saved beside it
	expect(shown(text).summary).toMatch(/<\/details>\n\n… cut off/);
});
