// What the vendor's command line shows where something is wrong: `npm run test:all -- clients`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import { appCode, deployApp, sdkFiles } from '../../emulator/registered-app.ts';
import { endKernel, folder, run, startKernel, suffix } from './kernel-program.ts';

let emulator: Emulator;
let client: Client;

beforeAll(async () => {
	emulator = await startEmulator();
	client = new Client(emulator);
});

afterAll(async () => {
	await emulator.close();
	rmSync(folder, { recursive: true });
});

const kernel = (code: number, args: readonly string[], ...expected: readonly (string | RegExp)[]): Promise<string> =>
	endKernel(emulator, code, args, ...expected);

function write(files: Readonly<Record<string, string | Buffer>>): void {
	for (const [name, content] of Object.entries(files)) {
		mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
		writeFileSync(path.join(folder, name), content);
	}
}

const SESSION = 'a'.repeat(24);

/** Commands that fail, with the code that they end with; some tell of a failure and end with 0. */
const FAILING: readonly (readonly [args: string, code: number, told: string])[] = [
	[`deploy logs ${SESSION}`, 1, 'deployment not found'],
	['logs none', 1, '"none" not found'],
	[`logs none --invocation ${SESSION}`, 1, 'invocation not found'],
	['invoke none greet', 0, '404 Not Found'],
	['invoke none greet -o json', 1, '"status_code":404'],
	['invoke history --limit 0', 0, 'limit must be'],
	[`browsers get ${SESSION}`, 1, 'browser session not found'],
	[`browsers view ${SESSION}`, 1, 'browser session not found'],
	[`browsers update ${SESSION} --viewport 800x600`, 1, 'browser session not found'],
	[`browsers delete ${SESSION}`, 0, 'already absent'],
	['browsers create -t 5', 1, 'timeout_seconds must be'],
	[`browsers fs list-files ${SESSION} --path /`, 1, 'browser session not found'],
	[`browsers replays list ${SESSION}`, 1, 'browser session not found'],
	['browser-pools list', 1, 'does not serve GET /browser_pools'],
	['profiles list', 1, 'does not serve GET /profiles'],
	['proxies list', 1, 'does not serve GET /proxies'],
	['extensions list', 1, 'does not serve GET /extensions'],
	['credentials list', 1, 'does not serve GET /credentials'],
];

run(
	`commands that fail${suffix}`,
	async () => {
		for (const [args, code, told] of FAILING) await kernel(code, args.split(' '), told);
	},
	60_000,
);

run(`what goes wrong in a session${suffix}`, async () => {
	const made = (await (await client.send('POST', '/browsers', {})).json()) as { session_id: string };
	const failing = (command: string, args: string, told: string) =>
		kernel(1, ['browsers', ...command.split(' '), made.session_id, ...args.split(' ')], told);
	await failing('fs read-file', '--path /none', 'path not found');
	await failing('fs new-directory', '--path relative', 'absolute path');
	await failing('fs watch start', '--path /none', 'path not found');
	await failing('fs set-permissions', '--path /tmp --mode 755', 'does not serve PUT');
	await failing('fs download-dir-zip', '--path /tmp', 'does not serve GET');
	await failing('process exec', '-- ls', 'does not serve POST');
	await failing('process status', '182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e', 'process not found');
	const spawned = await client.send('POST', `/browsers/${made.session_id}/process/spawn`, { command: 'cat' });
	const { process_id: id } = (await spawned.json()) as { process_id: string };
	await failing('process resize', `${id} --rows 1 --cols 1`, 'no terminal');
	await failing('process stdin', `${id} --data-b64 !!!`, 'base64');
	await failing('replays stop', 'none', 'replay not found');
});

run(`a wrong key${suffix}`, async () => {
	write({ 'any/index.js': '' });
	const wrong = { url: emulator.url, apiKey: 'wrong' };
	const told = 'the API key is not valid';
	for (const args of ['deploy any/index.js', 'browsers list', 'browsers delete none', `deploy logs ${SESSION}`]) {
		await endKernel(wrong, 1, args.split(' '), `Unauthorized: ${told}`);
	}
	for (const args of ['deploy history', 'app list', 'invoke history', 'invoke none greet']) {
		await endKernel(wrong, 0, args.split(' '), told);
	}
});

run(`what a deploy takes with it, and what it does not${suffix}`, async () => {
	write({
		'lists/.gitignore': 'ignored/\n',
		'lists/ignored/a.txt': '',
		'lists/.env': 'SECRET=1',
		'lists/index.js': `console.log(require('node:fs').readdirSync('.').join(' '), JSON.stringify(process.env));
			setInterval(() => {}, 1000);`,
		'more.env': 'FOO=file\nBAR="two words"\nLINES="a\\nb"\n',
	});
	const deploy = ['deploy', 'lists/index.js', '--env-file', 'more.env'];
	const told = await kernel(
		0,
		[...deploy, '-e', 'FOO=flag', '-e', 'KERNEL_API_KEY=own'],
		/\.env \.gitignore index\.js \{/,
	);
	expect(told).toContain('"BAR":"two words"');
	expect(told).toContain('"LINES":"a\\nb"');
	expect(told).toContain('"FOO":"flag"');
	expect(told).not.toContain('"KERNEL_API_KEY":"own"');
	await kernel(1, ['deploy', 'lists/none.js'], 'does not exist');
	await kernel(1, ['deploy', 'lists/index.js', '--env-file', 'none.env'], 'Failed to read env file');
});

run(`a failed app, and a version that exists${suffix}`, async () => {
	// However slow this machine is, the app ends before it counts as running.
	const patient = await startEmulator({ startGraceMs: 600_000 });
	try {
		write({ 'broken/index.js': "throw new Error('no database');" });
		await endKernel(patient, 1, ['deploy', 'broken/index.js'], 'Deployment failed: Error: no database');
		await endKernel(patient, 0, ['deploy', 'history'], /failed +\| index\.js +\| Error: no database/);
	} finally {
		await patient.close();
	}
	write({ 'stays/index.js': 'setInterval(() => {}, 1000);' });
	const deploy = ['deploy', 'stays/index.js', '--version', 'v1'];
	await kernel(0, deploy);
	await kernel(1, deploy, 'version v1 of index.js already exists');
	await kernel(0, [...deploy, '--force']);
	await kernel(0, ['deploy', 'history'], /stopped +\| index\.js +\| overwritten by/);
});

run(
	`Ctrl-C ends the command line alone: the deployment goes on, and so do its logs${suffix}`,
	async () => {
		const code = `console.log('first line'); setTimeout(() => {}, 600000);
			await new Promise((resolve) => process.once('SIGUSR2', resolve));
			console.log('second line');
			${appCode('slow').replace("import Kernel, { type KernelContext } from '@onkernel/sdk';", '')}`;
		write({
			'slow/index.ts': `import Kernel, { type KernelContext } from '@onkernel/sdk'; console.log(process.pid);${code}`,
		});
		write(Object.fromEntries(Object.entries(sdkFiles()).map(([name, content]) => [`slow/${name}`, content])));
		const deploy = startKernel(emulator, ['deploy', 'slow/index.ts']);
		const [, pid] = await deploy.until(/INFO: (\d+)\s+INFO: first line/);
		deploy.child.kill('SIGINT');
		await deploy.ended;
		const id = emulator.records()[0]?.id ?? '';
		expect(emulator.records()[0]).toMatchObject({ status: 'in_progress' });
		const logs = startKernel(emulator, ['deploy', 'logs', id, '--follow']);
		await logs.until(/first line/);
		process.kill(Number(pid), 'SIGUSR2');
		await logs.until(/second line/);
		logs.child.kill('SIGINT');
		await logs.ended;
		await client.until(id, 'running');
		await kernel(0, ['app', 'list', '--name', 'slow'], /slow +\| latest/);
	},
	60_000,
);

run(`an invocation that fails${suffix}`, async () => {
	const { id } = await deployApp(client, appCode('breaks', "console.log('so far'); throw new Error('no page');"));
	await client.until(id, 'running');
	const told = await kernel(0, ['invoke', 'breaks', 'run'], 'so far', 'Error: no page', /ERROR: Result:/);
	const [, invocation = ''] = /Invocation ID: (\w+)/.exec(told) ?? [];
	await kernel(1, ['invoke', 'breaks', 'run', '-o', 'json'], '"status_reason":"Error: no page"', 'Invocation failed');
	await kernel(0, ['logs', 'breaks', '--invocation', invocation, '--with-timestamps'], /UTC so far/);
	await kernel(1, ['logs', 'slow', '--invocation', invocation], 'does not belong to app');
	await kernel(0, ['invoke', 'breaks', 'none'], 'Failed to invoke', 'action none of app breaks not found');
	await kernel(0, ['invoke', 'breaks', 'run', '--version', 'v9'], 'version v9 of app breaks not found');
});
