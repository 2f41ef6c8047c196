// What the event of a workflow says of the commit, the pull request and the fork.
import { expect, test } from '@jest/globals';
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

const closed = { pull_request: { number: 7, state: 'closed' } };
const NEITHER = { hasReadOnlyToken: false, forkWithSecrets: false };
const READ_ONLY = { hasReadOnlyToken: true, forkWithSecrets: false };
const FORK = { hasReadOnlyToken: false, forkWithSecrets: true };
const OTHER = { full_name: 'evil/app' };
test.each<[eventName: string, event: unknown, says: object]>([
	['', { pull_request: { number: 7, state: 'open' } }, { isPullRequestOpen: true }],
	...[closed, { workflow_run: { pull_requests: [{ number: 9, state: 'open' }] } }].map(
		(event): [string, unknown, object] => ['', event, { isPullRequestOpen: false }],
	),
	['pull_request_target', pull(repository), NEITHER],
	['pull_request_target', pull({ full_name: 'Octo/App' }), NEITHER],
	...[pull(OTHER), pull(null), {}, null].map(
		(event) => ['pull_request_target', event, FORK] as [string, unknown, object],
	),
	['pull_request', pull(OTHER), READ_ONLY],
	['pull_request', pull(repository), NEITHER],
	['pull_request_review', pull(OTHER), READ_ONLY],
	['workflow_run', run(repository), NEITHER],
	...[run(OTHER), run(null), {}].map((event) => ['workflow_run', event, FORK] as [string, unknown, object]),
	['push', { repository }, NEITHER],
])('%s %j: %j', (eventName, event, says) => expect(readTrigger(eventName, event, '')).toMatchObject(says));

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
