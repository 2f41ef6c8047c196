import { createHash } from 'node:crypto';
import path from 'node:path';
import { InputFailure } from '../../../domain/failures/failure.ts';
import { ENTRYPOINT, type RawInputs } from '../../../domain/inputs/parsers.ts';
import { isObject, parseJson, textIn } from '../../../domain/text/json.ts';
import { placeOfJsonError } from './json-place.ts';

/** Where the code comes from (API §4.5: `file` with `entrypoint_rel_path`, or `source`). */
export type AppSource =
	| { readonly kind: 'directory'; readonly directory: string; readonly entrypoint: string }
	/** `file`: path of a ready zip. */
	| { readonly kind: 'package'; readonly file: string; readonly entrypoint: string }
	/** `json`: the JSON object as given; the specification does not define its fields, so it is sent unchanged. */
	| { readonly kind: 'source'; readonly json: string };

/**
 * Reads which app is deployed.
 * @param platform on Windows a backslash in a path separates folders; elsewhere it is part of a name.
 * @throws InputFailure unless exactly one of `directory`, `package` and `source` describes it.
 */
export function parseApp(given: RawInputs, platform: NodeJS.Platform): AppSource {
	const raw: RawInputs = (name) =>
		platform === 'win32' && name !== 'source' ? given(name).replaceAll('\\', '/') : given(name);
	const source = raw('source').trim();
	const file = raw('package').trim();
	if (file !== '') return parsePackage(raw, file);
	if (source !== '') return parseSource(raw, source);
	const directory = raw('directory').trim() || '.';
	return { kind: 'directory', directory, entrypoint: parseEntrypoint(raw('entrypoint')) };
}

function parseSource(raw: RawInputs, json: string): AppSource {
	const accepted = 'a JSON object, and leave out "entrypoint", "directory", "exclude" and "links"';
	const bad = (problem: string) => new InputFailure('source', problem, accepted);
	const other = raw('entrypoint').trim() === '' ? ofDirectory(raw) : 'entrypoint';
	if (other !== undefined) throw bad(`cannot be combined with "${other}"`);
	if (!isObject(parseJson(json))) throw bad(`is not a JSON object${placeOfJsonError(json)}`);
	return { kind: 'source', json };
}

/** A ready package is sent as it is: an input that describes other files, or changes them, is a mistake. */
function parsePackage(raw: RawInputs, file: string): AppSource {
	const accepted = 'the path of a zip file, with "entrypoint" but without "directory", "source", "exclude" and "links"';
	const bad = (problem: string) => new InputFailure('package', problem, accepted);
	if (raw('source').trim() !== '') throw bad('cannot be combined with "source"');
	const other = ofDirectory(raw);
	if (other !== undefined) throw bad(`cannot be combined with "${other}": a package is sent as it is`);
	return { kind: 'package', file, entrypoint: parseEntrypoint(raw('entrypoint')) };
}

/** The first input that is not its default and has a meaning only where a directory is packed; undefined for none. */
function ofDirectory(raw: RawInputs): string | undefined {
	const defaults = { directory: /^(?:\.\/*)?$/, exclude: /^$/, links: /^(?:follow)?$/ };
	return Object.entries(defaults).find(([name, byDefault]) => !byDefault.test(raw(name).trim()))?.[0];
}

/**
 * Checks the input `entrypoint` as a text and drops a leading `./`.
 * @throws InputFailure where it could mean a file outside the directory.
 */
export function parseEntrypoint(text: string): string {
	const bad = (problem: string) => new InputFailure('entrypoint', problem, ENTRYPOINT);
	const path = text.trim().replace(/^(?:\.\/+)+/, '');
	if (path === '') throw new InputFailure('entrypoint', 'is missing', `${ENTRYPOINT}, or set "source" instead`);
	if (/[\0-\x1f\x7f]/.test(path)) throw bad('contains a control character');
	if (path.includes('\\')) throw bad(`is "${text.trim()}", with a backslash`);
	if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) throw bad(`is "${path}", an absolute path`);
	const segments = path.split('/');
	if (segments.includes('..')) throw bad(`is "${path}", which may lead outside the directory`);
	if (path.endsWith('/') || segments.at(-1) === '.') throw bad(`is "${path}", which is a folder`);
	return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}

/** Characters of a name, and those of the hash that a longer one ends in. */
export const LONGEST_NAME = 100;
const HASH_LENGTH = 8;

/**
 * The default of `report-name`: the entrypoint's path from the workspace's root is part of it, so that several apps of one
 * pull request do not overwrite each other. A longer name than a report may have ends in a hash of all of it.
 * @param workspace absolute path; a `directory` may be given below it.
 */
export function defaultReportName(app: AppSource, workspace: string): string {
	const name = `deploy ${entrypointOf(app, workspace)}`.trim();
	if (name.length <= LONGEST_NAME) return name;
	const hash = createHash('sha256').update(name).digest('hex').slice(0, HASH_LENGTH);
	return `${name.slice(0, LONGEST_NAME - HASH_LENGTH - 1).toWellFormed()}-${hash}`;
}

/** The entrypoint's path from the workspace's root, as far as it is known; '' where a source tells none. */
function entrypointOf(app: AppSource, workspace: string): string {
	if (app.kind === 'source')
		return textIn(parseJson(app.json), 'entrypoint')
			.replace(/\p{Cc}+/gu, ' ')
			.trim();
	if (app.kind === 'package') return app.entrypoint;
	const { posix } = path;
	const { directory, entrypoint } = app;
	const root = workspace.replaceAll(path.sep, '/');
	return posix.join(posix.isAbsolute(directory) ? posix.relative(root, directory) : directory, entrypoint);
}
