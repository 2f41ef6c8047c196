import { EOL } from 'node:os';
import { getState } from '@actions/core';
import type { Redact } from '../domain/secrets/redact.ts';
import { parseJson } from '../domain/text/json.ts';
import { shortenMarkdown } from '../domain/text/shorten.ts';
import type { Environment } from './environment.ts';
import { openAppendFile } from './files.ts';
import type { Log } from './log.ts';
import type { Masks } from './masks.ts';

/** Outputs that are facts: once set, no sink cuts them. */
const FACTS: ReadonlySet<string> = new Set([
	...['deployment-id', 'status', 'region', 'entrypoint', 'version', 'created-at', 'updated-at', 'package-digest'],
	...['conclusion', 'failure-kind', 'app-name', 'app-actions', 'github-deployment-id', 'invocation-id', 'deleted-ids'],
]);

/** The output that is what an app returns: a link in it is what the app was asked for. */
const RETURNED = 'output';

/** The most bytes of a summary. The runner drops a larger one completely. Some room is left for other steps' parts. */
const LARGEST_SUMMARY = 900_000;

/** What the runner reads after the step: GITHUB_OUTPUT, GITHUB_STATE, GITHUB_STEP_SUMMARY. No sink throws. */
export function openSinks(
	files: Environment['commandFiles'],
	{ redact, redactKnown, neverCut }: Masks,
	log: Pick<Log, 'notice'>,
) {
	const open = (what: keyof typeof files, lost: string) =>
		openAppendFile(files[what], { what, lost, largest: Number.POSITIVE_INFINITY }, log);
	const outputFile = open('GITHUB_OUTPUT', 'Later steps do not see all outputs of this step.');
	const killed = 'If this step is killed, its post step cannot close its check and deployment at GitHub.';
	const stateFile = open('GITHUB_STATE', killed);
	const summaryFile = open('GITHUB_STEP_SUMMARY', "The run does not show this step's summary.");
	const written = new Map<string, string>();
	return {
		/** The step's outputs. The runner reads them even after a failure or a cancel, so each is set as soon as it is known. */
		outputs: {
			/** Writes the outputs that are new or have changed. */
			set(values: Readonly<Record<string, string>>): void {
				const entries = Object.entries(values);
				for (const [name, value] of entries) if (FACTS.has(name)) neverCut(factsIn(value));
				for (const [name, value] of entries) {
					const clean = (name === RETURNED ? redactKnown : redact)(value);
					if (written.get(name) !== clean && outputFile.add(entryOf(name, clean))) written.set(name, clean);
				}
			},
		},
		/** State that a main step saves for its post step. The last value of each name counts. */
		state: {
			/** Returns '' if nothing was saved. */
			read: (name: string): string => getState(name),
			/** Saves a text as it is: whoever made it has redacted what comes from outside. */
			keep(name: string, text: string): void {
				stateFile.add(entryOf(name, text));
			},
		},
		/** The job summary. */
		summary: {
			/**
			 * Appends markdown.
			 * @param render redacts external text and then escapes it; in escaped text, secrets would not be found any more.
			 */
			async write(render: (redact: Redact) => string): Promise<void> {
				const text = redact(render(redact));
				const isFitting = Buffer.byteLength(text) <= LARGEST_SUMMARY;
				summaryFile.add(`${isFitting ? text : shortenMarkdown(text, LARGEST_SUMMARY / 4)}${EOL}`);
			},
		},
	};
}

/** The text itself, and the entries of a list in JSON. */
function factsIn(value: string): string[] {
	const list = value.startsWith('[') ? parseJson(value) : undefined;
	return [value, ...(Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [])];
}

/**
 * One entry of GITHUB_OUTPUT or GITHUB_STATE, in the form that allows values of several lines. The delimiter is one that
 * the value does not contain, so no value can end its entry. A random one would take Node's crypto, slow to load.
 */
export function entryOf(name: string, value: string): string {
	const tails = [...value.matchAll(/ghadelimiter(_*)/g)].map(([, tail = '']) => tail.length);
	const delimiter = `ghadelimiter${'_'.repeat(tails.reduce((longest, length) => Math.max(longest, length), 0) + 1)}`;
	return `${name}<<${delimiter}${EOL}${value}${EOL}${delimiter}${EOL}`;
}
