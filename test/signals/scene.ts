// One step of an action in a world of its own, whose every folder is looked into afterwards.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { type Finished, type Running, startAction } from '../action-runner/start-action.ts';
import { makeWorkspace } from '../action-runner/workspace.ts';
import { MERGE, pullRequest, REPOSITORY } from '../github-server/events.ts';
import { GitHub } from '../github-server/server.ts';
import { ALL, TOKEN } from '../scenarios/reports/reporting.ts';
import type { Moment } from './moment.ts';

export interface Scene {
	readonly emulator: Emulator;
	readonly github: GitHub;
	/** The step, started. */
	readonly running: Running;
	/** Runs the post step with what the main step has saved. */
	post(main: Finished): Promise<Finished>;
	/** Files in the checkout and in the system's folder for temporary files that were not there before. */
	left(): string[];
	close(): Promise<void>;
}

/** Starts the step of a moment, with everything arranged that leads to it. */
export async function startScene({ action = '', files, arrange, with: inputs = {} }: Moment): Promise<Scene> {
	const emulator = await startEmulator({ startGraceMs: 20, queuedMs: 1 });
	const github = await GitHub.start();
	const workspace = makeWorkspace(files ?? {});
	const temp = mkdtempSync(path.join(tmpdir(), 'system-temp-'));
	const before = filesBelow(workspace.path);
	const found = (await arrange?.({ emulator, github })) ?? {};
	const step = {
		action,
		workspace: workspace.path,
		event: pullRequest(),
		token: TOKEN,
		with: {
			'api-key': emulator.apiKey,
			'base-url': emulator.url,
			...(action === '' ? { entrypoint: 'app.js', 'report-to': ALL } : {}),
			...inputs,
			...found,
		},
		env: {
			TMPDIR: temp,
			GITHUB_API_URL: github.url,
			GITHUB_SERVER_URL: 'https://github.com',
			GITHUB_REPOSITORY: REPOSITORY,
			GITHUB_SHA: MERGE,
			GITHUB_RUN_ID: '4242',
		},
	};
	return {
		emulator,
		github,
		running: startAction(step),
		post: ({ state }) => startAction({ ...step, phase: 'post', state }).finished,
		left: () => [...filesBelow(workspace.path).filter((name) => !before.includes(name)), ...filesBelow(temp)],
		async close() {
			workspace.remove();
			rmSync(temp, { recursive: true, force: true });
			await Promise.all([emulator.close(), github.close()]);
		},
	};
}

const filesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
