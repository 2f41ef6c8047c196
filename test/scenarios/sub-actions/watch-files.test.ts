// watch-files (API §4.1) against real folders: what ends the wait, and what it leaves.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { annotations } from '../deploy/deploying.ts';
import { callScenario, openBrowser, until } from './calling.ts';

const scenario = callScenario('watch-files');
let browserId: string;
let watchId: string;

beforeEach(async () => {
	browserId = await openBrowser(scenario);
	const form = { path: '/downloads', recursive: true };
	const at = `/browsers/${browserId}/fs/watch`;
	watchId = (await scenario.client.json<{ watch_id: string }>('POST', at, form)).watch_id;
});

const watching = (more: Record<string, string> = {}) => ({
	with: { 'browser-id': browserId, 'watch-id': watchId, ...more },
});
/** A step whose stream is open. @param play `start` for a process of its own. */
async function opened(inputs: Record<string, string>, play: 'start' | 'watch' = 'watch') {
	const running = scenario[play](watching(inputs));
	await until(running, () => running.stdout().includes('The stream is open'));
	return running;
}
/** The same, after its first event. */
async function oneEvent(play: 'start' | 'watch') {
	const running = await opened({ 'until-path': '*.pdf' }, play);
	mkdirSync(inDownloads('a'));
	await until(running, () => running.stdout().includes('CREATE /downloads/a'));
	return running;
}
const inDownloads = (name: string) => path.join(scenario.emulator.browserFolder(browserId), 'downloads', name);
const eventsIn = (file = '') =>
	readFileSync(file, 'utf8')
		.split('\n')
		.slice(0, -1)
		.map((line) => JSON.parse(line) as { type: string; path: string });

test('waits until a file of a certain kind is there', async () => {
	const running = await opened({ 'until-type': 'CREATE', 'until-path': '/downloads/*.pdf' });
	writeFileSync(inDownloads('notes.txt'), 'x');
	mkdirSync(inDownloads('folder'));
	writeFileSync(inDownloads('report.pdf'), 'x');
	const { code, outputs, stdout, stderr, summary } = await running.finished;
	const events = eventsIn(outputs['events-file']);
	const report = { type: 'CREATE', path: '/downloads/report.pdf', name: 'report.pdf', is_dir: false };
	expect({ code, stderr, count: outputs.count, matched: JSON.parse(outputs.matched ?? '') }).toEqual({
		...{ code: 0, stderr: '', count: String(events.length), matched: report },
	});
	expect([events[0], events.at(-1)]).toMatchObject([{ type: 'CREATE', path: '/downloads/notes.txt' }, report]);
	expect(path.dirname(outputs['events-file'] ?? '')).toBe(scenario.temp);
	expect(stdout).toContain('CREATE /downloads/folder (folder)');
	expect(summary).toContain('✅ Watching the files: CREATE');
	expect(summary).toContain('`/downloads/report.pdf`');
	const [request] = scenario.emulator.requests.filter(({ operation }) => operation === 'watchEvents');
	expect(request?.path).toBe(`/browsers/${browserId}/fs/watch/${watchId}/events`);
	expect(request?.headers).toMatchObject({
		accept: 'text/event-stream',
		authorization: `Bearer ${scenario.emulator.apiKey}`,
	});
});

test('timed out, which is fine with fail-on-timeout: false', async () => {
	const step = watching({ timeout: '0.3', 'fail-on-timeout': 'false' });
	const { code, outputs, stdout, summary } = await scenario.run(step);
	expect(code).toBe(0);
	expect(outputs).toMatchObject({ count: '0', matched: '' });
	expect(eventsIn(outputs['events-file'])).toEqual([]);
	expect(annotations(stdout)).toEqual([]);
	expect(annotations(stdout, 'notice')[0]?.message).toContain('fail-on-timeout');
	expect(summary).toContain('which is fine');
});

test('a cancel ends it at once, with all that is known', async () => {
	const running = await oneEvent('watch');
	running.child.kill('SIGINT');
	const { code, outputs, stdout, summary } = await running.finished;
	expect({ code, outputs }).toMatchObject({ code: 1, outputs: { count: '1', matched: '' } });
	expect(eventsIn(outputs['events-file'])).toHaveLength(1);
	expect(annotations(stdout)[0]?.message).toMatch(
		/cancelled while the step waited for an event of "\*\.pdf"; 1 event arrived/,
	);
	expect(summary).toContain('🚫');
});

test('events are in the file as they come, before the step ends', async () => {
	const running = await oneEvent('start');
	running.child.kill('SIGKILL');
	const { outputs, signal } = await running.finished;
	expect(signal).toBe('SIGKILL');
	expect(eventsIn(outputs['events-file'])).toMatchObject([{ type: 'CREATE', path: '/downloads/a' }]);
});

test('the watch is stopped in the middle: the step says so', async () => {
	const running = await opened({ 'until-path': '*.pdf' });
	await scenario.client.send('DELETE', `/browsers/${browserId}/fs/watch/${watchId}`);
	const { code, outputs, stdout } = await running.finished;
	expect({ code, outputs }).toMatchObject({ code: 1, outputs: { count: '0', matched: '' } });
	expect(annotations(stdout)[0]).toMatchObject({
		message: expect.stringContaining(`Watch ${watchId} was stopped`),
		properties: { title: 'Watching the files: stopped' },
	});
});

test('the time is over without a connection: a failure, whatever fail-on-timeout says', async () => {
	const step = watching({ 'base-url': 'http://127.0.0.1:1', timeout: '8', 'fail-on-timeout': 'false' });
	const { code, stdout } = await scenario.run(step);
	expect({ code, notices: annotations(stdout, 'notice') }).toEqual({ code: 1, notices: [] });
	expect(annotations(stdout)[0]?.message).toMatch(/\(ECONNREFUSED\)/);
});
