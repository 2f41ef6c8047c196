import type { Readable } from 'node:stream';
import { page } from '../http/page.ts';
import { readObject } from '../http/request-body.ts';
import { empty, eventStream, json } from '../http/response.ts';
import { type Exchange, on } from '../http/router.ts';
import { type Browser, parseBrowserForm } from './browser.ts';
import type { Browsers } from './browsers.ts';

/** Sessions, and the watches on their files (API §4.1). */
export const browserRoutes = (browsers: Browsers) => {
	const find = ({ id, projectId }: Exchange) => browsers.get(id, projectId);
	return [
		on('createBrowser', 'POST /browsers', async ({ body, projectId, baseUrl }) => {
			const browser = await browsers.create(parseBrowserForm(await readObject(body)), projectId);
			return json(200, browser.record(baseUrl));
		}),
		on('listBrowsers', 'GET /browsers', ({ query, projectId, baseUrl }) =>
			page(
				browsers.list(projectId).map((one) => one.record(baseUrl)),
				query,
			),
		),
		on('getBrowser', 'GET /browsers/:id', (exchange) => json(200, find(exchange).record(exchange.baseUrl))),
		on('deleteBrowser', 'DELETE /browsers/:id', async ({ id, projectId }) => {
			await browsers.delete(id, projectId);
			return empty(204);
		}),
		on('startWatch', 'POST /browsers/:id/fs/watch', async (exchange) =>
			json(201, { watch_id: find(exchange).watches.start(await readObject(exchange.body)) }),
		),
		on('watchEvents', 'GET /browsers/:id/fs/watch/:watch/events', (exchange) => {
			const browser = find(exchange);
			return eventStream(held(browser, browser.watches.events(exchange.part)));
		}),
		on('stopWatch', 'DELETE /browsers/:id/fs/watch/:watch', (exchange) => {
			find(exchange).watches.stop(exchange.part);
			return empty(204);
		}),
	];
};

/** The session is in use as long as somebody reads the stream. */
export function held(browser: Browser, stream: Readable): Readable {
	return stream.on('close', browser.hold());
}
