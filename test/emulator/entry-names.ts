import { invalid } from './errors.ts';

/** The reason why a name must not be unpacked, if there is one. */
export function nameProblem(name: string): string | undefined {
	const segments = name.replace(/\/$/, '').split('/');
	if (/[\u0000-\u001f\u007f]/.test(name)) return 'holds a control character';
	if (name.includes('\\')) return 'holds a backslash';
	if (name.startsWith('/') || /^[A-Za-z]:/.test(name)) return 'is absolute';
	if (segments.some((segment) => segment === '..')) return 'leaves the folder';
	if (segments.some((segment) => segment === '' || segment === '.')) return 'is not in its plain form';
	return undefined;
}

/** Tells two entries apart as the least careful file system does: by neither case nor Unicode form. */
const twinKey = (name: string) => name.normalize('NFC').toLowerCase();

/** The names of one archive: no two of them may end up as one file. */
export class EntryNames {
	readonly #files = new Set<string>();
	readonly #folders = new Map<string, string>();

	add(name: string): void {
		const isFolder = name.endsWith('/');
		const segments = name.replace(/\/$/, '').split('/');
		const parents = isFolder ? segments.length : segments.length - 1;
		for (let depth = 1; depth <= parents; depth += 1) {
			const folder = segments.slice(0, depth).join('/');
			const key = twinKey(folder);
			const known = this.#folders.get(key) ?? folder;
			if (known !== folder) throw invalid(`file: ${known} and ${folder} differ only in case`);
			if (this.#files.has(key)) throw invalid(`file: ${folder} is both a file and a folder`);
			this.#folders.set(key, folder);
		}
		if (isFolder) return;
		const key = twinKey(name);
		if (this.#files.has(key) || this.#folders.has(key))
			throw invalid(`file: ${name} occurs twice, or but for its case`);
		this.#files.add(key);
	}
}
