// What a re-run does with what an earlier attempt has left: go on with it, deploy, or end as ambiguous.
import { expect, test } from '@jest/globals';
import type { DeployReport } from '../../../../../src/actions/deploy/report/report.ts';
import type { DeployRun } from '../../../../../src/actions/deploy/run.ts';
import { attach } from '../../../../../src/actions/deploy/steps/attach.ts';
import { StepFailure } from '../../../../../src/domain/failures/failure.ts';
import { type DeploymentRecord, parseDeployment } from '../../../../../src/domain/records/deployment.ts';
import { parseServiceError, saysNotFound } from '../../../../../src/domain/records/service-error.ts';
import type { Earlier } from '../../../../../src/github/earlier.ts';
import type { CallOptions } from '../../../../../src/http/connection.ts';
import type { ListOutcome } from '../../../../../src/service/list-pages.ts';
import { fakeClock } from '../../../../support/action-runner/fake-clock.ts';
import { deployInputs } from '../../../../support/action-runner/raw-inputs.ts';

const [SETUP, HEX, OTHER] = ['00112233445566aa', 'a'.repeat(64), 'b'.repeat(64)];
const START = '2026-01-01T00:00:00.000Z';
const RUN = '7-0123456789abcdef';

interface World {
	/** Newest first: what the attempts have recorded as their deployments. */
	readonly left?: readonly string[];
	/** Changes all records. */
	readonly record?: object;
	readonly ids?: readonly string[];
	readonly startedAt?: string;
	readonly earlier?: Earlier;
	/** What GET /deployments/{id} says, by id: changes of the record, or a status and a body. */
	readonly known?: Readonly<Record<string, object | readonly [number, object | string]>>;
	/** What GET /deployments lists: changes of the record. */
	readonly listed?: readonly object[] | ListOutcome<DeploymentRecord>;
	/** Ids that GET /apps names for our version; undefined where it cannot be read. */
	readonly named?: readonly string[] | undefined;
	readonly inputs?: Record<string, string>;
}

const service = (changes: object) => ({
	...{ id: 'dep_1', status: 'queued', region: 'aws.us-east-1a', entrypoint_rel_path: 'app.js' },
	...{ created_at: START, source_checksum: HEX, env_vars: { A: '' } },
	...changes,
});
const recordOf = (changes: object) => {
	const parsed = parseDeployment(service(changes));
	if (!parsed.ok) throw new Error(parsed.why);
	return parsed.record;
};

async function attached(world: World) {
	const { left = [], ids = left.filter((id) => id.startsWith('dep')), known = {}, listed = [], inputs = {} } = world;
	const clock = fakeClock();
	const said: string[] = [];
	const leftMs: number[] = [];
	const attempts = left.map((deployment) => ({
		record: { run: RUN, setup: SETUP, digest: HEX, deployment, ...world.record },
		startedAt: world.startedAt ?? START,
	}));
	const apps = world.named?.map((deployment) => ({ name: 'shop', version: 'latest', deployment, actions: [] }));
	const say = (line: string) => void said.push(line);
	const edges = {
		clock,
		cancel: new AbortController().signal,
		log: { info: say, group: () => {}, debug: say, notice: say },
		redact: (text: string) => text,
		earlier: async () => world.earlier ?? { kind: 'read', attempts, ids },
		apps: {
			list: async () =>
				apps === undefined
					? { kind: 'malformed', why: 'HTML' }
					: { kind: 'list', items: apps, serverNow: 0, isWhole: true },
		},
		workspace: {
			checkPacked: () => [],
			stream: () => ({
				async *open() {
					clock.pass(6_000);
					yield Buffer.from('x');
				},
				facts: () => ({ size: 1, digest: `sha256:${HEX}`, files: 1, contentSize: 1, largest: [] }),
			}),
		},
		deployments: {
			async get(id: string, limit: CallOptions) {
				limit.signal.throwIfAborted();
				leftMs.push(limit.leftMs());
				const one = known[id] ?? {};
				if (!Array.isArray(one)) return { kind: 'record', record: recordOf({ id, ...one }) };
				const [status, body] = one as [number, object | string];
				const text = typeof body === 'string' ? body : JSON.stringify(body);
				const error = parseServiceError(status, text);
				const failure = new StepFailure({
					kind: 'rejected',
					message: `It says ${status}.`,
					advice: '',
					service: error,
				});
				if (saysNotFound(error)) return { kind: 'missing', failure };
				throw failure;
			},
			async list() {
				if ('kind' in listed) return listed;
				return { kind: 'list', items: listed.map(recordOf), serverNow: Date.parse(START), isWhole: true };
			},
		},
	};
	const given = deployInputs({ entrypoint: 'app.js', timeout: '5', 'env-vars': 'A=1', ...inputs });
	const facts: Partial<DeployReport> = {};
	const report = { now: { setup: SETUP }, add: (more: Partial<DeployReport>) => Object.assign(facts, more) };
	const run = { inputs: given, edges, report } as unknown as DeployRun;
	const app = { kind: 'directory', entrypoint: 'app.js', files: [] } as const;
	const ended = await attach(run, app).catch((thrown: unknown) => thrown);
	const outcome = ended instanceof StepFailure ? ended.kind : (ended ?? 'deploy');
	return { ended, outcome, facts, said: said.join('\n'), leftMs };
}

const own = (code: string) => ({ code, message: 'No.' });
const dep1 = { id: 'dep_1' };
/** One attempt that knows the id of its deployment, of which the service says this. */
const knows = (one: object | readonly [number, object | string], more: World = {}): World => ({
	left: ['dep_1'],
	known: { dep_1: one },
	...more,
});
/** One attempt whose request may have been sent, and what the list has. */
const lost = (listed: NonNullable<World['listed']>, more: World = {}): World => ({ left: ['?'], listed, ...more });
/** GitHub is down, and what the list has. */
const unread = (listed: NonNullable<World['listed']>): World => ({ earlier: { kind: 'unread', why: '502' }, listed });
const RUNNING = { status: 'running' };
const UNNAMED = { source_checksum: null };
const HTML = { kind: 'malformed', why: 'HTML' } as const;
const NO_LIST = {
	kind: 'refused',
	isAbsent: true,
	failure: new StepFailure({ kind: 'rejected', message: 'No list.', advice: '' }),
} as const;

test.each<[name: string, is: 'deploy' | 'ambiguous' | { id: string }, world: World]>([
	['nothing was left', 'deploy', {}],
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
	['failed', 'deploy', knows({ status: 'failed' })],
	['stopped', 'deploy', knows({ status: 'stopped' })],
	['404 of the service', 'deploy', knows([404, own('not_found')])],
	['404 of another kind', 'ambiguous', knows([404, '<html>'])],
	['no such project', 'ambiguous', knows([404, own('project_not_found')])],
	['of another project', 'deploy', knows([403, own('forbidden')])],
	['a 403 of a gateway', 'ambiguous', knows([403, '<html>'])],
	['a key that is refused', 'ambiguous', knows([401, own('unauthorized')])],
	['down to the end', 'ambiguous', knows([503, ''])],

	['runs, and is named', dep1, knows(RUNNING, { named: ['dep_1'] })],
	['runs, and another is named', 'deploy', knows(RUNNING, { named: ['dep_2'] })],
	['runs, and both are named', 'deploy', knows(RUNNING, { named: ['dep_1', 'dep_2'] })],
	['runs, and GET /apps cannot be read', 'deploy', knows(RUNNING)],
	['runs without its variable', 'deploy', knows({ ...RUNNING, env_vars: {} }, { named: ['dep_1'] })],
	['runs another package', 'deploy', knows({ ...RUNNING, source_checksum: OTHER }, { named: ['dep_1'] })],

	['may exist, and is not listed', 'deploy', lost([])],
	['may exist, one in flight', dep1, lost([{}])],
	['may exist, its package was not complete', dep1, lost([{}], { record: { digest: '' } })],
	['may exist, of another package', 'deploy', lost([{}], { record: { digest: OTHER } })],
	['may exist, one runs and is named', dep1, lost([RUNNING], { named: ['dep_1'] })],
	['may exist, one runs and another is named', 'ambiguous', lost([RUNNING], { named: ['dep_2'] })],
	['may exist, one has failed', 'deploy', lost([{ status: 'failed' }])],
	['may exist, two in flight', 'ambiguous', lost([{}, { id: 'dep_2' }])],
	['may exist, without a checksum', 'ambiguous', lost([UNNAMED])],
	['may exist, older than the check', 'deploy', lost([{ created_at: '2025-12-31T23:58:59Z' }])],
	["may exist, the service's clock is behind", dep1, lost([{ created_at: '2025-12-31T23:59:01Z' }])],
	['may exist, when is not known', 'ambiguous', lost([{}], { startedAt: '' })],
	["may exist, the listed one is another check's", 'deploy', lost([{}], { ids: ['dep_1'] })],
	['may exist, the list is none', 'ambiguous', lost(HTML)],

	[
		'the newest has failed, the one before is in flight',
		dep1,
		{ left: ['dep_2', '', 'dep_1'], known: { dep_2: { status: 'failed' } } },
	],
	[
		'what the first lost turns up after the second has failed',
		dep1,
		{ left: ['dep_2', '?'], known: { dep_2: { status: 'failed' } }, listed: [{ id: 'dep_2', status: 'failed' }, {}] },
	],

	['GitHub is down, and none is in flight', 'deploy', unread([RUNNING])],
	['GitHub is down, and one is in flight', 'ambiguous', unread([{}])],
	['GitHub is down, and the service has no list', 'deploy', unread(NO_LIST)],
	['GitHub is down, and so is the list', 'ambiguous', unread(HTML)],
])('%s: %j', async (_, is, world) => {
	const { ended, outcome, said } = await attached(world);
	if (typeof is === 'string') expect(outcome).toBe(is);
	else expect(outcome).toMatchObject(is);
	if (outcome === 'ambiguous') expect(ended).toMatchObject({ advice: expect.stringContaining('attach: false') });
	if (typeof is === 'object') expect(said).toContain('nothing is sent again');
});

test('packing for the comparison takes nothing of "timeout"', async () => {
	expect((await attached({ left: ['dep_1'] })).leftMs).toEqual([5_000]);
});

test('only what the list alone has told is adopted: it is followed until it runs, and confirmed', async () => {
	expect((await attached({ left: ['?'], listed: [{}] })).facts.isAdopted).toBe(true);
	expect((await attached({ left: ['dep_1'] })).facts.isAdopted).toBeUndefined();
});
