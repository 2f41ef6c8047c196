import type { Entry } from 'yauzl';
import type { Named } from './entry-names.ts';
import { entryRefusal } from './refusals.ts';

/** File types in a Unix mode (stat.h). */
const TYPE_BITS = 0o170000;
const KINDS: ReadonlyMap<number, Named['kind']> = new Map([
	[0o100000, 'file'],
	[0o040000, 'folder'],
	[0o120000, 'link'],
]);

/** Systems whose attributes hold a Unix mode (APPNOTE 4.4.2): Unix and macOS. Many unpackers take it for one of any system. */
const UNIX = [3, 19];
/** Attribute of MS-DOS. */
const FOLDER = 0x10;

/** Compression methods that this action can check (APPNOTE 4.4.5). */
export const STORED = 0;
const DEFLATED = 8;

/** Flags of an entry (APPNOTE 4.4.4): patched data, masked headers. */
const UNREADABLE_FLAGS = 0x0020 | 0x2000;

/**
 * What an entry unpacks to.
 * @throws StepFailure `package` if it cannot be unpacked by everybody.
 */
export function kindOf(entry: Entry, name: string): Named['kind'] {
	const { compressionMethod: method, generalPurposeBitFlag: flags } = entry;
	if (entry.isEncrypted()) throw entryRefusal(name, 'it is encrypted');
	if ((flags & UNREADABLE_FLAGS) !== 0) throw entryRefusal(name, 'it needs features of zip that services do not read');
	if (method !== STORED && method !== DEFLATED)
		throw entryRefusal(name, `it is compressed by method ${method}; only "stored" and "deflated" are read everywhere`);
	const byName = name.endsWith('/') ? 'folder' : 'file';
	const maker = entry.versionMadeBy >>> 8;
	const type = (entry.externalFileAttributes >>> 16) & TYPE_BITS;
	const byMode = type === 0 ? byName : KINDS.get(type);
	if (byMode === undefined) throw entryRefusal(name, 'it is a device, a pipe or a socket');
	if (byMode === 'link' && !UNIX.includes(maker))
		throw entryRefusal(name, `it is a link for some unpackers, a file for others (made on system ${maker})`);
	if (byName === 'file' && (entry.externalFileAttributes & FOLDER) !== 0)
		throw entryRefusal(name, 'its name is that of a file, its attributes those of a folder');
	if ((byMode === 'folder') !== (byName === 'folder'))
		throw entryRefusal(name, `its name is that of a ${byName}, its mode that of a ${byMode}`);
	return byMode;
}
