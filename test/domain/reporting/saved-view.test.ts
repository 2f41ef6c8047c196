// The last word of the main step, as the post step reads it back.
import { expect, test } from '@jest/globals';
import { tellsOfDeployment } from '../../../src/domain/reporting/resume-record.ts';
import { restoreView, saveView as viewToSave } from '../../../src/domain/reporting/saved-view.ts';
import { lostView, type ReportView } from '../../../src/domain/reporting/view.ts';

const saveView = (one: ReportView): string => JSON.stringify(viewToSave(one));
const NOW = '2026-11-21T08:02:00.000Z';
const KILLED = { now: NOW };
const resume = { deployment_id: 'dep_1', version: '1.0' };
const view: ReportView = {
	phase: 'ended',
	conclusion: 'timed_out',
	title: 'Deployment took too long after 10 min',
	summary: '## ⌛ Deployment took too long\n',
	blame: { file: 'app.js', line: 7, message: 'too slow' },
	resume,
};

test('it is read back as it was', () => {
	expect(restoreView(saveView(view), '', KILLED)).toEqual(view);
});

test.each([
	{ name: 'nothing', saved: '' },
	{ name: 'half of it', saved: saveView(view).slice(0, 90) },
	{ name: 'a value that is no view', saved: '"ended"' },
	{ name: 'a view of a job that goes on', saved: saveView({ ...view, phase: 'queued' }) },
	{ name: 'a conclusion that there is not', saved: saveView(view).replace('timed_out', '***') },
])('$name: the job was lost, and what is known of it stays', ({ saved }) => {
	expect(restoreView(saved, JSON.stringify(resume), KILLED)).toEqual(lostView(resume));
	expect(restoreView(saved, 'broken', KILLED)).toEqual(lostView({}));
});

const sending = { app: '0123456789abcdef', lost_since: '2026-11-21T08:00:00.000Z' };
const digest = { package_digest: `sha256:${'a'.repeat(64)}` };

test.each([
	{
		name: 'its package was complete',
		saved: { ...sending, ...digest },
		resume: { ...sending, ...digest, lost_until: NOW },
	},
	{ name: 'its package was not complete, so nothing was sent in whole', saved: sending, resume: { app: sending.app } },
	{
		name: 'it had ended before',
		saved: { ...sending, ...digest, lost_until: '2026-11-21T08:01:00.000Z' },
		resume: { ...sending, ...digest, lost_until: '2026-11-21T08:01:00.000Z' },
	},
])('a step killed while it sent: $name', ({ saved, resume }) => {
	expect(restoreView('', JSON.stringify(saved), KILLED).resume).toEqual(resume);
	expect(tellsOfDeployment(JSON.stringify(saved), KILLED)).toBe('lost_since' in resume);
	// One that was still running may have sent the rest since.
	const went = { ...saved, lost_until: 'lost_until' in saved ? saved.lost_until : NOW };
	const ran = { now: NOW, ranSince: '2026-11-21T07:59:00.000Z' };
	expect(restoreView('', JSON.stringify(saved), ran).resume).toEqual(went);
	expect(tellsOfDeployment(JSON.stringify(saved), ran)).toBe(true);
	// So may one that had not begun to send.
	const early = { app: sending.app };
	const since = { ...early, lost_since: ran.ranSince, lost_until: NOW };
	expect(restoreView('', JSON.stringify(early), ran).resume).toEqual(since);
	const told = { ...early, deployment_id: 'dep_1' };
	expect(restoreView('', JSON.stringify(told), ran).resume).toEqual(told);
});

test('a summary of any length and script fits into an environment variable', () => {
	const summary = `## Title\n\n<details><summary>s</summary>\n\n${'| `漢字"` |\n'.repeat(20_000)}\n</details>\n`;
	const saved = saveView({ ...view, summary });
	expect(Buffer.byteLength(saved)).toBeLessThan(128 * 1024);
	expect(restoreView(saved, '', KILLED).summary).toMatch(/<\/details>\n\n… cut off/);
});
