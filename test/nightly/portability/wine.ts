// Windows' Node on Linux: Wine starts it, with Windows' paths, no permission bits and no links.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { NodeCommand } from '../../support/action-runner/start-action.ts';

const WINE = ['/usr/lib/wine/wine64', '/usr/bin/wine64', '/usr/bin/wine'].find((file) => existsSync(file));

/** A path of this machine as Wine shows it. */
export const windowsPath = (at: string) => `Z:${at.replaceAll('/', '\\')}`;

/**
 * The same Node in a console of its own, which gets a Ctrl-C once there is a file.
 * @param koffi folder of the package by which Node calls Windows.
 */
export function inConsole(node: NodeCommand, koffi: string, file: string): NodeCommand {
	const script = windowsPath(path.join(import.meta.dirname, 'wine-console.cjs'));
	const env = { ...node.env, WINE_KOFFI: windowsPath(koffi), WINE_INTERRUPT: windowsPath(file) };
	return { ...node, command: [...node.command, script], env };
}

/** @param node where node.exe is; asked for where Wine is installed. */
export function prepareWine(cache: string, node: () => string): NodeCommand | string {
	if (process.arch !== 'x64') return 'Wine runs on x64 only';
	if (WINE === undefined) return 'Wine is not installed (apt-get install --no-install-recommends wine64 wine)';
	const exe = node();
	const prefix = path.join(cache, 'wine');
	const env = { ...process.env, WINEPREFIX: prefix, WINEDEBUG: '-all' };
	if (!existsSync(path.join(prefix, 'system.reg'))) {
		mkdirSync(prefix, { recursive: true });
		for (const args of [
			['wineboot', '-i'],
			['reg', 'add', 'HKCU\\Software\\Wine', '/v', 'Version', '/d', 'win10', '/f'],
		])
			execFileSync(WINE, args, { env, stdio: 'ignore' });
	}
	// Wine starts no programs of Linux for Node. This one prints what git has printed before, see wine-shim.cjs.
	const programs = path.join(cache, 'wine-programs');
	mkdirSync(programs, { recursive: true });
	if (!existsSync(path.join(programs, 'git.exe'))) copyFileSync(exe, path.join(programs, 'git.exe'));
	const here = (file: string) => path.join(import.meta.dirname, file);
	return {
		command: [process.execPath, here('wine-start.ts'), WINE, exe],
		pathOf: windowsPath,
		eol: '\r\n',
		env: {
			// Else Wine cannot spell names beyond ASCII.
			LC_ALL: 'C.UTF-8',
			WINEPREFIX: prefix,
			WINEDEBUG: '-all',
			WINEPATH: windowsPath(programs),
			NODE_SKIP_PLATFORM_CHECK: '1',
			NODE_OPTIONS: '',
			WINE_NODE_OPTIONS: `--require ${windowsPath(here('wine-shim.cjs')).replaceAll('\\', '/')}`,
		},
	};
}
