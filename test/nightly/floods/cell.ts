import { readFileSync } from 'node:fs';
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
const LARGEST_KIB = 200 * 1024;
export const PRELOAD = path.resolve(import.meta.dirname, '../../support/action-runner/peak-memory.js');

/** What is wrong with a peak. */
export const tooMuch = (peakKiB: number): string[] =>
	peakKiB > 0 && peakKiB < LARGEST_KIB ? [] : [`it took ${peakKiB} KiB of memory`];

/** Inputs that end what nothing else ends. */
const BOUNDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'': { entrypoint: 'app.js', 'report-to': '', 'poll-interval': '0.1', timeout: `${TIMEOUT}` },
	'watch-files': { timeout: `${TIMEOUT}`, 'until-path': '/never' },
	'invoke-action': { timeout: `${INVOKE_TIMEOUT}` },
};

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
	const peakFile = path.join(workspace.path, 'peak');
	const { with: call } = SUB_ACTIONS.find(({ name }) => name === action) ?? {};
	try {
		const step = startAction({
			action,
			workspace: workspace.path,
			env: { NODE_OPTIONS: `--import=${PRELOAD}`, PEAK_MEMORY_FILE: peakFile },
			with: { 'api-key': 'key-for-floods', 'base-url': service.url, ...call, ...BOUNDED[action] },
		});
		const ended = await endWithin(limitS * 1_000, step);
		const name = nameOf(cell);
		if (ended.signal === 'SIGKILL')
			return { wrong: [`${name}: still there after ${limitS} s\n${ended.stdout.slice(-2_000)}`], peakKiB: 0 };
		const peakKiB = Number(readFileSync(peakFile, 'utf8'));
		const wrong = [...wrongWith(cell, ended), ...tooMuch(peakKiB)];
		if (!service.asked.includes(place) && !flood.unasked) wrong.push('the place of the attack was never reached');
		return { wrong: wrong.map((what) => `${name}: ${what}`), peakKiB };
	} finally {
		workspace.remove();
		await service.close();
	}
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
	const kinds =
		flood.unasked && (place === 'create' || place === 'invoke') ? ['network', 'ambiguous'] : placeOf(place).kinds;
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
