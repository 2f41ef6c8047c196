import type { StepFailure } from '../domain/failures/failure.ts';
import { foreignText, isLacking } from '../domain/records/service-error.ts';
import { count } from '../domain/text/format.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { ask } from '../http/request.ts';
import { readJson } from '../http/response-body.ts';
import type { HttpResponse } from '../http/verdict.ts';

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
}

export interface ReadList<Item> {
	readonly kind: 'list';
	/** The items of all pages read so far. */
	readonly items: readonly Item[];
	/** The `Date` of the last response in milliseconds since 1970, rounded down to whole seconds; NaN if it has none. */
	readonly serverNow: number;
	/** Whether its end was read. */
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
	/** A page was not a list. Another try may succeed. `why`: the text of its body, or what it is instead. */
	| { readonly kind: 'malformed'; readonly why: string };

/** Records that a page is asked for. */
export const PAGE_SIZE = 100;
/** The most pages that are read. */
const MOST_PAGES = 50;

/**
 * GET of a list, page by page (`limit`, `offset`; `X-Has-More`, `X-Next-Offset`), at most 5,000 items.
 * @throws Interrupted
 */
export async function readList<Item>(connection: Connection, request: ListRequest<Item>): Promise<ListOutcome<Item>> {
	const known = new Map<string, Item>();
	for (let number = 1, offset = 0; ; number++) {
		const outcome = await askForPage(connection, request, offset);
		if (outcome.kind === 'failed') {
			const { failure } = outcome;
			if (number === 1) return { kind: 'refused', failure, isAbsent: isLacking(failure.service) };
			const message = `${failure.message} The pages before it had ${count(known.size, 'record')}.`;
			return { kind: 'refused', failure: failure.with({ message }), isAbsent: false };
		}
		const { response } = outcome;
		const read = readJson(response);
		if (!read.ok) return { kind: 'malformed', why: read.why };
		const items = request.parse(read.json);
		if (items === undefined) return { kind: 'malformed', why: foreignText(JSON.stringify(read.json)) };
		const before = known.size;
		for (const item of items) known.set(request.keyOf(item), item);
		const page = pageOf(response, offset, Array.isArray(read.json) ? read.json.length : items.length);
		const serverNow = Date.parse(response.headers.date ?? '');
		const list = { kind: 'list', items: [...known.values()], serverNow, isWhole: !page.hasMore } as const;
		// If the service ignores the offset, every page is the first one and brings nothing new.
		const isOver = list.isWhole || known.size === before || number === MOST_PAGES;
		if (isOver) return list;
		offset = page.next;
	}
}

function askForPage<Item>(connection: Connection, request: ListRequest<Item>, offset: number) {
	const { doing, path, filter = {}, signal, leftMs, limit, largest } = request;
	const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
	query.set('limit', String(PAGE_SIZE));
	if (offset > 0) query.set('offset', String(offset));
	return ask(connection, {
		what: { doing, request: `GET ${path}` },
		method: 'GET',
		path: `${path}?${query}`,
		retry: 'idempotent',
		signal,
		leftMs,
		...(limit === undefined ? {} : { limit }),
		...(largest === undefined ? {} : { largest }),
	});
}

/**
 * Whether the list goes on after a page, and where. Without a word of the service a short page is the last.
 * @param records entries of the page, those included that make no sense.
 */
function pageOf({ headers }: Pick<HttpResponse, 'headers'>, offset: number, records: number) {
	const said = Number(headers['x-next-offset']);
	const next = Number.isSafeInteger(said) && said > offset ? said : offset + records;
	const more = headers['x-has-more']?.trim().toLowerCase();
	return { next, hasMore: more === undefined ? said > offset || records >= PAGE_SIZE : more === 'true' };
}
