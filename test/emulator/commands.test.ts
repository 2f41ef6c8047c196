// The two commands for trying things by hand: a mistake is told in one sentence.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';

async function run(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
	const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../emulator/bin', script), ...args], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { PATH: process.env.PATH, ...env },
	});
	let told = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			told += text;
		});
	}
	const [code] = (await once(child, 'close')) as [number | null];
	return { code, told };
}

test.each([
	{ name: 'no folder', folder: 'missing/folder' },
	{ name: 'a file', folder: import.meta.filename },
])('npm start of $name', async ({ folder }) => {
	expect(await run('start.ts', [folder])).toEqual({ code: 1, told: `There is no folder ${folder}.\n` });
});

test('npm run emulator where the port is taken, and nothing is left behind', async () => {
	const server = createServer().listen(0, '127.0.0.1');
	const temp = mkdtempSync(path.join(tmpdir(), 'commands-test-'));
	try {
		await once(server, 'listening');
		const { port } = server.address() as { port: number };
		expect(await run('serve.ts', [], { PORT: String(port), TMPDIR: temp })).toEqual({
			code: 1,
			told: `Port ${port} is in use: PORT=${port + 1} npm run emulator takes another.\n`,
		});
		expect(readdirSync(temp)).toEqual([]);
	} finally {
		server.close();
		rmSync(temp, { recursive: true });
	}
});
