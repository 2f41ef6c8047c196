// Runs one cell: an action with the emulator behind the proxy, and collects the evidence.
import { type Emulator, type Operation, startEmulator } from '../../../src/emulator/emulator.ts';
import { appForm, Client } from '../../emulator/client.ts';
import type { Finished, Step } from '../../support/action-runner/start-action.ts';
import { GitHub } from '../../support/github-server/server.ts';
import type { Point, Request, RunCell } from './cell.ts';
import { type FaultProxy, type Place, startFaultProxy, type WireFault } from './fault-proxy.ts';
import { deployInputs, endOf, reported, whenSaid } from './steps.ts';
import { type Claim, claimOf, type Evidence, outcomeOf } from './verdict.ts';
import { APP, QUICK, type Workshop } from './workshop.ts';

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
const timesOf = ({ reach }: RunCell) => (reach === 'once' ? 1 : Number.POSITIVE_INFINITY);

export async function play(cell: RunCell, workshop: Workshop): Promise<Evidence> {
	const [emulator, github] = await Promise.all([
		startEmulator({ ...QUICK, checksums: cell.list !== 'unlabelled' }),
		GitHub.start(),
	]);
	let proxy: FaultProxy | undefined;
	try {
		if (cell.action === 'invoke-action') await deployApp(emulator);
		const { cause } = cell;
		const isRefused = cause.kind === 'way' && cause.problem === 'refused';
		// A whole response is the same with TLS and without it.
		const tls = cause.kind === 'service' ? undefined : workshop.certificates;
		const isUntrusted = cause.kind === 'way' && cause.problem === 'certificate';
		const ownHost = workshop.ownHost();
		proxy = await startFaultProxy({
			host: ownHost,
			target: Number(new URL(emulator.url).port),
			tls: (isUntrusted ? workshop.untrusted : tls)?.server,
			fault: await wireFault(cell, workshop),
			onHit: () => cell.list === 'refused' && proxy?.refuse(),
		});
		misbehave(cell, emulator);
		if (isRefused) await proxy.refuse();
		const host = cause.kind === 'way' && cause.problem === 'DNS' ? 'service.invalid' : `${ownHost}:${proxy.port}`;
		const began = performance.now();
		const step: Step = {
			workspace: workshop.checkout(cell),
			...(tls === undefined ? {} : { env: { NODE_EXTRA_CA_CERTS: tls.authorityFile } }),
			...inputsOf(cell, emulator, `${tls === undefined ? 'http' : 'https'}://${host}`),
		};
		const running = workshop.start(cell.isRerun ? reported(github, 1, 'check', step) : step);
		// A fault of the first try alone is over as soon as the step says that it will try again.
		if (isRefused && cell.reach === 'once') whenSaid(running, /Try 2 of 5/, proxy.admit);
		const finished = await endOf(running, cell.deadlineS);
		const hits = hitsOf(cell, finished, emulator, proxy);
		if (cell.isRerun && finished.code !== 0) {
			proxy.heal();
			if (isRefused) proxy.admit();
			const post = { ...reported(github, 1, 'check', step), phase: 'post', state: finished.state } as const;
			await workshop.start(post).finished; // the runner runs it, too
			return { ...(await rerun(cell, workshop, { emulator, github, step })), hits };
		}
		const tookMs = performance.now() - began;
		emulator.faults.clear();
		return {
			facts: await factsOf(cell, emulator),
			claim: saidBy(cell, finished),
			outcome: outcomeOf(finished),
			expects: cell.expects,
			tookMs,
			deadlineMs: cell.deadlineS * 1_000,
			hits,
			visits: proxy.visits(),
		};
	} finally {
		await Promise.all([proxy?.close(), emulator.close(), github.close()]);
	}
}

function inputsOf(
	{ action, timeoutS, isReady }: RunCell,
	emulator: Emulator,
	url: string,
): Pick<Step, 'action' | 'with'> {
	if (action === 'deploy') return { with: deployInputs(emulator, url, timeoutS, isReady) };
	const app = { 'app-name': 'shop', 'action-name': 'run', payload: RESULT };
	return { action, with: { 'api-key': emulator.apiKey, 'base-url': url, ...app, timeout: String(timeoutS) } };
}

/** What the action is called with, and returns. */
const RESULT = '{"a":1}';

async function deployApp(emulator: Emulator): Promise<void> {
	const client = new Client(emulator);
	const entries = Object.entries(APP).map(([name, content]) => ({ name, content }));
	const response = await client.post(appForm(entries, { entrypoint_rel_path: 'app.js' }));
	await client.until(((await response.json()) as { id: string }).id, 'running');
}

/** What the service really did: the ids of what it made. */
async function factsOf({ action }: RunCell, emulator: Emulator): Promise<string[]> {
	if (action === 'deploy') return emulator.ledger.map(({ id }) => id);
	const made = (await (await new Client(emulator).fetch('/invocations')).json()) as { id: string }[];
	return made.map(({ id }) => id);
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
	workshop: Workshop,
	{ emulator, github, step }: { readonly emulator: Emulator; readonly github: GitHub; readonly step: Step },
): Promise<Omit<Evidence, 'hits'>> {
	const isOver = expects.includes('failed');
	const left = emulator.ledger.map(({ id }) => id);
	emulator.faults.clear();
	for (const id of left) emulator.setStatus(id, isOver ? 'failed' : 'queued');
	const began = performance.now();
	const inputs = { ...step.with, timeout: String(RERUN_S) };
	const running = workshop.start(reported(github, 2, 'check', { ...step, with: inputs }));
	whenSaid(running, /nothing is sent again/, () => {
		for (const id of left) emulator.setStatus(id, isOver ? 'failed' : 'running');
	});
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
async function wireFault(cell: RunCell, workshop: Workshop): Promise<WireFault | undefined> {
	const { action, cause, request } = cell;
	if (cause.kind !== 'wire') return undefined;
	const [requests] = REQUESTS[action][request];
	const { cut, point } = cause;
	return { cut, place: await placeOf(point, cell, workshop), requests, skip: skipOf(cell), times: timesOf(cell) };
}

async function placeOf(point: Point, cell: RunCell, workshop: Workshop): Promise<Place> {
	switch (point) {
		case 'first byte':
			return 1;
		case '50 %':
			return Math.floor((await workshop.contentOf(cell)) / 2);
		case 'closing boundary − 1':
			return (await workshop.contentOf(cell)) - 1;
		case 'closing boundary':
			return 'request end';
		case 'after the commit':
			return 'response';
		default:
			return point;
	}
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
const LISTS = {
	'404': { status: 404, body: { code: 'not_found', message: 'No such route' } },
	HTML: { status: 200, body: '<html><body>Sign in</body></html>' },
	several: { status: 200, body: JSON.stringify([record('dep_1'), record('dep_2')]) },
	foreign: { status: 200, body: JSON.stringify([record('dep_1', { source_checksum: 'a'.repeat(64) })]) },
} as const;

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
	if (list in LISTS) {
		const fault = { kind: 'answer', ...LISTS[list as keyof typeof LISTS] } as const;
		faults.add({ operation: 'listDeployments', times: Number.POSITIVE_INFINITY, fault });
	}
}

function hitsOf(cell: RunCell, { stdout }: Finished, { requests }: Emulator, proxy: FaultProxy): number {
	const { action, request, cause } = cell;
	if (cause.kind === 'wire') return proxy.hits();
	if (cause.kind === 'way') return stdout.includes(SAID[cause.problem]) ? 1 : 0;
	const [, operation] = REQUESTS[action][request];
	return requests.filter((one) => one.operation === operation).length - skipOf(cell);
}

/** How the log names what is wrong with the way. */
const SAID = {
	refused: 'the connection was refused',
	DNS: 'could not be resolved',
	certificate: 'is not trusted',
} as const;
