// What is packed, read back from what the server received by another library. Odd trees, and ignore files: test/unit/workspace/select.
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { annotations, deployScenario } from './deploying.ts';

const scenario = deployScenario({ 'app.js': 'setInterval(() => {}, 1000)' });
const at = (name: string) => path.join(scenario.workspace.path, name);
const packed = async (inputs: Record<string, string> = {}) => {
	const run = await scenario.run({ with: { 'wait-until': 'created', ...inputs } });
	return { ...run, names: scenario.emulator.ledger[0]?.entries.map(({ name }) => name) };
};

test('dates are one, and modes are those that git keeps, under every umask', async () => {
	scenario.workspace.write({ 'run.sh': '#!/bin/sh', 'plain.txt': '' });
	const digests = new Set<string | undefined>();
	for (const umask of [0o022, 0o002, 0o077]) {
		chmodSync(at('run.sh'), 0o777 & ~umask);
		for (const name of ['plain.txt', 'app.js']) chmodSync(at(name), 0o666 & ~umask);
		digests.add((await packed()).outputs['package-digest']);
	}
	const entries = scenario.emulator.ledger[0]?.entries ?? [];
	const modes = Object.fromEntries(entries.map(({ name, mode }) => [name, mode & 0o777]));
	expect(modes).toEqual({ 'app.js': 0o644, 'run.sh': 0o755, 'plain.txt': 0o644 });
	expect([digests.size, new Set(entries.map(({ mtime }) => String(mtime))).size]).toEqual([1, 1]);
});

test('a dry run packs and checks, sends nothing, needs no key, and keeps the package', async () => {
	const running = scenario.watch({ with: { 'dry-run': 'true', 'api-key': '', 'base-url': '' } });
	const { code, outputs, summary } = await running.finished;
	expect([code, scenario.emulator.requests]).toEqual([0, []]);
	const path = expect.stringContaining(running.temp);
	expect(outputs).toMatchObject({ conclusion: 'success', 'package-files': '1', 'package-path': path });
	expect(summary).toContain('Dry run');
});

test('what is left out by default, and how the log says so', async () => {
	const secrets = ['.env', '.npmrc', 'keys/server.pem', 'id_ed25519'];
	const others = ['.git/config', 'sub/.git/config', 'module/.git', 'node_modules/a/index.js', '.venv/x'];
	const more = ['.DS_Store', 'py/__pycache__/x.pyc', '.gitmodules', 'src/id_map.js', 'environment.js'];
	scenario.workspace.write({
		...Object.fromEntries([...secrets, ...others, ...more].map((name) => [name, ''])),
		...{ 'keys/server.pem': '-----BEGIN PRIVATE KEY-----', 'ca.pem': '-----BEGIN CERTIFICATE-----' },
	});
	const { names, stdout } = await packed();
	expect(names).toEqual(['.gitmodules', 'app.js', 'ca.pem', 'environment.js', 'src/id_map.js']);
	const [warning] = annotations(stdout, 'warning').filter(({ properties }) => properties.title?.startsWith('Left out'));
	expect(warning?.message).toContain('4 files that may contain secrets are left out');
	for (const name of secrets) expect(warning?.message).toContain(name);
	expect(stdout).toMatch(/built-in: node_modules → node_modules\//);
});

test('exclude takes away, and takes back: the built-in rules too, but never .git', async () => {
	const files = ['a.log', 'keep.log', 'node_modules/m/index.js', '.env', '.git/config'];
	scenario.workspace.write(Object.fromEntries(files.map((name) => [name, ''])));
	const { names, stdout } = await packed({ exclude: '*.log\n!keep.log\n!node_modules\n!.env\n!.git\n' });
	expect(names).toEqual(['.env', 'app.js', 'keep.log', 'node_modules/m/index.js']);
	expect(stdout).toContain('Included, although left out by default: .env, node_modules/');
});
