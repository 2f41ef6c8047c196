// What goes wrong in a cell: in the run that is judged, and in the attempt before it.
import type { Emulator, Fault, Operation } from '../../../src/emulator/emulator.ts';
import { until } from '../../scenarios/reports/reporting.ts';
import type { Running, Step } from '../../support/action-runner/start-action.ts';
import type { GitHub } from '../../support/github-server/server.ts';
import type { Cell, Left } from './cell.ts';

const ALWAYS = Number.POSITIVE_INFINITY;
/** Seconds: `timeout` of a first attempt that is ended. */
const FIRST_S = 20;

export interface World {
	readonly emulator: Emulator;
	readonly github: GitHub;
	/** Starts an attempt, or its post step. */
	start(attempt: number, timeoutS: number, post?: Pick<Step, 'state' | 'phase'>): Running;
}

/** The requests that a fault may be for, by their first line and by what the emulator calls them. */
export function requestsOf({ action, place }: Cell): readonly [RegExp, Operation] {
	const [path, name] =
		action === 'deploy' ? (['deployments', 'Deployment'] as const) : (['invocations', 'Invocation'] as const);
	if (place === 'POST') return [new RegExp(`^POST /${path} `), `create${name}`];
	if (place === 'list') return [new RegExp(`^GET /${path}\\?`), `list${name}s`];
	return [new RegExp(`^GET /${path}/\\w+ `), `get${name}`]; // not the stream of the log, which is followed beside the polls
}
export const skipOf = ({ place }: Cell) => (place === 'poll 2' ? 1 : 0);
export const timesOf = ({ reach }: Cell) => (reach === 'once' ? 1 : ALWAYS);

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
const QUEUED: Fault = { kind: 'override', record: { status: 'queued' } };

/** Tells the service, or GitHub, what to do wrong. @returns how often it was asked for that. */
export function misbehave(cell: Cell, { emulator, github }: World): () => number {
	const { action, place, cause, left, store, list = '' } = cell;
	const { faults } = emulator;
	const [, operation] = requestsOf(cell);
	const atGitHub = store === 'deployment' ? 'listDeployments' : 'listChecks';
	const [skip, times] = [skipOf(cell), timesOf(cell)];
	if ('fault' in cause && place === 'GitHub') github.faults.add({ operation: atGitHub, times, fault: cause.fault });
	else if ('fault' in cause) faults.add({ operation, skip, times, fault: cause.fault });
	// So that there is such a poll.
	if (action === 'deploy' && left === undefined && place.startsWith('poll'))
		for (let nth = 0; nth <= skip; nth++) faults.add({ operation, skip: nth, fault: QUEUED });
	if (action === 'invoke-action' && place === 'list')
		faults.add({ operation: 'createInvocation', fault: { kind: 'answer', status: 502, afterCommit: true } });
	const listed = LISTED[list];
	if (listed !== undefined)
		faults.add({ operation: 'listDeployments', times: ALWAYS, fault: { kind: 'answer', ...listed } });
	const asked = () =>
		place === 'GitHub'
			? github.of(atGitHub).length
			: emulator.requests.filter((request) => request.operation === operation).length;
	const before = asked() + skip;
	return () => asked() - before;
}

interface End {
	/** What goes wrong with its POST, for ever. */
	readonly fault?: Fault;
	/** When it is ended, and how; left out where it ends by itself. */
	readonly signal?: NodeJS.Signals;
	isTime?(running: Running, world: World): boolean;
}

const isQueued = ({ stdout }: Running) => stdout().includes('queued after');
const isReported = (running: Running, { github }: World) =>
	isQueued(running) && github.repository.unfinished().length > 0;
const ENDS: Readonly<Record<Left, End>> = {
	lost: { fault: { kind: 'answer', status: 502, afterCommit: true } },
	cancel: { signal: 'SIGINT', isTime: isReported },
	kill: { signal: 'SIGKILL', isTime: isReported },
	// Before its reporters have said a word, mostly; but its state has the id, which it saves before the first poll.
	'early kill': { signal: 'SIGKILL', isTime: isQueued },
	'lost in a kill': {
		fault: { kind: 'stall', at: 'after-commit' },
		signal: 'SIGKILL',
		isTime: (_, { emulator }) => emulator.ledger.length === 1,
	},
};

/** The first attempt, up to its end and that of its post step, which the runner runs after a kill, too. */
export async function leave(left: Left, world: World): Promise<void> {
	const { faults } = world.emulator;
	const { fault, signal, isTime } = ENDS[left];
	const always = (operation: Operation, one: Fault) => faults.add({ operation, times: ALWAYS, fault: one });
	always('getDeployment', QUEUED);
	always('listDeployments', { kind: 'answer', status: 404 });
	if (fault !== undefined) always('createDeployment', fault);
	const running = world.start(1, FIRST_S);
	// A step that ends before its time has left something else: the verdict says so.
	if (isTime !== undefined) await until(() => running.child.exitCode !== null || isTime(running, world));
	if (signal !== undefined) running.child.kill(signal);
	const { state } = await running.finished;
	await world.start(1, FIRST_S, { phase: 'post', state }).finished;
	faults.clear();
}
