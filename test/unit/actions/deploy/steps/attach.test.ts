// What a re-run does with what an earlier attempt has left: go on with it, deploy, or end as ambiguous.
import { expect, test } from '@jest/globals';
import { attach } from '../../../../../src/actions/deploy/steps/attach.ts';
import { StepFailure } from '../../../../../src/domain/failures/failure.ts';
import type { Earlier } from '../../../../../src/github/earlier.ts';
import {
	DIGEST,
	deployWorld,
	refused,
	type Saying,
	START,
	serviceSaying,
} from '../../../../support/action-runner/deploy-world.ts';

const [SETUP, OTHER] = ['00112233445566aa', 'b'.repeat(64)];

interface Left extends Saying {
	/** Newest first: what the attempts have recorded as their deployments. */
	readonly left?: readonly string[];
	/** Changes all records. */
	readonly record?: object;
	readonly ids?: readonly string[];
	readonly startedAt?: string;
	readonly earlier?: Earlier;
	readonly runAttempt?: number;
	/** Why GitHub refuses the check of this attempt. */
	readonly refusal?: string;
	readonly inputs?: Record<string, string>;
}

async function attached({ left = [], startedAt = START, runAttempt = 2, ...more }: Left) {
	const attempts = left.map((deployment) => ({
		record: { run: '7-0123456789abcdef', setup: SETUP, digest: DIGEST, deployment, ...more.record },
		startedAt,
	}));
	const ids = more.ids ?? left.filter((id) => id.startsWith('dep'));
	const { leftMs, edges } = serviceSaying(more);
	const inputs = { entrypoint: 'app.js', timeout: '5', 'env-vars': 'A=1', ...more.inputs };
	const earlier = async () => more.earlier ?? { kind: 'read', attempts, ids };
	const reporters = { reported: {}, show() {}, checkShown: async () => {}, checkPage: '', refusal: more.refusal };
	const { run, app, lines } = deployWorld(inputs, { setup: SETUP }, () => ({
		...edges,
		environment: { runAttempt },
		earlier,
		reporters,
		save() {},
	}));
	const ended = await attach(run, app).catch((thrown: unknown) => thrown);
	const outcome = ended instanceof StepFailure ? ended.kind : (ended ?? 'deploy');
	return { ended, outcome, facts: run.report.now, said: lines.map(({ text }) => text).join('\n'), leftMs };
}

const own = (code: string) => ({ code, message: 'No.' });
const dep1 = { id: 'dep_1' };
/** One attempt that knows the id of its deployment, of which the service says this. */
const knows = (one: object | readonly [number, object | string], more: Left = {}): Left => ({
	left: ['dep_1'],
	known: { dep_1: one },
	...more,
});
/** One attempt whose request may have been sent, and what the list has. */
const lost = (listed: NonNullable<Left['listed']>, more: Left = {}): Left => ({ left: ['?'], listed, ...more });
/** GitHub is down, and what the list has. */
const unread = (listed: NonNullable<Left['listed']>): Left => ({
	earlier: { kind: 'unread', why: 'check: a 502' },
	listed,
});
const RUNNING = { status: 'running' };
const FAILED = { status: 'failed' };
const SECOND_FAILED = { known: { dep_2: FAILED }, listed: [{ id: 'dep_2', ...FAILED }, {}] };
const UNNAMED = { source_checksum: null };

test.each<[name: string, is: 'deploy' | 'ambiguous' | { id: string }, world: Left]>([
	['the first attempt', 'deploy', { left: ['dep_1'], runAttempt: 1 }],
	['nothing can exist', 'deploy', { left: ['', ''] }],
	['attach is false', 'deploy', { left: ['dep_1'], inputs: { attach: 'false' } }],
	['another setup', 'deploy', { left: ['dep_1'], record: { setup: 'ffffffffffffffff' } }],
	['another package', 'deploy', { left: ['dep_1'], record: { digest: OTHER } }],

	['in flight', dep1, knows({})],
	['in flight, a setup that was not known yet', dep1, knows({}, { record: { setup: '' } })],
	['in flight, of an unknown status', dep1, knows({ status: 'new' })],
	['in flight, no checksum', dep1, knows(UNNAMED)],
	['in flight, by its checksum', dep1, knows({}, { record: { digest: '' } })],
	['in flight, its package not known', 'ambiguous', knows(UNNAMED, { record: { digest: '' } })],
	['in flight, of another package', 'deploy', knows({ source_checksum: OTHER })],
	['ended', 'deploy', knows(FAILED, { named: ['dep_1'] })],
	['404 of the service', 'deploy', knows([404, own('not_found')])],
	['404 of another kind', 'ambiguous', knows([404, '<html>'])],
	['of another project', 'deploy', knows([403, own('forbidden')])],
	['a 403 of a gateway', 'ambiguous', knows([403, '<html>'])],

	['runs, and is named', dep1, knows(RUNNING, { named: ['dep_1'] })],
	['runs, and another is named', 'deploy', knows(RUNNING, { named: ['dep_2'] })],
	['runs, and both are named', 'deploy', knows(RUNNING, { named: ['dep_1', 'dep_2'] })],
	['runs, and GET /apps cannot be read', 'deploy', knows(RUNNING)],
	['runs without its variable', 'deploy', knows({ ...RUNNING, env_vars: {} }, { named: ['dep_1'] })],

	['may exist, and is not listed', 'deploy', lost([])],
	['may exist, one in flight', dep1, lost([{}])],
	['may exist, its package was not complete', dep1, lost([{}], { record: { digest: '' } })],
	['may exist, one runs and is named', dep1, lost([RUNNING], { named: ['dep_1'] })],
	['may exist, one runs and another is named', 'ambiguous', lost([RUNNING], { named: ['dep_2'] })],
	['may exist, one has failed', 'deploy', lost([FAILED])],
	['may exist, two have failed', 'deploy', lost([FAILED, { id: 'dep_2', ...FAILED, ...UNNAMED }])],
	['may exist, one has failed, one is in flight', dep1, lost([{ id: 'dep_2', ...FAILED }, {}])],
	['may exist, one has failed, one may be it', 'ambiguous', lost([{ id: 'dep_2', ...FAILED }, UNNAMED])],
	['may exist, without a checksum', 'ambiguous', lost([UNNAMED])],
	['may exist, older than the check', 'deploy', lost([{ created_at: '2025-12-31T23:58:59Z' }])],
	["may exist, the service's clock is behind", dep1, lost([{ created_at: '2025-12-31T23:59:01Z' }])],
	['may exist, when is not known', 'ambiguous', lost([{}], { startedAt: '' })],
	["may exist, the listed one is another check's", 'deploy', lost([{}], { ids: ['dep_1'] })],
	['may exist, the list is none', 'ambiguous', lost(refused(false))],

	['the newest has failed, the one before is in flight', dep1, { left: ['dep_2', '', 'dep_1'], ...SECOND_FAILED }],
	['what the first lost turns up after the second has failed', dep1, { left: ['dep_2', '?'], ...SECOND_FAILED }],

	['GitHub is down, and none is in flight', 'deploy', unread([RUNNING])],
	['GitHub is down, and one is in flight', 'ambiguous', unread([{}])],
	['GitHub is down, and the service has no list', 'deploy', unread(refused(true))],
	['GitHub is down, and so is the list', 'ambiguous', unread(refused(false))],
	['GitHub refuses the check, and one is in flight', 'ambiguous', { refusal: 'a 403', listed: [{}] }],
	['GitHub refuses the check, but has one of before', dep1, knows({}, { refusal: 'a 403' })],
])('%s: %j', async (_, is, world) => {
	const { ended, outcome, said } = await attached(world);
	if (typeof is === 'string') expect(outcome).toBe(is);
	else expect(outcome).toMatchObject(is);
	if (outcome === 'ambiguous') expect(ended).toMatchObject({ advice: expect.stringContaining('attach: false') });
	if (typeof is === 'object') expect(said).toContain('nothing is sent again');
});

test('where GitHub does not say what was left, its reason and the deployment in flight are told', async () => {
	const unknown = /^GitHub did not say whether .* \(check: a 502\), and/;
	const { ended } = await attached(unread([{}]));
	expect(ended).toMatchObject({ message: expect.stringMatching(unknown) });
	expect(ended).toMatchObject({ message: expect.stringContaining('is starting this package: dep_1.') });
	const { said } = await attached(unread([]));
	expect(said).toMatch(/\(check: a 502\)\. The service lists no deployment .* so the app is deployed\.$/);
});

test('packing for the comparison takes nothing of "timeout"; what the list alone has told is adopted', async () => {
	const { leftMs, facts } = await attached({ left: ['dep_1'] });
	expect([leftMs, facts.isAdopted]).toEqual([[5_000], undefined]);
	expect((await attached({ left: ['?'], listed: [{}] })).facts.isAdopted).toBe(true);
});
