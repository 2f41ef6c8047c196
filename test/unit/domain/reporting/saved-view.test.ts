// The last word of the main step, as the post step reads it back.
import { expect, test } from '@jest/globals';
import { readSaved, restoreView, saveView as viewToSave } from '../../../../src/domain/reporting/saved-view.ts';
import { lostView, type ReportView } from '../../../../src/domain/reporting/view.ts';

const saveView = (one: ReportView): string => JSON.stringify(viewToSave(one));
const record = { run: '7-0123456789abcdef', setup: '', digest: '', deployment: 'dep_1' };
const left = { record, version: '1.0' };
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

test('it is read back as it was', () => {
	expect(restoreView(saveView(view), left)).toEqual(view);
});

test.each([
	{ name: 'nothing', saved: '' },
	{ name: 'half of it', saved: saveView(view).slice(0, 90) },
	{ name: 'a value that is no view', saved: '"ended"' },
	{ name: 'a view of a job that goes on', saved: saveView({ ...view, phase: 'queued' }) },
	{ name: 'a conclusion that there is not', saved: saveView(view).replace('timed_out', '***') },
])('$name: the job was lost, and what is known of it stays', ({ saved }) => {
	const restored = restoreView(saved, left);
	expect(restored).toEqual(lostView(record, '1.0'));
	expect(restored).toMatchObject({ record, deployment: 'dep_1', conclusion: 'cancelled' });
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
		const saved = JSON.stringify({ record: { ...record, deployment }, version: '1.0' });
		expect(readSaved(saved, record.run, wasRunning)).toEqual({ record: { ...record, deployment: is }, version: '1.0' });
	},
);

test('nothing was saved: nothing is known but the run', () => {
	const nothing = { ...record, deployment: '' };
	for (const saved of ['', '{}', 'broken'])
		expect(readSaved(saved, record.run, false)).toEqual({ record: nothing, version: '' });
});

test('a summary of any length and script fits into an environment variable', () => {
	const summary = `## Title\n\n<details><summary>s</summary>\n\n${'| `漢字"` |\n'.repeat(20_000)}\n</details>\n`;
	const saved = saveView({ ...view, summary });
	expect(Buffer.byteLength(saved)).toBeLessThan(128 * 1024);
	expect(restoreView(saved, left).summary).toMatch(/<\/details>\n\n… cut off/);
});
