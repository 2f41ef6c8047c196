import { InputFailure } from '../../../domain/failures/failure.ts';
import type { RawInputs } from '../../../domain/inputs/parsers.ts';
import { ENTRYPOINT } from '../../../domain/inputs/parsers.ts';
import { isObject, parseJson } from '../../../domain/text/json.ts';
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
	const entrypoint = raw('entrypoint');
	const file = raw('package').trim();
	if (file !== '') return parsePackage(raw, file);
	if (source === '') {
		return { kind: 'directory', directory: parseDirectory(raw('directory')), entrypoint: parseEntrypoint(entrypoint) };
	}
	const accepted = 'a JSON object, and leave out "entrypoint", "directory", "exclude" and "links"';
	const other = entrypoint.trim() === '' ? ofDirectory(raw) : 'entrypoint';
	if (other !== undefined) throw new InputFailure('source', `cannot be combined with "${other}"`, accepted);
	const value = parseJson(source);
	const place = value === undefined ? placeOfJsonError(source) : '';
	if (!isObject(value)) {
		throw new InputFailure('source', `is not a JSON object${place === '' ? '' : ` (${place})`}`, accepted);
	}
	return { kind: 'source', json: source };
}

/** A ready package is sent as it is: an input that describes other files, or changes them, is a mistake. */
function parsePackage(raw: RawInputs, file: string): AppSource {
	const accepted = 'the path of a zip file, with "entrypoint" but without "directory", "source", "exclude" and "links"';
	const bad = (problem: string) => new InputFailure('package', problem, accepted);
	if (/\0/.test(file)) throw bad('contains a NUL character');
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

function parseDirectory(text: string): string {
	if (/\0/.test(text)) throw new InputFailure('directory', 'contains a NUL character', 'a folder inside the workspace');
	return text.trim() === '' ? '.' : text.trim();
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
