/** Escapes a path, as a pattern in gitignore syntax that matches only this path. */
export function literal(path: string): string {
	return path.replace(/[\\*?[\]!# ]/g, '\\$&');
}
