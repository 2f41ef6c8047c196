// Shared by the scenarios of the deploy action: an emulator and a checkout per test, and the step with its usual inputs.
import { afterEach, beforeEach } from '@jest/globals';
import { type Emulator, type EmulatorOptions, startEmulator } from '../../../src/emulator/emulator.ts';
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

export const APP = { 'app.js': "console.log('up'); setInterval(() => {}, 1_000);\n" };
/** Apps are no processes (src/emulator/apps/scripted.ts): a test of what a real one does says `apps: 'processes'`. */
export const QUICK: EmulatorOptions = { apps: 'scripted', startGraceMs: 20, queuedMs: 1 };

export interface Scenario {
	emulator: Emulator;
	workspace: Workspace;
	/** Starts the step with `with` on top of key, address and entrypoint. */
	start(step?: Partial<Step>): Running;
	run(step?: Partial<Step>): Promise<Finished>;
	/** Runs it in this process, to be looked at meanwhile, and cancelled. */
	watch(step?: Partial<Step>): Running;
}

/** To be called at the top of a test file: every test gets a fresh emulator and checkout. */
export function deployScenario(
	files: Readonly<Record<string, string | Buffer | null>> = APP,
	options: EmulatorOptions = {},
): Scenario {
	const scenario = {} as Scenario;
	beforeEach(async () => {
		scenario.emulator = evidence.server('The service', await startEmulator({ ...QUICK, ...options }));
		scenario.workspace = makeWorkspace(files);
		const whole = (step: Partial<Step> = {}): Step => ({
			workspace: scenario.workspace.path,
			...step,
			with: {
				'api-key': scenario.emulator.apiKey,
				'base-url': scenario.emulator.url,
				entrypoint: 'app.js',
				'report-to': '',
				...step.with,
			},
		});
		scenario.start = (step) => startAction(whole(step));
		scenario.run = (step) => runAction(whole(step));
		scenario.watch = (step) => watchAction(whole(step));
	});
	afterEach(async () => {
		scenario.workspace.remove();
		await scenario.emulator.close();
	});
	return scenario;
}

/** The `::error` lines of a log: their properties and message, decoded as the runner does. */
export function annotations(stdout: string, kind = 'error'): { message: string; properties: Record<string, string> }[] {
	return stdout.split('\n').flatMap((line) => {
		const match = new RegExp(`^::${kind}(?: ([^:]*))?::(.*)$`).exec(line);
		if (match === null) return [];
		const decode = (text: string) =>
			text
				.replaceAll('%3A', ':')
				.replaceAll('%2C', ',')
				.replaceAll('%0D', '\r')
				.replaceAll('%0A', '\n')
				.replaceAll('%25', '%');
		const properties = (match[1] ?? '').split(',').flatMap((pair) => {
			const [name = '', value = ''] = pair.split(/=(.*)/s);
			return name === '' ? [] : [[name, decode(value)]];
		});
		return [{ message: decode(match[2] ?? ''), properties: Object.fromEntries(properties) }];
	});
}
