import { createHash } from 'node:crypto';
import { field, textIn } from '../domain/text/json.ts';

/** Stands for a name in a mark: a name may be long, and may contain what ends the mark. 32 hex digits. */
export function hashOf(name: string): string {
	return createHash('sha256').update(name).digest('hex').slice(0, 32);
}

/** The id of an object in a response. @throws Error if there is none. */
export function idIn(made: unknown): number {
	const id = field(made, 'id');
	if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw new Error('the response has no id');
	return id;
}

/** The items of a list, the newest first: they have the largest ids. */
export async function newestFirst(items: AsyncIterable<unknown>): Promise<unknown[]> {
	return (await Array.fromAsync(items)).sort((a, b) => Number(field(b, 'id')) - Number(field(a, 'id')));
}

/** The URL of an object's page, of at most 2,000 characters; '' if the response has none that may be shown. */
export function pageIn(made: unknown): string {
	const page = textIn(made, 'html_url');
	return /^https?:\/\/[\x21-\x7e]{1,1992}$/.test(page) ? page : '';
}
