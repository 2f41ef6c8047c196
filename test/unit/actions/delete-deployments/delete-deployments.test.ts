// What is deleted for each way of naming it, against a service that is a list in memory.
import { expect, test } from '@jest/globals';
import { deleteDeployments } from '../../../../src/actions/delete-deployments/delete-deployments.ts';
import type { DeletionEdges } from '../../../../src/actions/delete-deployments/find.ts';
import { parseDeleteDeploymentsInputs } from '../../../../src/actions/delete-deployments/inputs.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { parseServiceError } from '../../../../src/domain/records/service-error.ts';
import { hear } from '../../../support/action-runner/heard.ts';

interface Service {
	/** What it responds to `GET /apps` in the place of all that is deployed. */
	readonly apps?: object;
	/** The filters that it ignores, of `GET /deployments`. */
	readonly ignores?: 'app' | 'version';
	/** How many DELETEs of a deployment leave it there. */
	readonly deaf?: number;
	/** How it refuses to delete the deployment `a`. */
	readonly refuses?: StepFailure;
	/** A deployment that `GET /apps` names first, and that is gone; what is there is listed afterwards. */
	readonly stale?: string;
	/** How many times `GET /apps` can be read. */
	readonly listings?: number;
	/** Pull requests that can be read. */
	readonly pulls?: Readonly<Record<number, 'open' | 'closed'>>;
}

/** Reads `id app version status, …`; default: web, pr-1 and running. The digit of an id is the day of its creation. */
const read = (deployed: string) =>
	deployed.split(', ').flatMap((one) => {
		const [id = '', app = 'web', version = 'pr-1', status = 'running'] = one.split(' ');
		const day = /\d/.exec(id)?.[0];
		const createdAt = day === undefined ? '' : `2030-01-0${day}T10:00:00Z`;
		return id === '' ? [] : [{ id, app, version, status, createdAt }];
	});

const list = (items: readonly object[], isWhole = true) => ({ kind: 'list', items, serverNow: 0, isWhole });
const listed = (deployed: string) =>
	list(read(deployed).map(({ id, app, version }) => ({ name: app, version, deployment: id, actions: [] })));
const failing = (kind: 'rejected' | 'network' | 'ambiguous', message: string) =>
	new StepFailure({ kind, message, advice: '' });
const unread = (isAbsent: boolean) => ({ kind: 'unread', isAbsent, failure: failing('rejected', 'No list.') });

/** Runs the step. @returns what it deleted, and what it said. */
async function run(inputs: Readonly<Record<string, string>>, deployed: string, service: Service = {}) {
	const { apps, ignores, deaf = 0, refuses, stale, listings = 99, pulls = {} } = service;
	let reads = 0;
	const there = new Map(read(deployed).map((one) => [one.id, one]));
	const tries: string[] = [];
	const { heard, edges: own } = hear();
	const edges = {
		...own,
		limit: { signal: own.cancel, leftMs: () => 1 },
		tellGone: async () => {},
		pullState: async (number: number) => ({ kind: pulls[number] ?? 'unread', why: 'GitHub responded with 404' }),
		apps: {
			async list() {
				if (++reads > listings) return list([], false);
				if (reads === 1 && stale !== undefined) return listed(stale);
				return apps ?? listed([...there.values()].map(({ id, app, version }) => `${id} ${app} ${version}`).join(', '));
			},
		},
		deployments: {
			list: async (_limit: unknown, of: { app: string; version: string }) =>
				list(
					[...there.values()]
						.filter(({ app }) => ignores === 'app' || app === of.app)
						.filter(({ version }) => ignores === 'version' || version === of.version),
				),
			get: async (id: string) => {
				if (there.has(id)) return { ok: true, record: there.get(id) };
				const service = parseServiceError(404, '{"code":"not_found","message":"It is not there"}');
				throw failing('rejected', '').with({ service });
			},
			delete: async (id: string) => {
				tries.push(id);
				if (id === 'a' && refuses !== undefined) throw refuses;
				const isThere = there.has(id);
				if (tries.filter((one) => one === id).length > deaf) there.delete(id);
				return isThere ? 'deleted' : 'gone';
			},
		},
	} as unknown as DeletionEdges;
	const isGreen = await deleteDeployments(
		parseDeleteDeploymentsInputs((name) => inputs[name] ?? ''),
		edges,
	);
	return { isGreen, tries: tries.join(), said: heard.said.join('\n'), outputs: heard.outputs };
}

const VERSION = { 'app-name': 'web', version: 'pr-1' };
const KEEP = { 'app-name': 'web', 'version-prefix': 'main-', keep: '2' };
const CLOSED = { 'app-name': 'web', 'version-prefix': 'pr-', 'closed-pull-requests': 'true' };
const KEEP_ANY = { 'app-name': 'web', 'version-prefix': 'la', keep: '1' };
const IDS = { 'deployment-id': 'a,b' };
const NO_APPS = { apps: unread(true) };
const PULLS = { pulls: { 7: 'closed', 8: 'open' } } as const;
const REFUSED = { refuses: failing('rejected', 'No.') };
const LOST = { refuses: failing('ambiguous', 'Lost.') };
const DOWN = { refuses: failing('network', 'Down.') };

type Inputs = Readonly<Record<string, string>>;
test.each<[what: string, inputs: Inputs, deployed: string, ids: string, service?: Service]>([
	['a version, compared letter by letter', VERSION, 'a, b, c web pr-12, d web PR-1, e web2, f Web', 'a,b'],
	['a version: what stays listed is deleted again', VERSION, 'a', 'a', { deaf: 3 }],
	['a version: what is gone is over, though the list still names it', VERSION, 'a', 'a', { apps: listed('a') }],
	['a version, without GET /apps: what has not ended', VERSION, 'a, b web v1, c web pr-1 stopped', 'a', NO_APPS],
	['a version: what is listed later goes, too', VERSION, 'c', 'c', { stale: 'x' }],
	['keep: all but the newest of those names', KEEP, 'm3 web main-3, m1 web main-1, m2 web main-2, x web v1', 'm1'],
	['keep: what does not run neither counts nor goes', KEEP, 'm3 web main-3 failed, m2 web main-2, m1 web main-1', ''],
	['keep: a version goes whole', KEEP, 'm1 web main-1, m4 web main-1, m2 web main-2, m3 web main-3', 'm2'],
	['keep: latest stays unless it is allowed', KEEP_ANY, 'm1 web latest, m2 web lab', ''],
	['closed: only of closed pull requests', CLOSED, 'a web pr-7, b web pr-8, c web pr-9', 'a', PULLS],
	['closed: no other names', CLOSED, 'd web pr-x, e web pr-07, f web v-7', '', PULLS],
	['ids: exactly these', { 'deployment-id': 'a, b\nc a' }, 'a, c, d', 'a,c'],
])('%s', async (_, inputs, deployed, ids, ...[service]) => {
	const { isGreen, outputs, tries } = await run(inputs, deployed, service);
	const count = String(ids === '' ? 0 : ids.split(',').length);
	expect({ isGreen, outputs }).toMatchObject({ isGreen: true, outputs: { 'deleted-ids': ids, count } });
	const dry = await run({ ...inputs, 'dry-run': 'true' }, deployed, service);
	expect(dry).toMatchObject({ isGreen: true, tries: '', outputs: { 'deleted-ids': '', count: '0' } });
	if (tries !== '') expect(dry.said).toMatch(/Would delete: .*would be deleted; nothing was/s);
});

const SHARED = 'deployment a also belongs to app "web", version "latest"';
test.each<[what: string, inputs: Inputs, deployed: string, says: string, service?: Service]>([
	['another version has the same one', VERSION, '', SHARED, { apps: listed('a, a web latest') }],
	['apps that cannot be read', VERSION, '', 'No list.', { apps: unread(false) }],
	['app_name is ignored', VERSION, 'a x', 'ignores', { ...NO_APPS, ignores: 'app' }],
	['app_version is ignored', VERSION, 'a web x', 'ignores', { ...NO_APPS, ignores: 'version' }],
	['keep without GET /apps', KEEP, 'm1 web main-1', 'To delete without a list, set', NO_APPS],
	['keep, and no age', KEEP, 'm1 web main-1, m web main-2', 'deployment m has no usable creation time'],
])('nothing is deleted: %s', async (_, inputs, deployed, says, ...[service]) => {
	const { isGreen, tries, said } = await run(inputs, deployed, service);
	expect({ isGreen, tries }).toEqual({ isGreen: false, tries: '' });
	expect(said).toMatch(/^error: .* This was for app "web", version .*\. Nothing was deleted\./);
	expect(said).toContain(says);
});

test.each([VERSION, KEEP, CLOSED])('an app that the service does not know is a warning: %j', async (inputs) => {
	const { isGreen, said, outputs } = await run(inputs, 'a shop, b shop, c webb');
	expect({ isGreen, count: outputs.count }).toEqual({ isGreen: true, count: '0' });
	expect(said).toMatch(/^warning: The service has no app "web"\. It has "shop", "webb"\. Check "app-name"/);
	expect(said).toMatch(/^info: Nothing to delete for app "web", version "(?:pr-1|main-…|pr-…)"$/m);
	expect((await run(inputs, '')).said).toContain('It has no app.');
});

const TWENTY = Array(20).fill('a').join();
test.each<[what: string, inputs: Inputs, deployed: string, tries: string, says: RegExp, service?: Service]>([
	['a version that a known app has not', VERSION, 'a web v1', '', /^info: Nothing to delete for app "web"[^\n]*$/],
	['a pull request that cannot be read', CLOSED, 'a web pr-7', '', /^warning: Version "pr-7" .*#7 .* with 404\)\.$/m],
	['one is refused: the others go', IDS, 'a, b', 'a,b', /^error: No\. .* Deleted: b\. Not deleted: a\. /m, REFUSED],
	['a response is lost', IDS, 'a', 'a,b', /^error: Lost\. .* Already gone: b\. Maybe deleted: a\. /m, LOST],
	['no network: no others are tried', IDS, 'a, b', 'a', /^error: Down\. .* Not deleted: a, b\. /m, DOWN],
	['no list in round two', VERSION, 'a', 'a', /^error: .*read completely\. .*"pr-1"\. Deleted: a\. /m, { listings: 1 }],
	['twenty rounds', VERSION, 'a', TWENTY, /^error: After 20 rounds the service still lists a\. /m, { deaf: 99 }],
])('what is said: %s', async (_, inputs, deployed, tries, says, ...[service]) => {
	const ended = await run(inputs, deployed, service);
	expect(ended).toMatchObject({ isGreen: !says.source.startsWith('^error'), tries });
	expect(ended.said).toMatch(says);
});
