import { createHash } from 'node:crypto';
import path from 'node:path';
import { field, parseJson } from '../../../domain/text/json.ts';
import type { AppSource } from './app-source.ts';

/** Characters of a name, and those of the hash that a longer one ends in. */
export const LONGEST_NAME = 100;
const HASH_LENGTH = 8;

/**
 * The default of `report-name`: the entrypoint's path from the workspace's root is part of it, so that several apps of one
 * pull request do not overwrite each other.
 * @param workspace absolute path; a `directory` may be given below it.
 */
export function defaultReportName(app: AppSource, workspace: string): string {
	const entrypoint = entrypointOf(app, workspace);
	return entrypoint === '' ? 'deploy' : shortName(`deploy ${entrypoint}`);
}

function entrypointOf(app: AppSource, workspace: string): string {
	if (app.kind === 'source') {
		const entrypoint = field(parseJson(app.json), 'entrypoint');
		return typeof entrypoint === 'string' ? entrypoint.replace(/\p{Cc}+/gu, ' ').trim() : '';
	}
	if (app.kind === 'package') return app.entrypoint;
	const { posix } = path;
	const directory = app.directory.replaceAll(path.sep, '/');
	const root = workspace.replaceAll(path.sep, '/');
	return posix.join(posix.isAbsolute(directory) ? posix.relative(root, directory) : directory, app.entrypoint);
}

/** A name that is too long is cut, and ends in a hash of all of it. */
function shortName(name: string): string {
	if (name.length <= LONGEST_NAME) return name;
	const hash = createHash('sha256').update(name).digest('hex').slice(0, HASH_LENGTH);
	return `${name.slice(0, LONGEST_NAME - HASH_LENGTH - 1).toWellFormed()}-${hash}`;
}
