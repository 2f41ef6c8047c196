// An entrypoint that a rule leaves out: following the advice of the error puts it into the package.
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { annotations, deployScenario } from './deploying.ts';

const RUNS = 'setInterval(() => {}, 1000)';
const scenario = deployScenario({});

test.each<[what: string, entrypoint: string, ignore: string, line: string, directory?: string]>([
	['a rule for the file', 'src/app.js', 'app.js', '!src/app.js'],
	['a rule for a folder above', 'a/dist/b/app.js', 'dist', '!a/dist/'],
	['a secret-looking name', 'id_rsa.js', '', '!id_rsa.js'],
	['a name that means something in a pattern', "it's [a] #1/app.js", 'it?s ?a? #1', "!it's\\ \\[a\\]\\ \\#1/"],
	['a deployed directory below the ignore file', 'out/app.js', 'out/', '!out/', 'web/app'],
])('%s', async (_, entrypoint, ignore, line, directory = '.') => {
	const at = (name: string) => path.posix.join(directory, name);
	scenario.workspace.write({ '.gitignore': `${ignore}\n`, [at('package.json')]: '{}', [at(entrypoint)]: RUNS });
	const refused = await scenario.run({ with: { entrypoint, directory } });
	const message = annotations(refused.stdout)[0]?.message ?? '';
	expect(message.split('line in "exclude": ')[1]).toBe(line);
	const taken = await scenario.run({ with: { entrypoint, directory, exclude: line } });
	expect([annotations(taken.stdout), taken.outputs.conclusion]).toEqual([[], 'success']);
	expect(scenario.emulator.ledger[0]?.entries.map(({ name }) => name)).toContain(entrypoint);
});
