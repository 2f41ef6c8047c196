// Runs one cell of a re-run: a first attempt that ends badly, its post step if it was killed, and then the re-run.
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { type Finished, type Step, startAction } from '../../support/action-runner/start-action.ts';
import { GitHub } from '../../support/github-server/server.ts';
import type { AttemptCell, Left } from './cell.ts';
import { reportedStep, until } from './reported-run.ts';
import { endOf } from './running.ts';
import type { Evidence } from './verdict.ts';
import { deployInputs, QUICK, type Workshop } from './workshop.ts';

const ALWAYS = Number.POSITIVE_INFINITY;

/** @param waits told when the run has come to where it mostly waits. */
export async function runAttempt(cell: AttemptCell, workshop: Workshop, waits: () => void): Promise<Evidence> {
	const [emulator, github] = await Promise.all([
		startEmulator({ ...QUICK, checksums: cell.checksums }),
		GitHub.start(),
	]);
	const step = (attempt: number): Step =>
		reportedStep(github, attempt, cell.store, {
			workspace: workshop.checkout({ size: 'small' }),
			// No version: the service would refuse the same one twice.
			with: {
				...deployInputs(emulator, emulator.url, { force: false }, attempt === 1 ? 20 : cell.timeoutS),
				version: '',
			},
		});
	try {
		await leave(cell.left, step(1), { emulator, github });
		const left = emulator.ledger.map(({ id }) => id);
		for (const id of left) emulator.setStatus(id, 'queued');
		// What it left goes on, so that whoever attaches to it comes to an end.
		const asked = misbehave(cell, emulator, github);
		const began = performance.now();
		const again = startAction(step(2));
		again.child.stdout?.on('data', () => {
			if (cell.reach === 'always') waits();
			if (again.stdout().includes('nothing is sent again')) for (const id of left) emulator.setStatus(id, 'running');
		});
		const finished = await endOf(again, cell.deadlineS * 1_000);
		const outcome = outcomeOf(finished, left);
		const ids = emulator.ledger.map(({ id }) => id);
		return {
			// Where it is to deploy anew, what was left does not count.
			facts: cell.expects.includes('anew') ? ids.filter((id) => !left.includes(id)) : ids,
			claim: finished.code === 0 ? { kind: 'done', what: finished.outputs['deployment-id'] ?? '' } : { kind: 'open' },
			outcome: left.length === 1 ? outcome : `the first attempt made ${left.length} deployments`,
			expects: cell.expects,
			tookMs: performance.now() - began,
			deadlineMs: cell.deadlineS * 1_000,
			hits: asked(),
			visits: github.violations.length,
		};
	} finally {
		await Promise.all([emulator.close(), github.close()]);
	}
}

interface World {
	readonly emulator: Emulator;
	readonly github: GitHub;
}

/** The first attempt, up to its end and that of its post step. */
async function leave(left: Left, step: Step, { emulator, github }: World): Promise<void> {
	const always = (fault: Parameters<typeof emulator.faults.add>[0]) => emulator.faults.add({ times: ALWAYS, ...fault });
	always({ operation: 'getDeployment', fault: { kind: 'override', record: { status: 'queued' } } });
	always({ operation: 'listDeployments', fault: { kind: 'answer', status: 404 } });
	if (left === 'lost')
		always({ operation: 'createDeployment', fault: { kind: 'answer', status: 502, afterCommit: true } });
	if (left === 'lost in a kill')
		always({ operation: 'createDeployment', fault: { kind: 'stall', at: 'after-commit' } });
	const running = startAction(step);
	switch (left) {
		case 'lost':
			break;
		case 'cancel':
			await until(() => running.stdout().includes('queued after'));
			await until(() => github.repository.unfinished().length > 0);
			running.child.kill('SIGINT');
			break;
		case 'kill':
			await until(() => github.repository.unfinished().length > 0);
			await until(() => running.stdout().includes('queued after'));
			running.child.kill('SIGKILL');
			break;
		case 'early kill':
			// Before its reporters have said a word, mostly; but its state has the id, which it saves before the first poll.
			await until(() => running.stdout().includes('queued after'));
			running.child.kill('SIGKILL');
			break;
		case 'lost in a kill':
			await until(() => emulator.ledger.length === 1);
			running.child.kill('SIGKILL');
	}
	const main: Finished = await running.finished;
	// The runner runs the post step after a kill, too.
	await startAction({ ...step, phase: 'post', state: main.state }).finished;
	emulator.faults.clear();
}

/** Tells GitHub or the service what to do wrong, and returns how often what goes wrong was asked. */
function misbehave({ cause, point, times, store }: AttemptCell, emulator: Emulator, github: GitHub): () => number {
	const fault = cause.kind === 'service' ? cause.fault : undefined;
	if (fault === undefined) throw new Error('only GitHub and the service do wrong here');
	if (point === 'GitHub') {
		const operation = store === 'check' ? 'listChecks' : 'listDeployments';
		github.faults.add({ operation, times, fault });
		const before = github.of(operation).length;
		return () => github.of(operation).length - before;
	}
	const operation = point === 'look' ? 'getDeployment' : 'listDeployments';
	emulator.faults.add({ operation, times, fault });
	const asked = () => emulator.requests.filter((request) => request.operation === operation).length;
	const before = asked();
	return () => asked() - before;
}

function outcomeOf({ code, outputs }: Finished, left: readonly string[]): string {
	if (code !== 0) return outputs['failure-kind'] ?? 'no failure-kind';
	return left.includes(outputs['deployment-id'] ?? '') ? 'attached' : 'anew';
}
