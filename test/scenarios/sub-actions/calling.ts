// Shared by the scenarios of the sub-actions: an emulator and an empty checkout per test, and the step with key and URL.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach } from '@jest/globals';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import {
	type Finished,
	type Running,
	runAction,
	type Step,
	startAction,
	watchAction,
} from '../../support/action-runner/start-action.ts';
import { makeWorkspace, type Workspace } from '../../support/action-runner/workspace.ts';
import { evidence } from '../../support/evidence.ts';

export interface CallScenario {
	emulator: Emulator;
	/** The plainest client of the service, to set the scene. */
	client: Client;
	/** RUNNER_TEMP of the steps: files in it outlive the step, and go with the scenario. */
	temp: string;
	/** Starts the step with `with` on top of key and address. */
	start(step?: Partial<Step>): Running;
	run(step?: Partial<Step>): Promise<Finished>;
	/** Runs it in this process, to be looked at meanwhile, and cancelled. */
	watch(step?: Partial<Step>): Running;
}

/** To be called at the top of a test file: every test gets a fresh emulator. */
export function callScenario(action: string, options: EmulatorOptions = {}): CallScenario {
	const scenario = {} as CallScenario;
	let workspace: Workspace;
	beforeEach(async () => {
		workspace = makeWorkspace({});
		scenario.temp = path.join(workspace.path, 'temp');
		mkdirSync(scenario.temp);
		scenario.emulator = evidence.server(
			'The service',
			await startEmulator({ apps: 'scripted', apiKey: API_KEY, ...options }),
		);
		scenario.client = new Client(scenario.emulator);
		const whole = (step: Partial<Step> = {}): Step => {
			const usual = { 'api-key': scenario.emulator.apiKey, 'base-url': scenario.emulator.url };
			const env = { RUNNER_TEMP: scenario.temp, ...step.env };
			return { action, workspace: workspace.path, ...step, env, with: { ...usual, ...step.with } };
		};
		scenario.start = (step) => startAction(whole(step));
		scenario.run = (step) => runAction(whole(step));
		scenario.watch = (step) => watchAction(whole(step));
	});
	afterEach(async () => {
		workspace.remove();
		await scenario.emulator.close();
	});
	return scenario;
}

/** Long enough to be looked for in every sink. */
export const API_KEY = 'sk_test_0123456789abcdef';

/** Starts a browser session; returns its id. */
export async function openBrowser({ client }: Pick<CallScenario, 'client'>, form = {}): Promise<string> {
	const response = await client.send('POST', '/browsers', form);
	return ((await response.json()) as { session_id: string }).session_id;
}

/** All that a step shows or hands on: what a reader of the run sees, less the lines that tell the runner to mask. */
export function shownBy({ stdout, stderr, summary, outputs }: Finished): string {
	return [stdout.replace(/^::add-mask::.*$/gm, ''), stderr, summary, JSON.stringify(outputs)].join('\n');
}

/** Waits until `happened`, or until the step has ended without. */
export async function until(running: Running, happened: () => boolean): Promise<void> {
	while (!happened() && running.child.exitCode === null && running.child.signalCode === null) await sleep(5);
	if (!happened()) throw new Error(`the step ended before that:\n${running.stdout()}`);
}
