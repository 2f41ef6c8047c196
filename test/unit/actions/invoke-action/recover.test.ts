// The look for a lost invocation: which one of the list it is, and what is said where nothing proves it.
import { expect, test } from '@jest/globals';
import type { InvokeEdges } from '../../../../src/actions/invoke-action/edges.ts';
import { recover, sameSince } from '../../../../src/actions/invoke-action/recover.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { Cancelled, Interrupted } from '../../../../src/domain/failures/interruption.ts';
import type { ListedInvocation } from '../../../../src/domain/records/invocation.ts';
import type { InvocationList, InvocationsRequest } from '../../../../src/service/invocations.ts';
import { fakeClock } from '../../../support/action-runner/fake-clock.ts';

const CALL = { app: 'shop', action: 'buy', version: 'latest', payload: '{"a":1}' };
const time = (text: string) => `2026-01-01T00:00:${text}Z`;
const listed = (id: string, startedAt: string, more: Partial<ListedInvocation> = {}): ListedInvocation => {
	const record = { id, status: '', statusReason: '', output: '', startedAt, finishedAt: '' };
	return { record, ...CALL, ...more };
};

// By the service's clock the request began at 10 s; a second of slack makes that 9 s.
test.each<[what: string, one: ListedInvocation, isSame: boolean]>([
	['after the request began', listed('a', time('10.2')), true],
	['within the slack', listed('a', time('09')), true],
	['before it', listed('a', time('08.999')), false],
	['without a time', listed('a', ''), true],
	['the payload written anew', listed('a', time('11'), { payload: ' { "a" : 1.0 }' }), true],
	['another payload', listed('a', time('11'), { payload: '{"a":2}' }), false],
	['no payload', listed('a', time('11'), { payload: '' }), false],
	['another app', listed('a', time('11'), { app: 'shoe' }), false],
	['another action', listed('a', time('11'), { action: 'sell' }), false],
	['another version', listed('a', time('11'), { version: 'v1' }), false],
])('%s: %#', (_, one, isSame) => {
	const list = { listed: [one], serverNow: Date.parse(time('15')) };
	expect(sameSince(list, CALL, 5_000)).toEqual(isSame ? [one.record] : []);
});

test('no payload equals none', () => {
	const list = (payload: string) => ({ listed: [listed('a', '', { payload })], serverNow: 0 });
	expect(['', 'null'].map((payload) => sameSince(list(payload), { ...CALL, payload: '' }, 0).length)).toEqual([1, 0]);
});

type Look = readonly ListedInvocation[] | undefined | StepFailure | 'hang';

/** What becomes of a request that took 2 s, at a service whose clock is at 12 s then. */
async function recovered(looks: readonly Look[], { responseId = '', cancelAt = 0 } = {}) {
	const clock = fakeClock();
	const cancel = new AbortController();
	const asked: { readonly atMs: number; readonly sinceMs: number }[] = [];
	const invocations = {
		async list({ sinceMs, signal }: InvocationsRequest): Promise<InvocationList | undefined> {
			const look = looks[asked.length];
			asked.push({ atMs: clock.now(), sinceMs });
			if (asked.length === cancelAt) cancel.abort(new Cancelled());
			if (look instanceof StepFailure) throw look;
			if (look === 'hang') {
				await clock.sleep(1_000_000, signal).catch(() => {});
				throw new Interrupted('all', signal.reason);
			}
			return look === undefined ? undefined : { listed: look, serverNow: Date.parse(time('10')) + clock.now() };
		},
	};
	clock.pass(2_000);
	const say = () => {};
	const edges = { clock, cancel: cancel.signal, log: { info: say, debug: say }, invocations } as unknown as InvokeEdges;
	const ambiguity = new StepFailure({
		kind: 'ambiguous',
		message: 'It is lost.',
		advice: 'Look.',
		responseId: responseId === '' ? undefined : responseId,
	});
	const result = await recover(ambiguity, CALL, clock.now, edges).catch((thrown: StepFailure | Interrupted) => thrown);
	return { result, asked };
}

const own = listed('own', time('11'));
const refused = new StepFailure({ kind: 'rejected', message: 'Refused with 404.', advice: '' });

test.each<[what: string, looks: Look[], responseId?: string]>([
	['at the first look', [[own]]],
	['at the second', [[], [own]]],
	['beside older ones and other calls', [[own, listed('x', time('01')), listed('y', time('11'), { action: 'sell' })]]],
	['named by the response', [[own, listed('other', time('11'))], []], 'own'],
])('exactly one is gone on with: %s', async (_, looks, responseId = '') => {
	const { result, asked } = await recovered(looks, { responseId });
	expect(result).toEqual(own.record);
	// 3 s and 15 s after the response was lost, and the list since the request, with the slack.
	expect(asked).toEqual(
		[
			{ atMs: 5_000, sinceMs: 6_000 },
			{ atMs: 17_000, sinceMs: 18_000 },
		].slice(0, asked.length),
	);
});

test.each<[looks: Look[], says: string, responseId?: string]>([
	[[[], []], 'The service lists no invocation that matches it.'],
	[Array(2).fill([own, listed('other', time('11'))]), 'One of these invocations may be it: own, other.'],
	[Array(2).fill([listed('own', '')]), 'One of these invocations may be it: own.'],
	[[[own], [own]], 'The service lists no invocation that matches it.', 'named'],
	[[undefined, undefined], 'The response to GET /invocations is not a complete list.'],
	[[[], refused], 'It could not be looked up: Refused with 404.'],
	[['hang'], 'GET /invocations did not respond within 30 s.'],
])('%#: ambiguous, and nothing is gone on with', async (looks, says, responseId = '') => {
	const { result } = await recovered(looks, { responseId });
	expect(result).toMatchObject({ kind: 'ambiguous', message: `It is lost. ${says}`, advice: 'Look.' });
});

test('a cancel ends the look, and the request may have been carried out', async () => {
	const { result } = await recovered(['hang'], { cancelAt: 1 });
	expect(result).toMatchObject({ sent: 'all' });
});
