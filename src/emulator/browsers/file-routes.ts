import { createWriteStream, type Stats } from 'node:fs';
import { lstat, mkdir, readdir, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { invalid, notFound } from '../http/errors.ts';
import { readObject } from '../http/request-body.ts';
import { bytes, empty, json } from '../http/response.ts';
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

/** As `ls -l` shows it, which is what the types of the clients say. */
function modeText(stats: Stats): string {
	const kind = stats.isDirectory() ? 'd' : stats.isSymbolicLink() ? 'l' : '-';
	return kind + [...'rwxrwxrwx'].map((letter, at) => ((stats.mode >> (8 - at)) & 1 ? letter : '-')).join('');
}

async function info(file: string, virtual: string): Promise<unknown> {
	const stats = await lstat(file);
	return {
		name: path.posix.basename(virtual),
		path: virtual,
		is_dir: stats.isDirectory(),
		size_bytes: stats.isDirectory() ? 0 : stats.size,
		mode: modeText(stats),
		mod_time: stats.mtime.toISOString(),
	};
}

async function list(folder: string, virtual: string): Promise<unknown[]> {
	const names = (await readdir(folder)).sort();
	return Promise.all(names.map((name) => info(path.join(folder, name), path.posix.join(virtual, name))));
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
		on('listFiles', 'GET /browsers/:id/fs/list_files', async (exchange) => {
			const virtual = asked(exchange);
			return json(200, await attempt(list(locate(exchange, virtual), virtual)));
		}),
		on('deleteFile', 'PUT /browsers/:id/fs/delete_file', async (exchange) => {
			const { path: virtual } = await readObject(exchange.body);
			await attempt(unlink(locate(exchange, virtualPath(virtual))));
			return empty(200);
		}),
	];
};
