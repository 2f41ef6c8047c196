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
		notes: { read: () => [], leave: () => {} },
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

/** A step that tries again 1 s after the response to an earlier one of the job got lost. @param listedAtMs when the list has what that made. */
async function retried(listedAtMs: number) {
	const clock = fakeClock();
	const [key, digest] = ['0123456789abcdef', 'a'.repeat(64)];
	const at = (ms: number) => new Date(clock.wall() + ms).toISOString();
	const note = { app: key, package_digest: `sha256:${digest}`, lost_since: at(-3_000), lost_until: at(-1_000) };
	const record = {
		...{ id: 'dep_1', status: 'queued', region: 'aws.us-east-1a', entrypoint_rel_path: 'app.js', env_vars: {} },
		...{ created_at: at(-2_500), updated_at: at(-2_500), source_checksum: digest },
	};
	const looks: number[] = [];
	const say = () => {};
	const edges = {
		clock,
		cancel: new AbortController().signal,
		log: { info: say, group: say, debug: say },
		earlier: { find: async () => ({ stores: [], others: [] }) },
		notes: { read: () => [JSON.stringify(note)], leave: say },
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
		},
	} as unknown as DeployEdges;
	const run: DeployRun = { inputs: deployInputs({ entrypoint: 'app.js' }), edges, update: say, enter: say };
	const found = await attach(run, { kind: 'directory', entrypoint: 'app.js', files: [] }, key);
	return { id: found?.record.id, looks, tookMs: clock.now() };
}

test.each([0, 4_000, 30_000])(
	'what a step has lost just now, and is listed after %i ms, is found',
	async (listedAtMs) => {
		expect(await retried(listedAtMs)).toMatchObject({ id: 'dep_1' });
	},
);

test('what is not listed a minute after the loss was not made', async () => {
	const { id, looks, tookMs } = await retried(Number.POSITIVE_INFINITY);
	expect(id).toBeUndefined();
	expect(looks.length).toBeGreaterThan(5);
	expect(tookMs).toBeGreaterThanOrEqual(59_000);
	expect(tookMs).toBeLessThan(70_000);
});
