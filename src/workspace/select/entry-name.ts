/**
 * Why a path may not be the name of an entry in the archive, or undefined if it may. What a Linux file system holds else is
 * packed: a colon, names that differ by case.
 * @param path forward slashes, relative to the deployed directory.
 */
export function entryNameProblem(path: string): string | undefined {
	if (path.startsWith('/')) return 'its name is an absolute path';
	if (path === '' || path.includes('//')) return 'its name has an empty part';
	if (/[\0-\x1f\x7f-\x9f]/.test(path)) return 'its name contains a control character';
	if (path.includes('\\')) return 'its name contains a backslash, which separates folders on Windows';
	if (path.includes('\ufffd')) return 'its name is not valid UTF-8';
	if (/(^|\/)\.\.?(\/|$)/.test(path)) return 'its name contains "." or ".."';
	return undefined;
}

/** Compares names by their UTF-8 bytes. JavaScript's own order differs for surrogates. */
export function compareBytes(a: string, b: string): number {
	if (a === b) return 0;
	return SURROGATE.test(a) || SURROGATE.test(b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : a < b ? -1 : 1;
}

const SURROGATE = /[\ud800-\udfff]/;
