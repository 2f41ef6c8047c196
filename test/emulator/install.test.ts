// The dependencies of an app. The real npm and pip run once each, with what needs no registry; the registries are asked in
// test/nightly/clients/examples.ts.
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { tempFolder } from '../support/temp-folder.ts';
import { emulated } from './emulated.ts';

const here = emulated({ queuedMs: 1, startGraceMs: 600_000 });

const { PATH = '' } = process.env;
const temp = tempFolder();

afterEach(() => {
	process.env.PATH = PATH;
});

const deploy = async (files: Readonly<Record<string, string>>, entrypoint: string) =>
	(await here.client.deploy(files, { entrypoint_rel_path: entrypoint })).id;

/** Stands in for npm. */
function npmIs(script: string): void {
	writeFileSync(path.join(temp, 'npm'), `#!/bin/sh\n${script}`);
	chmodSync(path.join(temp, 'npm'), 0o755);
	process.env.PATH = `${temp}:${PATH}`;
}

const LOCAL = {
	'package.json': '{"dependencies":{"local":"file:./local"}}',
	'local/package.json': '{"name":"local","version":"1.0.0"}',
	'local/index.js': 'module.exports = "from the dependency";',
	'src/package.json': '{"type":"commonjs"}',
	'src/index.js': "console.log(require('local'));",
};

test('npm, by the nearest manifest that names dependencies', async () => {
	const id = await deploy(LOCAL, 'src/index.js');
	expect(await here.client.until(id, 'running', 'failed')).toMatchObject({ status_reason: 'The app exited with 0' });
	expect(here.emulator.logs(id).slice(0, 2)).toEqual([
		'Warning: the live platform needs "type": "module" in package.json',
		'Installing the dependencies: npm from package.json',
	]);
	expect(here.emulator.logs(id).at(-1)).toBe('from the dependency');
});

test('nothing to install: what the live platform would not take is told all the same', async () => {
	const id = await deploy({ 'a/package.json': '{}', 'a/app.js': '' }, 'a/app.js');
	await here.client.until(id, 'running', 'failed');
	expect(here.emulator.logs(id)).toEqual([
		'Warning: the live platform reads package.json in the root of the package, not a/package.json',
		'Warning: the live platform needs "type": "module" in a/package.json',
	]);
});

test('pip, and what it complains of is the reason', async () => {
	const id = await deploy({ 'requirements.txt': './missing\n', 'main.py': '' }, 'main.py');
	expect((await here.client.until(id, 'running', 'failed')).status_reason).toMatch(
		/^the dependencies could not be installed \(pip from requirements\.txt\): .*missing/,
	);
});

test('what npm complains of is the reason', async () => {
	npmIs("echo 'npm error code E404\nnpm error no such package' >&2; exit 1");
	const id = await deploy(LOCAL, 'src/index.js');
	expect(await here.client.until(id, 'running', 'failed')).toMatchObject({
		status: 'failed',
		status_reason: 'the dependencies could not be installed (npm from package.json): no such package',
	});
});

test('a deployment that is stopped meanwhile installs no further', async () => {
	const file = path.join(temp, 'pid');
	npmIs(`echo $$ > ${file}.new; mv ${file}.new ${file}; exec sleep 600`);
	const id = await deploy(LOCAL, 'src/index.js');
	while (!existsSync(file)) await sleep(5);
	expect((await here.client.send('DELETE', `/deployments/${id}`)).status).toBe(204);
	expect(() => process.kill(Number(readFileSync(file, 'utf8')), 0)).toThrow('ESRCH');
	expect(here.emulator.logs(id)).not.toContain('from the dependency');
});

test('an app that brings its node_modules keeps them', async () => {
	const files = {
		'package.json': '{"type":"module","dependencies":{"local":"nope:1"}}',
		'node_modules/local/index.js': 'console.log("from the dependency");',
		'index.js': "import 'local/index.js'; import('missing');",
	};
	const id = await deploy(files, 'index.js');
	expect((await here.client.until(id, 'running', 'failed')).status_reason).toMatch(/^Error.*'missing'/);
	expect(here.emulator.logs(id)).toContain('from the dependency');
});

/** As much of the SDK's package for Python as the runner needs, as files of the app. */
const KERNEL = {
	'kernel/__init__.py': 'from kernel.app_framework import App, KernelContext\n',
	'kernel/app_framework.py': `from dataclasses import dataclass
from types import SimpleNamespace
@dataclass
class KernelContext:
    invocation_id: str
class App:
    def __init__(self, name):
        self.name, self.actions = name, {}
        apps.append(self)
    def action(self, name):
        return lambda handler: self.actions.setdefault(name, SimpleNamespace(handler=handler)).handler
    def get_action(self, name):
        return self.actions.get(name)
apps = []
app_registry = SimpleNamespace(get_apps=lambda: apps)
`,
};

test('an app in Python: its handlers are called side by side, each with its own log', async () => {
	const code = `import threading, kernel
app = kernel.App('tool')
both = threading.Barrier(2)
@app.action('meet')
def meet(ctx, payload):
    print(payload)
    both.wait()
    return ctx
@app.action('fail')
async def fail(ctx, payload):
    raise ValueError('no url\\nsecond line')
if __name__ == '__main__':
    raise SystemExit('not the main module')
`;
	const id = await deploy({ ...KERNEL, 'main.py': code }, 'main.py');
	expect(await here.client.until(id, 'running', 'failed')).toMatchObject({ status_reason: 'The app is running' });
	const invoke = async (action_name: string, payload: string) => {
		const call = { app_name: 'tool', action_name, payload };
		const invoked = await here.client.json<Record<string, string>>('POST', '/invocations', call);
		const events = await here.client.events(`/invocations/${invoked.id}/events`);
		const { id = '', output = '' } = invoked;
		return { ...invoked, id, output, log: events.flatMap(({ message }) => message ?? []) };
	};
	const met = await Promise.all(['"a"', '"b"'].map((payload) => invoke('meet', payload)));
	expect(met).toMatchObject([{ log: ['a'] }, { log: ['b'] }]);
	expect(met.map(({ output }) => output)).toEqual(met.map(({ id }) => `{"invocation_id": "${id}"}`));
	expect(await invoke('fail', '0')).toMatchObject({ status: 'failed', status_reason: 'ValueError: no url' });
});
