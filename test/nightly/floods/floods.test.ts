// A hostile service: the step ends in time, within its memory limit, and names what happened.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { annotations } from '../../scenarios/deploy/deploying.ts';
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { SUB_ACTIONS } from '../../scenarios/sub-actions/sub-actions.ts';
import { EVERY } from '../../support/action-runner/every.ts';
import { type Finished, startAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { endWithin, matrix } from '../matrix.ts';
import { EVENT_FLOODS, FLOODS, type Flood, LOG_FLOODS, MARK } from './floods.ts';
import {
	type Asked,
	INVOKE_TIMEOUT,
	isFirst,
	isNext,
	placeOf,
	startHostileService,
	TIMEOUT,
} from './hostile-service.ts';

/** One flood in one place. */
interface Cell {
	/** '' is the deploy action. */
	readonly action: string;
	readonly place: Asked;
	readonly flood: Flood;
}

function nameOf({ action, place, flood }: Cell): string {
	return `${action || 'deploy'}, ${place}: ${flood.name}`;
}

/** Of a step's whole process, at any time. */
const LARGEST_KIB = 200 * 1024;
const PRELOAD = path.resolve(import.meta.dirname, '../../support/action-runner/peak-memory.js');

/** What is wrong with a peak. */
const tooMuch = (peakKiB: number): string[] =>
	peakKiB > 0 && peakKiB < LARGEST_KIB ? [] : [`it took ${peakKiB} KiB of memory`];

/** Inputs that end what nothing else ends. */
const BOUNDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'': { entrypoint: 'app.js', 'report-to': '', 'poll-interval': '0.1', timeout: `${TIMEOUT}` },
	'watch-files': { timeout: `${TIMEOUT}`, 'until-path': '/never' },
	'invoke-action': { timeout: `${INVOKE_TIMEOUT}` },
};

interface Ended {
	/** What is wrong, as sentences; empty where nothing is. */
	readonly wrong: string[];
	readonly peakKiB: number;
}

/** Seconds by which an end may be late; beside whatever else runs: what a flood holds up, it holds up for ever. */
const GRACE_S = EVERY ? 5 : 60;

/** Runs a step against a hostile service. */
async function run(cell: Cell): Promise<Ended> {
	const { action, place, flood } = cell;
	const limitS = (action === 'watch-files' ? TIMEOUT : placeOf(place).limitS) + GRACE_S;
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

/** One code reads all responses: where it has read every flood in one place of an action, some are enough in the others. */
const SOME = FLOODS.filter((_, at) => at % 4 === 0);

const cellsOf = (action: string, places: readonly Asked[], floods: readonly Flood[]): Cell[] =>
	places.flatMap((place) => floods.map((flood) => ({ action, place, flood })));

const CELLS: readonly Cell[] = [
	...cellsOf('', ['create', 'poll'], FLOODS),
	...cellsOf('', ['list', 'apps'], SOME),
	...cellsOf('', ['log'], [...FLOODS, ...EVENT_FLOODS, ...LOG_FLOODS]),
	...cellsOf('list-replays', ['call'], FLOODS),
	...['delete-api-key', 'delete-deployments', 'resize-terminal'].flatMap((action) => cellsOf(action, ['call'], SOME)),
	...cellsOf('watch-files', ['call'], [...FLOODS, ...EVENT_FLOODS]),
	...cellsOf('invoke-action', ['invoke', 'record'], FLOODS),
	...cellsOf('invoke-action', ['invocations', 'sessions', 'replays', 'end'], SOME),
	...cellsOf('invoke-action', ['stream'], [...SOME, ...EVENT_FLOODS, ...LOG_FLOODS]),
].filter(({ place, flood }) => !flood.unasked || isFirst(place) || isNext(place));

matrix('floods', {
	// Those that take long begin first: they only wait.
	rows: CELLS.toSorted((a, b) => Number(b.flood.isEndless ?? false) - Number(a.flood.isEndless ?? false)),
	nameOf,
	some: [
		'deploy, create: 1 GiB of zeros in 1 MB of gzip',
		'deploy, poll: JSON of 500,000 arrays in one another',
		'deploy, log: lines of a log, without an end',
	],
	async judge(cells) {
		const ended = await inTurn(cells, run, EVERY ? 8 : 4);
		const most = Math.max(...ended.map(({ peakKiB }) => peakKiB));
		if (EVERY) process.stdout.write(`The most memory that a step took: ${Math.round(most / 1_024)} MiB\n`);
		return ended.map(({ wrong }) => wrong);
	},
});

test.each([
	{ takes: 1, wrong: 0 },
	{ takes: 200, wrong: 1 },
])('a process that takes $takes MiB for a moment', ({ takes, wrong }) => {
	const folder = makeWorkspace({});
	const file = path.join(folder.path, 'peak');
	const script = `Buffer.alloc(${takes} * 1_048_576, 1)`;
	spawnSync(process.execPath, ['--import', PRELOAD, '-e', script], { env: { PEAK_MEMORY_FILE: file } });
	expect(tooMuch(Number(readFileSync(file, 'utf8')))).toHaveLength(wrong);
	folder.remove();
});
