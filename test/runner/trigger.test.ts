// What the event of a workflow says of the commit, the pull request and the fork.
import { describe, expect, test } from '@jest/globals';
import { field, isForkPullRequest, isForkWithSecrets, pullRequestOf, shownCommit } from '../../src/runner/trigger.ts';

const repository = { full_name: 'octo/app' };
const pull = (head: unknown) => ({ repository, pull_request: { number: 7, head: { sha: 'abc', repo: head } } });
const run = (head: unknown) => ({
	repository,
	workflow_run: { pull_requests: [{ number: 9 }], head_repository: head },
});

describe('a head in another repository', () => {
	test.each([
		{ eventName: 'pull_request_target', event: pull({ full_name: 'octo/app' }), fork: false, secrets: false },
		{ eventName: 'pull_request_target', event: pull({ full_name: 'Octo/App' }), fork: false, secrets: false },
		{ eventName: 'pull_request_target', event: pull({ full_name: 'evil/app' }), fork: true, secrets: true },
		{ eventName: 'pull_request_target', event: pull(null), fork: true, secrets: true },
		{ eventName: 'pull_request_target', event: {}, fork: false, secrets: false },
		{ eventName: 'pull_request', event: pull({ full_name: 'evil/app' }), fork: true, secrets: false },
		{ eventName: 'pull_request', event: pull({ full_name: 'octo/app' }), fork: false, secrets: false },
		{ eventName: 'workflow_run', event: run({ full_name: 'octo/app' }), fork: false, secrets: false },
		{ eventName: 'workflow_run', event: run({ full_name: 'evil/app' }), fork: false, secrets: true },
		{ eventName: 'workflow_run', event: run(null), fork: false, secrets: true },
		{ eventName: 'workflow_run', event: {}, fork: false, secrets: true },
		{ eventName: 'push', event: { repository }, fork: false, secrets: false },
	])('$eventName $event: $fork, with secrets: $secrets', ({ eventName, event, fork, secrets }) => {
		expect(isForkPullRequest({ eventName, event })).toBe(fork);
		expect(isForkWithSecrets({ eventName, event })).toBe(secrets);
	});
});

test.each([
	{ event: pull(repository), commit: 'abc', number: 7 },
	{ event: run(repository), commit: 'merge', number: 9 },
	{ event: { workflow_run: { pull_requests: [] } }, commit: 'merge' },
	{ event: { pull_request: { number: '7', head: { sha: 5 } } }, commit: 'merge' },
	{ event: {}, commit: 'merge' },
	{ event: null, commit: 'merge' },
	{ event: [], commit: 'merge' },
	{ event: 'text', commit: 'merge' },
])('$event: commit $commit, pull request $number', ({ event, commit, number }) => {
	expect(shownCommit({ eventName: '', event }, 'merge')).toBe(commit);
	expect(pullRequestOf({ eventName: '', event })).toBe(number);
});

test.each([
	{ value: { a: [{ b: 1 }] }, path: ['a', 0, 'b'], found: 1 },
	{ value: { a: 1 }, path: ['a', 'b'], found: undefined },
	{ value: undefined, path: ['a'], found: undefined },
	{ value: 5, path: [], found: 5 },
])('field $path of $value: $found', ({ value, path, found }) => expect(field(value, ...path)).toBe(found));
