import type { StreamedPackage } from '../../../workspace/stream-package.ts';
import type { PackageFacts } from '../report/report.ts';
import type { DeployRun } from '../run.ts';
import type { Sending } from './create-request.ts';
import { logPackage } from './pack.ts';

/** Notes the facts of the package once it is complete. Then the socket has all of the request but its closing boundary. */
export class MadePackage {
	facts: PackageFacts | undefined;
	readonly #run: DeployRun;
	readonly #sending: Sending;
	readonly #whole = Promise.withResolvers<PackageFacts>();

	constructor(run: DeployRun, sending: Sending) {
		this.#run = run;
		this.#sending = sending;
	}

	get whole(): Promise<PackageFacts> {
		return this.#whole.promise;
	}

	/** Yields the bytes of the package, and notes its facts at the end. */
	async *noting(streamed: StreamedPackage): AsyncGenerator<Uint8Array> {
		yield* streamed.open();
		this.note(streamed.facts() as PackageFacts);
	}

	/** Notes the facts, the first time only: a second try sends the same bytes. */
	note(facts: PackageFacts): void {
		if (this.facts !== undefined) return;
		this.facts = facts;
		if (this.#run.inputs.app.kind === 'package') this.#run.update({ handedOver: true });
		else logPackage(facts, this.#sending.elapsed(), this.#run.edges.log, this.#run.update);
		this.#whole.resolve(facts);
	}
}
