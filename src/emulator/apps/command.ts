import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exists, foldersUp, isNode, isPython } from './manifest.ts';

export interface AppCommand {
	command: string[];
	/** It starts a runner, which imports the entrypoint and tells what it finds over a channel (runtime.ts). */
	runner: boolean;
}

/** The SDK with whose help an app registers itself. */
const SDK = path.join('node_modules', '@onkernel', 'sdk', 'package.json');
/** Enumerations and parameter properties too, which taking the types out does not do away with. */
const NODE_OPTIONS = [
	'--experimental-transform-types',
	'--disable-warning=ExperimentalWarning',
	'--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
];

async function canImportSdk(folder: string, entrypoint: string): Promise<boolean> {
	for (const one of foldersUp(folder, entrypoint)) if (await exists(path.join(one, SDK))) return true;
	return false;
}

/** The file of a runner, which a bundle has beside itself as it is: Node takes the types out when it starts it. */
const runner = (name: string): string => path.join(path.dirname(fileURLToPath(import.meta.url)), name);

/** The command that starts an app, or undefined where nothing can. Only an app that can import the SDK can register. */
export async function commandFor(
	folder: string,
	entrypoint: string,
	python = 'python3',
): Promise<AppCommand | undefined> {
	const file = path.join(folder, entrypoint);
	// Where Python looks for modules only Python knows: this runner itself turns into a plain script.
	if (isPython(entrypoint)) return { command: [python, runner('runner.py'), file], runner: true };
	if (!isNode(entrypoint)) return undefined;
	if (!(await canImportSdk(folder, entrypoint))) return { command: [process.execPath, file], runner: false };
	return { command: [process.execPath, ...NODE_OPTIONS, runner('runner.mjs'), file], runner: true };
}
