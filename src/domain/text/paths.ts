import path from 'node:path';

/** Whether `inner` is `outer` or is below it; both are absolute. */
export function isInside(outer: string, inner: string): boolean {
	const relative = path.relative(outer, inner);
	return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
