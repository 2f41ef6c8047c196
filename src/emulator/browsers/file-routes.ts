import { createWriteStream, type Stats } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm, rmdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { invalid, notFound } from '../http/errors.ts';
import { readObject } from '../http/request-body.ts';
import { bytes, empty, json, type ServiceResponse } from '../http/response.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { Browsers } from './browsers.ts';
import { realPath, virtualPath } from './session-path.ts';

export type FileOperation =
	| 'writeFile'
	| 'readFile'
	| 'deleteFile'
	| 'moveFile'
	| 'createDirectory'
	| 'deleteDirectory'
	| 'listFiles'
	| 'fileInfo';

/** What the file system says of a path that does not allow what is asked for. */
const REFUSALS = [
	'EISDIR',
	'ENOTDIR',
	'ENOTEMPTY',
	'EEXIST',
	'EINVAL',
	'EPERM',
	'EACCES',
	'EBUSY',
	'ENAMETOOLONG',
	'ELOOP',
];

/** What the file system refuses is the client's mistake: a path that is not there, or is something else. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === 'ENOENT') throw notFound('path');
		if (code && REFUSALS.includes(code)) {
			throw invalid(`the path does not allow this: ${code}`);
		}
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

function mode(text: unknown, ifAbsent: number): number {
	if (text === undefined || text === null) return ifAbsent;
	if (typeof text !== 'string' || !/^[0-7]{3,4}$/.test(text)) throw invalid('mode must be octal, such as 0644');
	return Number.parseInt(text, 8);
}

/** The files of a session, as a browser would write them. */
export function fileRoutes(browsers: Browsers): Route<FileOperation>[] {
	const locate = ({ params }: Exchange, value: unknown, name?: string): string =>
		realPath(browsers.get(params.id).folder, virtualPath(value, name));
	const route = (
		operation: FileOperation,
		method: string,
		name: string,
		handle: (exchange: Exchange) => Promise<ServiceResponse>,
	): Route<FileOperation> => ({
		operation,
		method,
		path: `/browsers/:id/fs/${name}`,
		handle: (exchange) => attempt(() => handle(exchange)),
	});
	/** One whose path is in a JSON body. */
	const put = (operation: FileOperation, name: string, act: (file: string, body: Record<string, unknown>) => unknown) =>
		route(operation, 'PUT', name, async (exchange) => {
			const body = await readObject(exchange.body);
			await act(locate(exchange, body.path), body);
			return empty(200);
		});
	return [
		route('writeFile', 'PUT', 'write_file', async (exchange) => {
			const { query, body } = exchange;
			const file = locate(exchange, query.get('path'));
			await mkdir(path.dirname(file), { recursive: true });
			const target = createWriteStream(file, { mode: mode(query.get('mode'), 0o644) });
			await pipeline(body, target);
			return empty(201);
		}),
		route('readFile', 'GET', 'read_file', async (exchange) => {
			const file = locate(exchange, exchange.query.get('path'));
			return bytes(200, 'application/octet-stream', await readFile(file));
		}),
		route('fileInfo', 'GET', 'file_info', async (exchange) => {
			const virtual = virtualPath(exchange.query.get('path'));
			return json(200, await info(locate(exchange, virtual), virtual));
		}),
		route('listFiles', 'GET', 'list_files', async (exchange) => {
			const virtual = virtualPath(exchange.query.get('path'));
			const folder = locate(exchange, virtual);
			const names = (await readdir(folder)).sort();
			const all = names.map((name) => info(path.join(folder, name), path.posix.join(virtual, name)));
			return json(200, await Promise.all(all));
		}),
		route('moveFile', 'PUT', 'move', async (exchange) => {
			const body = await readObject(exchange.body);
			const source = locate(exchange, body.src_path, 'src_path');
			await rename(source, locate(exchange, body.dest_path, 'dest_path'));
			return empty(200);
		}),
		put('deleteFile', 'delete_file', (file) => unlink(file)),
		put('createDirectory', 'create_directory', (file, body) =>
			mkdir(file, { recursive: true, mode: mode(body.mode, 0o755) }),
		),
		put('deleteDirectory', 'delete_directory', async (file, { path: virtual }) => {
			if (virtualPath(virtual) === '/') throw invalid('the root cannot be deleted');
			if (!(await lstat(file)).isDirectory()) await rmdir(file);
			await rm(file, { recursive: true });
		}),
	];
}
