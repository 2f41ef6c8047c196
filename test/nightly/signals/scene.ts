// Runs one step of an action with its own folders, all of which are checked afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { QUICK } from '../../scenarios/deploy/deploying.ts';
import { ALL } from '../../scenarios/reports/reporting.ts';
import { namesBelow } from '../../support/action-runner/names-below.ts';
import { onPullRequest } from '../../support/action-runner/on-pull-request.ts';
import { type Finished, type Started, startAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { GitHub } from '../../support/github-server/server.ts';
import type { Moment } from './moment.ts';

export interface Scene {
	readonly emulator: Emulator;
	readonly github: GitHub;
	/** The step, started. */
	readonly running: Started;
	/** Starts the post step with what the main step has saved. */
	post(main: Finished): Started;
	/** Files in the checkout and in the system's folder for temporary files that were not there before. */
	left(): string[];
	close(): Promise<void>;
}

/** Starts the step of a moment, with everything arranged that leads to it. */
export async function startScene({ action = '', files, arrange, with: inputs = {} }: Moment): Promise<Scene> {
	const emulator = await startEmulator(QUICK);
	const github = await GitHub.start();
	const workspace = makeWorkspace(files ?? {});
	const temp = mkdtempSync(path.join(tmpdir(), 'system-temp-'));
	const before = namesBelow(workspace.path);
	const found = (await arrange?.({ emulator, github })) ?? {};
	const step = onPullRequest(github, {
		action,
		workspace: workspace.path,
		with: {
			'api-key': emulator.apiKey,
			'base-url': emulator.url,
			...(action === '' ? { entrypoint: 'app.js', 'report-to': ALL } : {}),
			...inputs,
			...found,
		},
		env: { TMPDIR: temp },
	});
	const running = startAction(step);
	return {
		emulator,
		github,
		running,
		post: ({ state }) => startAction({ ...step, phase: 'post', state }),
		left: () => [...namesBelow(workspace.path).filter((name) => !before.includes(name)), ...namesBelow(temp)],
		async close() {
			workspace.remove();
			rmSync(temp, { recursive: true, force: true });
			await Promise.all([emulator.close(), github.close()]);
		},
	};
}
