import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StepFailure } from '../domain/failures/failure.ts';
import type { ArchiveFacts, StreamedPackage } from './stream-package.ts';

/** A finished package on disk. */
export interface Package extends ArchiveFacts {
	/** Absolute path. */
	readonly path: string;
}

/**
 * Writes a package into a new folder, which is removed again on an error.
 * @param streamed where it was read before, it must have the same bytes now.
 * @param temp the runner's folder for temporary files, '' for the system's.
 * @throws PackageFailure, StepFailure `package` (disk full), or the signal's reason.
 */
export async function writePackage(streamed: StreamedPackage, temp: string): Promise<Package> {
	const folder = await mkdtemp(path.join(temp === '' ? tmpdir() : temp, 'browser-deploy-')).catch(cannotWrite);
	try {
		const file = path.join(folder, 'app.zip');
		return { path: file, ...(await write(streamed, file)) };
	} catch (error) {
		await rm(folder, { recursive: true, force: true });
		throw error;
	}
}

async function write(streamed: StreamedPackage, file: string): Promise<ArchiveFacts> {
	const handle = await open(file, 'wx', 0o600).catch(cannotWrite);
	try {
		for await (const chunk of streamed.open()) await handle.writeFile(chunk).catch(cannotWrite);
	} finally {
		await handle.close();
	}
	return streamed.facts() as ArchiveFacts;
}

function cannotWrite(error: NodeJS.ErrnoException): never {
	throw new StepFailure({
		kind: 'package',
		message: `The package could not be written to RUNNER_TEMP (${error.code}).`,
		advice:
			error.code === 'ENOSPC'
				? 'The disk is full. Free disk space on the runner, or leave out more with "exclude".'
				: 'Check the permissions of RUNNER_TEMP.',
		retryable: true,
		cause: error,
	});
}
