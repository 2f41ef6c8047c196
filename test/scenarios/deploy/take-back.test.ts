// An entrypoint that a rule leaves out: following the advice of the error puts it into the package.
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { annotations, deployScenario } from './deploying.ts';

const RUNS = 'setInterval(() => {}, 1000)';
const scenario = deployScenario({});

test.each<[what: string, entrypoint: string, ignore: string, line: string, directory?: string]>([
	['a rule for the file', 'src/app.js', 'app.js', '!src/app.js'],
	['a rule for a folder above', 'a/dist/b/app.js', 'dist', '!a/dist/'],
	['a secret-looking name', 'id_rsa.js', '', '!id_rsa.js'],
	['a name that means something in a pattern', "it's [a] #1/app.js", 'it*', "!it's\\ \\[a\\]\\ \\#1/"],
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

test('a link to a secret-looking file: the file is what is taken back', async () => {
	scenario.workspace.write({ 'package.json': '{}', 'keys/id_rsa.js': RUNS });
	symlinkSync('keys/id_rsa.js', path.join(scenario.workspace.path, 'app.js'));
	const { stdout } = await scenario.run();
	expect(annotations(stdout)[0]?.message).toContain(
		'(looks like a secret: id_rsa*). Include it with this line in "exclude": !keys/id_rsa.js',
	);
	expect((await scenario.run({ with: { exclude: '!keys/id_rsa.js' } })).outputs.conclusion).toBe('success');
});

test('nothing takes .git back, and nobody is told that it does', async () => {
	scenario.workspace.write({ '.git/hooks/app.js': RUNS, 'app.js': RUNS });
	const { stdout } = await scenario.run({ with: { entrypoint: '.git/hooks/app.js' } });
	expect(annotations(stdout)[0]?.message).toContain('left out of the package (always: .git). Set it to ');
});
