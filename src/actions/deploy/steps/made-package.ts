import type { StreamedPackage } from '../../../workspace/stream-package.ts';
import type { PackageFacts } from '../report/report.ts';
import type { DeployRun } from '../run.ts';
import { logPackage } from './pack.ts';
import type { Sending } from './post.ts';

/** The package once it is made in whole: then all of the request but its closing boundary is handed over. */
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

	/** The bytes of the package; at their end its facts are noted. */
	async *noting(streamed: StreamedPackage): AsyncGenerator<Uint8Array> {
		yield* streamed.open();
		this.note(streamed.facts() as PackageFacts);
	}

	/** The first time counts: equal trees give equal bytes. */
	note(facts: PackageFacts): void {
		if (this.facts !== undefined) return;
		this.facts = facts;
		logPackage(facts, this.#sending.elapsed(), this.#run.edges.log, this.#run.update);
		this.#whole.resolve(facts);
	}
}
