// The workflows to paste and the project's own, by the rules of this repository. `npm run check` asks GitHub's language service of
// each; here is that it finds what is wrong.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { REPOSITORY } from '../../scripts/readme/repository.ts';
import { releaseNotes } from '../../scripts/release-notes.ts';
import { workflowProblems } from '../../scripts/workflow-rules.ts';
import { tempFolder } from '../support/temp-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = tempFolder();

test('the check fails for a workflow that GitHub would refuse', () => {
	const file = path.join(folder, 'wrong.yml');
	writeFileSync(file, 'on: pusch\npermissions: {}\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: ls\n');
	const script = path.join(root, 'scripts/check-metadata.ts');
	const { status, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
	expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining("'pusch'") });
});

const USE = `uses: ${REPOSITORY}`;
const GIVEN = 'with: { api-key: k, base-url: b }';
const OUR_OWN = '.github/workflows/x.yml';
const READ = '\n      - { run: ls, env: { ID: "${{ steps.a.outputs.b }}" } }';
const PUBLISHES = '\n    permissions: { contents: write }';
const CLOSED = '{ pull_request: { types: [closed] } }';
type Row = [name: string, problem: string, steps: string, more?: { file?: string; head?: string; on?: string }];
const BROKEN: readonly Row[] = [
	['more permissions', 'has no "permissions: {}"', '- run: ls', { head: 'permissions: read-all' }],
	['a checkout that keeps its token', 'persist-credentials', '- uses: actions/checkout@v7'],
	['an expression in a script', 'an expression in "run"', '- run: echo ${{ github.ref }}'],
	['no key', 'needs the input "api-key"', `- { ${USE}/list-replays@v2, with: { base-url: b, browser-id: b } }`],
	['an unknown input', 'has no input "zone"', `- { ${USE}@v2, with: { api-key: k, base-url: b, zone: z } }`],
	["a sub-action's input", 'the input "browser-id"', `- { ${USE}/list-replays@v2, ${GIVEN} }`],
	['an unknown sub-action', 'there is no such action', `- { ${USE}/list-keys@v2, ${GIVEN} }`],
	['a version that there is not', 'there is no such action', `- { ${USE}@v3, ${GIVEN} }`],
	['an unknown input of our own use', 'no input "key"', '- { uses: ./, with: { key: k } }', { file: OUR_OWN }],
	[
		'an unknown output',
		'"steps.a.outputs.b": the action has no such output',
		`- { id: a, ${USE}@v2, ${GIVEN} }${READ}`,
	],
	['an output of no step', 'no step of the job has that id', `- run: ls${READ}`],
	['a tag instead of a commit', 'is not pinned', '- uses: actions/cache@v5', { file: OUR_OWN }],
	['a commit without its version', 'is not pinned', `- uses: actions/cache@${'0'.repeat(40)}`, { file: OUR_OWN }],
	['a cache where something is published', 'package-manager-cache', `- uses: actions/setup-node@v7${PUBLISHES}`],
	[
		'a fork told by "fork", which is true for a branch of a repository that is itself a fork',
		'compare "head.repo.full_name" with "github.repository"',
		'- { run: ls, if: "!github.event.pull_request.head.repo.fork" }',
	],
	// GitHub does not start it for a pull request with conflicts.
	['an end of pull_request', '"closed" belongs to "pull_request_target"', '- run: ls', { on: CLOSED }],
	[
		'a checkout with the secrets of the repository',
		'a checkout that may run under "pull_request_target"',
		'- { uses: actions/checkout@v7, with: { persist-credentials: false } }',
		{ on: '{ pull_request: {}, pull_request_target: { types: [closed] } }' },
	],
	['an example without a word', 'what it is for', '- run: ls', { head: 'permissions: {}' }],
];
const HEAD = '# What it is for.\n# Needs: nothing.\nname: x\npermissions: {}';

test.each(BROKEN)('a rule finds %s: %s', (_, problem, steps, more = {}) => {
	const { file = 'examples/workflows/x.yml', head = HEAD, on = 'push' } = more;
	const text = `${head}\non: ${on}\njobs:\n  a:\n    runs-on: x\n    steps:\n      ${steps}\n`;
	expect(workflowProblems(file, text)).toContainEqual(expect.stringContaining(problem));
});

describe('the notes of a release', () => {
	const changelog =
		'# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-01-02\n\n### Added\n- It.\n\n## [1.2.2] - 2026-01-01\n- Old.\n\n[1.2.3]: https://x\n';

	test('are the section of its version', () => {
		expect(releaseNotes('v1.2.3', '1.2.3', changelog)).toBe('### Added\n- It.\n');
		expect(releaseNotes('v1.2.2', '1.2.2', changelog)).toBe('- Old.\n');
		const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
		const notes = releaseNotes(`v${version}`, version, readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'));
		expect(notes).toContain('### Added');
	});

	test('are refused for another version in package.json, and for one without a section', () => {
		expect(() => releaseNotes('v1.2.3', '1.2.2', changelog)).toThrow('The tag is v1.2.3');
		expect(() => releaseNotes('v1.2.4', '1.2.4', changelog)).toThrow('CHANGELOG.md has nothing');
	});
});
