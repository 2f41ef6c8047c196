// The time that a re-run has for asking the service what became of an earlier deployment.
import { expect, test } from '@jest/globals';
import type { DeployEdges } from '../../../../src/actions/deploy/edges.ts';
import type { DeployRun } from '../../../../src/actions/deploy/run.ts';
import { attach } from '../../../../src/actions/deploy/steps/attach.ts';
import { parseDeploymentList } from '../../../../src/domain/records/deployment-list.ts';
import type { CallOptions } from '../../../../src/http/call-options.ts';
import { fakeClock } from '../../../action-runner/fake-clock.ts';
import { deployInputs } from '../../../action-runner/raw-inputs.ts';

test('packing for the comparison takes nothing of "timeout"', async () => {
	const clock = fakeClock();
	const digest = 'a'.repeat(64);
	const left: number[] = [];
	const edges = {
		clock,
		cancel: new AbortController().signal,
		log: { info: () => {}, group: () => {}, debug: () => {} },
		earlier: { find: async () => ({ stores: [[{ kind: 'known', app: 'shop', digest, id: 'dep_1' }]], others: [] }) },
		notes: { read: () => ({ texts: [], unread: [] }), leave: () => {} },
		environment: { runId: '' },
		workspace: {
			stream: () => ({
				async *open() {
					clock.pass(6_000);
					yield Buffer.from('x');
				},
				facts: () => ({ size: 1, digest: `sha256:${digest}`, files: 1, contentSize: 1, largest: [] }),
			}),
		},
		deployments: {
			async get(id: string, { signal, leftMs }: CallOptions) {
				signal.throwIfAborted();
				left.push(leftMs());
				return { kind: 'record', record: { id, status: 'queued', statusReason: '' } };
			},
		},
	} as unknown as DeployEdges;
	const inputs = deployInputs({ entrypoint: 'app.js', timeout: '5' });
	const run: DeployRun = { inputs, edges, update: () => {}, enter: () => {} };
	const app = { kind: 'directory', entrypoint: 'app.js', files: [] } as const;
	expect(await attach(run, app, 'shop')).toMatchObject({ record: { id: 'dep_1', status: 'queued' } });
	expect(left).toEqual([5_000]);
});

interface Retry {
	/** When the list has what the lost request has made. Default: never. */
	readonly listedAtMs?: number;
	/** When it was made; the request went on from -3 s to -1 s. */
	readonly createdAtMs?: number;
	/** Ids of what other steps of the job have made of other inputs. */
	readonly told?: readonly string[];
	readonly unread?: readonly string[];
	/** The step was told this id, and the service knows it from then on. */
	readonly known?: { readonly id: string; readonly fromMs: number };
	/** Steps before it were told these, which the service does not know any more. */
	readonly gone?: readonly string[];
	/** What the step had recognised was another job's. */
	readonly refuted?: string;
	/** The service is not up for this one. */
	readonly down?: string;
	/** The input. */
	readonly timeout?: string;
}

/** A step that tries again 1 s after the response to an earlier one of the job got lost. */
async function retried({
	listedAtMs = Infinity,
	createdAtMs = -2_500,
	told = [],
	unread = [],
	known,
	gone = [],
	refuted,
	down,
	timeout = '',
}: Retry) {
	const clock = fakeClock();
	const [key, digest] = ['0123456789abcdef', 'a'.repeat(64)];
	const at = (ms: number) => new Date(clock.wall() + ms).toISOString();
	const loss = { lost_since: at(-3_000), lost_until: at(-1_000) };
	const note = {
		app: key,
		package_digest: `sha256:${digest}`,
		...(known === undefined ? loss : { deployment_id: known.id }),
		...(refuted === undefined ? {} : { refuted_id: refuted }),
	};
	const notes: Readonly<Record<string, readonly string[]>> = {
		'deploy-left-7': [
			...(unread.length > 0 ? [] : [JSON.stringify(note)]),
			...gone.map((deployment_id) => JSON.stringify({ ...note, deployment_id })),
			...told.map((deployment_id) =>
				JSON.stringify({ ...note, app: 'fedcba9876543210', deployment_id, lost_since: '' }),
			),
		],
	};
	const record = {
		...{ id: 'dep_1', status: 'queued', region: 'aws.us-east-1a', entrypoint_rel_path: 'app.js', env_vars: {} },
		...{ created_at: at(createdAtMs), updated_at: at(createdAtMs), source_checksum: digest },
	};
	const looks: number[] = [];
	const say = () => {};
	const edges = {
		clock,
		cancel: new AbortController().signal,
		log: { info: say, group: say, debug: say },
		earlier: { find: async () => ({ stores: [], others: [] }) },
		notes: { read: (name: string) => ({ texts: notes[name] ?? [], unread }), leave: say },
		environment: { runId: '7' },
		apps: { list: async () => ({ kind: 'malformed' }) },
		workspace: {
			stream: () => ({
				async *open() {
					yield Buffer.from('x');
				},
				facts: () => ({ size: 1, digest: `sha256:${digest}`, files: 1, contentSize: 1, largest: [] }),
			}),
		},
		deployments: {
			async list() {
				looks.push(clock.now());
				const items = parseDeploymentList(clock.now() >= listedAtMs ? [record] : []);
				return { kind: 'list', items, serverNow: clock.wall(), isWhole: true };
			},
			async get(id: string, { signal }: CallOptions) {
				looks.push(clock.now());
				if (id === down) await clock.sleep(1_000_000, signal);
				if (gone.includes(id)) return { kind: 'missing' };
				const isKnown = known !== undefined && clock.now() >= known.fromMs;
				return isKnown ? { kind: 'record', record: { id: known.id, status: 'queued' } } : { kind: 'missing' };
			},
		},
	} as unknown as DeployEdges;
	const inputs = deployInputs({ entrypoint: 'app.js', timeout });
	const run: DeployRun = { inputs, edges, update: say, enter: say };
	const found = await attach(run, { kind: 'directory', entrypoint: 'app.js', files: [] }, key);
	return { id: found?.record.id, looks, tookMs: clock.now() };
}

test.each([0, 4_000, 30_000])(
	'what a step has lost just now, and is listed after %i ms, is found',
	async (listedAtMs) => {
		expect(await retried({ listedAtMs })).toMatchObject({ id: 'dep_1' });
	},
);

test.each(['', '5'])('what is not listed a minute after the loss was not made (timeout: "%s")', async (timeout) => {
	const { id, looks, tookMs } = await retried({ timeout });
	expect(id).toBeUndefined();
	expect(looks.length).toBeGreaterThan(5);
	expect(tookMs).toBeGreaterThanOrEqual(59_000);
	expect(tookMs).toBeLessThan(70_000);
});

test.each([
	{ when: 'just before the request', createdAtMs: -4_000 },
	{ when: 'just after it', createdAtMs: -500 },
])("what was made of this package $when may be another job's, as the step before has said", async ({ createdAtMs }) => {
	const found = retried({ listedAtMs: 0, createdAtMs });
	await expect(found).rejects.toMatchObject({ kind: 'ambiguous', message: expect.stringContaining('dep_1') });
});

test('what the service has told another step of the job is not the lost one', async () => {
	expect(await retried({ listedAtMs: 0, told: ['dep_1'] })).toMatchObject({ id: undefined });
});

test('what an earlier step has recognised, and the service has said to be of another job, is not the lost one', async () => {
	expect(await retried({ listedAtMs: 0, refuted: 'dep_1' })).toMatchObject({ id: undefined });
});

test('where what earlier steps have left cannot be read, nothing is sent', async () => {
	const found = retried({ unread: ['deploy-left-7-1.json'] });
	await expect(found).rejects.toMatchObject({
		kind: 'ambiguous',
		message: expect.stringMatching(/earlier steps of this job.*deploy-left-7-1\.json.*Nothing was sent/),
	});
});

test('a deployment that is not known everywhere yet is waited for, and nothing is sent', async () => {
	expect(await retried({ known: { id: 'dep_2', fromMs: 30_000 } })).toMatchObject({ id: 'dep_2' });
});

test('after a minute of 404 it is gone', async () => {
	const { id, tookMs } = await retried({ known: { id: 'dep_2', fromMs: Infinity } });
	expect(id).toBeUndefined();
	expect(tookMs).toBeGreaterThanOrEqual(60_000);
	expect(tookMs).toBeLessThan(70_000);
});

test('several that are gone take that minute together', async () => {
	const { id, tookMs } = await retried({ known: { id: 'dep_2', fromMs: Infinity }, gone: ['dep_3', 'dep_4', 'dep_5'] });
	expect(id).toBeUndefined();
	expect(tookMs).toBeGreaterThanOrEqual(60_000);
	expect(tookMs).toBeLessThan(90_000);
});

test.each([
	{ timeout: '5', limit: 'the 90 s for what an earlier step of the job has left' },
	{ timeout: '200', limit: '"timeout"' },
])('timeout: "$timeout": what could not be asked for names $limit', async ({ timeout, limit }) => {
	await expect(retried({ known: { id: 'dep_2', fromMs: 0 }, down: 'dep_2', timeout })).rejects.toMatchObject({
		kind: 'ambiguous',
		message: expect.stringContaining(`could not be asked within ${limit} what became`),
	});
});
