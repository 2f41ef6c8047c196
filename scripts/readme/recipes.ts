import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './actions.ts';

const FOLDER = 'examples/workflows';

/** A workflow to paste: its first comment is the title, the comments below that say more. */
export interface Recipe {
	readonly file: string;
	readonly title: string;
	readonly about: string;
	readonly yaml: string;
}

export function readRecipes(): Recipe[] {
	const names = readdirSync(path.join(ROOT, FOLDER)).filter((name) => name.endsWith('.yml'));
	return names
		.sort()
		.map((name) => parseRecipe(`${FOLDER}/${name}`, readFileSync(path.join(ROOT, FOLDER, name), 'utf8')));
}

/** @throws Error where the file does not begin with a title. */
export function parseRecipe(file: string, text: string): Recipe {
	const [, comment = '', yaml = ''] = /^((?:#.*\n)*)([\s\S]*)$/.exec(text) ?? [];
	const [title = '', ...about] = comment.split('\n').map((line) => line.replace(/^# ?/, ''));
	if (title === '') throw new Error(`${file} does not begin with a comment that is its title`);
	return { file, title: title.replace(/\.$/, ''), about: about.join(' ').trim(), yaml: yaml.trim() };
}

/** Every workflow of the examples, folded. */
export function recipesList(recipes: readonly Recipe[]): string {
	return recipes
		.map(({ file, title, about, yaml }) =>
			[
				`<details><summary>${title}</summary>`,
				...(about === '' ? [] : [about]),
				`\`\`\`yaml\n${yaml}\n\`\`\``,
				`[${file}](${file})`,
				'</details>',
			].join('\n\n'),
		)
		.join('\n\n');
}
