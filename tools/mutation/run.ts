// Stryker with its own dependencies, which only this harness needs: `npm run test:all -- mutation`.
import { spawnSync } from 'node:child_process';

const run = (command: string, args: readonly string[]) => spawnSync(command, args, { stdio: 'inherit' }).status;
const installed = run('npm', ['--prefix', 'tools/mutation', 'ci']);
process.exitCode =
	installed === 0
		? (run(process.execPath, [
				'tools/mutation/node_modules/@stryker-mutator/core/bin/stryker.js',
				'run',
				'tools/mutation/stryker.config.js',
				...process.argv.slice(2),
			]) ?? 1)
		: 1;
