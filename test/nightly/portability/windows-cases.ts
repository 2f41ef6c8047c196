// What only Windows has, each beside the same step on Linux: both must end the same.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import { craftZip } from '../../emulator/crafted-zip.ts';
import { type Finished, type NodeCommand, runAction, startAction } from '../../support/action-runner/start-action.ts';

/** A checkout, and the Node that deploys it. */
export interface Deployer {
	readonly workspace: string;
	readonly node: NodeCommand;
}

type Inputs = Readonly<Record<string, string>>;

interface Case {
	readonly name: string;
	/** The inputs on Linux. */
	readonly with: Inputs;
	/** Those that are written in another way on Windows. @param at the checkout there, such as `Z:\\a\\shop`. */
	onWindows(at: string): Inputs;
	/** GITHUB_WORKSPACE on Windows. Default: the checkout. */
	workspaceOnWindows?(at: string): string;
	/** How both end: the name of an input that is refused, or undefined for a package. */
	readonly refused?: string;
}

const APP = { directory: 'src', entrypoint: 'app.js' };

const CASES: readonly Case[] = [
	{
		name: 'GITHUB_WORKSPACE in another case, with slashes',
		with: APP,
		onWindows: () => ({}),
		workspaceOnWindows: (at) => at.replaceAll('\\', '/').toUpperCase().replace('Z:', 'z:'),
	},
	{ name: 'directory in another case', with: APP, onWindows: () => ({ directory: 'SRC\\' }) },
	{ name: 'directory with a drive letter', with: APP, onWindows: (at) => ({ directory: `${at}\\src` }) },
	{
		name: 'directory on another drive',
		with: { ...APP, directory: '/' },
		onWindows: () => ({ directory: 'C:\\windows' }),
		refused: 'directory',
	},
	{
		name: 'entrypoint in another case',
		with: { ...APP, entrypoint: 'App.js' },
		onWindows: () => ({}),
		refused: 'entrypoint',
	},
	{
		name: 'names that Windows reserves',
		with: { directory: 'reserved', entrypoint: 'aux.ts' },
		onWindows: () => ({}),
	},
	{
		name: 'package with backslashes',
		with: { package: 'build/app.zip', entrypoint: 'app.js' },
		onWindows: () => ({ package: 'build\\app.zip' }),
	},
];

/** Runs them all. @throws Error that says what differs. */
export async function runWindowsCases(emulator: Emulator, linux: Deployer, windows: Deployer): Promise<string[][]> {
	const rows: string[][] = [];
	for (const { workspace } of [linux, windows])
		writeFileSync(path.join(workspace, 'build/app.zip'), craftZip([{ name: 'app.js', content: 'export {};' }]));
	for (const one of CASES) {
		const { pathOf = (at: string) => at } = windows.node;
		const at = pathOf(windows.workspace);
		const expected = endOf(await runAction(step(emulator, linux, one.with)));
		const { workspaceOnWindows = () => at } = one;
		const env = { GITHUB_WORKSPACE: workspaceOnWindows(at) };
		const end = endOf(await runAction({ ...step(emulator, windows, { ...one.with, ...one.onWindows(at) }), env }));
		const should = one.refused === undefined ? expected : `Input "${one.refused}"`;
		if (!end.startsWith(should)) throw new Error(`Windows, ${one.name}: ended with\n${end}\nand not with\n${should}`);
		if (!expected.startsWith(should)) throw new Error(`Linux, ${one.name}: ended with\n${expected}`);
		rows.push([`Windows: ${one.name}`, one.refused === undefined ? 'the same package' : 'refused by name']);
	}
	return rows;
}

/** A step that packs and sends nothing. */
function step(emulator: Emulator, { workspace, node }: Deployer, inputs: Inputs) {
	const own = { 'api-key': emulator.apiKey, 'base-url': emulator.url, 'dry-run': 'true', 'report-to': '' };
	return { workspace, node, with: { ...own, ...inputs } };
}

/** The digest, or the message of the step's error. */
function endOf({ outputs, stdout, stderr }: Finished): string {
	const digest = outputs['package-digest'];
	if (digest) return digest;
	return /^::error.*?::(.*)$/m.exec(stdout)?.[1] ?? `${stdout}${stderr}`;
}

/** What must be equal after a cancel. */
const CANCELLED = ['conclusion', 'failure-kind', 'status', 'retryable'] as const;

/**
 * A cancel while the deployment waits: SIGINT on Linux, Ctrl-C in a console on Windows.
 * @param interrupt a file that, once it is there, makes the Node of Windows get its Ctrl-C.
 * @throws Error that says what differs.
 */
export async function runCancel(
	emulator: Emulator,
	linux: Deployer,
	windows: Deployer,
	interrupt: string,
): Promise<string[]> {
	emulator.faults.add({
		operation: 'getDeployment',
		times: Number.POSITIVE_INFINITY,
		fault: { kind: 'override', record: { status: 'queued' } },
	});
	const cancelled = async (deployer: Deployer, cancel: (kill: () => void) => void) => {
		const { with: inputs, ...rest } = step(emulator, deployer, APP);
		const from = emulator.requests.length;
		const running = startAction({ ...rest, with: { ...inputs, 'dry-run': 'false', 'wait-until': 'running' } });
		const ended = running.finished.then(() => true);
		const asked = () => emulator.requests.slice(from).some(({ operation }) => operation === 'getDeployment');
		while (!asked()) if (await Promise.race([ended, soon()])) break;
		cancel(() => running.child.kill('SIGINT'));
		const { code, outputs } = await running.finished;
		return JSON.stringify({ code, ...Object.fromEntries(CANCELLED.map((name) => [name, outputs[name]])) });
	};
	const expected = await cancelled(linux, (kill) => kill());
	const is = await cancelled(windows, () => writeFileSync(interrupt, ''));
	if (!expected.includes('"failure-kind":"cancelled"')) throw new Error(`Linux, a cancel: ended with ${expected}`);
	if (is !== expected) throw new Error(`Windows, a cancel: ended with\n${is}\nand not with\n${expected}`);
	return ['Windows: a cancel by Ctrl-C while it waits', 'reported as on Linux'];
}

const soon = () => new Promise<false>((resolve) => setTimeout(resolve, 20, false));
