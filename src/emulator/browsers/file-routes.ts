import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { invalid, notFound } from '../http/errors.ts';
import { bytes, empty } from '../http/response.ts';
import { type Exchange, on } from '../http/router.ts';
import type { Browsers } from './browsers.ts';
import { realPath, virtualPath } from './session-path.ts';

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

/** The files of a session, as a browser would write them. */
export const fileRoutes = (browsers: Browsers) => {
	const locate = ({ id, projectId }: Exchange, virtual: string) =>
		realPath(browsers.get(id, projectId).folder, virtual);
	const asked = ({ query }: Exchange) => virtualPath(query.get('path'));
	return [
		on('writeFile', 'PUT /browsers/:id/fs/write_file', async (exchange) => {
			const file = locate(exchange, asked(exchange));
			const write = async () => {
				await mkdir(path.dirname(file), { recursive: true });
				await pipeline(exchange.body, createWriteStream(file));
			};
			await attempt(write());
			return empty(201);
		}),
		on('readFile', 'GET /browsers/:id/fs/read_file', async (exchange) =>
			bytes(200, 'application/octet-stream', await attempt(readFile(locate(exchange, asked(exchange))))),
		),
	];
};
