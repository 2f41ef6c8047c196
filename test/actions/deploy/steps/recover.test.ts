// A deployment of a request just before ours: the service tells its clock in whole seconds only.
import { expect, test } from '@jest/globals';
import type { DeployEdges } from '../../../../src/actions/deploy/edges.ts';
import { recover } from '../../../../src/actions/deploy/steps/recover.ts';
import { searchFor } from '../../../../src/actions/deploy/steps/sent.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { Cancelled, Interrupted } from '../../../../src/domain/failures/interruption.ts';
import { type ListedDeployment, parseDeploymentList } from '../../../../src/domain/records/deployment-list.ts';
import type { CallOptions } from '../../../../src/http/call-options.ts';
import { fakeClock } from '../../../action-runner/fake-clock.ts';
import { deployInputs } from '../../../action-runner/raw-inputs.ts';

const HEX = 'b'.repeat(64);
/** When the request began by the service's clock: in the middle of a second. */
const BEGAN = Date.parse('2026-01-02T03:04:05.500Z');
const lost = new StepFailure({ kind: 'ambiguous', message: 'Lost.', advice: '' });

/** @param createdMs milliseconds from the start of the request to the creation of the one deployment in the list. */
async function recovered(createdMs: number, checksum = HEX, { cancelAt = Infinity, ambiguity = lost } = {}) {
	const clock = fakeClock();
	const cancel = new AbortController();
	let looks = 0;
	const left: number[] = [];
	const entry = {
		id: 'dep_1',
		status: 'queued',
		entrypoint_rel_path: 'app.js',
		region: 'aws.us-east-1a',
		created_at: new Date(BEGAN + createdMs).toISOString(),
		...(checksum === '' ? {} : { source_checksum: checksum }),
		env_vars: {},
	};
	const edges = {
		clock,
		cancel: cancel.signal,
		log: { info: () => {}, debug: () => {} },
		apps: { list: async () => ({ kind: 'malformed' }) },
		deployments: {
			async list({ leftMs }: CallOptions) {
				looks++;
				left.push(leftMs());
				if (looks === cancelAt) {
					cancel.abort(new Cancelled());
					throw new Interrupted('all', cancel.signal.reason);
				}
				const serverNow = Math.floor((BEGAN + clock.now()) / 1_000) * 1_000;
				return { kind: 'list', items: parseDeploymentList([entry]) as ListedDeployment[], serverNow, isWhole: true };
			},
		},
	} as unknown as DeployEdges;
	clock.pass(200); // how long the request took
	const search = searchFor(deployInputs({ entrypoint: 'app.js' }), `sha256:${HEX}`, clock.now);
	const recovery = await recover(ambiguity, search, edges);
	return { kind: recovery.kind, looks, left, said: recovery.kind === 'open' ? recovery.failure.message : '' };
}

test.each([
	{ createdMs: -2_000, kind: 'open', looks: 3 },
	{ createdMs: -400, kind: 'open', looks: 3 },
	{ createdMs: 100, kind: 'found', looks: 3 },
	{ createdMs: 1_100, kind: 'found', looks: 1 },
])('created $createdMs ms after the start of the request: $kind after $looks looks', async (row) => {
	expect(await recovered(row.createdMs)).toMatchObject({ kind: row.kind, looks: row.looks });
});

test('the looks have a time of their own: the request may have taken all of "timeout"', async () => {
	expect((await recovered(100)).left).toEqual([30_000, 29_650, 27_300]);
});

test('without a checksum likewise', async () => {
	expect((await recovered(-400, '')).kind).toBe('open');
	expect((await recovered(100, '')).kind).toBe('found');
});

test('a cancel at the second look: what the first one has shown is named', async () => {
	await expect(recovered(100, HEX, { cancelAt: 1 })).rejects.toBeInstanceOf(Interrupted);
	await expect(recovered(100, HEX, { cancelAt: 2 })).rejects.toMatchObject({
		kind: 'cancelled',
		message: expect.stringContaining('Deployment dep_1 may be what the request has made'),
	});
});

test('at a cancel the id that the response told is named beside what a look has shown', async () => {
	const ambiguity = lost.with({ responseId: 'dep_2' });
	await expect(recovered(100, HEX, { cancelAt: 2, ambiguity })).rejects.toMatchObject({
		kind: 'cancelled',
		responseId: 'dep_2',
		message: expect.stringMatching(/Deployment dep_1 may be what the request has made.* names deployment dep_2/),
	});
});

test.each([
	{ told: 'dep_1', kind: 'found' },
	{ told: 'dep_2', kind: 'open' },
])('where the response told $told, no other is taken for it, but named: $kind', async ({ told, kind }) => {
	const ambiguity = lost.with({ responseId: told });
	const recovery = await recovered(1_100, HEX, { ambiguity });
	expect(recovery.kind).toBe(kind);
	if (kind === 'open') expect(recovery.said).toContain('Deployment dep_1 may be what the request has made');
});
