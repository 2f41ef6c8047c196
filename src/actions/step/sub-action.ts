import type { RawInputs } from '../../domain/inputs/parsers.ts';
import { type ServiceInputs, secretsOfService } from '../../domain/inputs/service.ts';
import type { Secrets } from '../../domain/secrets/secrets.ts';
import type { Connection } from '../../http/connection.ts';
import { openConnection } from '../../http/transport.ts';
import type { Host } from '../../runner/process.ts';
import { type Runner, startRunner } from '../../runner/runner.ts';
import { keepMemoryLean } from '../../workspace/lean-memory.ts';
import { type RefusedOutputs, refuseStep } from './end.ts';

/** What differs between the sub-actions. */
export interface SubAction<Inputs> {
	/** E.g. `Deleting the API key`. */
	readonly doing: string;
	/** Finds the secrets among the raw inputs. Default: the key. */
	readonly secretsOf?: (raw: RawInputs) => Secrets;
	/** @throws InputFailure for the first bad input. */
	readonly parse: (raw: RawInputs) => Inputs;
	/** Default: none, for outputs that only a response of the service can fill. */
	readonly refusedOutputs?: RefusedOutputs;
	/** @returns whether it succeeded. */
	readonly run: (inputs: Inputs, connection: Connection, runner: Runner) => Promise<boolean>;
}

/** Runs a sub-action: masks the key, checks the inputs, connects to the service, and runs. */
export async function startSubAction<Inputs extends ServiceInputs>(
	{ doing, secretsOf = secretsOfService, parse, refusedOutputs, run }: SubAction<Inputs>,
	host?: Host,
): Promise<void> {
	const runner = startRunner(secretsOf, host);
	const refuse = (thrown: unknown) => refuseStep(doing, thrown, runner, refusedOutputs);
	await runner.run(parse, refuse, async (inputs) => {
		const connection = await openConnection(inputs, runner);
		const running = run(inputs, connection, runner);
		keepMemoryLean(); // beside the request: a stream may bring events as fast as they can be read
		return running;
	});
}
