import { toStepFailure } from '../../domain/failures/failure.ts';
import type { RawInputs } from '../../domain/inputs/parsers.ts';
import { keysIn, parseServiceInputs } from '../../domain/inputs/service.ts';
import { type Connection, openConnection } from '../../http/connection.ts';
import { type Runner, stepOf } from '../../runner/runner.ts';
import { keepMemoryLean } from '../../workspace/lean-memory.ts';
import { endStep, type Step } from './end.ts';

/** What differs between the sub-actions. */
export interface SubAction<Inputs> {
	/** E.g. `Deleting the API key`. */
	readonly doing: string;
	/** Checks its own inputs. @throws InputFailure for the first bad one. */
	readonly parse: (raw: RawInputs) => Inputs;
	/** Its outputs where its inputs are refused. Default: none, for those that only a response of the service can fill. */
	readonly refusedOutputs?: NonNullable<Step['outputs']>;
	/** @returns whether it succeeded. */
	readonly run: (inputs: Inputs, connection: Connection, runner: Runner) => Promise<boolean>;
}

/** Makes the `main` of a sub-action: it masks the keys, checks the inputs, connects to the service, and runs. */
export const subAction = <Inputs>({ doing, parse, refusedOutputs: outputs = () => ({}), run }: SubAction<Inputs>) =>
	stepOf(
		(raw) => ({ keys: keysIn(raw) }),
		async (raw, runner) => {
			const { hasReadOnlyToken } = runner.environment.trigger;
			const read = async () => ({ service: parseServiceInputs(raw, hasReadOnlyToken), own: parse(raw) });
			const inputs = await read().catch((thrown) =>
				endStep({ doing, outputs }, toStepFailure(thrown, 'input'), runner),
			);
			if (inputs === undefined) return false; // refused
			const connection = await openConnection(inputs.service, runner);
			const running = run(inputs.own, connection, runner);
			keepMemoryLean(); // beside the request: a stream may bring events as fast as they can be read
			return running;
		},
	);
