// The sub-actions in dist: each loads only what it needs.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { parse as parseYaml } from 'yaml';
import { MAJOR, REPOSITORY } from '../../../scripts/readme/repository.ts';
import { runAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { SUB_ACTIONS } from './sub-actions.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (...parts: string[]) => readFileSync(path.join(ROOT, ...parts), 'utf8');

interface Metadata {
	readonly branding: unknown;
	readonly inputs: Record<string, { description?: string; default?: string; required?: boolean }>;
	readonly outputs: Record<string, { description?: string }>;
	readonly runs: { readonly using: string; readonly main: string };
}

/** Prints the address of each file that a step loads. */
const TELL = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { if (url.startsWith('file:')) console.error('loaded', url); return next(url, context); } });`;

/** All the code that an action loads at its start, up to the refusal of its inputs. */
async function loadedBy(action: string): Promise<string> {
	const workspace = makeWorkspace({});
	const command = [process.execPath, '--import', `data:text/javascript,${encodeURIComponent(TELL)}`];
	const { code, stderr } = await runAction({ action, workspace: workspace.path, node: { command } });
	workspace.remove();
	expect(code).toBe(1);
	const files = [...stderr.matchAll(/^loaded (file:.*)$/gm)].map(([, url = '']) => fileURLToPath(url));
	expect(files.length).toBeGreaterThan(1);
	return files.map((file) => readFileSync(file, 'utf8')).join('');
}

const metadataOf = (folder: string) => parseYaml(read(folder, 'action.yml')) as Metadata;

/** Words of the archiver, the GitHub client, the form and the variables of a deploy. */
const FOREIGN = ['ArchiverError', 'getOctokitOptions', 'FormDataEncoder', 'dotenv'];
let deploy: Promise<string> | undefined;

describe.each(SUB_ACTIONS)('$name', ({ name }) => {
	test('it loads neither the archiver nor the GitHub client, and less than the deploy action', async () => {
		const own = await loadedBy(name);
		expect(FOREIGN.filter((word) => own.includes(word))).toEqual([]);
		expect(own.includes('class Agent extends')).toBe(true);
		deploy ??= loadedBy('');
		expect(own.length).toBeLessThan((await deploy).length);
	});

	test('action.yml and README say what there is', () => {
		const { branding, inputs, outputs, runs } = metadataOf(name);
		const readme = read(name, 'README.md');
		expect(runs).toEqual({ using: 'node24', main: `../dist/${name}/index.js` });
		expect(branding).toEqual(metadataOf('').branding);
		for (const described of [...Object.values(inputs), ...Object.values(outputs)]) {
			expect(described.description).toMatch(/\S/);
		}
		for (const input of Object.values(inputs)) expect(input.required && input.default !== undefined).not.toBe(true);
		for (const each of [...Object.keys(inputs), ...Object.keys(outputs)]) expect(readme).toContain(`| \`${each}\` |`);
		expect(readme).toContain(`uses: ${REPOSITORY}/${name}@${MAJOR}`);
	});
});
