// The look for a lost invocation, against a service with a clock of its own that shows whole seconds.
import { expect, test } from '@jest/globals';
import type { InvokeEdges } from '../../../src/actions/invoke-action/edges.ts';
import type { InvokeInputs } from '../../../src/actions/invoke-action/inputs.ts';
import { type Started, startInvocation } from '../../../src/actions/invoke-action/start.ts';
import { StepFailure } from '../../../src/domain/failures/failure.ts';
import { Cancelled, Interrupted } from '../../../src/domain/failures/interruption.ts';
import type { CreateInvocationRequest, InvocationsRequest } from '../../../src/service/invocations/invocations.ts';
import { fakeClock } from '../../action-runner/fake-clock.ts';
import fc, { cases } from '../../properties.ts';

const INPUTS = { app: 'a', action: 'b', version: 'latest', payload: '1', timeoutS: 300 } as InvokeInputs;

interface World {
	/** The service's clock when the request begins, in milliseconds. */
	readonly begin: number;
	/** Milliseconds from the begin to the invocation, and from there to the end of the request. */
	readonly upMs: number;
	readonly downMs: number;
	/** Milliseconds of each way of a look. */
	readonly wayMs: number;
	/** Whether the response to the POST has a `Date`. */
	readonly isDated: boolean;
	/** Whether the service carried the request out. */
	readonly isDone: boolean;
	/** Another invocation of the same action and payload, in milliseconds from the begin. */
	readonly otherMs?: number;
	/** Whether `started_at` has no fraction. */
	readonly isWhole?: boolean;
	/** The look at which the job is cancelled, from 1. */
	readonly cancelAt?: number;
	/** The id that the response to the POST told. */
	readonly told?: string;
	/** Gets the milliseconds that each look has left. */
	readonly left?: number[];
}

async function started(world: World): Promise<Started | StepFailure> {
	const clock = fakeClock();
	const cancel = new AbortController();
	let looks = 0;
	const serverNow = () => world.begin + clock.now();
	const date = () => Math.floor(serverNow() / 1_000) * 1_000;
	const call = { app: 'a', action: 'b', version: 'latest', payload: '1' };
	const record = (id: string, time: number) => ({
		...call,
		record: {
			id,
			status: 'running',
			statusReason: '',
			output: '',
			startedAt: new Date(time).toISOString().replace(world.isWhole ? /\.\d+/ : /$/, ''),
			finishedAt: '',
		},
	});
	const all = world.otherMs === undefined ? [] : [record('other', world.begin + world.otherMs)];
	const invocations = {
		async create({ onServerTime }: CreateInvocationRequest) {
			clock.pass(world.upMs);
			if (world.isDone) all.push(record('own', serverNow()));
			const shown = date();
			clock.pass(world.downMs);
			if (world.isDated) onServerTime?.(shown);
			const facts = { kind: 'ambiguous', message: 'It is lost.', advice: 'Look.' } as const;
			throw new StepFailure({ ...facts, responseId: world.told });
		},
		async list({ sinceMs, leftMs }: InvocationsRequest) {
			looks++;
			world.left?.push(leftMs());
			if (looks === world.cancelAt) {
				cancel.abort(new Cancelled());
				throw new Interrupted('all', cancel.signal.reason);
			}
			clock.pass(world.wayMs);
			const now = serverNow();
			const isListed = ({ record: { startedAt } }: (typeof all)[number]) =>
				Date.parse(startedAt) <= now && Date.parse(startedAt) >= now - sinceMs;
			const list = { listed: all.filter(isListed), isWhole: true, serverNow: date() };
			clock.pass(world.wayMs);
			return list;
		},
	};
	const say = () => {};
	const edges = { clock, cancel: cancel.signal, log: { info: say, debug: say }, invocations };
	return startInvocation(INPUTS, edges as unknown as InvokeEdges).catch((thrown: StepFailure) => thrown);
}

const world = { begin: 1_700_000_000_500, upMs: 100, downMs: 100, wayMs: 10, isDated: true, isDone: true };

test('the looks have a time of their own: the request may have taken all of "timeout"', async () => {
	const left: number[] = [];
	await started({ ...world, upMs: 400_000, left });
	expect(left[0]).toBe(30_000);
});

test('a cancel between two looks: what the first one has shown is named, and what the response told', async () => {
	expect(await started({ ...world, otherMs: 50, cancelAt: 2 })).toMatchObject({
		kind: 'cancelled',
		message: expect.stringContaining('Several invocations may be what the request has made: other, own.'),
	});
	expect(await started({ ...world, otherMs: 50, cancelAt: 2, told: 'inv_9' })).toMatchObject({
		kind: 'cancelled',
		responseId: 'inv_9',
		message: expect.stringMatching(/may be what the request has made: other, own\..* names invocation inv_9/),
	});
	expect(await started({ ...world, otherMs: 50, cancelAt: 1 })).toBeInstanceOf(Interrupted);
});

const worlds = fc.record({
	begin: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_002_000 }),
	upMs: fc.integer({ min: 0, max: 2_500 }),
	downMs: fc.integer({ min: 0, max: 2_500 }),
	wayMs: fc.integer({ min: 0, max: 400 }),
	isDated: fc.boolean(),
	isDone: fc.boolean(),
});

test('one from before the request is never taken over', async () => {
	const property = fc.asyncProperty(worlds, fc.integer({ min: -3_000, max: -1 }), async (world, otherMs) => {
		const found = await started({ ...world, otherMs });
		if (found instanceof StepFailure) expect(found).toMatchObject({ kind: 'ambiguous' });
		else expect(found).toMatchObject({ isAdopted: true, record: { id: 'own' } });
	});
	await fc.assert(property, cases(1_000));
});

test('one from after the request is never taken over', async () => {
	const property = fc.asyncProperty(worlds, fc.integer({ min: 1, max: 3_000 }), async (world, afterMs) => {
		const otherMs = world.upMs + world.downMs + afterMs;
		const found = await started({ ...world, isDone: false, otherMs });
		expect(found).toMatchObject({ kind: 'ambiguous' });
	});
	await fc.assert(property, cases(1_000));
});

test('the own one is taken over where both ways of its request took longer than those of a look', async () => {
	const property = fc.asyncProperty(worlds, async (world) => {
		const upMs = world.upMs + world.wayMs + 3;
		const downMs = world.downMs + world.wayMs + 8;
		fc.pre((world.begin + upMs) % 1_000 !== 0); // a fraction of zeros may be none
		expect(await started({ ...world, upMs, downMs, isDone: true })).toMatchObject({ record: { id: 'own' } });
	});
	await fc.assert(property, cases(1_000));
});

test('where the service tells whole seconds: none from before or after the request is taken over', async () => {
	const property = fc.asyncProperty(worlds, fc.integer({ min: -3_000, max: 3_000 }), async (world, ms) => {
		const otherMs = ms < 0 ? ms : world.upMs + world.downMs + ms + 1;
		const found = await started({ ...world, isDone: false, otherMs, isWhole: true });
		expect(found).toMatchObject({ kind: 'ambiguous' });
	});
	await fc.assert(property, cases(1_000));
});

test('and the own one is, where its whole second certainly lies in the request', async () => {
	const whole = { ...world, begin: 1_700_000_000_500, upMs: 900, downMs: 1_300, isWhole: true };
	expect(await started(whole)).toMatchObject({ record: { id: 'own' } });
});

test.each([
	[-400, 'Invocation other may be what the request has made, and nothing proves it.'],
	[-2_000, 'Invocation other may be what the request has made, and nothing proves it.'],
	[-7_000, 'The service lists no invocation that can be this one.'],
])('another one %i ms before the request that was not carried out: %s', async (otherMs, says) => {
	const begin = 1_700_000_000_700;
	const found = await started({ begin, upMs: 20, downMs: 20, wayMs: 10, isDated: true, isDone: false, otherMs });
	expect(found).toMatchObject({ kind: 'ambiguous', message: expect.stringContaining(says) });
});
