// Runs one cell, and collects the evidence: an action with the emulator behind the proxy, and perhaps two attempts of its job.
import { randomBytes } from 'node:crypto';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import { craftZip } from '../../emulator/crafted-zip.ts';
import { until } from '../../scenarios/reports/reporting.ts';
import { makeCertificates } from '../../support/action-runner/certificates.ts';
import { watchInside } from '../../support/action-runner/inside.ts';
import { onPullRequest } from '../../support/action-runner/on-pull-request.ts';
import { type Finished, type Running, type Step, startAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { endWithin } from '../matrix.ts';
import type { Cell } from './cell.ts';
import { ELSEWHERE, LARGE, startFaultProxy } from './fault-proxy.ts';
import { leave, misbehave, requestsOf, skipOf, timesOf, type World } from './trouble.ts';
import { claimOf, type Evidence, outcomeOf } from './verdict.ts';

const QUICK: EmulatorOptions = { startGraceMs: 20, queuedMs: 1, apps: 'scripted' };
/** An app of which no process runs. It registers itself, so that GET /apps names its deployment. */
const CODE = '//! app shop run\n//! returns run {"a":1}\n';
/** What the action is called with, and returns. */
const RESULT = '{"a":1}';
/** Milliseconds beyond its deadline after which a step is stuck, however busy the machine is. How late it is, is a verdict. */
const STUCK_MS = 120_000;
/** Seconds: `timeout` of a second attempt in which nothing goes wrong. */
const SOUND_S = 60;

/** What all cells share, and none of them changes. */
export type Workshop = Awaited<ReturnType<typeof openWorkshop>>;

/** @param inside whether the steps run in this process, with short pauses and in plain http: that takes a tenth of the time. */
export async function openWorkshop(inside: boolean) {
	const certificates = inside ? undefined : await makeCertificates();
	const checkouts = {
		small: makeWorkspace({ 'app.js': CODE }),
		large: makeWorkspace({ 'app.js': CODE, 'large.bin': randomBytes(LARGE) }),
		ready: makeWorkspace({ 'app.zip': craftZip([{ name: 'app.js', content: CODE }]) }),
	};
	return {
		start: inside ? watchInside : (step: Step): Running => startAction(step),
		certificates,
		checkouts,
		close() {
			for (const one of Object.values(checkouts)) one.remove();
			certificates?.remove();
		},
	};
}

export async function play(cell: Cell, workshop: Workshop): Promise<Evidence> {
	const { action, cause, left, again, expects } = cell;
	const checksums = cell.isUnlabelled !== true;
	const [emulator, github] = await Promise.all([startEmulator({ ...QUICK, checksums }), GitHub.start()]);
	const onWire = 'cut' in cause ? cause : undefined;
	const [requests] = requestsOf(cell);
	const wire = onWire && { ...onWire, requests, skip: skipOf(cell), times: timesOf(cell) };
	// A whole response is the same with TLS and without it.
	const tls = onWire && workshop.certificates;
	const proxy = await startFaultProxy(Number(new URL(emulator.url).port), tls?.server, wire);
	const step = stepOf(cell, emulator, workshop, `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${proxy.port}`);
	if (tls !== undefined) Object.assign(step, { env: { NODE_EXTRA_CA_CERTS: tls.authorityFile } });
	const world: World = {
		emulator,
		github,
		start: (attempt, timeoutS, post = {}) =>
			workshop.start(
				onPullRequest(github, { ...step, with: { ...step.with, timeout: String(timeoutS) }, ...post }, attempt),
			),
	};
	try {
		const client = new Client(emulator);
		if (action === 'invoke-action') await client.until((await client.deploy(CODE)).id, 'running');
		if (left !== undefined) await leave(left, world);
		let before = emulator.ledger.map(({ id }) => id);
		const asked = misbehave(cell, world);
		let ended = await attempt(left === undefined ? 1 : 2, cell.timeoutS, cell.deadlineS, before, world);
		const hits = onWire ? proxy.hits() : asked();
		emulator.faults.clear();
		const isAgain = again !== undefined && ended.finished.code !== 0;
		if (isAgain) {
			await world.start(1, SOUND_S, { phase: 'post', state: ended.finished.state }).finished; // the runner runs it, too
			before = emulator.ledger.map(({ id }) => id);
			ended = await attempt(2, SOUND_S, 2 * SOUND_S, before, world);
		}
		const facts = await factsOf(cell, emulator);
		const { finished, tookMs, deadlineMs } = ended;
		return {
			facts: cell.isAnew ? facts.filter((id) => !before.includes(id)) : facts,
			claim: claimOf(finished, idIn(cell, finished), expects),
			outcome:
				left === undefined || before.length === 1
					? outcomeOf(finished)
					: `the first attempt made ${before.length} deployments`,
			expects: isAgain ? [again] : expects,
			tookMs,
			deadlineMs,
			hits,
			strays: emulator.requests.filter(({ path }) => path === ELSEWHERE).length + github.violations.length,
		};
	} finally {
		await Promise.all([proxy.close(), emulator.close(), github.close()]);
	}
}

/** Runs an attempt to its end. What an earlier one has left is in the queue until it goes on with it. */
async function attempt(
	number: number,
	timeoutS: number,
	deadlineS: number,
	left: readonly string[],
	{ emulator, start }: World,
) {
	for (const id of left) emulator.setStatus(id, 'queued');
	const began = performance.now();
	const running = start(number, timeoutS);
	let isOver = false;
	const finished = endWithin(deadlineS * 1_000 + STUCK_MS, running).finally(() => {
		isOver = true;
	});
	void until(() => isOver || running.stdout().includes('nothing is sent again')).then(() => {
		for (const id of left) emulator.setStatus(id, 'running');
	});
	return { finished: await finished, tookMs: performance.now() - began, deadlineMs: deadlineS * 1_000 };
}

/** A second deployment would overwrite the first: nothing but the action stands between them. */
function stepOf(
	{ action, packed, left, store, again }: Cell,
	{ apiKey }: Emulator,
	workshop: Workshop,
	url: string,
): Step {
	const inputs = { 'api-key': apiKey, 'base-url': url };
	const workspace = workshop.checkouts[packed ?? 'small'].path;
	if (action === 'invoke-action')
		return { action, workspace, with: { ...inputs, 'app-name': 'shop', 'action-name': 'run', payload: RESULT } };
	const reportTo = left === undefined && again === undefined ? '' : (store ?? 'check');
	const deploy = { entrypoint: 'app.js', version: 'v1', force: 'true', 'wait-until': 'running', 'report-to': reportTo };
	const ready = packed === 'ready' ? { package: 'app.zip' } : {};
	return { workspace, with: { ...inputs, ...deploy, 'compression-level': '0', ...ready } };
}

/** What the service really did: the ids of what it made. */
async function factsOf({ action }: Cell, emulator: Emulator): Promise<string[]> {
	if (action === 'deploy') return emulator.ledger.map(({ id }) => id);
	return (await new Client(emulator).json<{ id: string }[]>('GET', '/invocations')).map(({ id }) => id);
}

function idIn({ action }: Cell, { code, outputs }: Finished): string | undefined {
	if (action === 'deploy') return outputs['deployment-id'];
	return code !== 0 || outputs.output === RESULT ? outputs['invocation-id'] : `output: ${outputs.output}`;
}
