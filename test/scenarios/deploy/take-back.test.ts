// An entrypoint that a rule leaves out: following the advice of the error puts it into the package.
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse as parseYaml } from 'yaml';
import { annotations, deployScenario } from './deploying.ts';

const RUNS = 'setInterval(() => {}, 1000)';
const scenario = deployScenario({});

interface Row {
	readonly what: string;
	readonly entrypoint: string;
	readonly ignore?: string;
	readonly more?: Readonly<Record<string, string>>;
	readonly directory?: string;
	readonly lines: readonly string[];
}

const ROWS: readonly Row[] = [
	{ what: 'a rule for the file', entrypoint: 'src/app.js', ignore: 'app.js', lines: ['!src/app.js'] },
	{ what: 'a rule for a folder above', entrypoint: 'a/dist/b/app.js', ignore: 'dist', lines: ['!a/dist/'] },
	{ what: 'a nested ignore file', entrypoint: 'a/b/app.js', more: { 'a/.gitignore': '/b/\n' }, lines: ['!a/b/'] },
	{ what: 'a secret-looking name', entrypoint: 'id_rsa.js', lines: ['!id_rsa.js'] },
	{
		what: 'a name that means something in a pattern, below the ignore file',
		directory: 'web/app',
		entrypoint: "it's [a] #1/app.js",
		ignore: 'it*',
		lines: ["!it's\\ \\[a\\]\\ \\#1/"],
	},
];

test.each(ROWS)('$what', async ({ entrypoint, ignore = '', more = {}, directory = '.', lines }) => {
	scenario.workspace.write({
		'.gitignore': `${ignore}\n`,
		[path.posix.join(directory, 'package.json')]: '{}',
		[path.posix.join(directory, entrypoint)]: RUNS,
		...more,
	});
	const refused = await scenario.run({ with: { entrypoint, directory } });
	const message = annotations(refused.stdout)[0]?.message ?? '';
	const shown = / Include it with exclude: (.*)\.$/.exec(message)?.[1];
	expect(parseYaml(`[${shown}]`)).toEqual(lines);
	const taken = await scenario.run({ with: { entrypoint, directory, exclude: lines.join('\n') } });
	expect(annotations(taken.stdout)).toEqual([]);
	expect(taken.outputs.conclusion).toBe('success');
	expect(scenario.emulator.ledger[0]?.entries.map(({ name }) => name)).toContain(entrypoint);
});

test('a link to a secret-looking file: the file is what is taken back', async () => {
	scenario.workspace.write({ 'package.json': '{}', 'keys/id_rsa.js': RUNS });
	symlinkSync('keys/id_rsa.js', path.join(scenario.workspace.path, 'app.js'));
	const { stdout } = await scenario.run();
	expect(annotations(stdout)[0]?.message).toContain(
		'(looks like a secret: id_rsa*). Include it with exclude: "!keys/id_rsa.js"',
	);
	expect((await scenario.run({ with: { exclude: '!keys/id_rsa.js' } })).outputs.conclusion).toBe('success');
});

test('nothing takes .git back, and nobody is told that it does', async () => {
	scenario.workspace.write({ '.git/hooks/app.js': RUNS, 'app.js': RUNS });
	const { stdout } = await scenario.run({ with: { entrypoint: '.git/hooks/app.js' } });
	expect(annotations(stdout)[0]?.message).toContain('left out of the package (always: .git). Set it to ');
});
