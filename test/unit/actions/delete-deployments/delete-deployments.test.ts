// What is deleted for each way of naming it, against a service that is a list in memory.
import { expect, test } from '@jest/globals';
import {
	type DeleteDeploymentsEdges,
	deleteDeployments,
} from '../../../../src/actions/delete-deployments/delete-deployments.ts';
import { parseDeleteDeploymentsInputs } from '../../../../src/actions/delete-deployments/inputs.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { hear } from '../../../support/action-runner/heard.ts';

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
	/** Its refusals to delete, by id. */
	readonly refuses?: Readonly<Record<string, StepFailure>>;
	/** How many times `GET /apps` can be read. */
	readonly listings?: number;
	/** Pull requests that can be read. */
	readonly pulls?: Readonly<Record<number, 'open' | 'closed'>>;
}

const list = (items: readonly object[], isWhole = true) => ({ kind: 'list', items, serverNow: 0, pages: 1, isWhole });
const failing = (kind: 'rejected' | 'network' | 'ambiguous', message: string) =>
	new StepFailure({ kind, message, advice: '' });
const failure = failing('rejected', 'No list.');
const unread = (isAbsent: boolean) => ({ kind: 'unread', isAbsent, failure });
const entry = (deployment: string, app: string, version: string) => ({ name: app, version, deployment, actions: [] });

/** Runs the step. @returns what it deleted, and what it said. */
async function run(inputs: Record<string, string>, service: Service) {
	const { deployed, apps, ignores = [], deaf = 0, refuses = {}, listings = 99, pulls = {} } = service;
	let listed = 0;
	const there = new Map(deployed.map((one) => [one.id, { app: 'web', version: 'pr-1', ...one }]));
	const tries: string[] = [];
	const { heard, edges: own } = hear();
	const edges = {
		...own,
		tellGone: async () => {},
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
				return isThere ? 'deleted' : 'gone';
			},
		},
	} as unknown as DeleteDeploymentsEdges;
	const isGreen = await deleteDeployments(
		parseDeleteDeploymentsInputs((name) => inputs[name] ?? ''),
		edges,
	);
	return { isGreen, tries, said: heard.said.join('\n'), outputs: heard.outputs };
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
		name: 'a version: what is gone is over, though the list still names it',
		with: VERSION,
		deployed: [{ id: 'a' }],
		apps: list([entry('a', 'web', 'pr-1')]),
		ids: 'a',
	},
	{
		name: 'a version, at a service without GET /apps: what is listed and has not ended',
		with: VERSION,
		deployed: [{ id: 'a' }, { id: 'b', version: 'v1' }, { id: 'c', status: 'stopped' }],
		apps: unread(true),
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
	if (tries.length > 0) expect(dry.said).toMatch(/Would delete: .*would be deleted; nothing was/s);
});

const REFUSED: readonly (Row & { readonly says: RegExp })[] = [
	{
		name: 'another version has the same deployment',
		with: VERSION,
		deployed: [],
		apps: list([entry('a', 'web', 'pr-1'), entry('a', 'web', 'latest')]),
		says: /deployment a also belongs to app "web", version "latest"/,
	},
	{ name: 'apps that cannot be read', with: VERSION, deployed: [], apps: unread(false), says: /No list\./ },
	{
		name: 'app_name is ignored',
		with: VERSION,
		deployed: [{ id: 'a', app: 'x' }],
		apps: unread(true),
		ignores: ['app'],
		says: /ignores/,
	},
	{
		name: 'app_version is ignored',
		with: VERSION,
		deployed: [{ id: 'a', version: 'x' }],
		apps: unread(true),
		ignores: ['version'],
		says: /ignores/,
	},
	{
		name: 'keep without GET /apps',
		with: KEEP,
		deployed: [main(1)],
		apps: unread(true),
		says: /No list\. .*To delete without a list, set "deployment-id"/,
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
	expect(said).toMatch(/This was for app "web", version .*\. Nothing was deleted\./);
});

test.each([VERSION, KEEP, CLOSED])('an app that the service does not know is a warning: %j', async (inputs) => {
	const deployed = ['shop', 'shop', 'webb'].map((app, at) => ({ id: `${at}`, app }));
	const { isGreen, said, outputs } = await run(inputs, { deployed });
	expect({ isGreen, count: outputs.count }).toEqual({ isGreen: true, count: '0' });
	expect(said).toMatch(/^warning: The service has no app "web"\. It has "shop", "webb"\. Check "app-name"/);
	expect(said).toMatch(/^info: Nothing to delete for app "web", version "(?:pr-1|main-…|pr-…)"$/m);
	expect((await run(inputs, { deployed: [] })).said).toContain('It has no app.');
});

test.each<Row & { readonly isGreen?: boolean; readonly deletes: readonly string[]; readonly says: RegExp }>([
	{
		name: 'a version that a known app does not have is no warning',
		with: VERSION,
		deployed: [{ id: 'a', version: 'v1' }],
		isGreen: true,
		deletes: [],
		says: /^info: Nothing to delete for app "web", version "pr-1"$/,
	},
	{
		name: 'a pull request that cannot be read is a warning, and its preview stays',
		with: CLOSED,
		deployed: [{ id: 'a', version: 'pr-7' }],
		isGreen: true,
		deletes: [],
		says: /^warning: Version "pr-7" stays: pull request #7 could not be read \(GitHub responded with 404\)\.$/m,
	},
	{
		name: 'one is refused: the others go',
		with: { 'deployment-id': 'a,b' },
		deployed: [{ id: 'a' }, { id: 'b' }],
		refuses: { a: failing('rejected', 'Refused with 409.') },
		deletes: ['a', 'b'],
		says: /^error: Refused with 409\. This was for these ids\. Deleted: b\. Not deleted: a\. /m,
	},
	{
		name: 'the response to one is lost: the others go',
		with: { 'deployment-id': 'a,b' },
		deployed: [{ id: 'a' }],
		refuses: { a: failing('ambiguous', 'No response.') },
		deletes: ['a', 'b'],
		says: /^error: No response\. .* Already gone: b\. Maybe deleted: a\. /m,
	},
	{
		name: 'no network: the others are not tried',
		with: { 'deployment-id': 'a,b' },
		deployed: [{ id: 'a' }, { id: 'b' }],
		refuses: { a: failing('network', 'Down.') },
		deletes: ['a'],
		says: /^error: Down\. .* Not deleted: a, b\. /m,
	},
	{
		name: 'a list that cannot be read after the first round: what was deleted by then is said',
		with: VERSION,
		deployed: [{ id: 'a' }],
		listings: 1,
		deletes: ['a'],
		says: /^error: .*read completely\. This was for app "web", version "pr-1"\. Deleted: a\. /m,
	},
	{
		name: 'what is there after twenty rounds fails the step',
		with: VERSION,
		deployed: [{ id: 'a' }],
		deaf: 1_000,
		deletes: Array(20).fill('a'),
		says: /^error: After 20 rounds the service still lists a\. /m,
	},
])('$name', async ({ with: inputs, isGreen = false, deletes, says, ...service }) => {
	const { said, ...result } = await run(inputs, service);
	expect(result).toMatchObject({ isGreen, tries: deletes });
	expect(said).toMatch(says);
});
