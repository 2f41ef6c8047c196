import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/** Line feed. */
const LF = 0x0a;

/** What happened, one JSON object a line, on the disk before anybody is told: a kill takes nothing back. */
export class Journal<Entry extends object> {
	/** What earlier runs have written. */
	readonly entries: readonly Entry[];
	readonly #file: FileHandle;
	/** The entries of the next write. */
	#next: { readonly lines: string[]; readonly written: Promise<void> } | undefined;
	#tail: Promise<void> = Promise.resolve();

	private constructor(file: FileHandle, entries: readonly Entry[]) {
		this.#file = file;
		this.entries = entries;
	}

	/** Opens, or makes, the journal at `at`. A last line that was torn by a kill was told to nobody: it goes. */
	static async open<Entry extends object>(at: string): Promise<Journal<Entry>> {
		await mkdir(path.dirname(at), { recursive: true });
		const file = await open(at, 'a+', 0o600);
		try {
			const content = await file.readFile();
			const whole = content.subarray(0, content.lastIndexOf(LF) + 1);
			if (whole.length < content.length) await file.truncate(whole.length);
			const lines = whole.toString('utf8').split('\n').slice(0, -1);
			return new Journal(
				file,
				lines.map((line, index) => parse<Entry>(line, `${at}:${index + 1}`)),
			);
		} catch (error) {
			await file.close();
			throw error;
		}
	}

	/**
	 * Resolves when the entry is on the disk. Entries that wait at the same time share one write: where it fails, none of
	 * them is there, and later ones are written as ever.
	 */
	append(entry: Entry): Promise<void> {
		this.#next ??= this.#begin();
		this.#next.lines.push(`${JSON.stringify(entry)}\n`);
		return this.#next.written;
	}

	#begin(): { readonly lines: string[]; readonly written: Promise<void> } {
		const lines: string[] = [];
		const written = this.#tail.then(() => {
			this.#next = undefined;
			return this.#write(lines.join(''));
		});
		this.#tail = written.catch(() => undefined);
		return { lines, written };
	}

	async #write(text: string): Promise<void> {
		const { size } = await this.#file.stat();
		try {
			await this.#file.appendFile(text);
			await this.#file.datasync();
		} catch (error) {
			await this.#file.truncate(size);
			throw error;
		}
	}

	async close(): Promise<void> {
		try {
			await this.#tail;
		} finally {
			await this.#file.close();
		}
	}
}

function parse<Entry>(line: string, where: string): Entry {
	try {
		return JSON.parse(line);
	} catch (error) {
		throw new Error(`${where} is not JSON: the journal was changed by somebody else`, { cause: error });
	}
}
