import type { Answer } from './routes.ts';

/**
 * One page of a list, with the header that leads to the others.
 * @param under name of the list in the answer, '' where the response is the list.
 */
export function paged(
	answer: Answer,
	under: string,
	address: URL,
	query: URLSearchParams,
): [Answer, Record<string, string>] {
	if (!Array.isArray(answer.body)) return [answer, {}];
	const size = Math.min(100, Number(query.get('per_page') ?? 30));
	const page = Number(query.get('page') ?? 1);
	const last = Math.max(1, Math.ceil(answer.body.length / size));
	const to = (number: number, rel: string) => {
		const search = new URLSearchParams(query);
		search.set('page', String(number));
		return `<${address.href}?${search}>; rel="${rel}"`;
	};
	const links = [
		...(page > 1 ? [to(page - 1, 'prev')] : []),
		...(page < last ? [to(page + 1, 'next'), to(last, 'last')] : []),
	];
	const items = answer.body.slice((page - 1) * size, page * size);
	const body = under === '' ? items : { total_count: answer.body.length, [under]: items };
	return [{ status: answer.status, body }, links.length === 0 ? {} : { link: links.join(', ') }];
}
