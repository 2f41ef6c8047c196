// What is deleted for each way of naming it, against a service that is a list in memory.
import { expect, test } from '@jest/globals';
import { deleteDeployments } from '../../../../src/actions/delete-deployments/delete-deployments.ts';
import type { DeleteDeploymentsEdges } from '../../../../src/actions/delete-deployments/edges.ts';
import { parseDeleteDeploymentsInputs } from '../../../../src/actions/delete-deployments/inputs.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { fakeClock } from '../../../support/action-runner/fake-clock.ts';

interface Deployed {
	readonly id: string;
	/** Default: `web`. */
	readonly app?: string;
	/** Default: `pr-1`. */
	readonly version?: string;
	readonly status?: string;
	readonly created?: string;
}

interface Service {
	readonly deployed: readonly Deployed[];
	/** What it responds to `GET /apps` in the place of all that is deployed. */
	readonly apps?: object;
	/** The filters that it ignores, of `GET /deployments`. */
	readonly ignores?: readonly ('app' | 'version')[];
	/** How many DELETEs of a deployment leave it there. */
	readonly deaf?: number;
	/** Whether the response to those only promises that it will be done. */
	readonly isOpen?: boolean;
	/** Its refusals to delete, by id. */
	readonly refuses?: Readonly<Record<string, StepFailure>>;
	/** How many times `GET /apps` can be read. */
	readonly listings?: number;
	/** Pull requests that can be read. */
	readonly pulls?: Readonly<Record<number, 'open' | 'closed'>>;
}

const list = (items: readonly object[], isWhole = true) => ({ kind: 'list', items, serverNow: 0, pages: 1, isWhole });
const failure = new StepFailure({ kind: 'rejected', message: 'No.', advice: '' });
const absent = { kind: 'refused', isAbsent: true, failure };
const entry = (deployment: string, app: string, version: string) => ({ name: app, version, deployment, actions: [] });

/** Runs the step. @returns what it deleted, and what it said. */
async function run(inputs: Record<string, string>, service: Service) {
	const { deployed, apps, ignores = [], deaf = 0, isOpen = false, refuses = {}, listings = 99, pulls = {} } = service;
	let listed = 0;
	const there = new Map(deployed.map((one) => [one.id, { app: 'web', version: 'pr-1', ...one }]));
	const tries: string[] = [];
	const said: string[] = [];
	const outputs: Record<string, string> = {};
	const say = (kind: string) => (line: string) => said.push(`${kind}: ${line}`);
	const edges = {
		log: { info: say('info'), warning: say('warning'), error: say('error'), debug() {}, group: say('group') },
		outputs: { set: (more: object) => Object.assign(outputs, more) },
		summary: { write: async (render: (redact: (text: string) => string) => string) => render((text) => text) },
		clock: fakeClock(),
		cancel: new AbortController().signal,
		github: undefined,
		pullState: async (number: number) => ({ kind: pulls[number] ?? 'unread', why: 'GitHub responded with 404' }),
		apps: {
			async list() {
				if (++listed > listings) return list([], false);
				return apps ?? list([...there.values()].map(({ id, app, version }) => entry(id, app, version)));
			},
		},
		deployments: {
			list: async (_limit: unknown, of: { app: string; version: string }) =>
				list(
					[...there.values()]
						.filter(({ app }) => ignores.includes('app') || app === of.app)
						.filter(({ version }) => ignores.includes('version') || version === of.version)
						.map(({ id, status = 'running' }) => ({ id, status })),
				),
			get: async (id: string) => {
				const { status = 'running', created = '' } = there.get(id) ?? {};
				return there.has(id) ? { kind: 'record', record: { id, status, createdAt: created } } : { kind: 'missing' };
			},
			delete: async (id: string) => {
				tries.push(id);
				if (refuses[id] !== undefined) throw refuses[id];
				const isThere = there.has(id);
				if (tries.filter((one) => one === id).length > deaf) there.delete(id);
				else if (isOpen) return { kind: 'open', failure };
				return { kind: isThere ? 'deleted' : 'gone', by: 'response' };
			},
		},
	} as unknown as DeleteDeploymentsEdges;
	const isGreen = await deleteDeployments(
		parseDeleteDeploymentsInputs((name) => inputs[name] ?? ''),
		edges,
	);
	return { isGreen, tries, said: said.join('\n'), outputs };
}

const VERSION = { 'app-name': 'web', version: 'pr-1' };
const KEEP = { 'app-name': 'web', 'version-prefix': 'main-', keep: '2' };
const CLOSED = { 'app-name': 'web', 'version-prefix': 'pr-', 'closed-pull-requests': 'true' };
const main = (nth: number, more: Partial<Deployed> = {}): Deployed => ({
	id: `m${nth}`,
	version: `main-${nth}`,
	created: `2030-01-0${nth}T10:00:00Z`,
	...more,
});

interface Row extends Service {
	readonly name: string;
	readonly with: Record<string, string>;
}

const DELETED: readonly (Row & { readonly ids: string })[] = [
	{
		name: 'a version: both names are compared letter by letter',
		with: VERSION,
		deployed: [
			{ id: 'a' },
			{ id: 'b' },
			{ id: 'c', version: 'pr-12' },
			{ id: 'd', version: 'PR-1' },
			{ id: 'e', app: 'web2' },
			{ id: 'f', app: 'Web' },
		],
		ids: 'a,b',
	},
	{ name: 'a version: what stays listed is deleted again', with: VERSION, deployed: [{ id: 'a' }], deaf: 3, ids: 'a' },
	{
		name: 'a version, at a service without GET /apps: what is listed and has not ended',
		with: VERSION,
		deployed: [{ id: 'a' }, { id: 'b', version: 'v1' }, { id: 'c', status: 'stopped' }],
		apps: absent,
		ids: 'a',
	},
	{
		name: 'keep: all but the newest; what does not run neither counts nor goes, and other names stay',
		with: KEEP,
		deployed: [main(3), main(1), main(2), main(5, { status: 'failed' }), main(4), { id: 'x', version: 'v1' }],
		ids: 'm2,m1',
	},
	{
		name: 'keep: a version of several deployments stays or goes whole',
		with: KEEP,
		deployed: [main(1), main(1, { id: 'm1b', created: '2030-01-09T10:00:00Z' }), main(2), main(3)],
		ids: 'm2',
	},
	{
		name: 'keep: latest stays unless it is allowed',
		with: { ...KEEP, 'version-prefix': 'la', keep: '1' },
		deployed: [main(1, { version: 'latest' }), main(2, { version: 'lab' })],
		ids: '',
	},
	{
		name: 'closed: the versions of closed pull requests, and no others',
		with: CLOSED,
		deployed: ['pr-7', 'pr-8', 'pr-9', 'pr-x', 'pr-07', 'v-7'].map((version) => ({ id: version, version })),
		pulls: { 7: 'closed', 8: 'open' },
		ids: 'pr-7',
	},
	{
		name: 'ids: a DELETE that is only promised is sent again',
		with: { 'deployment-id': 'a' },
		deployed: [{ id: 'a' }],
		deaf: 2,
		isOpen: true,
		ids: 'a',
	},
	{
		name: 'ids: exactly these',
		with: { 'deployment-id': 'a, b\nc a' },
		deployed: [{ id: 'a' }, { id: 'c' }, { id: 'd' }],
		ids: 'a,c',
	},
];

test.each(DELETED)('$name', async ({ with: inputs, ids, ...service }) => {
	const { isGreen, outputs, tries } = await run(inputs, service);
	expect({ isGreen, ids: outputs['deleted-ids'] }).toEqual({ isGreen: true, ids });
	expect(outputs.count).toBe(String(ids === '' ? 0 : ids.split(',').length));
	const dry = await run({ ...inputs, 'dry-run': 'true' }, service);
	expect(dry).toMatchObject({ isGreen: true, tries: [], outputs: { 'deleted-ids': '', count: '0' } });
	if (tries.length > 0) expect(dry.said).toContain('would be deleted');
});

const REFUSED: readonly (Row & { readonly says: RegExp })[] = [
	{
		name: 'another version has the same deployment',
		with: VERSION,
		deployed: [],
		apps: list([entry('a', 'web', 'pr-1'), entry('a', 'web', 'latest')]),
		says: /deployment a also belongs to app "web", version "latest"/,
	},
	{
		name: 'an id that leads elsewhere',
		with: KEEP,
		deployed: [],
		apps: list([entry('../x', 'web', 'main-1')]),
		says: /no usable id/,
	},
	{ name: 'apps that are no list', with: VERSION, deployed: [], apps: { kind: 'malformed' }, says: /not a list/ },
	{
		name: 'app_name is ignored',
		with: VERSION,
		deployed: [{ id: 'a', app: 'x' }],
		apps: absent,
		ignores: ['app'],
		says: /ignores/,
	},
	{
		name: 'app_version is ignored',
		with: VERSION,
		deployed: [{ id: 'a', version: 'x' }],
		apps: absent,
		ignores: ['version'],
		says: /ignores/,
	},
	{
		name: 'keep without GET /apps',
		with: KEEP,
		deployed: [main(1)],
		apps: absent,
		says: /The service has no GET \/apps/,
	},
	{
		name: 'keep, and no age',
		with: KEEP,
		deployed: [main(1), main(2, { created: '' }), main(3)],
		says: /deployment m2 has no usable creation time/,
	},
];

test.each(REFUSED)('nothing is deleted: $name', async ({ with: inputs, says, ...service }) => {
	const { isGreen, tries, said } = await run(inputs, service);
	expect({ isGreen, tries }).toEqual({ isGreen: false, tries: [] });
	expect(said).toMatch(new RegExp(`error: .*${says.source}`));
	expect(said).toContain('Nothing was deleted.');
});

test.each([VERSION, KEEP, CLOSED])(
	'an app that the service does not know is a warning that names those it knows: %j',
	async (inputs) => {
		const deployed = [
			{ id: 'a', app: 'shop' },
			{ id: 'b', app: 'shop', version: 'v2' },
			{ id: 'c', app: 'webb' },
		];
		const { isGreen, said, outputs } = await run(inputs, { deployed });
		expect({ isGreen, count: outputs.count }).toEqual({ isGreen: true, count: '0' });
		expect(said).toMatch(/warning: Nothing to delete for app "web", .*has no such app\. It has "shop", "webb"\./);
		expect(said).toContain(Object.values(inputs)[1]); // the version, or its prefix
		expect((await run(inputs, { deployed: [] })).said).toContain('It has no app.');
	},
);

test('a version that a known app does not have is told with both names, and is no warning', async () => {
	const { said } = await run(VERSION, { deployed: [{ id: 'a', version: 'v1' }] });
	expect(said).toContain('info: Nothing to delete for app "web", version "pr-1"');
	expect(said).not.toContain('warning');
});

test('a pull request that cannot be read is a warning, and its preview stays', async () => {
	const { said, tries } = await run(CLOSED, { deployed: [{ id: 'a', version: 'pr-7' }] });
	expect(said).toContain(
		'warning: Version "pr-7" stays: pull request #7 could not be read (GitHub responded with 404).',
	);
	expect(tries).toEqual([]);
});

const refusal = (status: number) => {
	const service = { status, code: 'no', message: 'No', details: [], requestId: '' };
	return new StepFailure({ kind: 'rejected', message: `Refused with ${status}.`, advice: '', service });
};

test.each([
	{
		name: 'a refusal: the others go',
		refusal: refusal(409),
		tries: ['a', 'b'],
		says: 'Deleted: 1 deployment (b). Not deleted: 1 deployment (a).',
	},
	{
		name: 'one that would be that of all',
		refusal: refusal(405),
		tries: ['a'],
		says: 'Not deleted: 2 deployments (a, b).',
	},
	{
		name: 'no network',
		refusal: new StepFailure({ kind: 'network', message: 'Down.', advice: '' }),
		tries: ['a'],
		says: 'Not deleted: 2 deployments (a, b).',
	},
])('what could not be deleted is named, and fails the step: $name', async ({ refusal, tries, says }) => {
	const deployed = [{ id: 'a' }, { id: 'b' }];
	const result = await run({ 'deployment-id': 'a,b' }, { deployed, refuses: { a: refusal } });
	expect(result).toMatchObject({ isGreen: false, tries });
	expect(result.said).toContain(`error: ${refusal.message} ${says}`);
});

test('a list that cannot be read after the first round: what was deleted by then is said', async () => {
	const { isGreen, said } = await run(VERSION, { deployed: [{ id: 'a' }], listings: 1 });
	expect(isGreen).toBe(false);
	expect(said).toMatch(/error: .*read completely\. Deleted: 1 deployment \(a\)\./);
	expect(said).not.toContain('Nothing was deleted');
});

test.each([
	{ name: 'it is still listed', with: VERSION, isOpen: false, says: 'Deleted' },
	{ name: 'its DELETE is only promised', with: { 'deployment-id': 'a' }, isOpen: true, says: 'Maybe deleted' },
])('what is there after twenty rounds is named, and fails the step: $name', async ({ with: inputs, isOpen, says }) => {
	const { isGreen, said, tries } = await run(inputs, { deployed: [{ id: 'a' }], deaf: 1_000, isOpen });
	expect({ isGreen, tries: tries.length }).toEqual({ isGreen: false, tries: 20 });
	expect(said).toMatch(
		new RegExp(`error: After 20 rounds the service still has 1 deployment: a.* ${says}: 1 deployment`),
	);
});
