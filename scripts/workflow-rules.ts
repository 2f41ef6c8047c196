// What every workflow here keeps to, beyond the schema that GitHub's language service checks: least permissions, no
// token left in the checkout, no cache where something is published, no expression in a shell script, and of this action
// only inputs and outputs that exist.
import { parse as parseYaml } from 'yaml';
import { actionFolders, type Metadata, readMetadata } from './readme/actions.ts';
import { MAJOR, OWNER, REPOSITORY } from './readme/repository.ts';

interface Step {
	readonly id?: string;
	readonly uses?: string;
	readonly run?: string;
	readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
	readonly if?: string;
	readonly permissions?: Readonly<Record<string, string>>;
	readonly steps?: readonly Step[];
}

interface Workflow {
	/** One event, several, or several with their filters. */
	readonly on?: string | readonly string[] | Readonly<Record<string, { readonly types?: readonly string[] } | null>>;
	readonly permissions?: unknown;
	readonly jobs: Readonly<Record<string, Job>>;
}

/** Every rule that a workflow breaks. `file`: its path in the repository; the rules differ for examples. */
export function workflowProblems(file: string, text: string): string[] {
	const workflow = parseYaml(text) as Workflow;
	const isExample = file.startsWith('examples/');
	return [
		...(JSON.stringify(workflow.permissions) === '{}' ? [] : ['has no "permissions: {}" at the top']),
		...Object.values(workflow.jobs).flatMap(jobProblems),
		...cacheProblems(Object.values(workflow.jobs)),
		...pullRequestProblems(workflow, text),
		...(isExample ? headProblems(text) : pinProblems(text)),
	];
}

function jobProblems(job: Job): string[] {
	const { steps = [] } = job;
	const ids = new Map(steps.filter(({ id }) => id !== undefined).map((step) => [step.id as string, step]));
	const used = [...JSON.stringify(job).matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g)];
	return [
		...steps.flatMap(stepProblems),
		...used.flatMap(([reference, id, output]) => {
			const step = ids.get(id as string);
			if (step === undefined) return [`"${reference}": no step of the job has that id`];
			const outputs = actionOf(step)?.outputs;
			return outputs === undefined || outputs[output as string] !== undefined
				? []
				: [`"${reference}": the action has no such output`];
		}),
	];
}

function stepProblems(step: Step): string[] {
	const { uses = '', run = '', with: given = {} } = step;
	if (uses.startsWith('actions/checkout@')) {
		return given['persist-credentials'] === false ? [] : ['checkout without "persist-credentials: false"'];
	}
	if (run.includes('${{')) return ['an expression in "run": give it as a variable of "env"'];
	const folder = folderOf(uses);
	if (folder === undefined) return [];
	const action = actionOf(step);
	if (action === undefined) return [`"${uses}": there is no such action`];
	const { inputs = {} } = action;
	const unknown = Object.keys(given).filter((name) => inputs[name] === undefined);
	const missing = Object.keys(inputs).filter((name) => inputs[name]?.required === true && given[name] === undefined);
	return [
		...unknown.map((name) => `"${uses}" has no input "${name}"`),
		...missing.map((name) => `"${uses}" needs the input "${name}"`),
	];
}

/** What goes wrong with forks, and with pull requests that have conflicts. */
function pullRequestProblems({ on, jobs }: Workflow, text: string): string[] {
	const events = typeof on === 'object' && !Array.isArray(on) ? on : {};
	const { pull_request: own, pull_request_target: target } = events as Record<string, { types?: string[] } | null>;
	const checksOut = Object.values(jobs)
		.filter(({ if: condition = '' }) => !condition.includes("github.event_name == 'pull_request' "))
		.some(({ steps = [] }) => steps.some(({ uses = '' }) => uses.startsWith('actions/checkout@')));
	return [
		...(text.includes('head.repo.fork')
			? [
					'"head.repo.fork" is true in a repository that is a fork: compare "head.repo.full_name" with "github.repository"',
				]
			: []),
		...(own?.types?.includes('closed')
			? ['GitHub starts no "pull_request" for a pull request with conflicts: "closed" belongs to "pull_request_target"']
			: []),
		...(target !== undefined && checksOut ? ['a checkout that may run under "pull_request_target"'] : []),
	];
}

/** What is published or signed is not built from a cache, which other workflows can fill. */
function cacheProblems(jobs: readonly Job[]): string[] {
	const publishes = jobs.some(({ permissions = {} }) =>
		[permissions.contents, permissions['id-token']].includes('write'),
	);
	return jobs
		.flatMap(({ steps = [] }) => steps)
		.filter(({ uses = '' }) => publishes && uses.startsWith('actions/setup-node@'))
		.filter(({ with: given = {} }) => given['package-manager-cache'] !== false)
		.map(({ uses }) => `"${uses}" without "package-manager-cache: false", in a workflow that publishes`);
}

/** The metadata of an action of this repository; undefined for anybody else's, and for one that does not exist. */
function actionOf({ uses = '' }: Step): Metadata | undefined {
	const folder = folderOf(uses);
	return folder !== undefined && actionFolders().includes(folder) ? readMetadata(folder) : undefined;
}

/** Folder of an action of this repository, '' for the deploy action; undefined for anybody else's. */
function folderOf(uses: string): string | undefined {
	const local = uses.replace(new RegExp(`^${REPOSITORY}(.*)@${MAJOR}$`), '.$1');
	return new RegExp(`^(?:\\./?|${OWNER}/)`).test(local) ? local.replace(/^\.\/?/, '') : undefined;
}

/** The project's own workflows run somebody else's code only at a commit; the comment says which version that is. */
function pinProblems(text: string): string[] {
	const uses = [...text.matchAll(/^[ -]*uses: *(\S+)(.*)$/gm)].filter(([, action]) => !action?.startsWith('./'));
	return uses
		.filter(([, action, comment]) => !/@[0-9a-f]{40}$/.test(action ?? '') || !/^ # v\d+\.\d+\.\d+$/.test(comment ?? ''))
		.map(([, action]) => `"${action}" is not pinned by a full SHA with its version in a comment`);
}

/** Whoever pastes an example first reads what it does, and what it needs. */
function headProblems(text: string): string[] {
	const head = text.split('\nname:')[0] ?? '';
	return head.startsWith('# ') && head.includes('\n# Needs: ')
		? []
		: ['does not say on top what it is for, and "Needs:"'];
}
