import { PackageFailure } from '../domain/failures/failure.ts';

/** The advice for a file that changes while it is packed. */
export const SETTLE = 'Make sure that nothing writes to it during the deploy, or leave it out with "exclude".';

/** The failure for something in the tree that has no content to pack. A named pipe would block when opened. */
export function notAFile(name: string): PackageFailure {
	const problem = 'it is a named pipe, a socket or a device, not a file';
	return new PackageFailure(name, problem, 'Remove it, or leave it out with "exclude".');
}

/** The failure for a file that is not what was selected or planned any more. */
export function changed(name: string): PackageFailure {
	return new PackageFailure(name, 'it changed during packing', SETTLE);
}

/** The failure for a file or folder that cannot be read, or does not exist any more. */
export function unreadable(name: string, error: unknown): PackageFailure {
	const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
	const problem = code === 'ENOENT' ? 'it vanished during packing' : `it cannot be read (${code})`;
	return new PackageFailure(name, problem, 'Check its permissions, or leave it out with "exclude".', {
		cause: error,
	});
}
