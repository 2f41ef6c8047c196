// The house: floors; imports point down only, never sideways between two folders of one floor, never in a circle.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const SRC = path.resolve(import.meta.dirname, '../src');
const FLOORS: Readonly<Record<string, number>> = {
	actions: 3,
	workspace: 2,
	service: 2,
	github: 2,
	runner: 2,
	http: 1,
	domain: 0,
};
/** What only one folder may touch. */
const KEEPERS: readonly [pattern: RegExp, folder: string][] = [
	[/from '@actions\/core'/, 'runner'],
	[/'@actions\/github'/, 'github'],
	[/'undici(?:\/[^']*)?'/, 'http'],
	[/process\.env/, 'runner'],
	[/\b(?:setTimeout|setInterval|performance\.now|Date\.now)\(/, 'runner'],
];

interface Import {
	readonly from: string;
	readonly to: string;
	readonly typeOnly: boolean;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const textOf = (file: string) => readFileSync(path.join(SRC, file), 'utf8');
const folderOf = (file: string) => file.split(path.sep)[0] as string;
const imports: readonly Import[] = files.flatMap((file) =>
	[...textOf(file).matchAll(/^(?:import|export)\s(type\s)?[^;]*?from '(\.[^']+)';/gms)].map((match) => ({
		from: file,
		to: path.relative(SRC, path.resolve(SRC, path.dirname(file), match[2] as string)),
		typeOnly: match[1] !== undefined,
	})),
);

test('every file stands in a folder of the house, and every import names a file', () => {
	expect(files.filter((file) => FLOORS[folderOf(file)] === undefined)).toEqual([]);
	expect(imports.filter(({ to }) => !files.includes(to))).toEqual([]);
	expect(imports.length).toBeGreaterThan(100);
});

/** Imports that still point the wrong way: what a move alone cannot turn around. */
const TO_TURN_AROUND = [
	'domain/failures/interruption.ts',
	'domain/reporting/',
	'github/',
	'http/transport.ts',
	'service/',
	'workspace/select/',
];

test('imports point down, and never sideways', () => {
	const wrong = imports.filter(({ from, to }) => {
		const [above, below] = [folderOf(from), folderOf(to)];
		return above !== below && (FLOORS[above] as number) <= (FLOORS[below] as number);
	});
	expect(wrong.filter(({ from }) => !TO_TURN_AROUND.some((place) => from.startsWith(place)))).toEqual([]);
});

test('no circles', () => {
	const next = Map.groupBy(
		imports.filter(({ typeOnly }) => !typeOnly),
		({ from }) => from,
	);
	const done = new Set<string>();
	const visit = (file: string, way: readonly string[]): void => {
		if (way.includes(file)) throw new Error(`a circle: ${[...way, file].join(' → ')}`);
		if (done.has(file)) return;
		for (const { to } of next.get(file) ?? []) visit(to, [...way, file]);
		done.add(file);
	};
	for (const file of files) visit(file, []);
});

describe.each(KEEPERS.map(([pattern, folder]) => ({ pattern, folder })))('$pattern', ({ pattern, folder }) => {
	test(`only in ${folder}`, () => {
		expect(files.filter((file) => folderOf(file) !== folder && pattern.test(textOf(file)))).toEqual([]);
	});
});
