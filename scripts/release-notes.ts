// `node scripts/release-notes.ts v1.2.3`: prints the section of CHANGELOG.md for that tag, and fails where the tag is
// not the version of package.json or the changelog says nothing of it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The text below `## [1.2.3] - date`, up to the next version or the links at the end (Keep a Changelog).
 * @throws Error that says what does not fit.
 */
export function releaseNotes(tag: string, version: string, changelog: string): string {
	if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, and package.json says ${version}`);
	const sections = changelog.split(/^(?=## )/m);
	const section = sections.find((text) => text.startsWith(`## [${version}] - `));
	const notes = section?.replace(/^.*\n/, '').replace(/^\[[^\]\n]+\]: .*$/gm, '');
	if (notes === undefined || notes.trim() === '')
		throw new Error(`CHANGELOG.md has nothing under "## [${version}] - "`);
	return `${notes.trim()}\n`;
}

if (import.meta.main) {
	const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
	const { version } = JSON.parse(read('package.json')) as { version: string };
	process.stdout.write(releaseNotes(process.argv[2] ?? '', version, read('CHANGELOG.md')));
}
