// The house: floors and rooms; imports point down only, never sideways between two folders of a floor, never in a circle.
// Imports of types count as well. The emulator, src/emulator, is a product of its own: it shares no code with the rest.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const SRC = path.resolve(import.meta.dirname, '../../src');
const FLOORS: Readonly<Record<string, number>> = {
	actions: 3,
	workspace: 2,
	service: 2,
	github: 2,
	runner: 2,
	http: 1,
	domain: 0,
};
/** The rooms of the domain: each imports from those before it. The last two are on one floor. */
const DOMAIN: Readonly<Record<string, number>> = {
	text: 1,
	secrets: 2,
	records: 3,
	failures: 4,
	inputs: 5,
	reporting: 5,
};
/** Files in one folder, its subfolders not counted: more do not fit into one look. */
const MOST_FILES = 16;
/** The files of an action that may use the values of an edge: everything else gets edges as arguments. */
const WIRING = /^actions\/(?:[^/]+\/(?:main|post)|step\/sub-action)\.ts$/;
/** What only one folder may touch; '' is none. */
const KEEPERS: readonly [pattern: RegExp, folder: string][] = [
	[/from '@actions\/core'/, 'runner'],
	[/'@actions\/github'/, 'github'],
	[/'undici(?:\/[^']*)?'/, 'http'],
	[/process\.env/, 'runner'],
	[/AbortSignal\.any\(/, ''], // Node 24.16 to 24.21 and Node 26 can lose what it tells (nodejs/node#65995); any-signal does not
	[/\b(?:setTimeout|setInterval|performance\.now|Date\.now|AbortSignal\.timeout)\(|\bnew Date\(\)/, 'runner'],
];

interface Import {
	readonly from: string;
	readonly to: string;
	readonly typeOnly: boolean;
}

const EMULATOR = `emulator${path.sep}`;
const all = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const files = all.filter((file) => !file.startsWith(EMULATOR));
const textOf = (file: string) => readFileSync(path.join(SRC, file), 'utf8');
const folderOf = (file: string) => file.split(path.sep)[0] as string;
const roomOf = (file: string) => path.dirname(file).split(path.sep)[1] ?? '';
const importsOf = (of: readonly string[]): Import[] =>
	of.flatMap((file) =>
		[...textOf(file).matchAll(/^(?:import|export)\s(type\s)?[^;]*?from '(\.[^']+)';/gms)].map((match) => ({
			from: file,
			to: path.relative(SRC, path.resolve(SRC, path.dirname(file), match[2] as string)),
			typeOnly: match[1] !== undefined,
		})),
	);
const imports = importsOf(files);

test('every file stands in a folder of the house, and every import names a file', () => {
	expect(files.filter((file) => FLOORS[folderOf(file)] === undefined)).toEqual([]);
	expect(imports.filter(({ to }) => !files.includes(to))).toEqual([]);
	expect(imports.length).toBeGreaterThan(100);
});

const isBetween = (folder: string, { from, to }: Import) => folderOf(from) === folder && folderOf(to) === folder;
const isToOther = ({ from, to }: Import, name: (file: string) => string) => name(from) !== name(to);

test.each<[rule: string, breaks: (one: Import) => boolean]>([
	[
		'imports point down, and never sideways',
		(one) => isToOther(one, folderOf) && (FLOORS[folderOf(one.from)] ?? 0) <= (FLOORS[folderOf(one.to)] ?? 0),
	],
	[
		'an action imports from no other one: what they share is in actions/step',
		(one) => isBetween('actions', one) && isToOther(one, roomOf) && roomOf(one.to) !== 'step',
	],
	[
		'an action gets its edges as arguments: only its wiring imports more of them than types',
		({ from, to, typeOnly }) =>
			folderOf(from) === 'actions' && FLOORS[folderOf(to)] === 2 && !typeOnly && !WIRING.test(from),
	],
	[
		'a room of the domain imports from those before it',
		(one) =>
			isBetween('domain', one) &&
			isToOther(one, roomOf) &&
			(DOMAIN[roomOf(one.from)] ?? 0) <= (DOMAIN[roomOf(one.to)] ?? 0),
	],
])('%s', (_, breaks) => expect(imports.filter(breaks)).toEqual([]));

test('the emulator shares no code with the rest of src', () => {
	const own = importsOf(all.filter((file) => file.startsWith(EMULATOR)));
	expect(own.filter(({ to }) => !to.startsWith(EMULATOR))).toEqual([]);
	expect(own.length).toBeGreaterThan(20);
});

test('the domain knows no disk, no network and no timers', () => {
	const domain = files.filter((file) => folderOf(file) === 'domain');
	expect(domain.filter((file) => /from 'node:(?:fs|net|http|timers)/.test(textOf(file)))).toEqual([]);
});

test('no folder with more files than one look takes in', () => {
	const sizes = Map.groupBy(all, (file) => path.dirname(file));
	expect([...sizes].filter(([, inside]) => inside.length > MOST_FILES).map(([folder]) => folder)).toEqual([]);
});

test('no circles', () => {
	const next = Map.groupBy(imports, ({ from }) => from);
	const done = new Set<string>();
	const visit = (file: string, way: readonly string[]): void => {
		if (way.includes(file)) throw new Error(`a circle: ${[...way.slice(way.indexOf(file)), file].join(' → ')}`);
		if (done.has(file)) return;
		for (const { to } of next.get(file) ?? []) visit(to, [...way, file]);
		done.add(file);
	};
	for (const file of files) visit(file, []);
});

test.each(KEEPERS)('%s is only in %s', (pattern, folder) => {
	expect(files.filter((file) => folderOf(file) !== folder && pattern.test(textOf(file)))).toEqual([]);
});
