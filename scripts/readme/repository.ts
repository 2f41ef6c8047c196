import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './actions.ts';

const { repository, version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
	repository: string;
	version: string;
};

/** Where the action is at GitHub, and who owns it. It is written in package.json alone; what follows is generated. */
export const REPOSITORY = repository.replace('github:', '');
export const OWNER = REPOSITORY.split('/')[0] as string;
/** The tag that names the newest release of this major version. */
export const MAJOR = `v${version.split('.')[0]}`;

const PLACES = [
	'*.md',
	'{*/,}action.yml',
	'*/README.md',
	'docs/*.md',
	'examples/workflows/*.yml',
	'.github/CODEOWNERS',
];

/** What names the repository: documents, action.yml and the workflows to paste. */
export function filesWithRepository(): string[] {
	return globSync(PLACES, { cwd: ROOT })
		.filter((file) => !file.startsWith('node_modules'))
		.sort();
}

/** A text that names this repository as it is called now. */
export function withRepository(text: string): string {
	const name = REPOSITORY.split('/')[1] as string;
	return text
		.replaceAll(new RegExp(`[\\w-]+/${name}(?=[/@\`\\s])`, 'g'), REPOSITORY)
		.replaceAll(new RegExp(`(${REPOSITORY}(?:/[\\w<>-]+)?@)v\\d+\\b(?!\\.)`, 'g'), `$1${MAJOR}`)
		.replaceAll(/@[\w-]+\/maintainers\b/g, `@${OWNER}/maintainers`)
		.replaceAll(/^author: .*$/gm, `author: ${OWNER}`);
}
