// When a preview may be deleted again; the rest is in test/scenarios/reports/closed.test.ts.
import { expect, test } from '@jest/globals';
import { whyItStays } from '../../../../../src/actions/deploy/steps/preview.ts';

const OPEN = { pullRequest: 7, isPullRequestOpen: true };

test.each([
	['it may go', {}, {}, undefined],
	['blanks', { version: ' ' }, {}, '"version" is empty or "latest"'],
	['latest in another spelling', { version: ' Latest' }, {}, '"version" is empty or "latest"'],
	['a deploy of a merge', {}, { isPullRequestOpen: false }, 'the event is not for an open pull request'],
	['no pull request', {}, { pullRequest: undefined }, 'the event is not for an open pull request'],
])('%s', (_name, inputs, trigger, why) => {
	expect(whyItStays({ version: 'pr-7', ...inputs }, { ...OPEN, ...trigger })).toBe(why);
});
