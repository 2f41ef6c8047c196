import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { InputFailure } from '../../../domain/failures/failure.ts';
import type { RawInputs } from '../../../domain/inputs/parsers.ts';
import type { Environment } from '../../../runner/environment.ts';

const ACCEPTED = 'the path of a dotenv file in the workspace or in RUNNER_TEMP, of at most 1 MiB';

/** Bytes. */
const LARGEST = 1_048_576;

type Folders = Pick<Environment, 'workspace' | 'temp'>;

/**
 * Reads the file that the input `env-file` names.
 * @returns its text; '' where none is named.
 * @throws InputFailure
 */
export function readEnvFile(raw: RawInputs, { workspace, temp }: Folders): string {
	const given = raw('env-file').trim();
	if (given === '') return '';
	const bad = (problem: string, cause?: unknown) =>
		new InputFailure('env-file', `is "${given}"${problem}`, ACCEPTED, { cause });
	try {
		const file = realpathSync(path.resolve(workspace, given));
		if (![workspace, temp].some((folder) => folder !== '' && isInside(realpathSync(folder), file))) {
			throw bad(', which is outside the workspace');
		}
		const status = statSync(file);
		if (!status.isFile()) throw bad(', which is not a file');
		if (status.size > LARGEST) throw bad(`, which has ${status.size} bytes`);
		return readFileSync(file, 'utf8');
	} catch (thrown) {
		if (thrown instanceof InputFailure) throw thrown;
		const { code } = thrown as NodeJS.ErrnoException;
		throw bad(code === 'ENOENT' ? ', which does not exist' : `, which cannot be read (${code})`, thrown);
	}
}

/**
 * The pattern, relative to the deployed directory, that keeps the file out of the package; '' where it is not below it.
 * @param directory the input, relative to the workspace or absolute.
 */
export function patternOfEnvFile(raw: RawInputs, directory: string, { workspace }: Folders): string {
	const given = raw('env-file').trim();
	const below = path.relative(path.resolve(workspace, directory), path.resolve(workspace, given));
	if (given === '' || below.startsWith('..') || path.isAbsolute(below)) return '';
	return `/${below.replaceAll(path.sep, '/').replace(/[\\*?[\]]/g, '\\$&')}`;
}

function isInside(folder: string, file: string): boolean {
	return file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}
