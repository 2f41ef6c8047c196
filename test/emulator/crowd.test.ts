// A thousand requests at once: each gets its response, and what was said there is in the ledger and in the records once.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { appForm, Client } from './client.ts';

let emulator: Emulator;
let client: Client;

beforeAll(async () => {
	emulator = await startEmulator();
	client = new Client(emulator);
});

afterAll(() => emulator.close());

interface HttpResponse {
	kind: string;
	status: number;
	id: string;
}

async function responded(kind: string, response: Response): Promise<HttpResponse> {
	const { id, watch_id } = (await response.json()) as { id?: string; watch_id?: string };
	return { kind, status: response.status, id: id ?? watch_id ?? '' };
}

function source(at: number): FormData {
	const form = new FormData();
	form.set('source', JSON.stringify({ type: 'github', url: 'https://example.com/a', ref: `${at}` }));
	return form;
}

const app = (at: number) => appForm([{ name: 'run.sh', content: `exit ${at % 2}` }], { entrypoint_rel_path: 'run.sh' });

test('1,000 requests at once', async () => {
	const first = await client.post(source(0));
	const { id } = (await first.json()) as { id: string };
	const opened = await client.send('POST', '/browsers', {});
	const { session_id } = (await opened.json()) as { session_id: string };
	const kinds: Record<string, { count: number; status: number; send(at: number): Promise<Response> }> = {
		app: { count: 20, status: 201, send: (at) => client.post(app(at)) },
		source: { count: 180, status: 201, send: (at) => client.post(source(at)) },
		record: { count: 500, status: 200, send: () => client.fetch(`/deployments/${id}`) },
		key: { count: 200, status: 201, send: (at) => client.send('POST', '/org/api_keys', { name: `key ${at}` }) },
		watch: {
			count: 100,
			status: 201,
			send: () => client.send('POST', `/browsers/${session_id}/fs/watch`, { path: '/downloads' }),
		},
	};
	const requests = Object.entries(kinds).flatMap(([kind, { count, send }]) =>
		Array.from({ length: count }, (_, at) => ({ kind, send: () => send(at) })),
	);
	expect(requests).toHaveLength(1_000);
	const responses = await Promise.all(requests.map(async ({ kind, send }) => responded(kind, await send())));
	for (const { kind, status, id: made } of responses) {
		expect({ kind, status }).toEqual({ kind, status: kinds[kind]?.status });
		expect(made).not.toBe('');
	}
	const idsOf = (...wanted: string[]) =>
		responses.flatMap(({ kind, id: made }) => (wanted.includes(kind) ? [made] : [])).toSorted();
	const deployed = [id, ...idsOf('app', 'source')].toSorted();
	expect(new Set(deployed).size).toBe(201);
	expect(emulator.ledger.map((one) => one.id).toSorted()).toEqual(deployed);
	expect(
		emulator
			.records()
			.map((one) => one.id)
			.toSorted(),
	).toEqual(deployed);
	expect(new Set(idsOf('watch')).size).toBe(100);
	const listed: string[] = [];
	for (let offset = '0', more = 'true'; more === 'true'; ) {
		const page = await client.fetch(`/org/api_keys?limit=100&offset=${offset}`);
		listed.push(
			...((await page.json()) as { id: string; name: string }[]).flatMap((one) =>
				one.name === 'first key' ? [] : [one.id],
			),
		);
		[offset, more] = [page.headers.get('x-next-offset') ?? '', page.headers.get('x-has-more') ?? ''];
	}
	expect(listed.toSorted()).toEqual(idsOf('key'));
	for (const made of idsOf('app')) await client.until(made, 'running', 'failed');
});
