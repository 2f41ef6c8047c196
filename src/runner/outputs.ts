import { parseJson } from '../domain/text/json.ts';
import { type CommandFile, entryOf } from './command-files.ts';
import type { Masks } from './masks.ts';

/** The step's outputs. The runner reads them even after a failure or a cancel, so each is set as soon as it is known. */
export interface Outputs {
	/** Writes the outputs that are new or have changed. Never throws. */
	set(values: Readonly<Record<string, string>>): void;
}

/** The outputs that are facts. From then on these are never cut, in no sink. */
const FACTS: ReadonlySet<string> = new Set([
	...['deployment-id', 'status', 'region', 'entrypoint', 'version', 'created-at', 'updated-at', 'package-digest'],
	...['conclusion', 'failure-kind', 'app-name', 'app-actions', 'github-deployment-id', 'invocation-id', 'deleted-ids'],
]);

/** The output that is what an app returns: a link in it is what the app was asked for. */
const RETURNED = 'output';

export function createOutputs(
	file: CommandFile,
	{ redact, redactKnown, neverCut }: Pick<Masks, 'redact' | 'redactKnown' | 'neverCut'>,
): Outputs {
	const written = new Map<string, string>();
	return {
		set(values) {
			for (const [name, value] of Object.entries(values)) {
				if (FACTS.has(name)) neverCut(factsIn(value));
			}
			for (const [name, value] of Object.entries(values)) {
				const clean = (name === RETURNED ? redactKnown : redact)(value);
				if (written.get(name) !== clean && file.append(entryOf(name, clean))) written.set(name, clean);
			}
		},
	};
}

/** The text itself, and the entries of a list in JSON. */
function factsIn(value: string): string[] {
	const list = value.startsWith('[') ? parseJson(value) : undefined;
	return [value, ...(Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [])];
}
