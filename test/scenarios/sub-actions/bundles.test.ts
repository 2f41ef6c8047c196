// The bundles of the sub-actions: each is in its own folder, and contains only what it needs.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse as parseYaml } from 'yaml';
import { SUB_ACTIONS } from './sub-actions.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (...parts: string[]) => readFileSync(path.join(ROOT, ...parts), 'utf8');

interface Metadata {
	readonly branding: unknown;
	readonly inputs: Record<string, { description?: string; default?: string; required?: boolean }>;
	readonly outputs: Record<string, { description?: string }>;
	readonly runs: { readonly using: string; readonly main: string };
}

const metadataOf = (folder: string) => parseYaml(read(folder, 'action.yml')) as Metadata;

describe.each(SUB_ACTIONS)('$name', ({ name }) => {
	test('the bundle holds neither the archiver nor the GitHub client', () => {
		const packages = read('dist', name, 'licenses.txt').split('\n');
		// One sub-action has something to tell GitHub; it loads the client only then.
		const client = name === 'delete-deployments' ? [] : ['@actions/github', '@octokit/core'];
		for (const heavy of ['archiver', ...client, 'form-data-encoder', 'dotenv', 'ignore']) {
			expect(packages).not.toContain(heavy);
		}
		expect(packages).toContain('undici');
		expect(read('dist', name, 'index.js')).not.toMatch(/ArchiverError|FormDataEncoder/);
		if (client.length > 0) expect(read('dist', name, 'index.js')).not.toContain('getOctokit');
		expect(packages.includes('eventsource-parser')).toBe(['invoke-action', 'watch-files'].includes(name));
	});

	test('the bundle is lighter than that of the deploy action', () => {
		const size = (action: string) => statSync(path.join(ROOT, 'dist', action, 'index.js')).size;
		expect(size(name)).toBeLessThan(size('deploy'));
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
		expect(readme).toContain(`uses: your-org/browser-deploy-action/${name}@v1`);
	});
});
