// The repository of somebody who pasted an example: test/act/sample with the workflow in it, and this action and the
// artifact actions as folders, so that nothing is fetched from github.com.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { actionFolders } from '../../scripts/readme/actions.ts';

export interface Sample {
	readonly folder: string;
	readonly workflow: string;
	/** Arguments of act: where each action is found. */
	readonly args: readonly string[];
	remove(): void;
}

const root = path.resolve(import.meta.dirname, '../..');
const git = ['-c', 'user.name=sample', '-c', 'user.email=sample@example.com', '-c', 'commit.gpgsign=false'];

export function makeSample(example: string): Sample {
	const scratch = mkdtempSync(path.join(tmpdir(), 'sample-'));
	const folder = path.join(scratch, 'repository');
	const workflow = '.github/workflows/pasted.yml';
	cpSync(path.join(import.meta.dirname, 'sample'), folder, { recursive: true });
	cpSync(path.join(root, 'examples/workflows', `${example}.yml`), path.join(folder, workflow));
	const run = (...args: string[]) => execFileSync('git', [...git, ...args], { cwd: folder, stdio: 'ignore' });
	run('init', '--initial-branch=main');
	run('remote', 'add', 'origin', 'https://github.com/your-org/your-app');
	run('add', '--all');
	run('commit', '--message=sample');

	const action = path.join(scratch, 'action');
	for (const file of ['dist', ...actionFolders().map((name) => path.join(name, 'action.yml'))])
		cpSync(path.join(root, file), path.join(action, file), { recursive: true });
	const artifacts = path.join(scratch, 'artifacts'); // where the stand-ins keep them
	mkdirSync(artifacts);
	const standIn = (name: string) => path.join(import.meta.dirname, 'stand-ins', name);
	const repositories = {
		'your-org/browser-deploy-action@v1': action,
		'actions/upload-artifact@v7': standIn('upload-artifact'),
		'actions/download-artifact@v8': standIn('download-artifact'),
	};
	const places = Object.entries(repositories).flatMap(([name, at]) => ['--local-repository', `${name}=${at}`]);
	return {
		folder,
		workflow,
		args: ['--use-new-action-cache', '--env', `ARTIFACTS=${artifacts}`, ...places],
		remove: () => rmSync(scratch, { recursive: true, force: true }),
	};
}
