// One upload: what counts as the silence of the socket, and what does not.
import { expect, test } from '@jest/globals';
import { LARGEST_CHUNK, STALL_MS, Upload, Watchdog } from '../../../src/http/upload.ts';
import { fakeClock } from '../../support/action-runner/fake-clock.ts';
import { aBody } from '../../support/service-server/serving.ts';

const HOUR = 3_600_000;

/** An upload whose chunks the test takes as a socket would, and the faults of its silence. */
function uploading(chunks: readonly string[], responseMs: number | undefined, beforeEach = () => {}) {
	const clock = fakeClock();
	const watchdog = new Watchdog(clock);
	const faults: string[] = [];
	watchdog.signal.addEventListener('abort', () => faults.push(watchdog.signal.reason.code));
	const body = {
		...aBody([]),
		async *open() {
			for (const chunk of chunks) {
				beforeEach();
				yield Buffer.from(chunk);
			}
		},
	};
	const upload = new Upload(body, watchdog, responseMs);
	return { clock, faults, upload, taken: upload.chunks() };
}

const texts = (count: number) => Array.from({ length: count }, (_, at) => `chunk ${at}`);

test('a slow link that takes a chunk now and then is not silent, however long all of it takes', async () => {
	const { clock, faults, upload, taken } = uploading(texts(100), undefined);
	const got: string[] = [];
	for await (const chunk of taken) {
		got.push(Buffer.from(chunk).toString());
		clock.pass(STALL_MS - 1);
	}
	expect(got).toEqual(texts(100));
	expect([faults, upload.sent]).toEqual([[], 'all']);
});

test('a large piece of the body goes out in chunks: the socket need not take all of it in a minute', async () => {
	const piece = 'x'.repeat(LARGEST_CHUNK * 3 + 1);
	const { clock, faults, taken } = uploading(['head', piece, 'tail'], undefined);
	const got: string[] = [];
	for await (const chunk of taken) {
		got.push(Buffer.from(chunk).toString());
		clock.pass(STALL_MS - 1);
	}
	expect(got.join('')).toBe(`head${piece}tail`);
	expect(got.map(({ length }) => length)).toEqual([4, LARGEST_CHUNK, LARGEST_CHUNK, LARGEST_CHUNK, 1, 4]);
	expect(faults).toEqual([]);
});

test.each([
	{ at: 0, sent: 'part' },
	{ at: 5, sent: 'part' },
	{ at: 8, sent: 'part' },
])('the socket takes nothing of chunk $at for a minute', async ({ at, sent }) => {
	const { clock, faults, upload, taken } = uploading(texts(10), undefined);
	for (let chunk = 0; chunk <= at; chunk++) await taken.next();
	clock.pass(STALL_MS - 1);
	expect(faults).toEqual([]);
	clock.pass(1);
	expect(faults).toEqual(['STALLED']);
	expect(upload.sent).toBe(sent);
});

test('the time in which the source makes a chunk is not the silence of the socket', async () => {
	let pass = () => {};
	const { clock, faults, taken } = uploading(texts(5), undefined, () => pass());
	pass = () => clock.pass(HOUR);
	for await (const _ of taken);
	expect(faults).toEqual([]);
	expect(clock.now()).toBe(5 * HOUR);
});

test.each([
	{ name: 'for ever', responseMs: undefined, faults: [] },
	{ name: 'for 30 s', responseMs: 30_000, faults: ['IDLE'] },
])('after the last chunk the response is waited for $name', async ({ responseMs, faults: expected }) => {
	const { clock, faults, upload, taken } = uploading(texts(3), responseMs);
	for (let chunk = 0; chunk < 3; chunk++) await taken.next();
	expect(upload.sent).toBe('all');
	expect((await taken.next()).done).toBe(true);
	clock.pass(29_999);
	expect(faults).toEqual([]);
	clock.pass(24 * HOUR);
	expect(faults).toEqual(expected);
});

test.each([0, 1, 2])('of %i chunks, all is sent with the last', async (count) => {
	const { upload, taken } = uploading(texts(count), undefined);
	for (let chunk = 0; chunk < count; chunk++) {
		expect(upload.sent).toBe(chunk === 0 ? 'nothing' : 'part');
		await taken.next();
	}
	if (count === 0) await taken.next();
	expect(upload.sent).toBe('all');
});

test('once it is stopped it hands over nothing, and starts no watchdog', async () => {
	const { clock, upload, taken } = uploading(texts(5), 30_000);
	await taken.next();
	upload.stop();
	const pending = clock.pending();
	const next = taken.next();
	expect(clock.pending()).toBe(pending);
	upload.end();
	await expect(next).rejects.toThrow('stopped');
	expect(upload.sent).toBe('part');
});

test('without a body, all is sent at once', () => {
	const clock = fakeClock();
	const watchdog = new Watchdog(clock);
	const upload = new Upload(undefined, watchdog, 30_000);
	expect(upload.sent).toBe('nothing');
	upload.handOverAll();
	expect(upload.sent).toBe('all');
	clock.pass(30_000);
	expect(watchdog.signal.reason).toMatchObject({ code: 'IDLE' });
});
