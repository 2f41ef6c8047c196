const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Whether a text may be used as an id in a path: `..` or `a/b` would reach another resource. */
export function isId(text: string): boolean {
	return ID.test(text);
}
