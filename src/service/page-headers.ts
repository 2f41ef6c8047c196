import type { HttpResponse } from '../http/one-try.ts';

// What the headers of a page of a list say of the pages after it.

/** Records that a page is asked for. */
export const PAGE_SIZE = 100;

/**
 * Whether a response says that the list goes on after it; undefined if it says nothing. `Link` (RFC 8288) and 206 (RFC 9110
 * §15.3.7) say so too, whoever between us and the service has set them, and so does an offset to go on from alone, but for
 * that of an empty page.
 * @param records entries on this page.
 */
export function saysMore(
	{ status, headers }: Pick<HttpResponse, 'status' | 'headers'>,
	records: number,
): boolean | undefined {
	if (status === 206 || NEXT_LINK.test(headers.link ?? '')) return true;
	const said = linesOf(headers['x-has-more']?.toLowerCase());
	if (said.length > 0) return said.some((one) => !['false', 'no', '0'].includes(one));
	return Number(headers['x-next-offset']) > 0 && records > 0 ? true : undefined;
}

const NEXT_LINK = /;\s*rel\s*=(?:\s*")?(?:[^";,]*\s)?next\b/i;

/** The values of a header that may come on several lines. */
function linesOf(header = ''): string[] {
	return header
		.split(',')
		.map((one) => one.trim())
		.filter((one) => one !== '');
}

/** How many entries the whole list has, as a response says; 0 if it does not. */
export function totalOf({ headers }: Pick<HttpResponse, 'headers'>): number {
	const ranges = linesOf(headers['content-range']).map((one) => one.split('/')[1]);
	return Math.max(0, ...[...linesOf(headers['x-total-count']), ...ranges].map(Number).filter(Number.isSafeInteger));
}

/** An offset that does not grow, or that is past the records of this page, would lose some. An empty page has none. */
export function nextOffset(headers: HttpResponse['headers'], offset: number, records: number): number {
	const next = Number(headers['x-next-offset']);
	const isUsable = Number.isSafeInteger(next) && next > offset && next <= offset + (records || PAGE_SIZE);
	return isUsable ? next : offset + records;
}
