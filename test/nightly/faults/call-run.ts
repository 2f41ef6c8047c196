// Runs one cell of the other actions against something real: a key, an app, a terminal, replays, a watched folder.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import { appCode, deployApp } from '../../emulator/registered-app.ts';
import { type Finished, startAction } from '../../support/action-runner/start-action.ts';
import { type CallPoint, INVOKE_S, WATCH_S } from './call-cells.ts';
import type { CallCell, CallName } from './cell.ts';
import { startElsewhere } from './elsewhere.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { endOf, onText } from './running.ts';
import type { Claim, Evidence } from './verdict.ts';
import type { Place, WireFault } from './wire-fault.ts';
import type { Workshop } from './workshop.ts';

/** Something real to call the operation on. */
interface Stage {
	/** The first line of the request. */
	readonly request: RegExp;
	readonly with: Readonly<Record<string, string>>;
	readonly changes: boolean;
	/** What is done, or there, at the service. */
	facts(): Promise<readonly string[]>;
	/** What a step that ended with 0 says. */
	said(finished: Finished): string;
	/** Goes on beside the step. */
	meanwhile?(): () => void;
}

/** @param waits told when the run has come to where it mostly waits. */
export async function runCall(cell: CallCell, workshop: Workshop, waits: () => void): Promise<Evidence> {
	const { operation, cause, called, tls, reach } = cell;
	const [emulator, elsewhere] = await Promise.all([startEmulator(), startElsewhere()]);
	const times = reach === 'once' ? 1 : Number.POSITIVE_INFINITY;
	let proxy: FaultProxy | undefined;
	try {
		const stage = await STAGES[operation](emulator);
		const fault: WireFault | undefined =
			cause.kind === 'wire' ? { cut: cause.cut, ...placeOf(cell, stage), skip: 0, times } : undefined;
		if (cell.point === 'look')
			emulator.faults.add({ operation: 'createInvocation', fault: { kind: 'answer', status: 502, afterCommit: true } });
		if (cause.kind === 'service') emulator.faults.add({ operation: called, fault: cause.fault, times });
		proxy = await startFaultProxy({
			target: Number(new URL(emulator.url).port),
			elsewhere: elsewhere.url,
			...(tls ? { tls: workshop.certificates.server } : {}),
			...(fault === undefined ? {} : { fault }),
			onHit: () => {
				if (fault?.cut === 'stall') waits();
			},
		});
		const stop = stage.meanwhile?.();
		const began = performance.now();
		const running = startAction({
			action: operation,
			workspace: workshop.checkout({ size: 'small' }),
			env: tls ? { NODE_EXTRA_CA_CERTS: workshop.certificates.authorityFile } : {},
			with: {
				'api-key': emulator.apiKey,
				'base-url': `${tls ? 'https' : 'http'}://127.0.0.1:${proxy.port}`,
				...stage.with,
			},
		});
		onText(running, /Try 2 of 5/, waits);
		const finished = await endOf(running, cell.deadlineS * 1_000);
		const tookMs = performance.now() - began;
		stop?.();
		const calls = emulator.requests.filter((request) => request.operation === called);
		emulator.faults.clear();
		return {
			facts: await stage.facts(),
			changes: stage.changes,
			claim: claimOf(finished, stage),
			outcome: outcomeOf(finished),
			expects: cell.expects,
			tookMs,
			deadlineMs: cell.deadlineS * 1_000,
			hits: cause.kind === 'wire' ? proxy.hits() : calls.length,
			visits: elsewhere.visits(),
		};
	} finally {
		await Promise.all([proxy?.close(), emulator.close(), elsewhere.close()]);
	}
}

const PLACES: Readonly<Record<CallPoint, Place>> = {
	connect: { kind: 'connect' },
	'request headers': { kind: 'request-headers' },
	'first byte': { kind: 'request-body', bytes: 1 },
	'closing brace': { kind: 'request-end' },
	'after the work': { kind: 'response' },
	'response headers': { kind: 'response-headers' },
	'response body': { kind: 'response-body' },
};

/** Where on the wire: in the call itself, or in a poll after it. */
function placeOf({ point, cause }: CallCell, { request }: Stage): Pick<WireFault, 'place' | 'requests'> {
	if (point !== 'poll 1') return { place: PLACES[point as CallPoint], requests: request };
	const isBody = cause.kind === 'wire' && cause.phase === 'response body';
	return { place: { kind: isBody ? 'response-body' : 'request-headers' }, requests: /^GET \/invocations\/\w+ / };
}

/** Words of an error after which the reader knows that it may have been done all the same. */
const OPEN =
	/nobody here can say|may be running|was ended at the service|is still "|was last seen as|after the request was sent|the service responded with (?:2|5)\d\d/;

function outcomeOf({ code, stdout }: Finished): string {
	if (code === 0) return 'success';
	return stdout.includes('the outcome is unknown') ? 'ambiguous' : 'failure';
}

function claimOf(finished: Finished, stage: Stage): Claim {
	if (finished.code === 0) return { kind: 'done', what: stage.said(finished) };
	const errors = finished.stdout.split('\n').filter((line) => line.startsWith('::error'));
	return { kind: errors.some((line) => OPEN.test(line)) ? 'open' : 'not done' };
}

/** An app that stays up. */
const UP = 'setInterval(() => {}, 1_000);';
const SIZE = { rows: 31, cols: 97 };
/** Milliseconds between two files of a watched folder. */
const FILE_MS = 100;

const STAGES: Readonly<Record<CallName, (emulator: Emulator) => Promise<Stage>>> = {
	async 'delete-api-key'(emulator) {
		const client = new Client(emulator);
		const { id } = await json<{ id: string }>(client.send('POST', '/org/api_keys', { name: 'of one run' }));
		return {
			request: /^DELETE \/org\/api_keys\//,
			with: { 'key-id': id },
			changes: true,
			async facts() {
				const left = await json<{ id: string }[]>(client.fetch('/org/api_keys'));
				return left.some((key) => key.id === id) ? [] : [id];
			},
			said: ({ outputs }) => (outputs.deleted === 'true' ? id : `deleted: ${outputs.deleted}`),
		};
	},
	async 'delete-deployments'(emulator) {
		const client = new Client(emulator);
		const [named, other] = [await client.deploy(UP), await client.deploy(UP)];
		const gone = async (id: string) => ((await client.get(id)).status === 'stopped' ? [id] : []);
		return {
			request: /^DELETE \/deployments\//,
			with: { 'deployment-id': named.id },
			changes: true,
			facts: async () => [...(await gone(named.id)), ...(await gone(other.id))],
			said: ({ outputs }) => outputs['deleted-ids'] ?? '',
		};
	},
	async 'invoke-action'(emulator) {
		const client = new Client(emulator);
		await client.until((await deployApp(client, appCode('app'))).id, 'running');
		return {
			request: /^POST \/invocations /,
			with: { 'app-name': 'app', 'action-name': 'run', payload: '{"a":1}', timeout: String(INVOKE_S) },
			changes: true,
			facts: async () => (await json<{ id: string }[]>(client.fetch('/invocations'))).map(({ id }) => id),
			said: ({ outputs }) =>
				outputs.output === '{"a":1}' ? (outputs['invocation-id'] ?? '') : `output: ${outputs.output}`,
		};
	},
	async 'resize-terminal'(emulator) {
		const client = new Client(emulator);
		const browser = await openBrowser(client);
		// It tells its size to a file when there is another one.
		const script = 'until [ -e ask ]; do sleep 0.02; done; stty size > size.new; mv size.new size';
		const terminal = { command: 'sh', args: ['-c', script] };
		const spawned = client.send('POST', `/browsers/${browser}/process/spawn`, { ...terminal, allocate_tty: true });
		const { process_id: id } = await json<{ process_id: string }>(spawned);
		const file = path.join(emulator.browserFolder(browser), 'size');
		return {
			request: /^POST \/browsers\/[^/]+\/process\/[^/]+\/resize /,
			with: { 'browser-id': browser, 'process-id': id, rows: String(SIZE.rows), cols: String(SIZE.cols) },
			changes: true,
			async facts() {
				writeFileSync(path.join(emulator.browserFolder(browser), 'ask'), '');
				const size = await contentOf(file);
				return size === `${SIZE.rows} ${SIZE.cols}` ? [size] : [];
			},
			said: ({ outputs }) => (outputs.ok === 'true' ? `${SIZE.rows} ${SIZE.cols}` : `ok: ${outputs.ok}`),
		};
	},
	async 'list-replays'(emulator) {
		const client = new Client(emulator);
		const browser = await openBrowser(client);
		const replay = () => json<{ replay_id: string }>(client.send('POST', `/browsers/${browser}/replays`));
		const ids = [await replay(), await replay()].map((one) => one.replay_id).sort();
		return {
			request: /^GET \/browsers\/[^/]+\/replays /,
			with: { 'browser-id': browser },
			changes: false,
			facts: async () => [JSON.stringify(ids)],
			said: ({ outputs }) => JSON.stringify((outputs['replay-ids'] ?? '').split(/[\s,]+/).sort()),
		};
	},
	async 'watch-files'(emulator) {
		const client = new Client(emulator);
		const browser = await openBrowser(client);
		const form = client.send('POST', `/browsers/${browser}/fs/watch`, { path: '/downloads' });
		const { watch_id: id } = await json<{ watch_id: string }>(form);
		const folder = emulator.browserFolder(browser);
		let files = 0;
		return {
			request: /^GET \/browsers\/[^/]+\/fs\/watch\//,
			with: { 'browser-id': browser, 'watch-id': id, 'until-path': '/downloads/*.pdf', timeout: String(WATCH_S) },
			changes: false,
			facts: async () => Array.from({ length: files }, (_, number) => `/downloads/${number}.pdf`),
			said: ({ outputs }) => (JSON.parse(outputs.matched || '{}') as { path?: string }).path ?? '',
			meanwhile() {
				const timer = setInterval(() => writeFileSync(path.join(folder, 'downloads', `${files++}.pdf`), 'x'), FILE_MS);
				return () => clearInterval(timer);
			},
		};
	},
};

async function json<T>(response: Promise<Response>): Promise<T> {
	return (await (await response).json()) as T;
}

const openBrowser = async (client: Client) =>
	(await json<{ session_id: string }>(client.send('POST', '/browsers', {}))).session_id;

/** Waits for a file that a process is about to write. */
async function contentOf(file: string): Promise<string> {
	for (let tries = 0; tries < 6_000; tries++) {
		if (existsSync(file)) return readFileSync(file, 'utf8').trim();
		await sleep(10);
	}
	throw new Error('the terminal did not tell its size');
}
