// Shared by the scenarios of the sub-actions: an emulator and an empty checkout per test, and the step with key and URL.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach } from '@jest/globals';
import type { EmulatorOptions } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import type { Finished, Running } from '../../support/action-runner/start-action.ts';
import { type Scenario, stepScenario } from '../deploy/deploying.ts';

export interface CallScenario extends Scenario {
	/** The plainest client of the service, to set the scene. */
	client: Client;
	/** RUNNER_TEMP of the steps: files in it outlive the step, and go with the scenario. */
	temp: string;
}

/** To be called at the top of a test file: every test gets a fresh emulator. */
export function callScenario(action: string, options: EmulatorOptions = {}): CallScenario {
	const given = (): EmulatorOptions => ({ apps: 'scripted', apiKey: API_KEY, ...options });
	const usual = () => ({ action, env: { RUNNER_TEMP: scenario.temp } });
	const scenario = stepScenario({}, given, usual) as CallScenario;
	beforeEach(() => {
		scenario.client = new Client(scenario.emulator);
		scenario.temp = path.join(scenario.workspace.path, 'temp');
		mkdirSync(scenario.temp);
	});
	return scenario;
}

/** Long enough to be looked for in every sink. */
export const API_KEY = 'sk_test_0123456789abcdef';

/** Starts a browser session; returns its id. */
export async function openBrowser({ client }: Pick<CallScenario, 'client'>, form = {}): Promise<string> {
	return (await client.json<{ session_id: string }>('POST', '/browsers', form)).session_id;
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
