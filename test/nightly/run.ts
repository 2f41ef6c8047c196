// `npm run test:all` runs every harness whole, `npm run test:all -- faults signals` those: what takes too long for each push, and
// runs nightly. `npm test` has a part of each. DEPTH (20) says how many times what `npm test` tries is tried, where cases
// are generated; from 2 on, tables are tried whole.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const JEST = ['node_modules/jest/bin/jest.js'];

/** A harness by its name: arguments of Node. */
const HARNESSES: Readonly<Record<string, readonly string[]>> = {
	tables: [
		...JEST,
		'test/scenarios/hostile',
		'test/scenarios/secrets',
		'test/scenarios/reports/monorepo.test.ts',
		'test/unit/workspace',
		'test/unit/domain/secrets',
	],
	faults: [...JEST, 'test/nightly/faults'],
	signals: [...JEST, '--forceExit', 'test/nightly/signals'],
	ends: [...JEST, '--testMatch', '<rootDir>/test/nightly/ends/every-end.ts'],
	floods: [...JEST, '--testMatch', '<rootDir>/test/nightly/floods/{floods.test,every-text}.ts'],
	trees: [...JEST, 'test/nightly/trees'],
	zip64: ['test/nightly/trees/zip64-check.ts'],
	stalls: ['--import=./test/support/action-runner/stalls.js', ...JEST, '--maxWorkers=12'],
	clients: [...JEST, '--testMatch', '<rootDir>/test/nightly/clients/{node,python,command-line,examples}.ts'],
	machines: ['test/nightly/machines/run.ts'],
	portability: ['test/nightly/portability/run.ts'],
	act: ['test/nightly/act/run.ts'],
	mutation: ['tools/mutation/run.ts'],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => HARNESSES[name] === undefined);
if (unknown.length > 0) {
	console.error(`No harness is called ${unknown.join(', ')}. There are: ${Object.keys(HARNESSES).join(', ')}.`);
	process.exit(1);
}
const ends = (asked.length > 0 ? asked : Object.keys(HARNESSES)).map((name) => {
	console.log(`\n=== ${name}`);
	const began = performance.now();
	const { status } = spawnSync(process.execPath, HARNESSES[name] ?? [], {
		cwd: ROOT,
		stdio: 'inherit',
		// A step that is stalled takes its time; its tables are those of `npm test`.
		env: { ...process.env, ...(name === 'stalls' ? {} : { DEPTH: process.env.DEPTH ?? '20' }) },
	});
	return { name, status, seconds: Math.round((performance.now() - began) / 1_000) };
});
console.log();
for (const { name, status, seconds } of ends)
	console.log(`${status === 0 ? 'passed' : 'failed'} ${name}, ${seconds} s`);
process.exitCode = ends.every(({ status }) => status === 0) ? 0 : 1;
