// What the event of a workflow says of the commit, the pull request and the fork.
import { describe, expect, test } from '@jest/globals';
import { readTrigger } from '../../../src/runner/trigger.ts';

const repository = { full_name: 'octo/app' };
const SHA = '0123456789abcdef0123456789abcdef01234567';
const pull = (head: unknown, sha: unknown = SHA) => ({
	repository,
	pull_request: { number: 7, head: { sha, repo: head } },
});
const run = (head: unknown, head_sha: unknown = SHA) => ({
	repository,
	workflow_run: { pull_requests: [{ number: 9 }], head_repository: head, head_sha },
});

test.each([
	{ event: { pull_request: { number: 7, state: 'open' } }, isOpen: true },
	{ event: { pull_request: { number: 7, state: 'closed' } }, isOpen: false },
	{ event: { pull_request: { number: 7 } }, isOpen: false },
	{ event: { workflow_run: { pull_requests: [{ number: 9, state: 'open' }] } }, isOpen: false },
])('$event: the pull request is open: $isOpen', ({ event, isOpen }) => {
	expect(readTrigger('', event, '')).toMatchObject({ isPullRequestOpen: isOpen });
});

describe('a head in another repository', () => {
	test.each([
		{ eventName: 'pull_request_target', event: pull({ full_name: 'octo/app' }), readOnly: false, secrets: false },
		{ eventName: 'pull_request_target', event: pull({ full_name: 'Octo/App' }), readOnly: false, secrets: false },
		{ eventName: 'pull_request_target', event: pull({ full_name: 'evil/app' }), readOnly: false, secrets: true },
		{ eventName: 'pull_request_target', event: pull(null), readOnly: false, secrets: true },
		{ eventName: 'pull_request_target', event: {}, readOnly: false, secrets: true },
		{ eventName: 'pull_request_target', event: null, readOnly: false, secrets: true },
		{ eventName: 'pull_request', event: pull({ full_name: 'evil/app' }), readOnly: true, secrets: false },
		{ eventName: 'pull_request', event: pull({ full_name: 'octo/app' }), readOnly: false, secrets: false },
		{ eventName: 'pull_request_review', event: pull({ full_name: 'evil/app' }), readOnly: true, secrets: false },
		{ eventName: 'workflow_run', event: run({ full_name: 'octo/app' }), readOnly: false, secrets: false },
		{ eventName: 'workflow_run', event: run({ full_name: 'evil/app' }), readOnly: false, secrets: true },
		{ eventName: 'workflow_run', event: run(null), readOnly: false, secrets: true },
		{ eventName: 'workflow_run', event: {}, readOnly: false, secrets: true },
		{ eventName: 'push', event: { repository }, readOnly: false, secrets: false },
	])('$eventName $event: read-only: $readOnly, with secrets: $secrets', ({ eventName, event, readOnly, secrets }) => {
		expect(readTrigger(eventName, event, '')).toMatchObject({ hasReadOnlyToken: readOnly, forkWithSecrets: secrets });
	});
});

test.each([
	{ event: pull(repository), commit: SHA, number: 7 },
	{ event: pull(repository, SHA.padEnd(64, '0')), commit: SHA.padEnd(64, '0'), number: 7 },
	{ event: pull(repository, `${SHA}\n<img src=x>`), commit: 'merge', number: 7 },
	{ event: { pull_request: { number: 7.5 } }, commit: 'merge' },
	{ event: run(repository), commit: SHA, number: 9 },
	{ event: { workflow_run: { pull_requests: [] } }, commit: 'merge' },
	{
		event: { ...run(repository), repository: { ...repository, id: 1 } }, // its pull requests are another repository's
		commit: SHA,
	},
	{ event: { pull_request: { number: '7', head: { sha: 5 } } }, commit: 'merge' },
	{ event: { issue: { number: 5, pull_request: {} } }, commit: 'merge', number: 5 },
	{ event: { issue: { number: 5 } }, commit: 'merge' },
	{ event: {}, commit: 'merge' },
	{ event: null, commit: 'merge' },
])('$event: commit $commit, pull request $number', ({ event, commit, number }) => {
	expect(readTrigger('', event, 'merge')).toMatchObject({ commit, pullRequest: number });
});

test.each([
	{ eventName: 'push', merge: 'sha' },
	{ eventName: 'pull_request', merge: 'sha' },
	{ eventName: 'pull_request_target', merge: SHA },
	{ eventName: 'workflow_run', merge: '' },
])('$eventName: a checkout of "$merge" is one of its commit', ({ eventName, merge }) => {
	const pull_request = { head: { sha: SHA }, ...(eventName === 'workflow_run' ? {} : { merge_commit_sha: SHA }) };
	const sha = 'sha'.padEnd(40, '0').replace(/[^0-9a-f]/g, 'a');
	expect(readTrigger(eventName, { pull_request }, sha).merge).toBe(merge === 'sha' ? sha : merge);
});
