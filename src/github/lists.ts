import { field, parseJson } from '../domain/text/json.ts';
import type { GitHubApi } from './api.ts';

/** How many objects a page has, and how many pages are read. */
export interface PageBounds {
	readonly perPage: number;
	readonly mostPages: number;
}

export interface PagedList {
	readonly items: readonly unknown[];
	/** Whether the last page was read. */
	readonly isWhole: boolean;
}

/**
 * Reads all pages of a list.
 * @param list name of the list in the response; absent if the response itself is the list.
 * @throws Error if a page is no list.
 */
export async function allPages(
	api: Pick<GitHubApi, 'page'>,
	{ perPage, mostPages }: PageBounds,
	route: string,
	parameters: Readonly<Record<string, unknown>>,
	list?: string,
): Promise<PagedList> {
	const all: unknown[] = [];
	for (let page = 1; page <= mostPages; page++) {
		const { items, hasMore } = await api.page(route, { ...parameters, per_page: perPage, page }, list);
		all.push(...items);
		if (!hasMore) return { items: all, isWhole: true };
	}
	return { items: all, isWhole: false };
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
