// All sinks of a step: everything that a reader of the run, a later step, GitHub or the service can see.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import type { Sink } from '../../support/action-runner/leaks.ts';
import type { Finished } from '../../support/action-runner/start-action.ts';
import type { GitHub } from '../../support/github-server/server.ts';

export interface Evidence {
	readonly steps: readonly Finished[];
	readonly emulator: Emulator;
	readonly github: GitHub;
	/** RUNNER_TEMP of the steps. */
	readonly temp: string;
}

export function sinksOf({ steps, emulator, github, temp }: Evidence): Sink[] {
	return [
		...steps.flatMap(ofStep),
		...filesBelow(temp).map((text) => ({ name: 'temporary file', text })),
		...emulator.requests.map(({ method, path: at, query, rawHeaders }) => ({
			name: 'request line and headers',
			text: [method, at, query, ...withoutAuthorization(rawHeaders)].join('\n'),
		})),
		...emulator.ledger.flatMap(({ fields, file }) => [
			{ name: 'head of part file', text: `${file?.filename}\n${file?.contentType}` },
			...fields.map(({ name, value }) => ({ name: `part ${name}`, text: value })),
			...(file === undefined ? [] : filesBelow(path.join(path.dirname(file.path), 'app'))).map((text) => ({
				name: 'package entry',
				text,
			})),
		]),
		...github.requests.map(({ path: at, query, text }) => ({
			name: 'GitHub payload',
			text: `${at}?${query}\n${text}`,
		})),
	];
}

function ofStep({ stdout, stderr, outputs, state, summary }: Finished): Sink[] {
	const lines = (values: Readonly<Record<string, string>>) =>
		Object.entries(values)
			.map(([name, value]) => `${name}=${value}`)
			.join('\n');
	return [
		{ name: 'stdout', text: stdout.replace(/^::add-mask::.*$/gm, '') },
		{ name: 'stderr', text: stderr },
		{ name: 'outputs', text: lines(outputs) },
		{ name: 'state', text: lines(state) },
		{ name: 'summary', text: summary },
	];
}

/** Names and contents. */
function filesBelow(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
		const at = path.join(folder, name);
		return statSync(at).isFile() ? `${name}\n${readFileSync(at, 'utf8')}` : name;
	});
}

/** The key belongs there. */
function withoutAuthorization(rawHeaders: readonly string[]): string[] {
	return rawHeaders.filter((_, at) => rawHeaders[at - (at % 2)]?.toLowerCase() !== 'authorization');
}

/** Runs jobs, a few at a time. */
export async function inTurn<T, R>(
	items: readonly T[],
	job: (item: T, at: number) => Promise<R>,
	atOnce = 4,
): Promise<R[]> {
	const results: R[] = [];
	const waiting = [...items.entries()];
	const lane = async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
			results[next[0]] = await job(next[1], next[0]);
	};
	await Promise.all(Array.from({ length: atOnce }, lane));
	return results;
}
