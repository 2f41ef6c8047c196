import { randomBytes } from 'node:crypto';
import type { Emulator, EmulatorOptions } from '../../../src/emulator/emulator.ts';
import { craftZip } from '../../emulator/crafted-zip.ts';
import { type Certificates, makeCertificates } from '../../support/action-runner/certificates.ts';
import { watchInside } from '../../support/action-runner/inside.ts';
import { onPullRequest } from '../../support/action-runner/on-pull-request.ts';
import { type Finished, type Running, type Step, startAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import type { GitHub } from '../../support/github-server/server.ts';
import type { RunCell } from './cell.ts';
import { LARGE } from './fault-proxy.ts';

export const QUICK: EmulatorOptions = { startGraceMs: 20, queuedMs: 1, apps: 'scripted' };
/** An app of which no process runs. It registers itself, so that GET /apps names its deployment. */
export const APP = { 'app.js': '//! app shop run\n//! returns run {"a":1}\n' };

/** What all cells share, and none of them changes. */
export interface Workshop {
	/** Starts a step: a process of the built `dist`, or in this one with short pauses. */
	start(step: Step): Running;
	/** The certificate of the service; undefined for plain http. */
	readonly certificates: Certificates | undefined;
	/** A checkout of the app, perhaps with a file that the sockets cannot hold, or of a package of it. */
	checkout(kind: Pick<RunCell, 'isLarge' | 'isReady'>): string;
	close(): void;
}

/** What a cell has for itself, too. */
export interface World {
	readonly emulator: Emulator;
	readonly github: GitHub;
	readonly workshop: Workshop;
}

export const ALWAYS = Number.POSITIVE_INFINITY;

/** @param inside whether the steps run in this process, and in plain http: that takes a tenth of the time. */
export async function openWorkshop(inside = false): Promise<Workshop> {
	const certificates = inside ? undefined : await makeCertificates();
	const small = makeWorkspace(APP);
	const large = makeWorkspace({ ...APP, 'large.bin': randomBytes(LARGE) });
	const ready = makeWorkspace({ 'app.zip': craftZip([{ name: 'app.js', content: APP['app.js'] }]) });
	return {
		start: inside ? watchInside : startAction,
		certificates,
		checkout: ({ isLarge, isReady }) => (isReady ? ready : isLarge ? large : small).path,
		close() {
			for (const one of [small, large, ready]) one.remove();
			certificates?.remove();
		},
	};
}

/** The inputs of every deploy. A second one would overwrite the first: nothing but the action stands between them. */
export const deployInputs = ({ apiKey }: Emulator, baseUrl: string, timeoutS: number) => ({
	'api-key': apiKey,
	'base-url': baseUrl,
	entrypoint: 'app.js',
	'compression-level': '0',
	'wait-until': 'running',
	'report-to': '',
	version: 'v1',
	force: 'true',
	timeout: String(timeoutS),
});

/** A step that reports to a GitHub server, which keeps its state: the next attempt finds what this one left there. */
export const reported = (github: GitHub, attempt: number, reportTo: string, step: Step): Step =>
	onPullRequest(github, { ...step, with: { ...step.with, 'report-to': reportTo } }, attempt);

/** Milliseconds beyond its deadline after which a step is stuck, however busy the machine is. How late it is, is a verdict. */
const STUCK_MS = 120_000;

/** Waits for the end of a step, which is brought about where it is far beyond its deadline: that is then its verdict. */
export async function endOf(running: Running, deadlineS: number): Promise<Finished> {
	const timer = setTimeout(() => running.child.kill('SIGKILL'), deadlineS * 1_000 + STUCK_MS);
	return running.finished.finally(() => clearTimeout(timer));
}

/** Resolves as soon as something is so. */
export async function until(isSo: () => boolean): Promise<void> {
	while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Gives the deployments of an earlier attempt a status once the step has attached to them. */
export function goOn({ stdout, finished }: Running, emulator: Emulator, ids: readonly string[], status: string): void {
	let isOver = false;
	const end = () => {
		isOver = true;
	};
	finished.then(end, end);
	void until(() => isOver || stdout().includes('nothing is sent again')).then(() => {
		for (const id of ids) emulator.setStatus(id, status);
	});
}
