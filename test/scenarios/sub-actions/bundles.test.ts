// The sub-actions in dist: each loads only what it needs.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { runAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { SUB_ACTIONS } from './sub-actions.ts';

/** Prints the address of each file that a step loads. */
const TELL = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { if (url.startsWith('file:')) console.error('loaded', url); return next(url, context); } });`;

/** All the code that an action loads at its start, up to the refusal of its inputs. */
async function loadedBy(action: string): Promise<string> {
	const workspace = makeWorkspace({});
	const command = [process.execPath, '--import', `data:text/javascript,${encodeURIComponent(TELL)}`];
	const { code, stderr } = await runAction({ action, workspace: workspace.path, node: command });
	workspace.remove();
	expect(code).toBe(1);
	const files = [...stderr.matchAll(/^loaded (file:.*)$/gm)].map(([, url = '']) => fileURLToPath(url));
	expect(files.length).toBeGreaterThan(1);
	return files.map((file) => readFileSync(file, 'utf8')).join('');
}

/** Words of the archiver, the GitHub client, the form and the variables of a deploy. */
const FOREIGN = ['ArchiverError', 'getOctokitOptions', 'FormDataEncoder', 'dotenv'];
let deploy: Promise<string> | undefined;

test.each(SUB_ACTIONS)(
	'$name loads neither the archiver nor the GitHub client, and less than the deploy',
	async ({ name }) => {
		const own = await loadedBy(name);
		expect(FOREIGN.filter((word) => own.includes(word))).toEqual([]);
		expect(own.includes('class Agent extends')).toBe(true);
		deploy ??= loadedBy('');
		expect(own.length).toBeLessThan((await deploy).length);
	},
);
