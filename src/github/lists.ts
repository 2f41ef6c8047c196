import { field, parseJson } from '../domain/text/json.ts';

/** How many objects a page has, and how many pages are read. */
export interface PageBounds {
	readonly perPage: number;
	readonly mostPages: number;
}

/**
 * Reads all pages of a list by number. `Link` headers of responses are not followed.
 * @param ask returns the items of one page.
 * @returns undefined if a page is no list.
 */
export async function allPages(
	{ perPage, mostPages }: PageBounds,
	ask: (page: { per_page: number; page: number }) => Promise<unknown>,
): Promise<unknown[] | undefined> {
	const all: unknown[] = [];
	for (let page = 1; page <= mostPages; page++) {
		const items = await ask({ per_page: perPage, page });
		if (!Array.isArray(items)) return undefined;
		all.push(...items);
		if (items.length < perPage) break;
	}
	return all;
}

/** Sorts by id: newer objects at GitHub have larger ids. */
export function newestFirst(items: readonly unknown[]): readonly unknown[] {
	return items.toSorted((a, b) => Number(field(b, 'id')) - Number(field(a, 'id')));
}

/** What is stored in a GitHub deployment; some servers give it back as JSON text. */
export function payloadOf(deployment: unknown): unknown {
	const payload = field(deployment, 'payload');
	return typeof payload === 'string' ? parseJson(payload) : payload;
}
