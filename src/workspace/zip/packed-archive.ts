import { Archiver } from 'archiver';
import type { Entry } from '../compress/entry.ts';
import { ZipEngine } from './zip-engine.ts';

/** archiver's core (queue, events, finalize, output stream) with an engine that accepts finished entries. */
export class PackedArchive extends Archiver {
	readonly #engine = new ZipEngine();

	constructor() {
		super();
		const engine = this.#engine;
		const module = {
			append: (_source: Buffer, { entries }: { entries: readonly Entry[] }, done: (error?: Error) => void) => {
				engine.add(entries).then(() => done(), done);
			},
			finalize: () => engine.finalize(),
			on: engine.on.bind(engine),
			pipe: engine.pipe.bind(engine),
			unpipe: engine.unpipe.bind(engine),
		};
		// The same as in the constructor of archiver's own `ZipArchive`.
		Object.assign(this, { _format: 'zip', _module: module });
		(this as unknown as { _modulePipe(): void })._modulePipe();
	}

	/**
	 * Appends entries, and finalizes the archive. Rejects if the entries or the archive fail. In archiver's queue, a few
	 * entries that are ready together stand as one: a turn of it takes longer than writing a small file.
	 */
	async fill(ready: AsyncIterable<readonly Entry[]>, packed: (entry: Entry) => void): Promise<void> {
		let pending: PromiseWithResolvers<void> | undefined;
		this.on('entry', () => pending?.resolve());
		this.on('error', (error) => pending?.reject(error));
		this.on('close', () => pending?.reject(new Error('the archive was abandoned')));
		for await (const entries of ready) {
			if (this.destroyed) return;
			pending = Promise.withResolvers();
			this.append(NOTHING, { name: entries[0]?.file.path, entries } as { name: string });
			await pending.promise;
			for (const entry of entries) packed(entry);
		}
		// Not awaited, because the promise would wait for a reader that may have stopped. Errors reach the reader anyway.
		this.finalize().catch(() => {});
	}
}

/** archiver requires a source, but the engine takes the content from the entry. */
const NOTHING = Buffer.alloc(0);
