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
	const response = await scenario.client.send('POST', `/browsers/${browserId}/fs/watch`, form);
	watchId = ((await response.json()) as { watch_id: string }).watch_id;
});

const watching = (more: Record<string, string> = {}) => ({
	with: { 'browser-id': browserId, 'watch-id': watchId, ...more },
});
const inDownloads = (name: string) => path.join(scenario.emulator.browserFolder(browserId), 'downloads', name);
const download = (name: string, content = 'x') => writeFileSync(inDownloads(name), content);
const eventsIn = (file = '') =>
	readFileSync(file, 'utf8')
		.split('\n')
		.slice(0, -1)
		.map((line) => JSON.parse(line) as { type: string; path: string });

test('waits until a file of a certain kind is there', async () => {
	const running = scenario.watch(watching({ 'until-type': 'CREATE', 'until-path': '/downloads/*.pdf' }));
	await until(running, () => running.stdout().includes('The stream is open'));
	download('notes.txt');
	mkdirSync(inDownloads('folder'));
	download('report.pdf');
	const { code, outputs, stdout, stderr, summary } = await running.finished;
	expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
	const events = eventsIn(outputs['events-file']);
	expect(JSON.parse(outputs.matched ?? '')).toEqual({
		type: 'CREATE',
		path: '/downloads/report.pdf',
		name: 'report.pdf',
		is_dir: false,
	});
	expect(events.at(-1)).toEqual(JSON.parse(outputs.matched ?? ''));
	expect(outputs.count).toBe(String(events.length));
	expect(events[0]).toMatchObject({ type: 'CREATE', path: '/downloads/notes.txt' });
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
	const running = scenario.watch(watching({ 'until-path': '*.pdf' }));
	await until(running, () => running.stdout().includes('The stream is open'));
	mkdirSync(inDownloads('a'));
	await until(running, () => running.stdout().includes('CREATE /downloads/a'));
	running.child.kill('SIGINT');
	const { code, outputs, stdout, summary } = await running.finished;
	expect(code).toBe(1);
	expect(outputs).toMatchObject({ count: '1', matched: '' });
	expect(eventsIn(outputs['events-file'])).toHaveLength(1);
	expect(annotations(stdout)[0]?.message).toMatch(
		/cancelled while the step waited for an event of "\*\.pdf"; 1 event arrived/,
	);
	expect(summary).toContain('🚫');
});

test('events are in the file as they come, before the step ends', async () => {
	const running = scenario.start(watching({ 'until-path': '*.pdf' }));
	await until(running, () => running.stdout().includes('The stream is open'));
	mkdirSync(inDownloads('a'));
	await until(running, () => running.stdout().includes('CREATE /downloads/a'));
	running.child.kill('SIGKILL');
	const { outputs, signal } = await running.finished;
	expect(signal).toBe('SIGKILL');
	expect(eventsIn(outputs['events-file'])).toMatchObject([{ type: 'CREATE', path: '/downloads/a' }]);
});

test('the watch is stopped in the middle: the step says so', async () => {
	const running = scenario.watch(watching({ 'until-path': '*.pdf' }));
	await until(running, () => running.stdout().includes('The stream is open'));
	await scenario.client.send('DELETE', `/browsers/${browserId}/fs/watch/${watchId}`);
	const { code, outputs, stdout } = await running.finished;
	expect(code).toBe(1);
	expect(outputs).toMatchObject({ count: '0', matched: '' });
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
