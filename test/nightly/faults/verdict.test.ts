// Each verdict of the fault matrix can fail: through the fault that it is about, and through nothing else.
import { expect, test } from '@jest/globals';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { breachesOf, claimOf, type Evidence } from './verdict.ts';

const GOOD: Evidence = {
	facts: ['dep_1'],
	claim: { kind: 'done', what: 'dep_1' },
	outcome: 'success',
	expects: ['success'],
	tookMs: 15_000,
	deadlineMs: 10_000,
	hits: 1,
	strays: 0,
};
const OPEN = { kind: 'open', what: '' } as const;
const NOT_DONE = { kind: 'not done' } as const;
const both = (outcome: string) => ({ outcome, expects: [outcome] });

test.each<[evidence: Partial<Evidence>, ...breaches: string[]]>([
	[{}],
	[{ expects: ['ambiguous', 'success'] }],
	[{ claim: NOT_DONE, facts: [], ...both('network') }],
	[{ claim: OPEN, ...both('timeout') }],
	[{ claim: OPEN, facts: [], ...both('ambiguous') }],
	[{ facts: ['dep_1', 'dep_2'] }, 'doubled'],
	[{ claim: NOT_DONE, ...both('network') }, 'committed, reported as failed'],
	[{ facts: [] }, 'false success'],
	[{ facts: ['dep_2'] }, 'false success'],
	[{ claim: { kind: 'open', what: 'dep_2' }, ...both('timeout') }, 'names what is not there'],
	[{ tookMs: 15_001 }, 'past the deadline'],
	[{ claim: NOT_DONE, facts: [], outcome: 'network', expects: ['ambiguous'] }, 'ambiguous, and not said'],
	[{ strays: 1 }, 'asked what nobody may ask'],
	[{ claim: NOT_DONE, facts: [], outcome: 'network' }, 'not what the table of faults asks for'],
	[{ hits: 0 }, 'the fault did not happen'],
])('%j', (evidence, ...breaches) => {
	expect(breachesOf({ ...GOOD, ...evidence })).toEqual(breaches);
});

test.each<[ends: string, code: 0 | 1, kind: string, conclusion: string, expects: string[], claim: object]>([
	['a success', 0, '', 'success', [], { kind: 'done', what: 'inv_1' }],
	['failed, though nothing has', 1, 'failed', 'failure', ['success'], NOT_DONE],
	['failed, as it has', 1, 'failed', 'failure', ['failed'], { kind: 'open', what: 'inv_1' }],
	['refused', 1, 'rejected', 'failure', ['rejected'], NOT_DONE],
	['refused on a poll', 1, 'rejected', 'unknown', ['rejected'], { kind: 'open', what: 'inv_1' }],
	['timed out', 1, 'timeout', 'timed_out', ['timeout'], { kind: 'open', what: 'inv_1' }],
])('%s: what the step says, though it gives an id', (_, code, kind, conclusion, expects, claim) => {
	const finished = { code, outputs: { 'failure-kind': kind, conclusion } } as unknown as Finished;
	expect(claimOf(finished, 'inv_1', expects)).toEqual(claim);
});
