import { constants } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Leash } from '../processes/leash.ts';
import { Lines, ProcessGroup } from '../processes/process-group.ts';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
export const NO_CHROME =
	'there is no Chrome or Chromium on this machine; install one (apt-get install chromium), or set CHROME_PATH';
/** How long one may take until it can be connected to, in milliseconds: half a second is usual. */
const START_MS = 60_000;
/** For its temporary files, in its profile. Relative: it makes a socket there, whose path may have 107 characters at most. */
const TEMP = 'tmp';
const LISTENS = /^DevTools listening on (ws:\S+)$/;

/** Chrome on this machine: what `CHROME_PATH` names, else the first on PATH. */
export async function findChrome(): Promise<string | undefined> {
	const { CHROME_PATH, PATH = '' } = process.env;
	if (CHROME_PATH) return (await isProgram(CHROME_PATH)) ? CHROME_PATH : undefined;
	const folders = PATH.split(path.delimiter).filter((folder) => folder !== '');
	const files = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
	for (const file of [...files, ON_MACOS]) if (await isProgram(file)) return file;
	return undefined;
}

const isProgram = (file: string): Promise<boolean> =>
	access(file, constants.X_OK).then(
		() => true,
		() => false,
	);

export interface ChromeOptions {
	/** For all that it writes but downloads. */
	profile: string;
	downloads: string;
	size: { width: number; height: number };
	leash: Leash;
	owner: string;
}

/** A headless Chrome. It ends with its owner. */
export class Chrome {
	/** Where it is connected to, on loopback. */
	readonly address: URL;
	readonly #process: ProcessGroup;

	private constructor(address: URL, process: ProcessGroup) {
		this.address = address;
		this.#process = process;
	}

	/** @throws Error with its own words where it does not start. */
	static async start(program: string, { profile, downloads, size, leash, owner }: ChromeOptions): Promise<Chrome> {
		for (const folder of ['Default', TEMP]) await mkdir(path.join(profile, folder), { recursive: true });
		const preferences = { download: { default_directory: downloads, prompt_for_download: false } };
		await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
		const { promise, resolve, reject } = Promise.withResolvers<URL>();
		let last = '';
		const lines = new Lines((line) => {
			const [, address] = LISTENS.exec(line) ?? [];
			if (address !== undefined) resolve(new URL(address));
			if (line.trim() !== '') last = line;
		});
		const { PATH = '/usr/local/bin:/usr/bin:/bin' } = process.env;
		const started = new ProcessGroup([program, ...flags(profile, size)], {
			cwd: profile,
			env: { PATH, HOME: profile, TMPDIR: TEMP },
			leash,
			owner,
			leavesRest: true,
			onOutput: (_, data) => lines.write(data),
		});
		void started.ended.then(({ startError }) => reject(new Error(startError || last || 'it ended at once')));
		const timer = setTimeout(
			() => reject(new Error(`it did not start to listen within ${START_MS / 1000} s`)),
			START_MS,
		);
		try {
			return new Chrome(await promise, started);
		} catch (error) {
			started.signal('SIGKILL');
			throw error;
		} finally {
			clearTimeout(timer);
		}
	}

	kill(): void {
		this.#process.signal('SIGKILL');
	}

	get ended(): Promise<unknown> {
		return this.#process.ended;
	}
}

const flags = (profile: string, { width, height }: ChromeOptions['size']): string[] => [
	'--headless',
	'--remote-debugging-port=0',
	`--user-data-dir=${profile}`,
	`--window-size=${width},${height}`,
	'--no-first-run',
	'--no-default-browser-check',
	'--disable-dev-shm-usage', // containers have 64 MiB of it
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--password-store=basic',
	'--use-mock-keychain',
	...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // root has none: Chrome refuses to start
	'about:blank',
];
