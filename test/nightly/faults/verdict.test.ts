// Each verdict of the fault matrix can fail: through the fault that it is about, and through nothing else.
import { expect, test } from '@jest/globals';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { breachesOf, claimOf, type Evidence } from './verdict.ts';

const GOOD: Evidence = {
	facts: ['dep_1'],
	claim: { kind: 'done', what: 'dep_1' },
	outcome: 'success',
	expects: ['success'],
	tookMs: 900,
	deadlineMs: 10_000,
	hits: 1,
	visits: 0,
};
const OPEN = { claim: { kind: 'open', what: '' } } as const;
const NOT_DONE = { claim: { kind: 'not done' } } as const;

const ROWS: readonly { name: string; evidence: Partial<Evidence>; breaches: string[] }[] = [
	{ name: 'a success', evidence: {}, breaches: [] },
	{ name: 'two deployments', evidence: { facts: ['dep_1', 'dep_2'] }, breaches: ['doubled'] },
	{
		name: 'a deployment, said not to be',
		evidence: { ...NOT_DONE, outcome: 'network', expects: ['network'] },
		breaches: ['committed, reported as failed'],
	},
	{
		name: 'none, said not to be',
		evidence: { ...NOT_DONE, facts: [], outcome: 'network', expects: ['network'] },
		breaches: [],
	},
	{
		name: 'a deployment that is still open',
		evidence: { ...OPEN, outcome: 'timeout', expects: ['timeout'] },
		breaches: [],
	},
	{ name: 'a success without a deployment', evidence: { facts: [] }, breaches: ['false success'] },
	{ name: 'a success with the id of another', evidence: { facts: ['dep_2'] }, breaches: ['false success'] },
	{
		name: 'an open end with the id of another',
		evidence: { claim: { kind: 'open', what: 'dep_2' }, outcome: 'timeout', expects: ['timeout'] },
		breaches: ['names what is not there'],
	},
	{ name: '5 s after the deadline', evidence: { tookMs: 15_000 }, breaches: [] },
	{ name: 'later than that', evidence: { tookMs: 15_001 }, breaches: ['past the deadline'] },
	{
		name: 'ambiguous, and said',
		evidence: { ...OPEN, facts: [], outcome: 'ambiguous', expects: ['ambiguous'] },
		breaches: [],
	},
	{
		name: 'ambiguous, and called a network problem',
		evidence: { ...NOT_DONE, facts: [], outcome: 'network', expects: ['ambiguous'] },
		breaches: ['ambiguous, and not said'],
	},
	{ name: 'a visit to where a redirect leads', evidence: { visits: 1 }, breaches: ['followed a redirect'] },
	{
		name: 'gives up where it should try again',
		evidence: { ...NOT_DONE, facts: [], outcome: 'network' },
		breaches: ['not what the table of faults asks for'],
	},
	{ name: 'one of two outcomes', evidence: { expects: ['ambiguous', 'success'] }, breaches: [] },
	{ name: 'no fault', evidence: { hits: 0 }, breaches: ['the fault did not happen'] },
];

test.each(ROWS)('$name', ({ evidence, breaches }) => {
	expect(breachesOf({ ...GOOD, ...evidence })).toEqual(breaches);
});

test.each<[ends: string, code: 0 | 1, kind: string, conclusion: string, expects: string[], claim: object]>([
	['a success', 0, '', 'success', [], { kind: 'done', what: 'inv_1' }],
	['failed, though nothing has', 1, 'failed', 'failure', ['success'], { kind: 'not done' }],
	['failed, as it has', 1, 'failed', 'failure', ['failed'], { kind: 'open', what: 'inv_1' }],
	['refused', 1, 'rejected', 'failure', ['rejected'], { kind: 'not done' }],
	['refused on a poll', 1, 'rejected', 'unknown', ['rejected'], { kind: 'open', what: 'inv_1' }],
	['timed out', 1, 'timeout', 'timed_out', ['timeout'], { kind: 'open', what: 'inv_1' }],
])('%s: what the step says, though it gives an id', (_, code, kind, conclusion, expects, claim) => {
	const finished = { code, outputs: { 'failure-kind': kind, conclusion } } as unknown as Finished;
	expect(claimOf(finished, 'inv_1', expects)).toEqual(claim);
});
