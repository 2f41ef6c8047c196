// Runs one cell of a re-run: a first attempt that ends badly, its post step, and then the re-run.
import type { Fault, Operation } from '../../../src/emulator/emulator.ts';
import type { Running, Step } from '../../support/action-runner/start-action.ts';
import type { AttemptCell, Left } from './cell.ts';
import { claimOf, type Evidence, outcomeOf } from './verdict.ts';
import { ALWAYS, deployInputs, endOf, goOn, reported, until, type World } from './workshop.ts';

export async function playAttempt(cell: AttemptCell, world: World): Promise<Evidence> {
	const { emulator, github, workshop } = world;
	const step = (attempt: number): Step =>
		reported(github, attempt, cell.store, {
			workspace: workshop.checkout({}),
			with: deployInputs(emulator, emulator.url, attempt === 1 ? 20 : cell.timeoutS),
		});
	await leave(cell.left, step(1), world);
	const left = emulator.ledger.map(({ id }) => id);
	for (const id of left) emulator.setStatus(id, 'queued');
	const asked = breakLooks(cell, world);
	const began = performance.now();
	const again = workshop.start(step(2));
	goOn(again, emulator, left, 'running');
	const finished = await endOf(again, cell.deadlineS);
	const id = finished.outputs['deployment-id'] ?? '';
	const outcome = finished.code !== 0 ? outcomeOf(finished) : left.includes(id) ? 'attached' : 'anew';
	const ids = emulator.ledger.map(({ id }) => id);
	return {
		// Where it is to deploy anew, what was left does not count.
		facts: cell.expects.includes('anew') ? ids.filter((id) => !left.includes(id)) : ids,
		claim: claimOf(finished, id, cell.expects),
		outcome: left.length === 1 ? outcome : `the first attempt made ${left.length} deployments`,
		expects: cell.expects,
		tookMs: performance.now() - began,
		deadlineMs: cell.deadlineS * 1_000,
		hits: asked(),
		visits: github.violations.length,
	};
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
async function leave(left: Left, step: Step, world: World): Promise<void> {
	const { faults } = world.emulator;
	const { fault, signal, isTime } = ENDS[left];
	const always = (operation: Operation, one: Fault) => faults.add({ operation, times: ALWAYS, fault: one });
	always('getDeployment', { kind: 'override', record: { status: 'queued' } });
	always('listDeployments', { kind: 'answer', status: 404 });
	if (fault !== undefined) always('createDeployment', fault);
	const running = world.workshop.start(step);
	// A step that ends before its time has left something else: the verdict says so.
	if (isTime !== undefined) await until(() => running.child.exitCode !== null || isTime(running, world));
	if (signal !== undefined) running.child.kill(signal);
	const { state } = await running.finished;
	await world.workshop.start({ ...step, phase: 'post', state }).finished;
	faults.clear();
}

/** Tells GitHub or the service what to do wrong, and returns how often what goes wrong was asked. */
function breakLooks({ wrong: fault, place, store, ...cell }: AttemptCell, { emulator, github }: World): () => number {
	const times = cell.reach === 'once' ? 1 : ALWAYS;
	if (place === 'GitHub') {
		const operation = store === 'check' ? 'listChecks' : 'listDeployments';
		github.faults.add({ operation, times, fault });
		const before = github.of(operation).length;
		return () => github.of(operation).length - before;
	}
	const operation = place === 'look' ? 'getDeployment' : 'listDeployments';
	emulator.faults.add({ operation, times, fault });
	const asked = () => emulator.requests.filter((request) => request.operation === operation).length;
	const before = asked();
	return () => asked() - before;
}
