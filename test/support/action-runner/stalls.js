// Holds its process up again and again, as a machine does whose cores are busy elsewhere: mostly for less than 100 ms, once
// in five for up to a second. No core is kept busy by it, so many tests can run beside one another. `npm run test:all -- stalls`
// loads it into the tests, and so into each Node that they start, such as a step or an app: what fails judges by a clock.
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

const MOST_MS = { usual: 100, rare: 1_000, between: 200 };
const never = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

function stall() {
	Atomics.wait(never, 0, 0, Math.random() * (Math.random() < 0.2 ? MOST_MS.rare : MOST_MS.usual));
	setTimeout(stall, Math.random() * MOST_MS.between).unref();
}

const { spawn } = childProcess;
childProcess.spawn = (command, args, options) =>
	command === process.execPath && Array.isArray(args)
		? spawn(command, [`--import=${import.meta.filename}`, ...args], options)
		: spawn(command, args, options);
syncBuiltinESMExports();
stall();
