// Runs one cell, and collects the evidence: an action with the emulator behind the proxy, and perhaps a re-run.
import { type Emulator, type Operation, startEmulator } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import type { Finished, Step } from '../../support/action-runner/start-action.ts';
import { GitHub } from '../../support/github-server/server.ts';
import type { Cell, Request, RunCell } from './cell.ts';
import { type FaultProxy, startFaultProxy, type WireFault } from './fault-proxy.ts';
import { playAttempt } from './play-attempt.ts';
import { type Claim, claimOf, type Evidence, outcomeOf } from './verdict.ts';
import { ALWAYS, APP, deployInputs, endOf, goOn, QUICK, reported, type Workshop, type World } from './workshop.ts';

const timesOf = ({ reach }: RunCell) => (reach === 'once' ? 1 : ALWAYS);

export async function play(cell: Cell, workshop: Workshop): Promise<Evidence> {
	const checksums = cell.action === 're-run' ? cell.checksums : cell.list !== 'unlabelled';
	const [emulator, github] = await Promise.all([startEmulator({ ...QUICK, checksums }), GitHub.start()]);
	const world = { emulator, github, workshop };
	try {
		return await (cell.action === 're-run' ? playAttempt(cell, world) : playRun(cell, world));
	} finally {
		await Promise.all([emulator.close(), github.close()]);
	}
}

/** The requests that a fault may be for, by their first line and by what the emulator calls them. */
const REQUESTS: Readonly<Record<RunCell['action'], Readonly<Record<Request, readonly [RegExp, Operation]>>>> = {
	deploy: {
		POST: [/^POST \/deployments /, 'createDeployment'],
		// Not the stream of the app's log, which is followed beside the polls.
		'poll 1': [/^GET \/deployments\/[^/? ]+ /, 'getDeployment'],
		'poll 2': [/^GET \/deployments\/[^/? ]+ /, 'getDeployment'],
		list: [/^GET \/deployments\?/, 'listDeployments'],
	},
	'invoke-action': {
		POST: [/^POST \/invocations /, 'createInvocation'],
		'poll 1': [/^GET \/invocations\/\w+ /, 'getInvocation'],
		'poll 2': [/^GET \/invocations\/\w+ /, 'getInvocation'],
		list: [/^GET \/invocations\?/, 'listInvocations'],
	},
};
const skipOf = ({ request }: RunCell) => (request === 'poll 2' ? 1 : 0);

async function playRun(cell: RunCell, world: World): Promise<Evidence> {
	const { emulator, github, workshop } = world;
	const { action, cause, deadlineS } = cell;
	if (action === 'invoke-action') await new Client(emulator).deploy(APP['app.js']);
	// A whole response is the same with TLS and without it.
	const tls = cause.kind === 'service' ? undefined : workshop.certificates;
	const proxy = await startFaultProxy(Number(new URL(emulator.url).port), tls?.server, wireFault(cell));
	try {
		misbehave(cell, emulator);
		const url = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${proxy.port}`;
		const step: Step = {
			...(action === 'deploy' ? {} : { action }),
			workspace: workshop.checkout(cell),
			...(tls === undefined ? {} : { env: { NODE_EXTRA_CA_CERTS: tls.authorityFile } }),
			with: {
				...(action === 'deploy' ? deployInputs(emulator, url, cell.timeoutS) : invokeInputs(cell, emulator, url)),
				...(cell.isReady ? { package: 'app.zip' } : {}),
			},
		};
		const began = performance.now();
		const finished = await endOf(workshop.start(cell.isRerun ? reported(github, 1, 'check', step) : step), deadlineS);
		const tookMs = performance.now() - began;
		const hits = hitsOf(cell, emulator, proxy);
		emulator.faults.clear();
		if (cell.isRerun && finished.code !== 0) {
			proxy.heal();
			const post = { ...reported(github, 1, 'check', step), phase: 'post', state: finished.state } as const;
			await workshop.start(post).finished; // the runner runs it, too
			return { ...(await rerun(cell, step, world)), hits };
		}
		return {
			facts: await factsOf(cell, emulator),
			claim: saidBy(cell, finished),
			outcome: outcomeOf(finished),
			expects: cell.expects,
			tookMs,
			deadlineMs: deadlineS * 1_000,
			hits,
			visits: proxy.visits(),
		};
	} finally {
		await proxy.close();
	}
}

/** What the action is called with, and returns. */
const RESULT = '{"a":1}';

const invokeInputs = ({ timeoutS }: RunCell, { apiKey }: Emulator, url: string) => ({
	'api-key': apiKey,
	'base-url': url,
	'app-name': 'shop',
	'action-name': 'run',
	payload: RESULT,
	timeout: String(timeoutS),
});

/** What the service really did: the ids of what it made. */
async function factsOf({ action }: RunCell, emulator: Emulator): Promise<string[]> {
	if (action === 'deploy') return emulator.ledger.map(({ id }) => id);
	return (await new Client(emulator).json<{ id: string }[]>('GET', '/invocations')).map(({ id }) => id);
}

function saidBy({ action, expects }: RunCell, finished: Finished): Claim {
	const { code, outputs } = finished;
	if (action === 'deploy') return claimOf(finished, outputs['deployment-id'], expects);
	const isRight = code !== 0 || outputs.output === RESULT;
	return claimOf(finished, isRight ? outputs['invocation-id'] : `output: ${outputs.output}`, expects);
}

/** Seconds: `timeout` of a re-run, where nothing goes wrong. */
const RERUN_S = 60;

/** Runs a failed deploy again, when all is well again: what the first one has made must stay the only one. */
async function rerun(
	{ list, expects }: RunCell,
	step: Step,
	{ emulator, github, workshop }: World,
): Promise<Omit<Evidence, 'hits'>> {
	const isOver = expects.includes('failed');
	const left = emulator.ledger.map(({ id }) => id);
	for (const id of left) emulator.setStatus(id, isOver ? 'failed' : 'queued');
	const began = performance.now();
	const inputs = { ...step.with, timeout: String(RERUN_S) };
	const running = workshop.start(reported(github, 2, 'check', { ...step, with: inputs }));
	goOn(running, emulator, left, isOver ? 'failed' : 'running');
	const finished = await endOf(running, 2 * RERUN_S);
	const isProven = list !== 'unlabelled' || left.length === 0;
	return {
		// One that is over is no second one.
		facts: emulator.ledger.map(({ id }) => id).filter((id) => !(isOver && left.includes(id))),
		claim:
			finished.code === 0
				? { kind: 'done', what: finished.outputs['deployment-id'] ?? '' }
				: { kind: 'open', what: '' },
		outcome: outcomeOf(finished),
		expects: [isProven ? 'success' : 'ambiguous'],
		tookMs: performance.now() - began,
		deadlineMs: 2 * RERUN_S * 1_000,
		visits: github.violations.length,
	};
}

/** What the wire does, or undefined where it is another's fault. */
function wireFault(cell: RunCell): WireFault | undefined {
	const { action, cause, request } = cell;
	if (cause.kind !== 'wire') return undefined;
	const [requests] = REQUESTS[action][request];
	return { cut: cause.cut, point: cause.point, requests, skip: skipOf(cell), times: timesOf(cell) };
}

const record = (id: string, more: object = {}) => ({
	id,
	status: 'running',
	region: 'aws.us-east-1a',
	entrypoint_rel_path: 'app.js',
	created_at: '2199-01-01T00:00:00Z',
	...more,
});

/** What the list of deployments holds instead of what is there. */
const LISTED: Readonly<Record<string, { readonly status: number; readonly body: object }>> = {
	'404': { status: 404, body: { code: 'not_found', message: 'No such route' } },
	several: { status: 200, body: [record('dep_1'), record('dep_2')] },
	foreign: { status: 200, body: [record('dep_1', { source_checksum: 'a'.repeat(64) })] },
};

/** Tells the emulator what to do wrong. */
function misbehave(cell: RunCell, { faults }: Emulator): void {
	const { action, request, cause, list = '' } = cell;
	const [, operation] = REQUESTS[action][request];
	if (cause.kind === 'service') faults.add({ operation, fault: cause.fault, skip: skipOf(cell), times: timesOf(cell) });
	// So that there is such a poll.
	for (let at = 0; at <= skipOf(cell) && request.startsWith('poll') && action === 'deploy'; at++)
		faults.add({ operation, skip: at, fault: { kind: 'override', record: { status: 'queued' } } });
	if (action === 'invoke-action' && request === 'list')
		faults.add({ operation: 'createInvocation', fault: { kind: 'answer', status: 502, afterCommit: true } });
	const listed = LISTED[list];
	if (listed !== undefined)
		faults.add({ operation: 'listDeployments', times: ALWAYS, fault: { kind: 'answer', ...listed } });
}

function hitsOf(cell: RunCell, { requests }: Emulator, proxy: FaultProxy): number {
	const [, operation] = REQUESTS[cell.action][cell.request];
	if (cell.cause.kind === 'wire') return proxy.hits();
	return requests.filter((one) => one.operation === operation).length - skipOf(cell);
}
