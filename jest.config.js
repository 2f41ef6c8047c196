import { realpathSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { leftOutOn } from './test/support/system-table.ts';

// macOS has it behind a link, and Windows in a short form; what is tested sees real paths.
const temp = realpathSync.native(tmpdir());
if (temp !== tmpdir()) Object.assign(process.env, { TMPDIR: temp, TEMP: temp, TMP: temp });

export default {
	testEnvironment: '<rootDir>/test/support/environment.js',
	runtime: '<rootDir>/test/support/runtime.js',
	injectGlobals: false,
	roots: ['<rootDir>/src', '<rootDir>/test'],
	testMatch: ['<rootDir>/test/**/*.test.ts'],
	testPathIgnorePatterns: ['/node_modules/', ...leftOutOn(process.platform).map(({ at }) => `<rootDir>/${at}`)],
	reporters: ['<rootDir>/test/support/reporter.js'],
	transform: {},
	// Milliseconds: ends what hangs, and is no verdict, for the machine may be busy. A harness tries more in one test.
	testTimeout: Number(process.env.DEPTH ?? 1) > 1 ? 900_000 : 300_000,
	workerGracefulExitTimeout: 30_000, // milliseconds; ends a worker that something holds open: a busy machine takes seconds to end one
	// Some wait for the processes that they start.
	maxWorkers: availableParallelism() + 2,
};
