// A poll that asks only for what has changed: where the service gives an entity tag, and in no other way.
import { expect, test } from '@jest/globals';
import { getDeployment, type PollResult, type SeenRecord } from '../../src/service/deployment.ts';
import { response, serving } from '../service-server/serving.ts';

const { serve, connect } = serving();
const record = (status: string) => JSON.stringify({ id: 'dep_1', status });
const tagged = (status: string, tag: string) => response(200, record(status), `ETag: ${tag}\r\n`);
const UNCHANGED = response(304);

/** Polls a server that gives these responses, one after the other, as the wait does. */
async function poll(...responses: string[]): Promise<{ seen: PollResult[]; asked: (string | undefined)[] }> {
	const asked: (string | undefined)[] = [];
	const url = await serve((socket, arrived) => {
		let from = 0;
		const next = () => {
			asked.push(/^if-none-match: (.*)\r$/im.exec(arrived().slice(from))?.[1]);
			from = arrived().length;
			socket.write(responses[asked.length - 1] ?? '');
		};
		next();
		socket.on('data', () => arrived().length > from && next());
	});
	const seen: PollResult[] = [];
	let last: SeenRecord | undefined;
	for (const _ of responses) {
		const options = { signal: new AbortController().signal, leftMs: () => 60_000, last };
		const one = await getDeployment(connect(url), 'dep_1', options);
		if (one.kind === 'record') last = one;
		seen.push(one);
	}
	return { seen, asked };
}

const status = (one: PollResult) => (one.kind === 'record' ? one.record.status : one.kind);

test.each([{ tag: '"v1"' }, { tag: 'W/"v1"' }, { tag: '""' }])(
	'$tag: the last record stands while it is the same',
	async ({ tag }) => {
		const { seen, asked } = await poll(
			tagged('queued', tag),
			UNCHANGED,
			UNCHANGED,
			tagged('running', '"v2"'),
			UNCHANGED,
		);
		expect(seen.map(status)).toEqual(['queued', 'queued', 'queued', 'running', 'running']);
		expect(asked).toEqual([undefined, tag, tag, tag, '"v2"']);
	},
);

test('a service without entity tags is asked as ever', async () => {
	const { seen, asked } = await poll(response(200, record('queued')), response(200, record('running')));
	expect(seen.map(status)).toEqual(['queued', 'running']);
	expect(asked).toEqual([undefined, undefined]);
});

test('a tag goes with the record that it came with', async () => {
	const { seen, asked } = await poll(
		tagged('queued', '"v1"'),
		response(200, '<html>', 'ETag: "page"\r\n'),
		UNCHANGED,
		response(200, record('running')),
		response(200, record('running')),
	);
	expect(seen.map(status)).toEqual(['queued', 'malformed', 'queued', 'running', 'running']);
	expect(asked).toEqual([undefined, '"v1"', '"v1"', '"v1"', undefined]);
});

test.each([
	{ name: 'no quotes', tag: 'v1' },
	{ name: 'a quote inside', tag: '"v"1"' },
	{ name: 'a blank', tag: '"v 1"' },
	{ name: 'bytes beyond ASCII', tag: '"v\xe9"' },
	{ name: 'too long', tag: `"${'v'.repeat(300)}"` },
	{ name: 'a list', tag: '"v1", "v2"' },
])('$name: what is no entity tag is not sent back', async ({ tag }) => {
	const { asked } = await poll(tagged('queued', tag), response(200, record('running')));
	expect(asked).toEqual([undefined, undefined]);
});

test('a 304 to a question without a condition makes no sense, and no record', async () => {
	const { seen } = await poll(UNCHANGED, response(200, record('queued')));
	expect(seen.map(status)).toEqual(['malformed', 'queued']);
});

test('a refusal, or a record that is gone, is still one', async () => {
	const { seen } = await poll(tagged('queued', '"v1"'), response(404), UNCHANGED);
	expect(seen.map(status)).toEqual(['queued', 'missing', 'queued']);
	await expect(poll(tagged('queued', '"v1"'), response(403))).rejects.toMatchObject({ kind: 'rejected' });
});
