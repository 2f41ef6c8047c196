// What a deploy is reported on where the event does not tell the head of its pull request, or an input names another.

import { expect, test } from '@jest/globals';
import { findPlace } from '../../../../../src/actions/deploy/report/place.ts';
import type { ReporterName } from '../../../../../src/domain/reporting/view.ts';
import type { PullState } from '../../../../../src/github/repository.ts';
import type { Environment } from '../../../../../src/runner/environment.ts';
import type { Log } from '../../../../../src/runner/log.ts';

const MAIN = 'a'.repeat(40);
const OTHER = 'b'.repeat(40);
/** The commit that is checked out. */
const head = 'c'.repeat(40);

const TRIGGER = { commit: MAIN, merge: MAIN, pullRequest: undefined, isComment: false };

type Pull = Extract<PullState, { head: string }>;
interface Asked {
	readonly commit?: string;
	readonly pullRequest?: number;
	readonly allowFork?: boolean;
	readonly dryRun?: boolean;
	/** What the event says; default: a comment on #2, in a run on main. */
	readonly event?: Partial<Environment['trigger']>;
	/** Whether GitHub has the commit that is checked out. */
	readonly isKnown?: boolean;
	readonly reportTo?: readonly ReporterName[];
	/** What GitHub says. */
	readonly pull?: Partial<Pull> | Extract<PullState, { kind: 'unread' }>;
	readonly hasGit?: boolean;
	readonly cancelled?: boolean;
}

/** Finds the place; `said` are the lines of the log, `asked` the pull requests that GitHub was asked for. */
async function find({
	event = { pullRequest: 2, isComment: true },
	hasGit = true,
	isKnown = true,
	reportTo = ['check'],
	...given
}: Asked) {
	const said: string[] = [];
	const asked: number[] = [];
	const note = (text: string) => said.push(text);
	const controller = new AbortController();
	const place = await findPlace(
		{ commit: '', pullRequest: undefined, allowFork: false, dryRun: false, reportTo, ...given },
		{
			environment: { repository: 'octo/app', trigger: { ...TRIGGER, ...event } } as unknown as Environment,
			log: { info() {}, notice: note, warning: note } as unknown as Log,
			cancel: controller.signal,
			hasCommit: async () => isKnown,
			checkedOut: () => (hasGit ? head : undefined),
			async pullState(number) {
				asked.push(number);
				if (given.cancelled) controller.abort();
				return { kind: 'open', head, merge: OTHER, headRepository: 'Octo/App', ...given.pull } as PullState;
			},
		},
	);
	return { place, said, asked };
}

const FORK = { headRepository: 'mallory/app' };
const UNREAD = { kind: 'unread', why: 'GitHub responded with 403' } as const;
const NEITHER = /neither the head nor the merge commit of pull request #2/;

test.each<[string, Asked, commit: string, pullRequest?: number, warns?: RegExp]>([
	['its head, where that is checked out', {}, head],
	['its head, where its merge commit is checked out', { pull: { head: OTHER, merge: head } }, OTHER],
	['the one that an input names', { event: {}, pullRequest: 5 }, head, 5],
	['the commit that an input names', { commit: OTHER }, OTHER],
	['the head of a fork, with allow-fork', { allowFork: true, pull: FORK }, head],
	[
		"the workspace's commit, also where the run was started by hand",
		{ event: { eventName: 'workflow_dispatch' }, pullRequest: 2, pull: { head: OTHER } },
		...([head, 2, NEITHER] as const),
	],
	["the workspace's commit, where main is checked out", { pull: { head: OTHER } }, head, 2, NEITHER],
	['nothing, where git does not tell', { hasGit: false }, '', 2, /nothing is reported.*set "commit"/],
	['nothing, where neither is known', { hasGit: false, pull: { merge: '' } }, '', 2, /nothing is reported/],
	['what is checked out, where it cannot be read', { allowFork: true, pull: UNREAD }, head, 2, NEITHER],
])('of a pull request: %s', async (_name, asked, commit, pullRequest = 2, warns = undefined) => {
	const said = warns === undefined ? [] : [expect.stringMatching(warns)];
	expect(await find(asked)).toMatchObject({ place: { commit, pullRequest }, said });
});

test.each<[string, Asked]>([
	['a fork', { pull: FORK }],
	['a fork that was deleted', { pull: { headRepository: '' } }],
	['a fork, with a commit', { commit: OTHER, pull: FORK }],
	['a fork that an input names', { event: {}, pullRequest: 5, pull: FORK }],
	['what cannot be read', { pull: UNREAD }],
])('refused without allow-fork: %s', async (_name, asked) => {
	await expect(find(asked)).rejects.toMatchObject({ kind: 'input', message: expect.stringContaining('"allow-fork"') });
});

test('a cancel meanwhile is not told as a wrong input', async () => {
	const { place } = await find({ cancelled: true, pull: UNREAD });
	expect(place).toEqual({ commit: head, pullRequest: 2 });
});

const PUSH = { eventName: 'push' };
const TARGET = { eventName: 'pull_request_target', pullRequest: 2 };

test.each([PUSH, TARGET])('a warning, where the workspace is not at the commit of the event: %j', async (event) => {
	const says = new RegExp(`not at aaaaaaa, which this ${event.eventName} is about.*"ref" of actions.checkout`);
	const { place, said } = await find({ event });
	expect([place.commit, said]).toEqual([head, [expect.stringMatching(says)]]);
});

test.each<[string, Asked, commit: string, pullRequest?: number]>([
	['a commit that GitHub does not have', { event: PUSH, isKnown: false }, MAIN],
	["the event's own commit", { event: { ...PUSH, commit: head } }, head],
	['its merge commit', { event: { ...TARGET, merge: head } }, MAIN, 2],
	['nothing that git tells of', { event: PUSH, hasGit: false }, MAIN],
	['another one, which was asked for', { event: { ...PUSH, eventName: 'workflow_dispatch' } }, head],
	['another one, but a commit is named', { event: PUSH, commit: OTHER }, OTHER],
	['another one, but nothing is reported', { event: PUSH, reportTo: [] }, MAIN],
	['another one, in a dry run', { dryRun: true }, MAIN, 2],
	['its own, which an input names too', { event: { ...TARGET, commit: head }, pullRequest: 2 }, head, 2],
])('no warning where the workspace is at %s', async (_name, asked, commit, pullRequest = undefined) => {
	expect(await find(asked)).toEqual({ place: { commit, pullRequest }, said: [], asked: [] });
});
