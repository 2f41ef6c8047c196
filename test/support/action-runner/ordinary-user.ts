import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Whom permissions hold for. */
export interface User {
	readonly uid: number;
	readonly gid: number;
}

const NOBODY: User = { uid: 65534, gid: 65534 };

/** The user to be for a step that permissions must stop: undefined for the present one; or why there is none. */
export const ordinaryUser: User | undefined | string = find();

function find(): User | undefined | string {
	if (process.getuid === undefined) return 'this system knows no users of this kind';
	if (process.getuid() !== 0) return undefined;
	const action = path.resolve(import.meta.dirname, '../../../dist/deploy/index.js');
	const { status } = spawnSync(process.execPath, ['--check', action], { ...NOBODY, stdio: 'ignore' });
	return status === 0 ? NOBODY : 'the tests run as root, and nobody else may read this checkout';
}
