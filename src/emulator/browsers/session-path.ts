import path from 'node:path';
import { invalid } from '../http/errors.ts';

/** Turns a path inside the browser, which is absolute there, into its plain form; it can climb no higher than `/`. */
export function virtualPath(value: unknown): string {
	if (typeof value !== 'string' || !value.startsWith('/') || value.includes('\0')) {
		throw invalid('path must be an absolute path');
	}
	const normal = path.posix.normalize(value);
	return normal.length > 1 ? normal.replace(/\/$/, '') : normal;
}

/** Where a path of the browser is on this machine. */
export const realPath = (folder: string, virtual: string): string => path.join(folder, ...virtual.split('/'));
