import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { PackageFailure } from '../../domain/failures/failure.ts';
import { notAFile, SETTLE, unreadable } from '../refusals.ts';
import { identityOf, type PlannedFile } from './planned-file.ts';

/** If the file was replaced meanwhile, a link is not followed and a FIFO is not waited for. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** A range of bytes of a file; `to` is exclusive. */
export interface Range {
	readonly from: number;
	readonly to: number;
}

/**
 * Reads a range of a file, and checks that the file is unchanged since it was planned. The status is read after the
 * content, so that one check covers all the time since then.
 * @param into must have room for the range and, at the end of the file, for one more byte, which shows if the file grew.
 * @returns the bytes, a view of `into`.
 * @throws PackageFailure that names the file.
 */
export function readRange(file: PlannedFile, { from, to }: Range, into: Buffer): Buffer {
	const fd = open(file);
	try {
		const length = to - from;
		const got = fill(file, fd, from, into.subarray(0, to === file.size ? length + 1 : length));
		verify(file, fd, got < length);
		if (got > length) throw changed(file);
		return into.subarray(0, length);
	} finally {
		closeSync(fd);
	}
}

function open(file: PlannedFile): number {
	try {
		return openSync(file.source, FLAGS);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ELOOP')
			throw new PackageFailure(file.path, 'it was replaced by a link while it was packed', SETTLE);
		throw unreadable(file.path, error);
	}
}

/** Fills the buffer. One read is mostly enough, but some file systems return fewer bytes than requested. */
function fill(file: PlannedFile, fd: number, from: number, into: Buffer): number {
	let got = 0;
	try {
		while (got < into.length) {
			const read = readSync(fd, into, got, into.length - got, from + got);
			if (read === 0) break;
			got += read;
		}
	} catch (error) {
		verify(file, fd, false);
		throw unreadable(file.path, error);
	}
	return got;
}

function verify(file: PlannedFile, fd: number, short: boolean): void {
	const now = fstatSync(fd);
	if (!now.isFile()) throw notAFile(file.path, now);
	if (file.linked && identityOf(now) !== file.identity)
		throw new PackageFailure(file.path, 'its target was replaced while it was packed', SETTLE);
	if (short || now.size < file.size)
		throw new PackageFailure(file.path, 'it became shorter while it was packed', SETTLE);
	if (now.mtimeMs !== file.modifiedMs || now.size !== file.size || identityOf(now) !== file.identity)
		throw changed(file);
}

/** The failure for a file whose content changed while it was packed. */
export function changed(file: Pick<PlannedFile, 'path'>): PackageFailure {
	return new PackageFailure(file.path, 'it changed while it was packed', SETTLE);
}
