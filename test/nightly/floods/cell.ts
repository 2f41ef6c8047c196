import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { annotations } from '../../scenarios/deploy/deploying.ts';
import { SUB_ACTIONS } from '../../scenarios/sub-actions/sub-actions.ts';
import { type Finished, startAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { endWithin } from '../matrix.ts';
import { type Flood, MARK } from './floods.ts';
import { type Asked, INVOKE_TIMEOUT, placeOf, startHostileService, TIMEOUT } from './hostile-service.ts';

/** One flood in one place. */
export interface Cell {
	/** '' is the deploy action. */
	readonly action: string;
	readonly place: Asked;
	readonly flood: Flood;
}

export function nameOf({ action, place, flood }: Cell): string {
	return `${action || 'deploy'}, ${place}: ${flood.name}`;
}

/** Of a step's whole process, at any time. */
const LARGEST_KIB = 150 * 1024;
/** The record of an invocation may hold an output of 16 MiB, and so its response may be as large before it is refused. */
const LARGEST_WITH_OUTPUT_KIB = 200 * 1024;
const HOLD_OUTPUTS: readonly Asked[] = ['invoke', 'invocations', 'record'];

export interface Ended {
	/** What is wrong, as sentences; empty where nothing is. */
	readonly wrong: string[];
	readonly peakKiB: number;
}

/**
 * Runs a step against a hostile service.
 * @param grace seconds by which it may be late.
 */
export async function run(cell: Cell, grace: number): Promise<Ended> {
	const { action, place, flood } = cell;
	const limitS = (action === 'watch-files' ? TIMEOUT : placeOf(place).limitS) + grace;
	const service = await startHostileService(place, flood);
	const workspace = makeWorkspace({ 'app.js': '' });
	const folder = mkdtempSync(path.join(tmpdir(), 'peak-'));
	const peakFile = path.join(folder, 'peak');
	const deploy = { entrypoint: 'app.js', 'report-to': '', 'poll-interval': '0.1', timeout: `${TIMEOUT}` };
	const call = SUB_ACTIONS.find(({ name }) => name === action)?.with;
	const bounded = BOUNDED[action] ?? {};
	try {
		const step = startAction({
			action,
			workspace: workspace.path,
			env: { NODE_OPTIONS: `--import=${PRELOAD}`, PEAK_MEMORY_FILE: peakFile },
			with: { 'api-key': 'key-for-floods', 'base-url': service.url, ...(call ?? deploy), ...bounded },
		});
		const ended = await endWithin(limitS * 1_000, step);
		const name = nameOf(cell);
		if (ended.signal === 'SIGKILL') {
			return { wrong: [`${name}: still there after ${limitS} s\n${ended.stdout.slice(-2_000)}`], peakKiB: 0 };
		}
		const peakKiB = Number(readFileSync(peakFile, 'utf8'));
		const wrong = [
			...wrongWith(cell, ended),
			...tooMuch(peakKiB, HOLD_OUTPUTS.includes(place) ? LARGEST_WITH_OUTPUT_KIB : LARGEST_KIB),
		];
		if (!service.asked.includes(place) && !flood.unasked) wrong.push('the place of the attack was never reached');
		return { wrong: wrong.map((what) => `${name}: ${what}`), peakKiB };
	} finally {
		workspace.remove();
		rmSync(folder, { recursive: true, force: true });
		await service.close();
	}
}

/** Inputs that end what nothing else ends. */
const BOUNDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'watch-files': { timeout: `${TIMEOUT}`, 'until-path': '/never' },
	'invoke-action': { timeout: `${INVOKE_TIMEOUT}` },
};

export const PRELOAD = path.resolve(import.meta.dirname, '../../support/action-runner/peak-memory.js');

/** What is wrong with a peak. */
export function tooMuch(peakKiB: number, largestKiB = LARGEST_KIB): string[] {
	return peakKiB > 0 && peakKiB < largestKiB ? [] : [`it took ${peakKiB} KiB of memory`];
}

function wrongWith(
	{ action, place, flood }: Cell,
	{ code, stdout, stderr, summary, outputs, signal }: Finished,
): string[] {
	const wrong: string[] = [];
	// The names of an app decide nothing.
	const isFine = place === 'apps';
	if (code !== (isFine ? 0 : 1)) wrong.push(`it ended with ${code ?? signal}`);
	if (stderr !== '') wrong.push(`stderr: ${stderr.slice(0, 2_000)}`);
	const errors = annotations(stdout);
	if (errors.length !== (isFine ? 0 : 1)) wrong.push(`it gives ${errors.length} errors`);
	// On a connection that speaks first, a request may not even begin.
	const isFirst = place === 'create' || place === 'invoke';
	const kinds = flood.unasked && isFirst ? ['network', 'ambiguous'] : placeOf(place).kinds;
	const kind = outputs['failure-kind'];
	if (!kinds.includes(kind)) wrong.push(`its failure-kind is ${kind}: ${errors[0]?.message}`);
	if (place === 'poll' && outputs['deployment-id'] !== 'dep_1') wrong.push('it does not give the id');
	if (place === 'record' && outputs['invocation-id'] !== 'inv_1') wrong.push('it does not give the id');
	const shown = stdout + stderr + summary + JSON.stringify(outputs);
	if (shown.includes(MARK))
		wrong.push(`the flood is shown: ${shown.slice(Math.max(0, shown.indexOf(MARK) - 200)).slice(0, 400)}`);
	if (shown.length > (flood.shows ?? 64 * 1_024)) wrong.push(`it shows ${shown.length} characters`);
	if (action === '' && outputs.retryable === 'true' && kind === 'ambiguous') wrong.push('it calls itself retryable');
	return wrong;
}
