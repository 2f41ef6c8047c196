import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './actions.ts';
import { table } from './table.ts';

const FOLDER = 'examples/workflows';

/** What each is for, by group, in the order in which people need them. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'Start here': {
		'deploy-on-push': 'Deploy on every push to main',
		'pull-request': 'Preview of a pull request, deleted when it is closed',
	},
	'Pull requests': {
		preview: 'Preview with a daily sweep, shown under "Deployments"',
		'deploy-command': 'Deploy a pull request when somebody comments "/deploy"',
		'fork-dry-run': 'Pull requests from forks: check them with a dry run',
		'fork-emulator': 'Pull requests from forks: deploy to the emulator',
		'fork-package': 'Previews for forks, part 1: build the package without secrets',
		'fork-preview': 'Previews for forks, part 2: deploy the package without running its code in the job',
	},
	Releases: {
		environments: 'Environments and approvals: staging, then production',
		'build-once': 'Build and attest once, deploy to staging and production',
		promote: 'Deploy a candidate, smoke-test it, then deploy it as latest',
		'keep-newest': 'Keep the newest five versions',
		'roll-back': 'Roll back: deploy an older ref',
		'deploy-or-roll-back': 'Roll back automatically if the smoke test fails',
		monorepo: 'Monorepo: deploy only what changed, with one comment and one table',
		pnpm: 'pnpm: deploy one app of a workspace with its installed dependencies',
		source: 'Deploy from source: the service fetches the code',
	},
	Tests: {
		'smoke-test': 'Deploy, then smoke test: call an action of the app',
		'smoke-test-browser': 'Smoke test with a real browser, on the emulator',
		'end-to-end': 'End-to-end test of a preview, with replays if it fails',
		replays: 'Replays after an end-to-end test',
		'watch-download': 'Wait until the browser has downloaded a file',
		'wait-then-act': 'Deploy in one job, act on the result in the next',
	},
	'Security and networks': {
		'key-for-one-run': 'Create, use and delete a key for one run',
		attestation: 'Attest the package that was deployed',
		'proxy-and-ghes': 'Proxies and GitHub Enterprise Server',
	},
};
const TITLES = Object.assign({}, ...Object.values(GROUPS)) as Readonly<Record<string, string>>;
const ORDER = Object.keys(TITLES);
/** Those that the README links; docs/recipes.md has all. */
const FAVOURITES = [
	'preview',
	'fork-dry-run',
	'environments',
	'build-once',
	'promote',
	'roll-back',
	'monorepo',
	'smoke-test',
];

/** A workflow to paste. */
export interface Recipe {
	readonly file: string;
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
		const recipe = parseRecipe(file, readFileSync(path.join(ROOT, file), 'utf8'));
		return { ...recipe, title: TITLES[name] ?? name };
	});
}

/** @throws Error where the file lacks the comment. */
function parseRecipe(file: string, text: string): Omit<Recipe, 'title'> {
	const [, comment = '', yaml = ''] = /^((?:#.*\n)+)([\s\S]*)$/.exec(text) ?? [];
	if (comment === '') throw new Error(`${file} does not begin with a comment`);
	const about = comment
		.replaceAll(/^# ?/gm, '')
		.trim()
		.replaceAll('\n', ' ')
		.replace(/ Needs: /, '\n\nNeeds: ');
	return { file, about, yaml: yaml.trim() };
}

/** A workflow to paste, in full. */
export function workflow(name: string): string {
	return `\`\`\`yaml\n${named(readRecipes(), name).yaml}\n\`\`\``;
}

/** The recipes that most people look for, one purpose a row. */
export function recipesTable(recipes: readonly Recipe[]): string {
	const rows = FAVOURITES.map((name) => [named(recipes, name).title, `[${name}.yml](${fileOf(name)})`]);
	return table(['to do this', 'paste this'], rows);
}

/** All recipes with what each does, for a page in `docs`. */
export function recipesPage(recipes: readonly Recipe[]): string {
	const item = (name: string) => {
		const { title, about } = named(recipes, name);
		return `- [${title}](../${fileOf(name)}): ${firstSentence(about)}`;
	};
	return Object.entries(GROUPS)
		.map(([group, names]) => `## ${group}\n\n${Object.keys(names).map(item).join('\n')}`)
		.join('\n\n');
}

function fileOf(name: string): string {
	return `${FOLDER}/${name}.yml`;
}

function named(recipes: readonly Recipe[], name: string): Recipe {
	const recipe = recipes.find(({ file }) => file === fileOf(name));
	if (recipe === undefined) throw new Error(`there is no recipe ${fileOf(name)}`);
	return recipe;
}

function firstSentence(about: string): string {
	return /^.*?[.](?= |\n|$)/s.exec(about)?.[0] ?? about;
}
