import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';

/** A folder for the tests of a file, by its real path; it goes after the last of them. */
export function tempFolder(): string {
	const folder = realpathSync.native(mkdtempSync(path.join(tmpdir(), 'test-')));
	afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
	return folder;
}
