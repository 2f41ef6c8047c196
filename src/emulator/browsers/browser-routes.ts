import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { invalid, notFound } from '../http/errors.ts';
import { page } from '../http/page.ts';
import { readObject } from '../http/request-body.ts';
import { bytes, empty, eventStream, json } from '../http/response.ts';
import { type Exchange, on } from '../http/router.ts';
import { parseBrowserForm } from './browser.ts';
import type { Browsers } from './browsers.ts';
import { realPath, virtualPath } from './session-path.ts';

/** Sessions, their files, and the watches on those (API §4.1). */
export const browserRoutes = (browsers: Browsers) => {
	const find = ({ id, projectId }: Exchange) => browsers.get(id, projectId);
	const fileOf = (exchange: Exchange) => realPath(find(exchange).folder, virtualPath(exchange.query.get('path')));
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
		on('writeFile', 'PUT /browsers/:id/fs/write_file', async (exchange) => {
			const file = fileOf(exchange);
			const write = async () => {
				await mkdir(path.dirname(file), { recursive: true });
				await pipeline(exchange.body, createWriteStream(file));
			};
			await attempt(write());
			return empty(201);
		}),
		on('readFile', 'GET /browsers/:id/fs/read_file', async (exchange) =>
			bytes(200, 'application/octet-stream', await attempt(readFile(fileOf(exchange)))),
		),
		on('startWatch', 'POST /browsers/:id/fs/watch', async (exchange) =>
			json(201, { watch_id: find(exchange).watches.start(await readObject(exchange.body)) }),
		),
		on('watchEvents', 'GET /browsers/:id/fs/watch/:watch/events', (exchange) => {
			const browser = find(exchange);
			const events = browser.watches.events(exchange.part);
			return eventStream(events.on('close', browser.hold()));
		}),
		on('stopWatch', 'DELETE /browsers/:id/fs/watch/:watch', (exchange) => {
			find(exchange).watches.stop(exchange.part);
			return empty(204);
		}),
	];
};

/** What the file system refuses is the client's mistake: a path that is not there, or is something else. */
async function attempt<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === 'ENOENT') throw notFound('path');
		if (code?.startsWith('E')) throw invalid(`the path does not allow this: ${code}`);
		throw error;
	}
}
