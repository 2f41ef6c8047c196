import { existsSync, realpathSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { brief, type FailureFacts, InputFailure, StepFailure } from '../../domain/failures/failure.ts';
import { isInside } from '../../domain/text/paths.ts';
import { summed } from '../package.ts';
import { lookUpPath } from '../select/directory.ts';
import { READ_ONLY } from '../selected-file.ts';

/** A package that was made before, checked: it is sent byte for byte. */
export type ReadyPackage = Awaited<ReturnType<typeof openReadyPackage>>;

/** The folders in which a ready package may be; both absolute, `temp` '' for the system's. */
type Places = Record<'workspace' | 'temp', string>;

/**
 * Opens a ready package, and checks all of it. Each pass reads it again, and fails before its end where its bytes are not those
 * that were checked: the request ends with a boundary after them, and until then the service cannot carry it out.
 * @param file the input `package`; a relative path begins at the workspace.
 * @throws InputFailure for the path or the entrypoint; StepFailure `package` if it is not fit to be sent; the signal's reason.
 */
export async function openReadyPackage(places: Places, file: string, entrypoint: string, signal: AbortSignal) {
	const { real, size } = locatePackage(places, file);
	let digest = '';
	const pass = async function* () {
		await using handle = await openFile(real);
		const sums = yield* summed(bytesOf(handle, 0, size), signal);
		if (digest !== '' && sums.digest !== digest) throw packageChanged();
		digest = sums.digest;
	};
	for await (const _ of pass()); // for the digest
	const { inspect } = await import('./inspect.ts'); // loads yauzl, which a deploy of a directory does not need
	await using handle = await openFile(real);
	const facts = { ...(await inspect(handle, size, entrypoint, signal)), size, digest };
	return { path: real, ...facts, open: pass, facts: () => facts };
}

/** Finds the input `package`. @returns its real path, and its bytes. */
export function locatePackage({ workspace, temp }: Places, file: string): { real: string; size: number } {
	const bad = (problem: string, cause?: unknown) => {
		const accepted = `the path of a zip file in the workspace (${workspace}) or in RUNNER_TEMP`;
		return new InputFailure('package', `is "${brief(file)}", ${problem}`, accepted, { cause });
	};
	const { real, status } = lookUpPath(workspace, file, bad, 'did an earlier step create or download it?');
	if (!status.isFile()) throw bad('which is not a regular file (use "directory" for a folder)');
	const folders = [workspace, temp === '' ? tmpdir() : temp];
	if (!folders.some((folder) => existsSync(folder) && isInside(realpathSync.native(folder), real)))
		throw bad('which is outside the workspace and RUNNER_TEMP');
	return { real, size: status.size };
}

const openFile = (real: string) => open(real, READ_ONLY).catch(cannotRead);

/** Bytes that are read at a time. */
const CHUNK = 128 * 1024;

/** The bytes of a file from one offset up to another. Ends early if there are fewer. */
export async function* bytesOf(file: FileHandle, from: number, to: number): AsyncGenerator<Buffer, void, undefined> {
	for (let at = from; at < to; ) {
		const length = Math.min(CHUNK, to - at);
		const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, at).catch(cannotRead);
		if (bytesRead === 0) return;
		at += bytesRead;
		yield buffer.subarray(0, bytesRead);
	}
}

/** The failure for a package that is not fit to be sent. @param problem the end of a sentence. */
export function refusal(problem: string, more: Partial<FailureFacts> = {}): StepFailure {
	const advice = 'Make a new package, for example with a dry run of this action (output "package-path").';
	return new StepFailure({ kind: 'package', message: `Cannot send the package: ${problem}.`, advice, ...more });
}

function cannotRead(cause: NodeJS.ErrnoException): never {
	const advice = "Check its permissions and the runner's disk.";
	throw refusal(`it cannot be read (${cause.code})`, { advice, retryable: true, cause });
}

export function packageChanged(): StepFailure {
	const advice = 'Make sure that nothing writes to it during the deploy.';
	return refusal('it changed while it was being checked and sent', { advice, retryable: true });
}
