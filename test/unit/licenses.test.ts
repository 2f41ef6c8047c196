// The licences that go with dist: those of the packages whose code is found in it, statement by statement. Nothing here
// knows the bundler, or how licenses.txt is made.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const read = (...parts: string[]) => readFileSync(path.join(root, ...parts), 'utf8');
/** Statements and conditions of 28 characters and more, without what the build's formatter decides. */
const statementsOf = (text: string) =>
	text
		.split(/[;{}\n]|&&|\|\|/)
		.map((line) => line.replace(/\/\/.*$/, '').replace(/[\s"'`,()]/g, ''))
		.filter((line) => line.length >= 28 && !/require|import/.test(line));

interface Lock {
	readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly os?: unknown }>>;
}
/** The packages that a bundle may hold: not those for tests and building, and not Node itself. */
const packages = Object.entries((JSON.parse(read('package-lock.json')) as Lock).packages)
	.filter(([folder, { dev, os }]) => folder !== '' && dev !== true && os === undefined)
	.map(([folder]) => ({ folder, name: folder.split('node_modules/').at(-1) as string }));

/** The packages in which a statement is. */
const ownersOf = new Map<string, Set<string>>();
for (const { folder, name } of packages) {
	const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
	for (const file of files.filter((one) => /\.[cm]?js$/.test(one) && !/(?:^|[\\/])node_modules[\\/]/.test(one)))
		for (const line of statementsOf(read(folder, file)))
			ownersOf.set(line, (ownersOf.get(line) ?? new Set()).add(name));
}
/** Statements of the project's own code prove nothing. */
for (const file of readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }))
	if (file.endsWith('.ts')) for (const line of statementsOf(read('src', file))) ownersOf.delete(line);
/** Of a statement that one package alone has. */
const ownerOf = (line: string): string[] => {
	const owners = ownersOf.get(line);
	return owners?.size === 1 ? [...owners] : [];
};
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const withOwnLines = new Set([...ownersOf.keys()].flatMap(ownerOf));

const notices = read('dist/licenses.txt');
const scripts = readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' });
const bundled = sorted(
	scripts.filter((file) => file.endsWith('.js')).flatMap((file) => statementsOf(read('dist', file)).flatMap(ownerOf)),
);

test('dist/licenses.txt names the packages of which there is code in dist, and no others', () => {
	const named = notices.split('\n').filter((line) => withOwnLines.has(line));
	expect(sorted(named)).toEqual(bundled);
	expect(bundled).toEqual(expect.arrayContaining(['@actions/core', '@actions/github', 'archiver', 'undici', 'yauzl']));
});

test('it has the text of each licence', () => {
	const copies = packages.filter(({ name }) => bundled.includes(name));
	const without = copies.filter((copy) => {
		const files = readdirSync(path.join(root, copy.folder)).filter((file) => /^licen[cs]e/i.test(file));
		return !files.every((file) => notices.includes(read(copy.folder, file).replaceAll('\r\n', '\n').trim()));
	});
	expect(without.map(({ name }) => name)).toEqual([]);
});
