import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { InputFailure } from '../../../domain/failures/failure.ts';
import type { RawInputs } from '../../../domain/inputs/parsers.ts';
import { isObject, parseJson } from '../../../domain/text/json.ts';
import { isInside } from '../../../domain/text/paths.ts';
import type { Environment } from '../../../runner/environment.ts';
import { type Bad, parseDotenv } from './dotenv.ts';
import { keysOf, placeOfJsonError } from './json-place.ts';

/** Variables that the service itself sets, whatever is given. */
export const SET_BY_SERVICE: readonly string[] = ['KERNEL_API_KEY', 'KERNEL_BASE_URL', 'ENTRYPOINT_RELPATH'];

/** Environment variables in the order given. They are pairs and not an object, because a name may be `__proto__`. */
export type EnvVars = readonly (readonly [name: string, value: string])[];

const ACCEPTED = 'dotenv lines (NAME=value) or one JSON object whose values are strings';

/**
 * Reads a JSON object where the text begins with `{` or `[`, dotenv lines otherwise.
 * @throws InputFailure that names the line or the variable, never a value.
 */
export function parseEnvVars(given: string, input: 'env-vars' | 'env-file' = 'env-vars'): EnvVars {
	const bad: Bad = (problem, advice) =>
		new InputFailure(input, problem, advice === undefined ? ACCEPTED : `${ACCEPTED}. ${advice}`);
	const text = given.replace(/^\uFEFF/, ''); // PowerShell writes one
	const vars = /^\s*[[{]/.test(text) || text.trim() === 'null' ? fromJson(text, bad) : parseDotenv(text, bad);
	const seen = new Set<string>();
	for (const [name, value] of vars) {
		if (name === '') throw bad('contains a variable with an empty name');
		if (/[=\0]/.test(name)) throw bad('contains a variable with "=" or NUL in its name');
		if (!name.isWellFormed()) throw bad('contains a variable whose name is not well-formed Unicode (a lone surrogate)');
		if (seen.has(name)) throw bad(`sets "${name}" twice`);
		if (!value.isWellFormed()) throw bad(`sets "${name}" to text that is not well-formed Unicode (a lone surrogate)`);
		if (value.includes('\0')) throw bad(`sets "${name}" to text with a NUL character`);
		seen.add(name);
	}
	return vars;
}

function fromJson(text: string, bad: Bad): EnvVars {
	const value = parseJson(text);
	if (value === undefined) throw bad(`is not valid JSON${placeOfJsonError(text)}`);
	if (!isObject(value)) throw bad('is valid JSON, but not an object');
	// The keys of an object inside come after its own, whose value is refused.
	return keysOf(text).map((name) => {
		const entry = value[name];
		if (typeof entry !== 'string') throw bad(`sets "${name}" to something other than a string`);
		return [name, entry];
	});
}

const FILE_ACCEPTED = 'the path of a dotenv file in the workspace or in RUNNER_TEMP, of at most 1 MiB';
/** Bytes of it. */
const LARGEST = 1_048_576;

/**
 * Reads the file that the input `env-file` names.
 * @returns its real path, '' where none is named, and its text.
 * @throws InputFailure
 */
export function readEnvFile(raw: RawInputs, { workspace, temp }: Pick<Environment, 'workspace' | 'temp'>) {
	const given = raw('env-file').trim();
	if (given === '') return { at: '', text: '' };
	const bad = (problem: string, cause?: unknown) =>
		new InputFailure('env-file', `is "${given}"${problem}`, FILE_ACCEPTED, { cause });
	try {
		const at = realpathSync.native(path.resolve(workspace, given));
		if (![workspace, temp].some((folder) => folder !== '' && isInside(realpathSync.native(folder), at))) {
			throw bad(', which is outside the workspace');
		}
		const status = statSync(at);
		if (!status.isFile()) throw bad(', which is not a file');
		if (status.size > LARGEST) throw bad(`, which has ${status.size} bytes`);
		const bytes = readFileSync(at);
		if (!isUtf8(bytes)) throw bad(', which is not UTF-8 text');
		return { at, text: bytes.toString() };
	} catch (thrown) {
		if (thrown instanceof InputFailure) throw thrown;
		const { code } = thrown as NodeJS.ErrnoException;
		throw bad(code === 'ENOENT' ? ', which does not exist' : `, which cannot be read (${code})`, thrown);
	}
}
