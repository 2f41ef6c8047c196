// The launcher that every script of package.json starts by, run as npm runs it: `node scripts/node24.js …`. How it passes signals
// on: test/emulator/commands.test.ts.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const LAUNCHER = 'scripts/node24.js';
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
	readonly scripts: Readonly<Record<string, string>>;
};
const launch = (...args: string[]) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, args, {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, FORCE_COLOR: '0' },
	});
	return { status, stdout, stderr };
};

test.each(Object.entries(scripts))('npm run %s runs on Node 24: %s', (_, script) => {
	for (const command of script.split(' && '))
		expect(command).toMatch(/^(?:node scripts\/node24\.js |(?:[A-Z]+=\S+ )?npm (?:test|--prefix) )/);
});

// npm warns of each in five lines, which a newcomer reads on Node 20.
test('at most two packages are not for Node 20', () => {
	const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
		packages: Readonly<Record<string, { engines?: { node?: string } }>>;
	};
	const newer = Object.entries(packages).filter(([, { engines }]) =>
		/^\^?(?:>=)? ?2[2-9][\d.]*$/.test(engines?.node ?? ''),
	);
	expect(newer.map(([name]) => name)).toEqual(['node_modules/content-type', 'node_modules/undici']);
});

test('arguments and exit code pass through, and a child called "node" is Node 24 too', () => {
	const script = `
		const { execFileSync } = require('node:child_process');
		console.log(process.argv.slice(1), execFileSync('node', ['-p', 'process.version'], { encoding: 'utf8' }));
		process.exitCode = 7;`;
	const stdout = `[ 'a b', '*' ] ${process.version}\n\n`; // of the Node that the tests run on
	expect(launch(LAUNCHER, '-e', script, 'a b', '*')).toEqual({ status: 7, stdout, stderr: '' });
});

test('without a Node that fits one sentence says what is needed', () => {
	const unfit = `data:text/javascript,process.execPath='/nowhere/node';Object.defineProperty(process,'arch',{value:'mips'})`;
	expect(launch('--import', unfit, LAUNCHER, '-p', '1')).toEqual({
		status: 1,
		stdout: '',
		stderr: expect.stringMatching(
			/^This needs Node 24 or newer, and here is v\d+\.\d+\.\d+ on \w+-mips: .*nodejs\.org\.\n$/,
		),
	});
});
