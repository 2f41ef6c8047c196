import type { GitHubResponse } from './routes.ts';

/**
 * One page of a list, with the header that leads to the others.
 * @param under name of the list in the response, '' where the response is the list.
 */
export function paged(
	response: GitHubResponse,
	under: string,
	address: URL,
	query: URLSearchParams,
): [GitHubResponse, Record<string, string>] {
	if (!Array.isArray(response.body)) return [response, {}];
	const size = Number(query.get('per_page') ?? 30);
	const page = Number(query.get('page') ?? 1);
	const last = Math.max(1, Math.ceil(response.body.length / size));
	const to = (number: number, rel: string) => {
		const search = new URLSearchParams(query);
		search.set('page', String(number));
		return `<${address.href}?${search}>; rel="${rel}"`;
	};
	const links = [
		...(page > 1 ? [to(page - 1, 'prev')] : []),
		...(page < last ? [to(page + 1, 'next'), to(last, 'last')] : []),
	];
	const items = response.body.slice((page - 1) * size, page * size);
	const body = under === '' ? items : { total_count: response.body.length, [under]: items };
	return [{ status: response.status, body }, links.length === 0 ? {} : { link: links.join(', ') }];
}
