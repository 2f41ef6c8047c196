// The bounds of what has no `timeout` of its own: the replays, and the end at the service.
import { expect, test } from '@jest/globals';
import type { InvokeEdges } from '../../../../src/actions/invoke-action/edges.ts';
import type { InvokeInputs } from '../../../../src/actions/invoke-action/inputs.ts';
import { endInvocation, invokeAction } from '../../../../src/actions/invoke-action/invoke-action.ts';
import { Interrupted } from '../../../../src/domain/failures/interruption.ts';
import type { InvocationRecord } from '../../../../src/domain/records/invocation.ts';
import { turn } from '../../../support/action-runner/fake-clock.ts';
import { hear } from '../../../support/action-runner/heard.ts';

/** A request to which the service never responds. */
const hanging = ({ signal }: { readonly signal: AbortSignal }) =>
	new Promise<never>((_, reject) => {
		const end = () => reject(new Interrupted(signal.reason.by, { maybeDone: true }));
		if (signal.aborted) end();
		else signal.addEventListener('abort', end);
	});

/** The edges of a job whose service responds like this. */
function around(invocations: object, replays: object = none) {
	const { clock, cancel, edges } = hear();
	const lists = { apps: { list: async () => ({ kind: 'unread' }) }, replays: { list: replays } };
	return { clock, cancel, edges: { ...edges, ...lists, invocations } as unknown as InvokeEdges };
}

const timeoutS = 10;
const CALL = { app: 'a', action: 'b', version: 'latest', payload: '' };
const INPUTS: InvokeInputs = { ...CALL, timeoutS, streamLogs: 'false', showLinks: false };
const done = async (..._: unknown[]) => {};
const none = async () => [];

test.each([
	[hanging, /^The service was asked .*may still be running: there was no response within 3 s\.$/],
	[done, /^It was ended at the service, and so were its browsers\.$/],
])('the end at the service takes 3 s at most, and goes on after a cancel: %#', async (deleting, says) => {
	const deleteBrowsers = (_: string, options: never) => deleting(options);
	const { clock, cancel, edges } = around({ end: done, deleteBrowsers });
	cancel.abort();
	const ended = endInvocation('i', edges);
	await turn();
	clock.pass(3_000);
	expect(await ended).toMatch(says);
});

test.each([
	{ name: 'the list of browsers', browsers: hanging, replays: none },
	{ name: 'a list of replays', browsers: async () => ['b1'], replays: (_: string, o: never) => hanging(o) },
])('at the time-out the invocation is ended 10 s later at most, though $name hangs', async ({ browsers, replays }) => {
	const record = { id: 'i', status: 'running', statusReason: '', output: '' } as InvocationRecord;
	const ended: number[] = [];
	const service = {
		create: async () => record,
		get: async () => ({ ok: true, record }),
		browsers: (_: string, o: never) => browsers(o),
		end: async () => void ended.push(clock.now()),
		deleteBrowsers: done,
	};
	const { clock, edges } = around(service, replays);
	const job = invokeAction(INPUTS, edges);
	for (let turns = 1; ended.length === 0 && turns < 100_000; turns++) {
		// After its own pauses nothing lets time pass but this, and only once all that can go on has gone on.
		if (clock.now() >= timeoutS * 1_000 && turns % 10 === 0) clock.pass(100);
		await turn();
	}
	expect(ended).toEqual([timeoutS * 1_000 + 10_000]);
	expect(await job).toBe(false);
});
