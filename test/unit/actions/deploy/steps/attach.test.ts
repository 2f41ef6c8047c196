// What a re-run does with what an earlier attempt has left: go on with it, deploy, or end as ambiguous.
import { expect, test } from '@jest/globals';
import type { DeployReport } from '../../../../../src/actions/deploy/report/report.ts';
import type { DeployRun } from '../../../../../src/actions/deploy/run.ts';
import { attach } from '../../../../../src/actions/deploy/steps/attach.ts';
import { StepFailure } from '../../../../../src/domain/failures/failure.ts';
import { parseDeployment } from '../../../../../src/domain/records/deployment.ts';
import { parseServiceError, saysNotFound } from '../../../../../src/domain/records/service-error.ts';
import type { Earlier } from '../../../../../src/github/earlier.ts';
import type { CallOptions } from '../../../../../src/http/connection.ts';
import type { DeploymentList } from '../../../../../src/service/deployments.ts';
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
	readonly listed?: readonly object[] | DeploymentList;
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
const id = (name: string) => ({ id: name });

test.each<World & { name: string; is: unknown }>([
	{ name: 'nothing was left', left: [], is: 'deploy' },
	{ name: 'nothing can exist', left: ['', ''], is: 'deploy' },
	{ name: 'attach is false', left: ['dep_1'], inputs: { attach: 'false' }, is: 'deploy' },
	{ name: 'another setup', left: ['dep_1'], record: { setup: 'ffffffffffffffff' }, is: 'deploy' },
	{ name: 'another package', left: ['dep_1'], record: { digest: OTHER }, is: 'deploy' },

	{ name: 'in flight', left: ['dep_1'], is: id('dep_1') },
	{ name: 'in flight, a setup that was not known yet', left: ['dep_1'], record: { setup: '' }, is: id('dep_1') },
	{ name: 'in flight, of an unknown status', left: ['dep_1'], known: { dep_1: { status: 'new' } }, is: id('dep_1') },
	{ name: 'in flight, no checksum', left: ['dep_1'], known: { dep_1: { source_checksum: null } }, is: id('dep_1') },
	{ name: 'in flight, by its checksum', left: ['dep_1'], record: { digest: '' }, is: id('dep_1') },
	{
		name: 'in flight, its package not known',
		left: ['dep_1'],
		record: { digest: '' },
		known: { dep_1: { source_checksum: null } },
		is: 'ambiguous',
	},
	{
		name: 'in flight, of another package',
		left: ['dep_1'],
		known: { dep_1: { source_checksum: OTHER } },
		is: 'deploy',
	},
	{ name: 'failed', left: ['dep_1'], known: { dep_1: { status: 'failed' } }, is: 'deploy' },
	{ name: 'stopped', left: ['dep_1'], known: { dep_1: { status: 'stopped' } }, is: 'deploy' },
	{ name: '404 of the service', left: ['dep_1'], known: { dep_1: [404, own('not_found')] }, is: 'deploy' },
	{ name: '404 of another kind', left: ['dep_1'], known: { dep_1: [404, '<html>'] }, is: 'ambiguous' },
	{ name: 'no such project', left: ['dep_1'], known: { dep_1: [404, own('project_not_found')] }, is: 'ambiguous' },
	{ name: 'of another project', left: ['dep_1'], known: { dep_1: [403, own('forbidden')] }, is: 'deploy' },
	{ name: 'a 403 of a gateway', left: ['dep_1'], known: { dep_1: [403, '<html>'] }, is: 'ambiguous' },
	{ name: 'a key that is refused', left: ['dep_1'], known: { dep_1: [401, own('unauthorized')] }, is: 'ambiguous' },
	{ name: 'down to the end', left: ['dep_1'], known: { dep_1: [503, ''] }, is: 'ambiguous' },

	{
		name: 'runs, and is named',
		left: ['dep_1'],
		known: { dep_1: { status: 'running' } },
		named: ['dep_1'],
		is: id('dep_1'),
	},
	{
		name: 'runs, and another is named',
		left: ['dep_1'],
		known: { dep_1: { status: 'running' } },
		named: ['dep_2'],
		is: 'deploy',
	},
	{
		name: 'runs, and both are named',
		left: ['dep_1'],
		known: { dep_1: { status: 'running' } },
		named: ['dep_1', 'dep_2'],
		is: 'deploy',
	},
	{
		name: 'runs, and GET /apps cannot be read',
		left: ['dep_1'],
		known: { dep_1: { status: 'running' } },
		is: 'deploy',
	},
	{
		name: 'runs without its variable',
		left: ['dep_1'],
		known: { dep_1: { status: 'running', env_vars: {} } },
		named: ['dep_1'],
		is: 'deploy',
	},

	{
		name: 'the newest has failed, the one before is in flight',
		left: ['dep_2', '', 'dep_1'],
		known: { dep_2: { status: 'failed' } },
		is: id('dep_1'),
	},
	{ name: 'may exist, and is not listed', left: ['?'], is: 'deploy' },
	{ name: 'may exist, one in flight', left: ['?'], listed: [{}], is: id('dep_1') },
	{
		name: 'may exist, its package was not complete',
		left: ['?'],
		record: { digest: '' },
		listed: [{}],
		is: id('dep_1'),
	},
	{ name: 'may exist, of another package', left: ['?'], record: { digest: OTHER }, listed: [{}], is: 'deploy' },
	{
		name: 'may exist, one runs and is named',
		left: ['?'],
		listed: [{ status: 'running' }],
		named: ['dep_1'],
		is: id('dep_1'),
	},
	{
		name: 'may exist, one runs and another is named',
		left: ['?'],
		listed: [{ status: 'running' }],
		named: ['dep_2'],
		is: 'ambiguous',
	},
	{ name: 'may exist, one has failed', left: ['?'], listed: [{ status: 'failed' }], is: 'deploy' },
	{ name: 'may exist, two in flight', left: ['?'], listed: [{}, { id: 'dep_2' }], is: 'ambiguous' },
	{ name: 'may exist, without a checksum', left: ['?'], listed: [{ source_checksum: null }], is: 'ambiguous' },
	{
		name: 'may exist, older than the check',
		left: ['?'],
		listed: [{ created_at: '2025-12-31T23:58:59Z' }],
		is: 'deploy',
	},
	{
		name: "may exist, the service's clock is behind",
		left: ['?'],
		listed: [{ created_at: '2025-12-31T23:59:01Z' }],
		is: id('dep_1'),
	},
	{ name: 'may exist, when is not known', left: ['?'], startedAt: '', listed: [{}], is: 'ambiguous' },
	{ name: "may exist, the listed one is another check's", left: ['?'], ids: ['dep_1'], listed: [{}], is: 'deploy' },
	{ name: 'may exist, the list is none', left: ['?'], listed: { kind: 'malformed', why: 'HTML' }, is: 'ambiguous' },
	{
		name: 'what the first lost turns up after the second has failed',
		left: ['dep_2', '?'],
		known: { dep_2: { status: 'failed' } },
		listed: [{ id: 'dep_2', status: 'failed' }, {}],
		is: id('dep_1'),
	},

	{
		name: 'GitHub is down, and none is in flight',
		earlier: { kind: 'unread', why: '502' },
		listed: [{ status: 'running' }],
		is: 'deploy',
	},
	{
		name: 'GitHub is down, and one is in flight',
		earlier: { kind: 'unread', why: '502' },
		listed: [{}],
		is: 'ambiguous',
	},
	{
		name: 'GitHub is down, and the service has no list',
		earlier: { kind: 'unread', why: '502' },
		listed: {
			kind: 'refused',
			isAbsent: true,
			failure: new StepFailure({ kind: 'rejected', message: 'No list.', advice: '' }),
		},
		is: 'deploy',
	},
	{
		name: 'GitHub is down, and so is the list',
		earlier: { kind: 'unread', why: '502' },
		listed: { kind: 'malformed', why: 'HTML' },
		is: 'ambiguous',
	},
])('$name: $is', async ({ is, ...world }) => {
	const { ended, outcome, said } = await attached(world);
	if (typeof is === 'object') expect(outcome).toMatchObject(is as object);
	else expect(outcome).toBe(is);
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
