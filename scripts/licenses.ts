// The notices that go with a bundle: each package in it, with the licence that it asks to be passed on. ncc's own list
// misses packages whose modules the bundler has joined into one.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A module as webpack's statistics tell of it; joined ones are in `modules`. */
interface Module {
	readonly nameForCondition?: string | null;
	readonly modules?: readonly Module[];
}
export interface Stats {
	readonly modules: readonly Module[];
}

/**
 * @param statistics of everything that lies in dist.
 * @param own files in packages that are of this project.
 */
export function licensesOf(statistics: readonly Stats[], own: readonly string[]): string {
	const files = statistics.flatMap(({ modules }) => filesOf(modules)).filter((file) => !own.includes(file));
	const folders = new Set(files.flatMap(packageFolder));
	const notices = new Set([...folders].map(noticeOf)); // two copies of a package have one notice
	return [...notices].sort().join('\n');
}

function filesOf(modules: readonly Module[]): string[] {
	return modules.flatMap(({ nameForCondition, modules: joined = [] }) => [
		...(typeof nameForCondition === 'string' ? [nameForCondition] : []),
		...filesOf(joined),
	]);
}

/** The folder of the package that a file belongs to; none for a file of this project. */
function packageFolder(file: string): string[] {
	return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? [];
}

/** Name, kind of licence, and its text. */
function noticeOf(folder: string): string {
	const { name, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
		readonly name: string;
		readonly license?: string;
	};
	const texts = licenseTexts(folder);
	if (license === undefined || texts.length === 0) throw new Error(`${folder} has no licence to pass on`);
	return `${[name, license, ...texts].join('\n')}\n`;
}

/** The files that a package has for it; where it has none, what the README says below that heading. */
function licenseTexts(folder: string): string[] {
	const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
	const names = readdirSync(folder).sort();
	const files = names.filter((name) => /^(?:licen[cs]e|copying|notice)\b/i.test(name));
	const sections = names
		.filter((name) => /^readme\b/i.test(name))
		.flatMap((name) => /^#+ *licen[cs]e\s(.*)$/ims.exec(read(name))?.[1] ?? []);
	return (files.length > 0 ? files.map(read) : sections).map((text) => text.trim());
}
