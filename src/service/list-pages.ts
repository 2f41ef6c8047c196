import { StepFailure } from '../domain/failures/failure.ts';
import type { Parsed } from '../domain/records/id.ts';
import { isLacking } from '../domain/records/service-error.ts';
import type { Connection } from '../http/connection.ts';
import { send } from '../http/request.ts';
import { unusableResponse } from '../http/request-failure.ts';
import { readJson } from '../http/response-body.ts';
import type { HttpResponse, ServiceRequest } from '../http/try.ts';

/** A list that is read page by page. */
interface ListRequest<Item> extends Omit<ServiceRequest, 'method'> {
	/** Filters; those that are '' are left out. A service may ignore them. */
	readonly filter: Readonly<Record<string, string>>;
	readonly parse: (entry: unknown) => Parsed<Item>;
	/** What distinguishes the items: the same item on two pages counts once. */
	readonly keyOf: (item: Item) => string;
}

/** The outcome of reading a list. */
export type ListOutcome<Item> =
	| {
			readonly kind: 'list';
			/** The items of all pages read so far. */
			readonly items: readonly Item[];
			/** The `Date` of the last response in milliseconds since 1970, rounded down to whole seconds; NaN if it has none. */
			readonly serverNow: number;
			/** Whether its end was read, and every entry could be: another one may be what is looked for. */
			readonly isWhole: boolean;
	  }
	/** It was refused, or a page is not a list. `isAbsent`: the service itself says that it has no such operation. */
	| { readonly kind: 'unread'; readonly failure: StepFailure; readonly isAbsent: boolean };

/** Records that a page is asked for. */
const PAGE_SIZE = 100;
/** The most pages that are read. */
const MOST_PAGES = 50;

/**
 * GET of a list, page by page (`limit`, `offset`; `X-Has-More`, `X-Next-Offset`), at most 5,000 items.
 * @throws Interrupted
 */
export async function readList<Item>(
	connection: Connection,
	{ filter, parse, keyOf, ...request }: ListRequest<Item>,
): Promise<ListOutcome<Item>> {
	const known = new Map<string, Item>();
	let isUsable = true;
	try {
		for (let pages = 1, offset = 0; ; pages++) {
			const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
			query.set('limit', String(PAGE_SIZE));
			if (offset > 0) query.set('offset', String(offset));
			const response = await send(connection, { ...request, method: 'GET', path: `${request.path}?${query}` });
			const read = readJson(response);
			if (!read.ok || !Array.isArray(read.record))
				throw unusableResponse(response, read.ok ? 'it is not a list' : read.why);
			const before = known.size;
			for (const parsed of read.record.map(parse)) {
				if (parsed.ok) known.set(keyOf(parsed.record), parsed.record);
				isUsable &&= parsed.ok;
			}
			const next = nextOffset(response, offset, read.record.length);
			// If the service ignores the offset, every page is the first one and brings nothing new.
			if (next === undefined || known.size === before || pages === MOST_PAGES) {
				const serverNow = Date.parse(response.headers.date ?? '');
				return { kind: 'list', items: [...known.values()], serverNow, isWhole: isUsable && next === undefined };
			}
			offset = next;
		}
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown;
		return { kind: 'unread', failure: thrown, isAbsent: known.size === 0 && isLacking(thrown.service) };
	}
}

/** Where the list goes on after a page; undefined where it ends. Without a word of the service a short page is the last. */
function nextOffset({ headers }: HttpResponse, offset: number, records: number): number | undefined {
	const said = Number(headers['x-next-offset']);
	const isSaid = Number.isSafeInteger(said) && said > offset;
	const more = headers['x-has-more']?.trim().toLowerCase();
	const hasMore = more === undefined ? isSaid || records >= PAGE_SIZE : more !== 'false' && more !== '0';
	return hasMore ? (isSaid ? said : offset + records) : undefined;
}
