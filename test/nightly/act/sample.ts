// The repository of somebody who pasted an example: test/nightly/act/sample with the workflow in it, and this action and the
// artifact actions as folders, so that nothing is fetched from github.com.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { actionFolders } from '../../../scripts/readme/actions.ts';
import { MAJOR, REPOSITORY } from '../../../scripts/readme/repository.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { type Example, OLDER_FILE } from './examples.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const git = ['-c', 'user.name=sample', '-c', 'user.email=sample@example.com', '-c', 'commit.gpgsign=false'];

/** Makes the repository of an example. */
export function makeSample({ name, handler, payload, after, more = {} }: Example) {
	const { path: scratch, remove } = makeWorkspace({});
	const folder = path.join(scratch, 'repository');
	const workflow = '.github/workflows/pasted.yml';
	cpSync(path.join(import.meta.dirname, 'sample'), folder, { recursive: true });
	for (const [to, from] of Object.entries(more))
		cpSync(path.join(root, from), path.join(folder, to), { recursive: true });
	const earlier = '.github/workflows/pasted-before.yml';
	const paste = (one: string, at: string) =>
		cpSync(path.join(root, 'examples/workflows', `${one}.yml`), path.join(folder, at));
	paste(name, workflow);
	if (after !== undefined) paste(after.name, earlier);
	if (handler !== undefined) registerApp(folder, handler);
	const run = (...args: string[]) => execFileSync('git', [...git, ...args], { cwd: folder, stdio: 'ignore' });
	writeFileSync(path.join(folder, OLDER_FILE), 'export {};\n');
	run('init', '--initial-branch=main');
	run('remote', 'add', 'origin', 'https://github.com/somebody/your-app');
	run('add', '--all');
	run('commit', '--message=older');
	run('tag', 'v1');
	run('update-ref', 'refs/pull/7/head', 'v1');
	run('rm', OLDER_FILE);
	run('commit', '--message=sample');

	const action = path.join(scratch, 'action');
	for (const file of ['dist', ...actionFolders().map((name) => path.join(name, 'action.yml'))])
		cpSync(path.join(root, file), path.join(action, file), { recursive: true });
	const artifacts = path.join(scratch, 'artifacts'); // where the stand-ins keep them
	mkdirSync(artifacts);
	const event = path.join(scratch, 'event.json');
	writeFileSync(event, JSON.stringify(payload ?? {}));
	const standIn = (name: string) => path.join(import.meta.dirname, 'stand-ins', name);
	const repositories = {
		[`${REPOSITORY}@${MAJOR}`]: action,
		'actions/checkout@v7': standIn('checkout'), // where a "ref" is given
		'actions/attest@v4': standIn('attest'),
		'actions/upload-artifact@v7': standIn('upload-artifact'),
		'actions/download-artifact@v8': standIn('download-artifact'),
	};
	const places = Object.entries(repositories).flatMap(([name, at]) => ['--local-repository', `${name}=${at}`]);
	return {
		folder,
		workflow,
		/** The one that runs before it, where there is one. */
		earlier,
		/** Programs that stand in for those of this machine. */
		programs: standIn('bin'),
		/** Of act: where each action is found. */
		args: [
			'--use-new-action-cache',
			...['--env', `ARTIFACTS=${artifacts}`, '--env', `REPOSITORY=${folder}`],
			...(payload === undefined ? [] : ['--eventpath', event]),
			...places,
		],
		remove,
	};
}

/** Makes the app of the sample one that registers itself, with its SDK among its files: nothing need be installed. */
function registerApp(folder: string, handler: string): void {
	const sdk = 'node_modules/@onkernel/sdk';
	cpSync(path.join(root, sdk), path.join(folder, sdk), {
		recursive: true,
		filter: (file) => !file.startsWith(path.join(root, sdk, 'src')) && !/\.(?:map|d\.m?ts|md)$/.test(file),
	});
	writeFileSync(path.join(folder, '.deployignore'), '!node_modules\n');
	writeFileSync(
		path.join(folder, 'src/app.ts'),
		`import Kernel from '@onkernel/sdk';
const kernel = new Kernel();
const run = async ({ invocation_id }, payload) => {
	${handler}
};
const app = kernel.app('your-app');
for (const name of ['smoke-test', 'end-to-end']) app.action(name, run);
`,
	);
}
