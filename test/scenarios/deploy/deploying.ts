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
/** An app that registers itself, as the live service demands. @param text anything that makes its package another one. */
export function registeringApp(name: string, text = 'first'): Record<string, string> {
	return { 'app.js': `//! app ${name} run\n// ${text}\n` };
}

/** Apps are no processes (src/emulator/apps/scripted.ts): a test of what a real one does says `apps: 'processes'`. */
export const QUICK: EmulatorOptions = { apps: 'scripted', startGraceMs: 20, queuedMs: 1 };

export interface Scenario {
	emulator: Emulator;
	workspace: Workspace;
	/** Starts a process of the step with `with` on top of key, address and its usual inputs. */
	start(step?: Partial<Step>): Running;
	run(step?: Partial<Step>): Promise<Finished>;
	/** Runs it in this process, to be looked at meanwhile, and cancelled. */
	watch(step?: Partial<Step>): Running;
}

type Files = Readonly<Record<string, string | Buffer | null>>;

/**
 * To be called at the top of a test file: every test gets a fresh emulator and checkout.
 * @param usual what the step has beside key and address.
 */
export function stepScenario(
	files: Files,
	options: () => EmulatorOptions,
	usual: (scenario: Scenario) => Partial<Step>,
): Scenario {
	const scenario = {} as Scenario;
	const whole = (step: Partial<Step> = {}): Step => {
		const { emulator, workspace } = scenario;
		const { env, with: inputs, ...own } = usual(scenario);
		const reach = { 'api-key': emulator.apiKey, 'base-url': emulator.url };
		const given = { env: { ...env, ...step.env }, with: { ...reach, ...inputs, ...step.with } };
		return { workspace: workspace.path, ...own, ...step, ...given };
	};
	scenario.start = (step) => startAction(whole(step));
	scenario.run = (step) => runAction(whole(step));
	scenario.watch = (step) => watchAction(whole(step));
	beforeEach(async () => {
		scenario.emulator = evidence.server('The service', await startEmulator(options()));
		scenario.workspace = makeWorkspace(files);
	});
	afterEach(async () => {
		scenario.workspace.remove();
		await scenario.emulator.close();
	});
	return scenario;
}

/** The same for the deploy action, with an app that stays up. */
export function deployScenario(files: Files = APP, options: EmulatorOptions | (() => EmulatorOptions) = {}): Scenario {
	const given = () => ({ ...QUICK, ...(typeof options === 'function' ? options() : options) });
	return stepScenario(files, given, () => ({ with: { entrypoint: 'app.js', 'report-to': '' } }));
}

/** The `::error` lines of a log: their properties and message, decoded as the runner does. */
export function annotations(stdout: string, kind = 'error'): { message: string; properties: Record<string, string> }[] {
	return stdout.split('\n').flatMap((line) => {
		const match = new RegExp(`^::${kind}(?: ([^:]*))?::(.*)$`).exec(line);
		if (match === null) return [];
		const decode = (text: string) => text.replaceAll(/%(?:3A|2C|0D|0A|25)/g, decodeURIComponent);
		const properties = (match[1] ?? '').split(',').flatMap((pair) => {
			const [name = '', value = ''] = pair.split(/=(.*)/s);
			return name === '' ? [] : [[name, decode(value)]];
		});
		return [{ message: decode(match[2] ?? ''), properties: Object.fromEntries(properties) }];
	});
}
