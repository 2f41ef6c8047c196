import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { InputFailure } from '../../../domain/failures/failure.ts';
import type { RawInputs } from '../../../domain/inputs/parsers.ts';
import type { Environment } from '../../../runner/environment.ts';

const ACCEPTED = 'the path of a dotenv file in the workspace or in RUNNER_TEMP, of at most 1 MiB';

/** Bytes. */
const LARGEST = 1_048_576;

type Folders = Pick<Environment, 'workspace' | 'temp'>;

/** A file of environment variables. */
export interface EnvFile {
	/** Real path; '' where none is named. */
	readonly at: string;
	readonly text: string;
}

/**
 * Reads the file that the input `env-file` names.
 * @throws InputFailure
 */
export function readEnvFile(raw: RawInputs, { workspace, temp }: Folders): EnvFile {
	const given = raw('env-file').trim();
	if (given === '') return { at: '', text: '' };
	const bad = (problem: string, cause?: unknown) =>
		new InputFailure('env-file', `is "${given}"${problem}`, ACCEPTED, { cause });
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

function isInside(folder: string, file: string): boolean {
	return file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}
