// The recipe of the monorepo with twenty apps, three times: all new, one changed, none changed. It reports to a GitHub on
// loopback, because what was deployed is kept there, and the rows of the comment.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startEmulator } from '../../../src/emulator/emulator.ts';
import { inFolder } from '../../scenarios/deploy/registering.ts';
import { pullRequest } from '../../support/github-server/events.ts';
import { rendered } from '../../support/github-server/rendered.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { runAct } from './act.ts';
import { makeSample, type Sample } from './sample.ts';

const KEY = 'local-development-key';
const APPS = Array.from({ length: 20 }, (_, at) => `app-${String(at + 1).padStart(2, '0')}`);

/** Runs the recipe; returns what is wrong. */
export async function runMonorepo(): Promise<string[]> {
	const emulator = await startEmulator({ apiKey: KEY });
	const github = await GitHub.start();
	const sample = makeSample('monorepo');
	const wrong: string[] = [];
	try {
		prepare(sample);
		for (const [at, expected] of [20, 1, 0].entries()) {
			console.log(`\n--- monorepo, ${['all new', 'one changed', 'none changed'][at]}`);
			if (at === 1) writeApp(sample.folder, APPS[6] as string, 'changed');
			const before = emulator.ledger.length;
			const { code } = await runAct({
				folder: sample.folder,
				workflow: sample.workflow,
				event: 'pull_request',
				args: [
					...['--secret', `BROWSER_API_KEY=${KEY}`, '--var', `BROWSER_API_URL=${emulator.url}`],
					...['--secret', 'GITHUB_TOKEN=ghs_standInForTheTokenOfTheRun'],
					...['--env', `GITHUB_API_URL=${github.url}`, '--eventpath', eventFile(sample)],
					...sample.args,
				],
			});
			const sent = emulator.ledger.length - before;
			if (code !== 0) wrong.push(`act ended with ${code}`);
			if (sent !== expected) wrong.push(`${sent} packages were sent instead of ${expected}`);
			wrong.push(...problemsOf(github, sent));
		}
		return wrong.map((problem) => `monorepo: ${problem}`);
	} finally {
		sample.remove();
		await github.close();
		await emulator.close();
	}
}

/** Twenty apps in the place of the sample's three. */
function prepare({ folder, workflow }: Sample): void {
	rmSync(path.join(folder, 'apps'), { recursive: true });
	for (const app of APPS) writeApp(folder, app, 'first');
	const file = path.join(folder, workflow);
	const text = readFileSync(file, 'utf8');
	const list = '[checkout, search, support]';
	if (!text.includes(list)) throw new Error(`the recipe has no longer ${list} in it`);
	writeFileSync(file, text.replace(list, `[${APPS.join(', ')}]`));
}

/** A stand-in for the SDK's registry, because the SDK itself would have to be installed for each deployment. */
const SDK = {
	'.deployignore': '!node_modules\n',
	'node_modules/@onkernel/sdk/package.json':
		'{ "name": "@onkernel/sdk", "main": "app-framework.js", "type": "module" }',
	'node_modules/@onkernel/sdk/app-framework.js': `const apps = [];
export const appRegistry = { getApps: () => apps };
export const register = (name) => apps.push({ name, getActions: () => [{ name: 'run', handler: async () => 1 }] });
`,
};

function writeApp(folder: string, app: string, text: string): void {
	const manifest = `${JSON.stringify({ name: app, private: true, type: 'module' })}\n`;
	const code = `import { register } from '@onkernel/sdk';\nregister('${app}'); // ${text}\n`;
	const files = inFolder(`apps/${app}`, { ...SDK, 'package.json': manifest, 'src/app.ts': code });
	for (const [name, content] of Object.entries(files)) {
		const file = path.join(folder, name);
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, content);
	}
}

function eventFile({ folder }: Sample): string {
	const file = path.join(path.dirname(folder), 'event.json');
	// Of the repository that the sample has as its remote, not of a fork.
	const text = JSON.stringify(pullRequest().payload).replaceAll('Codertocat/Hello-World', 'somebody/your-app');
	writeFileSync(file, text);
	return file;
}

/** What is wrong with what the pull request shows. */
function problemsOf({ repository, violations }: GitHub, sent: number): string[] {
	const { rows } = rendered(repository.comments[0]?.bodies.at(-1) ?? '');
	const names = rows.slice(1).map(([name]) => name);
	const deployed = rows.filter(([, result = '']) => result.startsWith('✅ Deployed')).length;
	const unchanged = rows.filter(([, result = '']) => result.startsWith('✅ Unchanged')).length;
	return [
		...violations,
		...repository.unfinished(),
		...(repository.comments.length === 1 ? [] : [`${repository.comments.length} comments`]),
		...(names.every((name, at) => name?.startsWith(`deploy apps/${APPS[at]}/`)) && names.length === APPS.length
			? []
			: [`the rows are ${names.join(', ')}`]),
		...(deployed === sent && unchanged === APPS.length - sent
			? []
			: [`the table says ${deployed} deployed and ${unchanged} unchanged, and ${sent} were`]),
	];
}
