// What is written twice says the same: README tables, defaults, the workflows to paste.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { documents, made, written } from '../../scripts/docs.ts';
import { readMetadata } from '../../scripts/readme/actions.ts';
import { partsOf, withParts } from '../../scripts/readme/parts.ts';
import { OWNER } from '../../scripts/readme/repository.ts';
import { parseDeployInputs } from '../../src/actions/deploy/inputs/inputs.ts';
import { outputsOf } from '../../src/actions/deploy/report/outputs.ts';
import { startReport } from '../../src/actions/deploy/report/report.ts';
import { startEmulator } from '../../src/emulator/emulator.ts';
import { deployInputs, deploymentRecord, PUSH } from '../support/action-runner/raw-inputs.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a document must have made of; every other one is an action's README. */
const PARTS: Readonly<Record<string, string[]>> = {
	'README.md': [
		'first-workflow',
		'preview-workflow',
		'everyday-inputs',
		'everyday-outputs',
		'permissions',
		'recipes',
		'sub-actions',
	],
	'SECURITY.md': ['secret-files', 'unmasked'],
	'docs/reference.md': ['reference'],
	'docs/troubleshooting.md': ['troubleshooting'],
	'docs/recipes.md': ['recipes'],
};

test.each(documents().map((document) => ({ document })))(
	'the generated parts of $document are up to date',
	({ document }) => {
		const { is, should } = made(document);
		expect(partsOf(is)).toEqual(expect.arrayContaining(PARTS[document] ?? ['inputs', 'outputs']));
		expect(is).toBe(should);
	},
);

test('the repository is named as package.json has it, and nowhere else than where npm run docs writes it', () => {
	const files = written();
	const wrong = files.filter((file) => {
		const { is, should } = made(file);
		return is !== should;
	});
	expect(wrong).toEqual([]);
	const grep = ['grep', '--files-with-matches', '--fixed-strings', OWNER, '--', ':!dist'];
	const named = execFileSync('git', grep, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
	expect(named.filter((file) => !['package.json', ...files].includes(file))).toEqual([]);
});

test('an empty part is filled; one without a maker, or without an end, is an error', () => {
	const part = (name: string) => `<!-- ${name}: made from this by npm run docs -->\n`;
	const end = '<!-- end of inputs -->\nb\n';
	const makers = { inputs: () => 'table' };
	expect(withParts(`a\n${part('inputs')}${end}`, makers)).toContain(`docs -->\ntable\n${end}`);
	expect(() => withParts(`${part('other')}<!-- end of other -->\n`, makers)).toThrow();
	expect(() => withParts(part('inputs'), makers)).toThrow();
});

test('the defaults of action.yml are those of the code', () => {
	const { inputs = {} } = readMetadata('');
	const given: Record<string, string> = {
		'api-key': 'key-for-docs',
		'base-url': 'https://example.com',
		entrypoint: 'app.js',
	};
	const fromFile = parseDeployInputs(
		(name) => given[name] ?? (name.startsWith('github') ? '' : (inputs[name]?.default ?? '')),
		PUSH,
	);
	const fromCode = parseDeployInputs((name) => given[name] ?? (name === 'report-to' ? 'check' : ''), PUSH);
	expect(fromFile).toEqual(fromCode);
});

test('every output that the code sets is in action.yml', () => {
	const { outputs = {} } = readMetadata('');
	const report = { ...startReport(deployInputs()), record: deploymentRecord(), conclusion: 'success' } as const;
	expect(Object.keys(outputsOf(report)).filter((name) => outputs[name] === undefined)).toEqual([]);
});

test('the commands of README and CONTRIBUTING are scripts of package.json', () => {
	const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
		scripts: Record<string, string>;
	};
	// Not those of the workflows to paste, which are of the reader's own project.
	const ours = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/^```yaml$[\s\S]*?^```$/gm, '');
	const named = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']
		.flatMap((file) => [...ours(file).matchAll(/npm (?:run )?([a-z][a-z0-9:-]*)/g)])
		.map(([, name]) => name as string)
		.filter((name) => !['ci', 'cit', 'registry', 'install'].includes(name));
	expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test("the emulator's README lists every operation, and no other", async () => {
	const { operations, close } = await startEmulator();
	await close();
	const readme = readFileSync(path.join(ROOT, 'emulator/README.md'), 'utf8');
	const [, table = ''] = /## Operations([\s\S]*?)## Faults/.exec(readme) ?? [];
	const rows = table.split('\n').filter((line) => line.startsWith('| `'));
	const listed = rows.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
	expect(listed.toSorted()).toEqual(operations.toSorted());
});
