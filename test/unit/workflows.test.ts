// The workflows to paste and the project's own, by the rules of this repository. `npm run check` asks GitHub's language service of
// each; here is that it finds what is wrong.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { REPOSITORY } from '../../scripts/readme/repository.ts';
import { releaseNotes } from '../../scripts/release-notes.ts';
import { workflowProblems } from '../../scripts/workflow-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const check = (...files: string[]) => {
	const script = path.join(root, 'scripts/check-metadata.ts');
	const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...files], { encoding: 'utf8' });
	return { status, stdout, stderr };
};
test('the check fails for a workflow that GitHub would refuse', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
	try {
		const file = path.join(folder, 'wrong.yml');
		writeFileSync(file, 'on: pusch\npermissions: {}\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: ls\n');
		expect(check(file)).toMatchObject({ status: 1, stderr: expect.stringContaining("'pusch'") });
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});

const USE = `uses: ${REPOSITORY}`;
const GIVEN = 'with: { api-key: k, base-url: b }';
const BROKEN: readonly {
	name: string;
	file?: string;
	steps: string;
	head?: string;
	on?: string;
	problem: string;
}[] = [
	{ name: 'more permissions', head: 'permissions: read-all', steps: '- run: ls', problem: 'has no "permissions: {}"' },
	{ name: 'a checkout that keeps its token', steps: '- uses: actions/checkout@v7', problem: 'persist-credentials' },
	{ name: 'an expression in a script', steps: '- run: echo ${{ github.ref }}', problem: 'an expression in "run"' },
	{
		name: 'no key',
		steps: `- { ${USE}/list-replays@v2, with: { base-url: b, browser-id: b } }`,
		problem: 'needs the input "api-key"',
	},
	{
		name: 'an unknown input',
		steps: `- { ${USE}@v2, with: { api-key: k, base-url: b, region-name: r } }`,
		problem: 'has no input "region-name"',
	},
	{ name: "a sub-action's input", steps: `- { ${USE}/list-replays@v2, ${GIVEN} }`, problem: 'the input "browser-id"' },
	{ name: 'an unknown sub-action', steps: `- { ${USE}/list-keys@v2, ${GIVEN} }`, problem: 'there is no such action' },
	{ name: 'a version that there is not', steps: `- { ${USE}@v3, ${GIVEN} }`, problem: 'there is no such action' },
	{
		name: 'an unknown input of the action beside it',
		file: '.github/workflows/x.yml',
		steps: '- { uses: ./, with: { api-key: k, base-url: b, key: k } }',
		problem: 'has no input "key"',
	},
	{
		name: 'an unknown output',
		steps: `- { id: deploy, ${USE}@v2, ${GIVEN} }\n      - { run: ls, env: { ID: "\${{ steps.deploy.outputs.id }}" } }`,
		problem: '"steps.deploy.outputs.id": the action has no such output',
	},
	{
		name: 'an output of no step',
		steps: '- { run: ls, env: { ID: "${{ steps.deploy.outputs.status }}" } }',
		problem: 'no step of the job has that id',
	},
	{
		name: 'a tag instead of a commit',
		file: '.github/workflows/x.yml',
		steps: '- uses: actions/cache@v5',
		problem: 'is not pinned',
	},
	{
		name: 'a commit without its version',
		file: '.github/workflows/x.yml',
		steps: `- uses: actions/cache@${'0'.repeat(40)}`,
		problem: 'is not pinned',
	},
	{
		name: 'a cache where something is published',
		steps: '- uses: actions/setup-node@v7\n    permissions: { contents: write }',
		problem: 'package-manager-cache',
	},
	{
		name: 'a fork told by "fork", which is true for a branch of a repository that is itself a fork',
		steps: '- { run: ls, if: "!github.event.pull_request.head.repo.fork" }',
		problem: 'compare "head.repo.full_name" with "github.repository"',
	},
	{
		name: 'an end that GitHub does not start for a pull request with conflicts',
		steps: '- run: ls',
		on: '{ pull_request: { types: [closed] } }',
		problem: '"closed" belongs to "pull_request_target"',
	},
	{
		name: 'a checkout with the secrets of the repository',
		steps: '- { uses: actions/checkout@v7, with: { persist-credentials: false } }',
		on: '{ pull_request: {}, pull_request_target: { types: [closed] } }',
		problem: 'a checkout that may run under "pull_request_target"',
	},
	{ name: 'an example without a word', head: 'permissions: {}', steps: '- run: ls', problem: 'what it is for' },
];

test.each(BROKEN)('a rule finds $name', ({ file = 'examples/workflows/x.yml', steps, head, on = 'push', problem }) => {
	const top = head ?? '# What it is for.\n# Needs: nothing.\nname: x\npermissions: {}';
	const text = `${top}\non: ${on}\njobs:\n  a:\n    runs-on: x\n    steps:\n      ${steps}\n`;
	expect(workflowProblems(file, text)).toContainEqual(expect.stringContaining(problem));
});

describe('the notes of a release', () => {
	const changelog =
		'# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-01-02\n\n### Added\n- It.\n\n## [1.2.2] - 2026-01-01\n- Old.\n\n[1.2.3]: https://x\n';

	test('are the section of its version', () => {
		expect(releaseNotes('v1.2.3', '1.2.3', changelog)).toBe('### Added\n- It.\n');
		expect(releaseNotes('v1.2.2', '1.2.2', changelog)).toBe('- Old.\n');
	});

	test.each([
		{ name: 'another version in package.json', tag: 'v1.2.3', version: '1.2.2', problem: 'The tag is v1.2.3' },
		{ name: 'a version without a section', tag: 'v1.2.4', version: '1.2.4', problem: 'CHANGELOG.md has nothing' },
	])('are refused for $name', ({ tag, version, problem }) => {
		expect(() => releaseNotes(tag, version, changelog)).toThrow(problem);
	});

	test('are there for the version that this is', () => {
		const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
		const notes = releaseNotes(`v${version}`, version, readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'));
		expect(notes).toContain('### Added');
	});
});
