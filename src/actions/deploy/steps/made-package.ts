import type { StreamedPackage } from '../../../workspace/stream-package.ts';
import type { PackageFacts } from '../report/report.ts';
import type { DeployRun } from '../run.ts';
import type { Sending } from './create-request.ts';
import { logPackage } from './pack.ts';

/** What is known of the package, and of its way to the service. */
export class MadePackage {
	facts: PackageFacts | undefined;
	/** Clock reading when the socket had all of the package in the try under way; undefined before that. */
	#handedOverAt: number | undefined;
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
		yield* this.handing(streamed.open());
		this.note(streamed.facts() as PackageFacts);
	}

	/** Yields the bytes of one try. At the end the socket has all of the request but its closing boundary. */
	async *handing(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
		this.#handedOverAt = undefined;
		yield* bytes;
		this.#handedOverAt = this.#sending.elapsed();
	}

	/** No try is under way any more. */
	tried(): void {
		this.#handedOverAt = undefined;
	}

	/** Milliseconds since the try under way had handed over the whole package; 0 while it has not. */
	get silentMs(): number {
		return this.#handedOverAt === undefined ? 0 : this.#sending.elapsed() - this.#handedOverAt;
	}

	/** Notes the facts, the first time only: a second try sends the same bytes. */
	note(facts: PackageFacts): void {
		if (this.facts !== undefined) return;
		this.facts = facts;
		if (this.#run.inputs.app.kind !== 'package')
			logPackage(facts, this.#sending.elapsed(), this.#run.edges.log, this.#run.update);
		this.#whole.resolve(facts);
	}
}
