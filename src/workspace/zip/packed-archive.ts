import { Archiver } from 'archiver';
import type { Entry } from '../compress/entry.ts';
import { ZipEngine } from './zip-engine.ts';

/** archiver's core (queue, events, finalize, the stream that is read) with an engine that takes finished entries. */
export class PackedArchive extends Archiver {
	readonly #engine = new ZipEngine();

	constructor() {
		super();
		const engine = this.#engine;
		const module = {
			append: (_source: Buffer, { entry }: { entry: Entry }, done: (error?: Error) => void) => {
				engine.add(entry).then(() => done(), done);
			},
			finalize: () => engine.finalize(),
			on: engine.on.bind(engine),
			pipe: engine.pipe.bind(engine),
			unpipe: engine.unpipe.bind(engine),
		};
		// What archiver's own `ZipArchive` does in its constructor.
		Object.assign(this, { _format: 'zip', _module: module });
		(this as unknown as { _modulePipe(): void })._modulePipe();
	}

	/** Appends the entries one after the other, and finalizes the archive. Rejects when either side breaks. */
	async fill(entries: AsyncIterable<Entry>, packed: (entry: Entry) => void): Promise<void> {
		let pending: PromiseWithResolvers<void> | undefined;
		this.on('entry', () => pending?.resolve());
		this.on('error', (error) => pending?.reject(error));
		this.on('close', () => pending?.reject(new Error('the archive was abandoned')));
		for await (const entry of entries) {
			if (this.destroyed) return;
			pending = Promise.withResolvers();
			this.append(NOTHING, { name: entry.file.path, entry } as { name: string });
			await pending.promise;
			packed(entry);
		}
		// Its promise waits for a reader, who may leave; its errors reach the reader without it.
		this.finalize().catch(() => {});
	}
}

/** archiver wants a source; the engine has the entry. */
const NOTHING = Buffer.alloc(0);
