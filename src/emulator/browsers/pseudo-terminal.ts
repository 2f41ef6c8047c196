import { createRequire } from 'node:module';
import type { IPty, spawn } from '@lydell/node-pty';
import { invalid } from '../http/errors.ts';

/** The package is native code for one machine: a bundle does not bring it, and finds it only where it is installed. */
const PACKAGE = '@lydell/node-pty';

/** Starts a program on a pseudo-terminal, or refuses where this emulator has none. */
export function spawnOnTerminal(...args: Parameters<typeof spawn>): IPty {
	return load()(...args);
}

function load(): typeof spawn {
	try {
		return (createRequire(import.meta.url)(PACKAGE) as { spawn: typeof spawn }).spawn;
	} catch {
		throw invalid(
			`this emulator has no pseudo-terminal: ${PACKAGE} is not installed beside it (npm install ${PACKAGE})`,
		);
	}
}
