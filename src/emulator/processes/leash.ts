import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The environment variable by which a process is known as one of this emulator, whatever session or group it is in. */
const MARK = 'EMULATOR_PROCESS_OF';
/** Between two looks for processes that are left, in milliseconds, and looks at most. */
const LOOK_MS = 10;
const MOST_LOOKS = 200;

/**
 * Reads `+ <group>` and `- <group>`; at the end of its input it ends the groups that are left, and then, twice, what
 * carries the emulator's mark: whatever has left its group. Last it removes the emulator's folder.
 */
const KEEPER = `held=' '
while read -r sign group; do
	case $sign in
	+) held="$held$group " ;;
	-) held="\${held%%" $group "*} \${held#*" $group "}" ;;
	esac
done
for group in $held; do kill -s KILL -- "-$group"; done
for round in 1 2; do
	for file in $(grep -lsz "^${MARK}=$1/" /proc/[0-9]*/environ); do
		file=\${file%/environ}
		kill -s KILL "\${file#/proc/}"
	done
done
rm -rf -- "$2"`;

/**
 * Ends processes with the emulator, however it ends: a small shell holds the other end of a pipe, and the operating system
 * closes that pipe even where the emulator gets a SIGKILL.
 */
export class Leash {
	readonly #id = randomBytes(8).toString('hex');
	readonly #folder: string;
	#keeper: ChildProcess | undefined;

	/** @param folder of the emulator: it goes with it. */
	constructor(folder: string) {
		this.#folder = folder;
	}

	/** The variable that a process of this owner, a deployment or a session, must have, and that it hands down. */
	mark = (owner: string): Record<string, string> => ({ [MARK]: `${this.#id}/${owner}` });

	/** @param group id of a process that is the head of its group. */
	hold(group: number | undefined): void {
		if (group !== undefined) this.#tell('+', group);
	}

	release(group: number | undefined): void {
		if (group !== undefined) this.#tell('-', group);
	}

	/** Ends whatever carries an owner's mark: on Linux, where /proc tells it. Resolves when nothing is left. */
	async end(owner: string): Promise<void> {
		for (let look = 0; look < MOST_LOOKS && this.#kill(owner); look += 1) await sleep(LOOK_MS);
	}

	/** @returns whether there was something to end. */
	#kill(owner: string): boolean {
		const sought = Buffer.from(`${MARK}=${this.#id}/${owner}\0`);
		const pids = processIds().filter((pid) => environmentOf(pid)?.includes(sought));
		for (const pid of pids) killOne(pid);
		return pids.length > 0;
	}

	#tell(sign: '+' | '-', group: number): void {
		this.#keeper ??= startKeeper(this.#id, this.#folder);
		this.#keeper.stdin?.write(`${sign} ${group}\n`);
	}

	/** Ends what is still held. */
	async close(): Promise<void> {
		const keeper = this.#keeper;
		if (keeper === undefined) return;
		const ended = new Promise((resolve) => keeper.once('close', resolve));
		keeper.stdin?.end();
		await ended;
	}
}

function startKeeper(id: string, folder: string): ChildProcess {
	// A session of its own: the Ctrl-C that ends the emulator does not reach it.
	const keeper = spawn('sh', ['-c', KEEPER, 'keeper', id, folder], {
		detached: true,
		stdio: ['pipe', 'ignore', 'ignore'],
	});
	// Where it was ended from outside, nothing is held, and all else goes on.
	keeper.stdin.on('error', () => undefined);
	return keeper;
}

function processIds(): number[] {
	try {
		return readdirSync('/proc')
			.filter((name) => /^\d+$/.test(name))
			.map(Number);
	} catch {
		return [];
	}
}

/** Undefined for a process of another user, or one that has ended. */
function environmentOf(pid: number): Buffer | undefined {
	try {
		return readFileSync(`/proc/${pid}/environ`);
	} catch {
		return undefined;
	}
}

function killOne(pid: number): void {
	try {
		process.kill(pid, 'SIGKILL');
	} catch {
		// It has just ended.
	}
}
