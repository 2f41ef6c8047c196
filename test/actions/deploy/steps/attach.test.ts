// The time that a re-run has for asking the service what became of an earlier deployment.
import { expect, test } from '@jest/globals';
import type { DeployEdges } from '../../../../src/actions/deploy/edges.ts';
import type { DeployRun } from '../../../../src/actions/deploy/run.ts';
import { attach } from '../../../../src/actions/deploy/steps/attach.ts';
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
