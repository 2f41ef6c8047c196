// When a preview may be deleted again; the rest is in test/scenarios/reports/closed.test.ts.
import { expect, test } from '@jest/globals';
import { eligibility, type PreviewFacts } from '../../../../src/actions/deploy/preview/left-preview.ts';

const GOOD: PreviewFacts = {
	inputs: { deleteWhenClosed: true, version: 'pr-7' },
	trigger: { pullRequest: 7, isPullRequestOpen: true },
	isMadeHere: true,
};

test('all conditions hold', () => {
	expect(eligibility(GOOD)).toEqual({ kind: 'eligible', pullRequest: 7 });
});

const version = (text: string): PreviewFacts => ({ ...GOOD, inputs: { deleteWhenClosed: true, version: text } });
test.each<{ readonly name: string; readonly candidate: PreviewFacts; readonly why: RegExp }>([
	{ name: 'not asked for', candidate: { ...GOOD, inputs: { ...GOOD.inputs, deleteWhenClosed: false } }, why: /^$/ },
	{ name: 'no version', candidate: version(''), why: /"version"/ },
	{ name: 'blanks', candidate: version(' '), why: /"version"/ },
	{ name: 'latest', candidate: version('latest'), why: /"version"/ },
	{ name: 'latest in another spelling', candidate: version(' Latest'), why: /"version"/ },
	{
		name: 'a deploy of a merge: the event says "closed"',
		candidate: { ...GOOD, trigger: { pullRequest: 7, isPullRequestOpen: false } },
		why: /not of an open pull request/,
	},
	{
		name: 'no pull request',
		candidate: { ...GOOD, trigger: { pullRequest: undefined, isPullRequestOpen: false } },
		why: /not of an open pull request/,
	},
	{ name: 'attached, or recognised in a list', candidate: { ...GOOD, isMadeHere: false }, why: /not certain/ },
])('stays: $name', ({ candidate, why }) => {
	expect(eligibility(candidate)).toEqual({ kind: 'stays', why: expect.stringMatching(why) });
});
