import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './actions.ts';

const FOLDER = 'examples/workflows';

/** In the order in which people need them. */
const ORDER = [
	'deploy-on-push',
	'pull-request',
	'fork-dry-run',
	'monorepo',
	'environments',
	'wait-then-act',
	'source',
	'key-for-one-run',
	'replays',
	'watch-download',
	'attestation',
	'proxy-and-ghes',
];

/** A workflow to paste. */
export interface Recipe {
	readonly file: string;
	/** Its `name:`. */
	readonly title: string;
	/** The comment that it begins with. */
	readonly about: string;
	readonly yaml: string;
}

export function readRecipes(): Recipe[] {
	const names = readdirSync(path.join(ROOT, FOLDER)).map((name) => name.replace(/\.yml$/, ''));
	const unknown = [...names, ...ORDER].filter((name) => !ORDER.includes(name) || !names.includes(name));
	if (unknown.length > 0) throw new Error(`the order of the recipes and ${FOLDER} differ: ${unknown.join(', ')}`);
	return ORDER.map((name) => {
		const file = `${FOLDER}/${name}.yml`;
		return parseRecipe(file, readFileSync(path.join(ROOT, file), 'utf8'));
	});
}

/** @throws Error where the file lacks the comment or the name. */
export function parseRecipe(file: string, text: string): Recipe {
	const [, comment = '', yaml = ''] = /^((?:#.*\n)+)([\s\S]*)$/.exec(text) ?? [];
	const [, title] = /^name: (.+)$/m.exec(yaml) ?? [];
	if (title === undefined) throw new Error(`${file} does not begin with a comment and a name`);
	const about = comment
		.replaceAll(/^# ?/gm, '')
		.trim()
		.replaceAll('\n', ' ')
		.replace(/ Needs: /, '\n\nNeeds: ');
	return { file, title: title[0]?.toUpperCase() + title.slice(1), about, yaml: yaml.trim() };
}

/** Every recipe, folded. */
export function recipesList(recipes: readonly Recipe[]): string {
	return recipes
		.map(({ file, title, about, yaml }) => {
			const parts = [about, `\`\`\`yaml\n${yaml}\n\`\`\``, `[${file}](${file})`];
			return `<details><summary><b>${title}</b></summary>\n\n${parts.join('\n\n')}\n\n</details>`;
		})
		.join('\n\n');
}
