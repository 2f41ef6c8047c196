import type { StepFailure } from '../domain/failures/failure.ts';
import { isLacking } from '../domain/records/service-error.ts';
import { count } from '../domain/text/format.ts';
import type { CallOptions } from '../http/call-options.ts';
import type { Connection } from '../http/connection.ts';
import { trySend } from '../http/request.ts';
import { isOld, readJson } from '../http/response-body.ts';
import { nextOffset, PAGE_SIZE, saysMore, totalOf } from './page-headers.ts';

/** A list that is read page by page. */
export interface ListRequest<Item> extends CallOptions {
	/** E.g. `Looking for the deployment`. */
	readonly doing: string;
	/** E.g. `/deployments`. */
	readonly path: string;
	/** Filters; those that are '' are left out. */
	readonly filter?: Readonly<Record<string, string>>;
	/** Reads a page; undefined if it is no list. */
	readonly parse: (body: unknown) => readonly Item[] | undefined;
	/** Bytes of a page that are read at most. Default: 1 MiB. */
	readonly largest?: number;
	/** What distinguishes the items: the same item on two pages counts once. */
	readonly keyOf: (item: Item) => string;
	/** Called after each page; returns whether no further page is needed. Default: all pages. */
	readonly isEnough?: (list: ReadList<Item>) => boolean;
	/**
	 * Whether a list of several pages is read twice, or until a reading brings nothing new: an item that leaves the list
	 * between two pages moves the next ones up, past the page that is read next. Needed where the absence of an item decides.
	 * Default: false.
	 */
	readonly twice?: boolean | undefined;
}

export interface ReadList<Item> {
	readonly kind: 'list';
	/** The items of all pages read so far. */
	readonly items: readonly Item[];
	/** The `Date` of the last response in milliseconds since 1970, rounded down to whole seconds; NaN if it has none. */
	readonly serverNow: number;
	/** How many pages were read. */
	readonly pages: number;
	/** Whether all pages were read, as far as anybody can tell from what the service says. */
	readonly isWhole: boolean;
}

/** The outcome of reading a list. */
export type ListOutcome<Item> =
	| ReadList<Item>
	/**
	 * It was refused, or the service could not be reached in any try. Asking again at once does not help. `isAbsent`: the
	 * service itself says that it has no such operation; a refusal in the midst of a list does not.
	 */
	| { readonly kind: 'refused'; readonly failure: StepFailure; readonly isAbsent: boolean }
	/** A page was not a list. Another try may succeed. */
	| { readonly kind: 'malformed' };

/** The most pages of one reading, and the most readings of a list that changes meanwhile. */
const MOST_PAGES = 50;
const MOST_READINGS = 4;

/**
 * GET of a list, page by page (`limit`, `offset`; `X-Has-More`, `X-Next-Offset`), at most 5,000 items.
 * @throws Interrupted
 */
export async function readList<Item>(connection: Connection, request: ListRequest<Item>): Promise<ListOutcome<Item>> {
	const first = await readPages(connection, request);
	if (request.twice !== true || first.kind !== 'list' || first.pages === 1) return first;
	const known = new Map(first.items.map((item) => [request.keyOf(item), item]));
	for (let reading = 2, isWhole = first.isWhole; ; reading++) {
		const list = await readPages(connection, request);
		if (list.kind !== 'list') return list;
		const before = known.size;
		for (const item of list.items) known.set(request.keyOf(item), item);
		const isStill = known.size === before;
		isWhole &&= list.isWhole;
		if (isStill || !isWhole || reading === MOST_READINGS)
			return { ...list, items: [...known.values()], isWhole: isWhole && isStill };
	}
}

async function readPages<Item>(connection: Connection, request: ListRequest<Item>): Promise<ListOutcome<Item>> {
	const known = new Map<string, Item>();
	for (let number = 1, offset = 0; ; number++) {
		const page = await readPage(connection, offset, request);
		if (page.kind === 'refused' && known.size > 0) return { ...page, failure: inMidList(page.failure, known.size) };
		if (page.kind !== 'page') return page;
		const before = known.size;
		for (const item of page.items) known.set(request.keyOf(item), item);
		const hasNew = known.size > before;
		const isWhole = isEnd(page, hasNew) && known.size >= page.total;
		const items = [...known.values()];
		const list = { kind: 'list', items, serverNow: page.serverNow, pages: number, isWhole } as const;
		// If the service ignores the offset, every page is the first one and brings nothing new.
		if (isWhole || !hasNew || number === MOST_PAGES || request.isEnough?.(list)) return list;
		offset = page.next;
	}
}

function inMidList(failure: StepFailure, read: number): StepFailure {
	return failure.with({ message: `${failure.message} The pages before it had ${count(read, 'record')}.` });
}

/**
 * Whether a list ends with this page. A service that says that there is more, and then brings nothing new, contradicts
 * itself: nobody knows what is left out. One that says nothing of it is asked for more until nothing new comes; where
 * that is a full page again, it may have more.
 */
function isEnd({ hasMore, records }: Extract<Page<unknown>, { kind: 'page' }>, hasNew: boolean): boolean {
	if (hasMore !== undefined) return !hasMore;
	return !hasNew && records < PAGE_SIZE;
}

type Page<Item> =
	| {
			readonly kind: 'page';
			readonly items: readonly Item[];
			readonly serverNow: number;
			/** Entries on it, those included that make no sense. */
			readonly records: number;
			/** Whether the service says that there are more pages; undefined if it says nothing. */
			readonly hasMore: boolean | undefined;
			/** How many there are in all, as far as the service says; else 0. */
			readonly total: number;
			/** Offset of the next page. */
			readonly next: number;
	  }
	| Exclude<ListOutcome<Item>, { kind: 'list' }>;

async function readPage<Item>(
	connection: Connection,
	offset: number,
	{ doing, path, filter = {}, parse, keyOf: _, isEnough: __, twice: ___, ...options }: ListRequest<Item>,
): Promise<Page<Item>> {
	const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
	query.set('limit', String(PAGE_SIZE));
	if (offset > 0) query.set('offset', String(offset));
	const result = await trySend(connection, {
		what: { doing, request: `GET ${path}` },
		method: 'GET',
		path: `${path}?${query}`,
		retrySafety: 'idempotent',
		wantsWhole: true,
		...options,
	});
	if (result.kind === 'failed') {
		const { failure } = result;
		return { kind: 'refused', failure, isAbsent: offset === 0 && isLacking(failure.service) };
	}
	const { response } = result;
	const read = readJson(response);
	const items = read.ok ? parse(read.json) : undefined;
	if (!read.ok || items === undefined || isOld(response)) return { kind: 'malformed' };
	const records = Array.isArray(read.json) ? read.json.length : 0;
	const serverNow = Date.parse(response.headers.date ?? '');
	const next = nextOffset(response.headers, offset, records);
	const hasMore = saysMore(response, records);
	return { kind: 'page', items, serverNow, records, hasMore, total: totalOf(response), next };
}
