// One upload: how far it got, and what counts as the silence of the socket and what does not.
import { expect, test } from '@jest/globals';
import { LARGEST_CHUNK, STALL_MS, Upload } from '../../../src/http/upload.ts';
import { fakeClock } from '../../support/action-runner/fake-clock.ts';
import { aBody } from '../../support/service-server/serving.ts';

const HOUR = 3_600_000;

/** An upload whose chunks the test takes as a socket would, and the faults of its silence. */
function uploading(chunks: readonly string[], responseMs: number | undefined, beforeEach = () => {}) {
	const clock = fakeClock();
	const faults: string[] = [];
	const body = {
		...aBody([]),
		async *open() {
			for (const chunk of chunks) {
				beforeEach();
				yield Buffer.from(chunk);
			}
		},
	};
	const upload = new Upload(body, clock, responseMs);
	upload.late.addEventListener('abort', () => faults.push(upload.late.reason.code));
	return { clock, faults, upload, taken: upload.chunks() };
}

const texts = (count: number) => Array.from({ length: count }, (_, at) => `chunk ${at}`);

test('a slow link that takes a chunk now and then is not silent: large pieces go out in chunks', async () => {
	const pieces = [...texts(50), 'x'.repeat(LARGEST_CHUNK * 3 + 1), 'tail'];
	const { clock, faults, upload, taken } = uploading(pieces, undefined);
	const got: string[] = [];
	for await (const chunk of taken) {
		got.push(Buffer.from(chunk).toString());
		clock.pass(STALL_MS - 1);
	}
	expect(got.join('')).toBe(pieces.join(''));
	expect(got.slice(50).map(({ length }) => length)).toEqual([LARGEST_CHUNK, LARGEST_CHUNK, LARGEST_CHUNK, 1, 4]);
	expect([faults, upload.sent]).toEqual([[], 'all']);
});

test.each([0, 8])('the socket takes nothing of chunk %i for a minute', async (at) => {
	const { clock, faults, upload, taken } = uploading(texts(10), undefined);
	for (let chunk = 0; chunk <= at; chunk++) await taken.next();
	clock.pass(STALL_MS - 1);
	expect(faults).toEqual([]);
	clock.pass(1);
	expect([faults, upload.sent]).toEqual([['STALLED'], 'part']);
});

test('the time in which the source makes a chunk is not the silence of the socket', async () => {
	let pass = () => {};
	const { clock, faults, taken } = uploading(texts(5), undefined, () => pass());
	pass = () => clock.pass(HOUR);
	for await (const _ of taken);
	expect([faults, clock.now()]).toEqual([[], 5 * HOUR]);
});

test.each([
	{ name: 'for ever', responseMs: undefined, faults: [] },
	{ name: 'for 30 s', responseMs: 30_000, faults: ['IDLE'] },
])('after the last chunk the response is waited for $name', async ({ responseMs, faults: expected }) => {
	const { clock, faults, upload, taken } = uploading(texts(3), responseMs);
	for await (const _ of taken);
	clock.pass(29_999);
	expect([faults, upload.sent]).toEqual([[], 'all']);
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

test('once the response has come nothing more is handed over, and only its body is waited for', async () => {
	const { clock, faults, upload, taken } = uploading(texts(5), 30_000);
	await taken.next();
	upload.stop(60_000);
	const next = taken.next();
	clock.pass(59_999);
	expect(faults).toEqual([]);
	clock.pass(1);
	expect(faults).toEqual(['SLOW_RESPONSE']);
	await Promise.all([upload.end(), expect(next).rejects.toThrow('stopped')]);
	expect(upload.sent).toBe('part');
});
