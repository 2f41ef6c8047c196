import { invalid } from '../http/errors.ts';

/** Most files and folders of an archive, those that only a path names too. */
export const MAX_NAMES = 100_000;
/** Longest name, and longest segment of one, in bytes: what Linux takes. */
const MAX_NAME = 4095;
const MAX_SEGMENT = 255;

/** The reason why a name must not be unpacked, if there is one. */
export function nameProblem(name: string): string | undefined {
	const segments = name.replace(/\/$/, '').split('/');
	if (/[\u0000-\u001f\u007f]/.test(name)) return 'holds a control character';
	if (name.includes('\\')) return 'holds a backslash';
	if (name.startsWith('/') || /^[A-Za-z]:/.test(name)) return 'is absolute';
	if (segments.some((segment) => segment === '..')) return 'leaves the folder';
	if (segments.some((segment) => segment === '' || segment === '.')) return 'is not in its plain form';
	const tooLong = Buffer.byteLength(name) > MAX_NAME || segments.some((one) => Buffer.byteLength(one) > MAX_SEGMENT);
	return tooLong ? 'is too long for a file system' : undefined;
}

/** Tells two entries apart as the least careful file system does: by neither case nor Unicode form. */
const twinKey = (name: string) => name.normalize('NFC').toLowerCase();

interface Folder {
	kind: 'folder';
	/** The last segment of its path. */
	name: string;
	inside: Map<string, Folder | { kind: 'file' }>;
}

const newFolder = (name: string): Folder => ({ kind: 'folder', name, inside: new Map() });

/** The names of one archive: no two of them may end up as one file. */
export class EntryNames {
	readonly #root = newFolder('');
	#count = 0;

	add(name: string): void {
		const segments = name.split('/');
		// What follows the last slash: nothing, where the entry is a folder.
		const file = segments.pop() as string;
		let folder = this.#root;
		for (const [depth, segment] of segments.entries()) folder = this.#enter(folder, segment, segments, depth);
		if (file === '') return;
		const key = twinKey(file);
		if (folder.inside.has(key)) throw invalid(`file: ${name} occurs twice, or but for its case`);
		this.#countOne();
		folder.inside.set(key, { kind: 'file' });
	}

	#enter(folder: Folder, segment: string, segments: readonly string[], depth: number): Folder {
		const key = twinKey(segment);
		const known = folder.inside.get(key);
		if (known === undefined) {
			this.#countOne();
			const made = newFolder(segment);
			folder.inside.set(key, made);
			return made;
		}
		const path = (last: string) => [...segments.slice(0, depth), last].join('/');
		if (known.kind === 'file') throw invalid(`file: ${path(segment)} is both a file and a folder`);
		if (known.name !== segment) throw invalid(`file: ${path(known.name)} and ${path(segment)} differ only in case`);
		return known;
	}

	#countOne(): void {
		this.#count += 1;
		if (this.#count > MAX_NAMES) throw invalid(`file: more than ${MAX_NAMES} files and folders`);
	}
}
