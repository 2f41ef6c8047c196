// Each verdict of the fault matrix can fail: through the fault that it is about, and through nothing else.
import { expect, test } from '@jest/globals';
import { breachesOf, type Evidence } from './verdict.ts';

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
const OPEN = { claim: { kind: 'open' } } as const;
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
