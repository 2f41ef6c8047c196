import { type Entry, getFileNameLowLevel } from 'yauzl';
import { caseFolded, entryNameProblem } from '../select/entry-name.ts';
import type { EntrypointFinding } from '../select/entrypoint.ts';
import { entryRefusal } from './refusals.ts';

/**
 * The name of an entry, forward slashes, with a trailing slash for a folder.
 * @throws StepFailure `package` if it would unpack outside the folder, or to different files on different systems.
 */
export function nameOf(entry: Entry): string {
	const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
	// Without the Info-ZIP field for a name in Unicode, which not every reader knows.
	const plain = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, [], true);
	// In code page 437 a control character would be decoded to a graphical one.
	const raw = entry.fileNameRaw.toString('latin1');
	if (/[\0-\x1f\x7f]/.test(raw)) throw entryRefusal(name, 'its name holds a control character');
	for (const one of name === plain ? [name] : [name, plain]) {
		const problem = nameProblem(one);
		if (problem !== undefined) throw entryRefusal(one, problem);
	}
	if (name !== plain && /^[\0-\x7f]*$/.test(raw)) throw entryRefusal(plain, `it has a second name, "${name}"`);
	return name;
}

function nameProblem(name: string): string | undefined {
	if (name.startsWith('/')) return 'its name is an absolute path';
	if (name === '' || name.includes('//')) return 'its name has an empty part';
	if (/(^|\/)\.\.(\/|$)/.test(name)) return 'its name holds "..", which may lead outside the folder it is unpacked to';
	return entryNameProblem(name);
}

/** What is at a path of the package: a folder also where only the names of other entries say so. */
export interface Named {
	readonly kind: 'file' | 'folder' | 'link';
	/** Without a trailing slash. */
	readonly name: string;
}

/** All paths of a package. */
export class EntryNames {
	readonly #byPath = new Map<string, Named>();

	/** @throws StepFailure `package` if the entry and another one cannot both be unpacked everywhere. */
	add(name: string, kind: Named['kind']): void {
		const path = name.endsWith('/') ? name.slice(0, -1) : name;
		for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
			this.#enter(path.slice(0, slash), 'folder', name);
		}
		this.#enter(path, kind, name);
	}

	#enter(path: string, kind: Named['kind'], entry: string): void {
		const known = this.#byPath.get(path);
		if (known === undefined) this.#byPath.set(path, { kind, name: path });
		else if (known.kind !== kind) throw entryRefusal(entry, `"${path}" is both a ${known.kind} and a ${kind}`);
		else if (kind !== 'folder') throw entryRefusal(entry, 'it is there twice');
	}

	/** @param path links in it are followed already. */
	find(path: string): Exclude<EntrypointFinding, { kind: 'left-out' }> {
		const known = this.#byPath.get(path);
		if (known !== undefined) return known.kind === 'folder' ? { kind: 'folder' } : { kind: 'packed' };
		const folded = caseFolded(path);
		const twin = [...this.#byPath.values()].find(({ kind, name }) => kind !== 'folder' && caseFolded(name) === folded);
		return twin === undefined ? { kind: 'missing' } : { kind: 'other-case', actual: twin.name };
	}
}
