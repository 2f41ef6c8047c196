import { appendFileSync, closeSync, ftruncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StepFailure } from '../domain/failures/failure.ts';

/**
 * A new path for a file that stays for the next steps.
 * @param folder the runner's folder for temporary files; '' for the system's.
 * @param extension with its dot.
 */
export function tempPath(folder: string, name: string, extension: string): string {
	return path.join(folder === '' ? tmpdir() : folder, `${name}-${unique()}${extension}`);
}

/** Whoever makes the file fails where it is there already, so no more chance is needed than this. */
function unique(): string {
	return `${process.pid}-${Math.random().toString(36).slice(2)}`;
}

/**
 * Appends to a file. Where the disk takes only a part, that is cut off again, so that no half line stays.
 * @param size bytes that the file has so far.
 * @throws what the file system throws.
 */
export function appendWhole(descriptor: number, bytes: Uint8Array, size: number): void {
	try {
		appendFileSync(descriptor, bytes);
	} catch (error) {
		ftruncateSync(descriptor, size);
		throw error;
	}
}

/** Closes a file for good. Some disks tell only here that they are full; what the step did stays done. */
export function closeQuietly(descriptor: number): void {
	try {
		closeSync(descriptor);
	} catch {
		// The descriptor is free all the same.
	}
}

/** @throws StepFailure that names the file, where the disk does not take it. */
export function writing<T>(file: string, write: () => T): T {
	try {
		return write();
	} catch (error) {
		throw new StepFailure({
			kind: 'failed',
			message: `The file ${file} could not be written (${(error as NodeJS.ErrnoException).code}).`,
			advice: 'Free disk space on the runner or fix the permissions of the folder, then run the job again.',
			retryable: true,
			cause: error,
		});
	}
}
