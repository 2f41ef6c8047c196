// A response that does not come: after a while the list is looked at beside it, and whichever tells first counts.
import { expect, test } from '@jest/globals';
import type { DeployEdges } from '../../../../src/actions/deploy/edges.ts';
import type { DeployRun } from '../../../../src/actions/deploy/run.ts';
import type { Posted } from '../../../../src/actions/deploy/steps/create-request.ts';
import { orListed } from '../../../../src/actions/deploy/steps/look-beside.ts';
import { MadePackage } from '../../../../src/actions/deploy/steps/made-package.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { Interrupted } from '../../../../src/domain/failures/interruption.ts';
import { type ListedDeployment, parseDeploymentList } from '../../../../src/domain/records/deployment-list.ts';
import { fakeClock, turn } from '../../../action-runner/fake-clock.ts';
import { deployInputs } from '../../../action-runner/raw-inputs.ts';

const HEX = 'a'.repeat(64);
/** The service's clock at the start of the request: in the middle of a second, and told in whole ones. */
const NOW = Date.UTC(2026, 0) + 500;

interface Case {
	/** When the response comes, in milliseconds; never where left out. */
	readonly responseAtMs?: number;
	/** The id that it tells then. */
	readonly postedId?: string;
	/** When the list has the deployment. */
	readonly listedAtMs?: number;
	readonly checksum?: string;
	/** When it was created by the service's clock, in milliseconds from the start of the request. Default: at the start. */
	readonly createdMs?: number;
	readonly cancelAtMs?: number;
	/** When another try begins, whose upload never ends, in milliseconds; never where left out. */
	readonly nextTryAtMs?: number;
	/** When the try has ended, with a rate limit, and a long pause begins. */
	readonly pauseAtMs?: number;
	/** The id that had come of the response when the request was ended. */
	readonly told?: string;
	/** The response refuses the request. */
	readonly refused?: boolean;
}

async function run({
	responseAtMs = Infinity,
	listedAtMs = Infinity,
	checksum = HEX,
	createdMs = 0,
	cancelAtMs,
	nextTryAtMs,
	pauseAtMs,
	told,
	refused = false,
	postedId = 'dep_posted',
}: Case) {
	const clock = fakeClock();
	const cancel = new AbortController();
	const looks: number[] = [];
	const inputs = deployInputs({});
	const entrypoint = inputs.app.kind === 'directory' ? inputs.app.entrypoint : '';
	const entry = (id: string) => ({
		id,
		status: 'queued',
		region: inputs.region,
		entrypoint_rel_path: entrypoint,
		created_at: new Date(NOW + createdMs).toISOString(),
		source_checksum: checksum,
	});
	const listed = () =>
		parseDeploymentList(clock.now() >= listedAtMs ? [entry('dep_listed')] : []) as ListedDeployment[];
	const say = () => {};
	const created: string[] = [];
	const facts: object[] = [];
	const edges = {
		clock,
		cancel: cancel.signal,
		log: { info: say, group: say, debug: say },
		apps: { list: async () => ({ kind: 'malformed' }) },
		deployments: {
			async list({ signal }: { signal: AbortSignal }) {
				signal.throwIfAborted();
				looks.push(clock.now());
				const serverNow = Math.floor((NOW + clock.now()) / 1_000) * 1_000;
				return { kind: 'list', items: listed(), serverNow, isWhole: true };
			},
		},
	} as unknown as DeployEdges;
	const deploy: DeployRun = { inputs, edges, update: (more) => void (more.refuted && facts.push(more)), enter: say };
	const sending = {
		elapsed: clock.now,
		leftMs: () => 600_000 - clock.now(),
		signal: cancel.signal,
		onCreated: ({ id }: { id: string }) => created.push(id),
	};
	const made = new MadePackage(deploy, sending);
	const upload = () =>
		made.handing(
			(async function* () {
				yield Buffer.from('x');
			})(),
		);
	for await (const _ of upload());
	made.note({ size: 1, digest: `sha256:${HEX}`, files: 1, contentSize: 1, largest: [] });
	const partly = told === undefined ? undefined : ({ made: 'deployment', id: told } as const);
	const interrupted = ({ reason }: AbortSignal) =>
		new Interrupted('all', reason, { told: partly, status: partly && 201 });
	let isEnded = false;
	let isOpen = true;
	const ended = orListed(
		deploy,
		sending,
		made,
		async (signal): Promise<Posted> => {
			await new Promise<void>((resolve, reject) => {
				if (responseAtMs !== Infinity) clock.deadline(responseAtMs).addEventListener('abort', () => resolve());
				signal.addEventListener('abort', () => {
					isOpen = false;
					reject(interrupted(signal));
				});
			});
			if (refused) throw new StepFailure({ kind: 'rejected', message: 'It exists.', advice: '' });
			const [only] = parseDeploymentList([entry(postedId)]) as ListedDeployment[];
			return { kind: 'created', record: (only as ListedDeployment).record, isRecognised: false };
		},
		() => true,
	)
		.catch((thrown: unknown) => thrown)
		.finally(() => {
			isEnded = true;
		});
	if (cancelAtMs !== undefined) clock.deadline(cancelAtMs).addEventListener('abort', () => cancel.abort('cancelled'));
	if (nextTryAtMs !== undefined) clock.deadline(nextTryAtMs).addEventListener('abort', () => void upload().next());
	if (pauseAtMs !== undefined) clock.deadline(pauseAtMs).addEventListener('abort', () => made.tried());
	for (let passed = 0; passed < 600 && !isEnded; passed++) {
		clock.pass(1_000);
		for (let turns = 0; turns < 8; turns++) await turn();
	}
	const at = clock.now();
	// The wait for the deployment goes on for a while, in which the response may come.
	const pass = async () => {
		clock.pass(300_000);
		for (let turns = 0; turns < 8; turns++) await turn();
	};
	return { ended: (await ended) as Posted, looks, now: at, isOpen, pass, created, facts };
}

/** Whether the response has contradicted the list by now: then nobody waits any longer. */
function isContradicted({ ended }: { readonly ended: Posted }): boolean | undefined {
	return ended.kind === 'created' ? ended.openRequest?.contradicted.aborted : undefined;
}

/** What closing the request throws, after some time in which the response may come. */
async function closed({ ended }: { readonly ended: Posted }): Promise<unknown> {
	if (ended.kind !== 'created') return ended;
	return ended.openRequest?.close().catch((thrown: unknown) => thrown);
}

test('a response within half a minute: the list is not asked for', async () => {
	const { ended, looks } = await run({ responseAtMs: 20_000, listedAtMs: 0 });
	expect(ended).toMatchObject({ kind: 'created', record: { id: 'dep_posted' } });
	expect(looks).toEqual([]);
});

test('no response: the list tells, by the checksum', async () => {
	const { ended, looks, now, isOpen } = await run({ listedAtMs: 45_000 });
	expect(ended).toMatchObject({ kind: 'created', record: { id: 'dep_listed' } });
	expect(isOpen).toBe(true); // a service may end what it does for a request that is closed
	expect(await closed({ ended })).toBeUndefined();
	expect(looks[0]).toBeGreaterThanOrEqual(30_000);
	expect(looks.length).toBeLessThan(5);
	expect(now).toBeLessThan(65_000);
});

test('one of the same package from just before the request is not taken, as soon as its clock tells so much', async () => {
	const { ended } = await run({ listedAtMs: 0, createdMs: -400, responseAtMs: 120_000 });
	expect(ended).toMatchObject({ kind: 'created', record: { id: 'dep_posted' } });
	// One that was created right after its start is: the third look tells as much as can be known.
	const { ended: own, looks } = await run({ listedAtMs: 0, createdMs: 200 });
	expect(own).toMatchObject({ kind: 'created', record: { id: 'dep_listed' } });
	expect(looks).toHaveLength(3);
});

test.each([{ nextTryAtMs: 10_000 }, { nextTryAtMs: 35_000 }, { pauseAtMs: 1_000 }, { pauseAtMs: 35_000 }])(
	'another try, or a pause before it (%j), is not late: no deployment of the list is taken for it',
	async (change) => {
		const { ended } = await run({ ...change, listedAtMs: 36_000, responseAtMs: 200_000 });
		expect(ended).toMatchObject({ record: { id: 'dep_posted' } });
	},
);

test('the list tells, and so does what has come of the response', async () => {
	const same = await run({ listedAtMs: 45_000, told: 'dep_listed' });
	expect(same.ended).toMatchObject({ kind: 'created', record: { id: 'dep_listed' } });
	expect(await closed(same)).toBeUndefined();
	const other = await run({ listedAtMs: 45_000, told: 'dep_other' });
	expect(await closed(other)).toMatchObject({
		kind: 'ambiguous',
		told: { id: 'dep_other' },
		message: expect.stringMatching(/dep_other.*dep_listed/),
	});
	// What became of the other one is still to be found out.
	expect(other.facts).toEqual([{ refuted: 'dep_listed', recognised: { until: expect.stringMatching(/^2026-/) } }]);
});

test('the response comes after the list has told, and names the same deployment: the service has told its id', async () => {
	const same = await run({ listedAtMs: 45_000, responseAtMs: 100_000, postedId: 'dep_listed' });
	await same.pass();
	expect(same.created).toEqual(['dep_listed']);
	expect(isContradicted(same)).toBe(false);
	expect(await closed(same)).toBeUndefined();
	expect(same.facts).toEqual([]);
});

test('the response comes after the list has told: another id is ours, and a refusal puts the other in doubt', async () => {
	const other = await run({ listedAtMs: 45_000, responseAtMs: 100_000 });
	expect(isContradicted(other)).toBe(false);
	await other.pass();
	expect(isContradicted(other)).toBe(true);
	expect(await closed(other)).toMatchObject({ kind: 'ambiguous', told: { id: 'dep_posted' } });
	expect(other.created).toEqual(['dep_posted']);
	expect(other.facts).toEqual([{ refuted: 'dep_listed', recognised: 'settled' }]);
	const refused = await run({ listedAtMs: 45_000, responseAtMs: 100_000, refused: true });
	await refused.pass();
	expect(isContradicted(refused)).toBe(true);
	expect(await closed(refused)).toMatchObject({
		kind: 'ambiguous',
		message: expect.stringMatching(/^It exists\..*dep_listed/),
	});
	expect(refused.facts).toEqual([{ refuted: 'dep_listed', recognised: 'settled' }]);
});

test('a late response comes first', async () => {
	const { ended, looks } = await run({ responseAtMs: 200_000, listedAtMs: 500_000 });
	expect(ended).toMatchObject({ kind: 'created', record: { id: 'dep_posted' } });
	expect(looks.length).toBeGreaterThan(5);
});

test('without a checksum the list proves nothing as long as the request goes on', async () => {
	const { ended } = await run({ responseAtMs: 200_000, listedAtMs: 0, checksum: '' });
	expect(ended).toMatchObject({ record: { id: 'dep_posted' } });
});

test('a cancel ends both', async () => {
	const { ended, now } = await run({ cancelAtMs: 60_000 });
	expect(ended).toBeInstanceOf(Interrupted);
	expect(now).toBeLessThan(62_000);
});
