import { type ChildProcess, spawn } from 'node:child_process';

/** Reads `+ <group>` and `- <group>`; at the end of its input it ends the groups that are left. */
const KEEPER = `held=' '
while read -r sign group; do
	case $sign in
	+) held="$held$group " ;;
	-) held="\${held%%" $group "*} \${held#*" $group "}" ;;
	esac
done
for group in $held; do kill -s KILL -- "-$group"; done`;

/**
 * Ends process groups with the emulator, however it ends: a small shell holds the other end of a pipe, and the operating
 * system closes that pipe even where the emulator gets a SIGKILL.
 */
export class Leash {
	#keeper: ChildProcess | undefined;

	/** @param group id of a process that is the head of its group. */
	hold(group: number | undefined): void {
		if (group !== undefined) this.#tell('+', group);
	}

	release(group: number | undefined): void {
		if (group !== undefined) this.#tell('-', group);
	}

	#tell(sign: '+' | '-', group: number): void {
		this.#keeper ??= startKeeper();
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

function startKeeper(): ChildProcess {
	// A session of its own: the Ctrl-C that ends the emulator does not reach it.
	const keeper = spawn('sh', ['-c', KEEPER], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
	// Where it was ended from outside, nothing is held, and all else goes on.
	keeper.stdin.on('error', () => undefined);
	return keeper;
}
