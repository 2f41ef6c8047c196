// Runs one cell of a deploy: the built action, started as the runner starts it, with the emulator behind the proxy.
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { type Finished, type Step, startAction } from '../../support/action-runner/start-action.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { type DeployCell, POLLS, type PollPoint } from './cell.ts';
import { startElsewhere } from './elsewhere.ts';
import { type FaultProxy, type FaultProxyOptions, startFaultProxy } from './fault-proxy.ts';
import { reportedStep } from './reported-run.ts';
import { endOf, onText } from './running.ts';
import type { Claim, Evidence } from './verdict.ts';
import { openWay, type Way } from './way.ts';
import type { Place, WireFault } from './wire-fault.ts';
import { deployInputs, QUICK, type Workshop } from './workshop.ts';

const POST = /^POST \/deployments /;
/** Not the stream of the app's log, which is followed beside the polls. */
const POLL = /^GET \/deployments\/[^/? ]+ /;

/** @param waits told when the run has come to where it mostly waits. */
export async function runDeploy(cell: DeployCell, workshop: Workshop, waits: () => void): Promise<Evidence> {
	const { certificates, untrusted } = workshop;
	const { cause, tls, timeoutS } = cell;
	const [emulator, elsewhere] = await Promise.all([
		startEmulator({ ...QUICK, checksums: cell.list !== 'unlabelled' }),
		startElsewhere(),
	]);
	const github = cell.isRerun ? await GitHub.start() : undefined;
	const fault = await wireFault(cell, workshop);
	let proxy: FaultProxy | undefined;
	const isUntrusted = cause.kind === 'way' && cause.problem === 'certificate';
	const host = cell.list === 'refused' ? workshop.ownHost() : '127.0.0.1';
	const options: FaultProxyOptions = {
		host,
		target: Number(new URL(emulator.url).port),
		elsewhere: elsewhere.url,
		...(tls ? { tls: (isUntrusted ? untrusted : certificates).server } : {}),
		...(fault === undefined ? {} : { fault }),
		onHit: () => {
			if (cell.list === 'refused') proxy?.refuse();
			if (fault?.cut === 'stall') waits();
		},
	};
	let way: Way | undefined;
	try {
		proxy = await startFaultProxy(options);
		misbehave(cell, emulator);
		way = cause.kind === 'way' ? await openWay(cause.problem, proxy.port, workshop.ownHost()) : undefined;
		const address = way?.host ?? `${host}:${proxy.port}`;
		const began = performance.now();
		const step: Step = {
			workspace: workshop.checkout(cell),
			env: tls ? { NODE_EXTRA_CA_CERTS: certificates.authorityFile } : {},
			with: deployInputs(emulator, `${tls ? 'https' : 'http'}://${address}`, cell, timeoutS),
		};
		const running = startAction(github === undefined ? step : reportedStep(github, 1, 'check', step));
		onText(
			running,
			cause.kind === 'way' ? /Packing and sending|Sending the package/ : /Try 2 of 5|Looking for it/,
			waits,
		);
		// A fault of the first try alone is over as soon as the step says that it will try again.
		if (cell.reach === 'once') onText(running, /Try 2 of 5/, () => way?.open());
		const finished = await endOf(running, cell.deadlineS * 1_000);
		if (github !== undefined && finished.code !== 0) {
			way?.open();
			proxy.heal();
			// The runner runs the post step, too.
			await startAction({ ...reportedStep(github, 1, 'check', step), phase: 'post', state: finished.state }).finished;
			return {
				...(await rerun(cell, { emulator, github, step })),
				hits: hitsOf(cell, { finished, emulator, proxy }),
			};
		}
		return {
			facts: emulator.ledger.map(({ id }) => id),
			claim: claimOf(finished, cell),
			outcome: finished.code === 0 ? 'success' : (finished.outputs['failure-kind'] ?? 'no failure-kind'),
			expects: cell.expects,
			tookMs: performance.now() - began,
			deadlineMs: cell.deadlineS * 1_000,
			hits: hitsOf(cell, { finished, emulator, proxy }),
			visits: elsewhere.visits(),
		};
	} finally {
		await Promise.all([way?.close(), proxy?.close(), emulator.close(), elsewhere.close(), github?.close()]);
	}
}

interface Rerun {
	readonly emulator: Emulator;
	readonly github: GitHub;
	readonly step: Step;
}

/** Seconds: `timeout` of a re-run, where nothing goes wrong. */
const RERUN_S = 60;

/** Runs a failed deploy again, when all is well again: what the first one has made must stay the only one. */
async function rerun(
	{ list, expects }: DeployCell,
	{ emulator, github, step }: Rerun,
): Promise<Omit<Evidence, 'hits'>> {
	const isOver = expects.includes('failed') || expects.includes('stopped');
	const left = emulator.ledger.map(({ id }) => id);
	emulator.faults.clear();
	for (const id of left) emulator.setStatus(id, isOver ? 'failed' : 'queued');
	const began = performance.now();
	const inputs = { ...step.with, timeout: String(RERUN_S) };
	const running = startAction(reportedStep(github, 2, 'check', { ...step, with: inputs }));
	onText(running, /nothing is sent again/, () => {
		for (const id of left) emulator.setStatus(id, 'running');
	});
	const { code, outputs } = await endOf(running, 2 * RERUN_S * 1_000);
	const isProven = list !== 'unlabelled' || left.length === 0;
	return {
		// One that is over is no second one.
		facts: emulator.ledger.map(({ id }) => id).filter((id) => !(isOver && left.includes(id))),
		claim: code === 0 ? { kind: 'done', what: outputs['deployment-id'] ?? '' } : { kind: 'open' },
		outcome: code === 0 ? 'success' : (outputs['failure-kind'] ?? 'no failure-kind'),
		expects: [isProven ? 'success' : 'ambiguous'],
		tookMs: performance.now() - began,
		deadlineMs: 2 * RERUN_S * 1_000,
		visits: github.violations.length,
	};
}

/** What the wire does, or undefined where it is another's fault. */
async function wireFault(cell: DeployCell, workshop: Workshop): Promise<WireFault | undefined> {
	const { cause, reach } = cell;
	if (cause.kind !== 'wire') return undefined;
	const times = reach === 'once' ? 1 : Number.POSITIVE_INFINITY;
	if (cause.phase !== undefined) {
		const place: Place = { kind: PLACES[cause.phase] };
		return { cut: cause.cut, place, requests: POLL, skip: POLLS[cell.point as PollPoint] - 1, times };
	}
	const place = placeOf(cell.point, await workshop.contentOf(cell));
	return { cut: cause.cut, place, requests: POST, skip: 0, times };
}

const PLACES = {
	request: 'request-headers',
	'response body': 'response-body',
} as const;

function placeOf(point: DeployCell['point'], content: number): Place {
	switch (point) {
		case 'connect':
			return { kind: 'connect' };
		case 'request headers':
			return { kind: 'request-headers' };
		case 'first byte':
			return { kind: 'request-body', bytes: 1 };
		case '25 %':
		case '50 %':
		case '75 %':
			return { kind: 'request-body', bytes: Math.floor((content * Number.parseInt(point, 10)) / 100) };
		case 'closing boundary − 1':
			return { kind: 'request-body', bytes: content - 1 };
		case 'closing boundary':
			return { kind: 'request-end' };
		case 'after the commit':
			return { kind: 'response' };
		case 'response headers':
			return { kind: 'response-headers' };
		default:
			return { kind: 'response-body' };
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
function misbehave({ cause, point, reach, list }: DeployCell, { faults }: Emulator): void {
	const poll = POLLS[point as PollPoint];
	const times = reach === 'once' ? 1 : Number.POSITIVE_INFINITY;
	if (cause.kind === 'service') {
		const operation = poll === undefined ? 'createDeployment' : 'getDeployment';
		faults.add({ operation, fault: cause.fault, skip: (poll ?? 1) - 1, times });
	}
	// So that there is a poll n, and that each has something new to say: what has not changed has no body.
	for (let at = 0; at < (poll ?? 0); at++) {
		const record = { status: 'queued', status_reason: `Poll ${at + 1}` };
		faults.add({ operation: 'getDeployment', skip: at, fault: { kind: 'override', record } });
	}
	if (list in LISTS) {
		const fault = { kind: 'answer', ...LISTS[list as keyof typeof LISTS] } as const;
		faults.add({ operation: 'listDeployments', times: Number.POSITIVE_INFINITY, fault });
	}
}

const NOT_DONE = ['network', 'rejected', 'failed', 'stopped', 'package', 'input'];

function claimOf({ code, outputs }: Finished, { expects }: DeployCell): Claim {
	if (code === 0) return { kind: 'done', what: outputs['deployment-id'] ?? '' };
	const kind = outputs['failure-kind'] ?? '';
	const hasReallyEnded = kind === expects[0] && (kind === 'failed' || kind === 'stopped');
	const isSaid = outputs.conclusion === 'failure' && NOT_DONE.includes(kind) && !hasReallyEnded;
	return { kind: isSaid ? 'not done' : 'open' };
}

interface Aftermath {
	readonly finished: Finished;
	readonly emulator: Emulator;
	readonly proxy: FaultProxy;
}

function hitsOf({ cause, point }: DeployCell, { finished, emulator, proxy }: Aftermath): number {
	const { stdout } = finished;
	switch (cause.kind) {
		case 'wire':
			return proxy.hits();
		case 'service': {
			const poll = POLLS[point as PollPoint];
			const operation = poll === undefined ? 'createDeployment' : 'getDeployment';
			return emulator.requests.filter((request) => request.operation === operation).length - ((poll ?? 1) - 1);
		}
		default:
			return stdout.includes(SAID[cause.problem]) ? 1 : 0;
	}
}

/** How the log names what is wrong with the way. */
const SAID = {
	refused: 'the connection was refused',
	DNS: 'could not be resolved',
	'connect time-out': 'connecting took too long',
	certificate: 'is not trusted',
} as const;
