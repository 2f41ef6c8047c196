// Two deployments of one package differ in their version, which only the list of apps tells.
import { expect, test } from '@jest/globals';
import { confirmVersion } from '../../../../src/actions/deploy/recognise/confirm.ts';
import { lookUp } from '../../../../src/actions/deploy/recognise/look-up.ts';
import type { DeployRun } from '../../../../src/actions/deploy/run.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { Interrupted } from '../../../../src/domain/failures/interruption.ts';
import { type ListedDeployment, parseDeploymentList } from '../../../../src/domain/records/deployment-list.ts';
import { fakeClock } from '../../../action-runner/fake-clock.ts';
import { deployInputs } from '../../../action-runner/raw-inputs.ts';

const HEX = 'a'.repeat(64);
const AT = '2026-01-02T03:04:05.000Z';
const refused = new StepFailure({ kind: 'rejected', message: 'no such route', advice: '' });

type Apps = DeployRun['edges']['apps'];
const named = (versions: Readonly<Record<string, readonly string[]>>, isWhole = true): Apps => ({
	list: async () => ({
		kind: 'list',
		items: Object.entries(versions).flatMap(([deployment, all]) =>
			all.map((version) => ({ name: 'app', version, actions: [], deployment })),
		),
		serverNow: 0,
		pages: 1,
		isWhole,
	}),
});
const APPS: Readonly<Record<string, Apps>> = {
	'names the other': named({ dep_1: ['2'] }),
	'names ours': named({ dep_1: ['1'] }),
	'names ours, then another': named({ dep_1: ['1', 'latest'] }),
	'names another, then ours': named({ dep_1: ['latest', '1'] }),
	'names the other, and goes on': named({ dep_1: ['2'] }, false),
	'names neither': named({}),
	'is refused': { list: async () => ({ kind: 'refused', failure: refused, isAbsent: false }) },
	'is no list': { list: async () => ({ kind: 'malformed', why: 'no list' }) },
	'does not come': {
		list: async () => {
			throw new Interrupted('all', 'too long');
		},
	},
};

function runWith(apps: Apps, listed: readonly object[] = []): DeployRun {
	const say = () => {};
	return {
		inputs: deployInputs({ version: '1', entrypoint: 'app.js' }),
		edges: {
			apps,
			clock: fakeClock(),
			cancel: new AbortController().signal,
			log: { debug: say, info: say },
			deployments: {
				list: async () => ({
					kind: 'list',
					items: parseDeploymentList(listed) as ListedDeployment[],
					serverNow: Date.parse(AT),
					isWhole: true,
				}),
			},
		},
		update: say,
		enter: say,
	} as unknown as DeployRun;
}

const entry = (id: string) => ({
	id,
	status: 'queued',
	entrypoint_rel_path: 'app.js',
	region: 'aws.us-east-1a',
	created_at: AT,
	source_checksum: HEX,
});

async function found(apps: Apps, ...ids: readonly string[]) {
	const { edges } = runWith(apps, ids.map(entry));
	const from = Date.parse(AT);
	const sought = {
		entrypoint: 'app.js',
		region: 'aws.us-east-1a',
		version: '1',
		digest: `sha256:${HEX}`,
		envKeys: [],
		from,
		to: from + 1_000,
		skewMs: 0,
		sameAttempt: true,
	};
	return lookUp(edges, () => sought, { signal: edges.cancel, leftMs: () => 60_000 });
}

test.each([
	{ apps: 'names the other', ids: ['dep_1'], kind: 'none' },
	{ apps: 'names the other', ids: ['dep_1', 'dep_2'], kind: 'ours', id: 'dep_2' },
	{ apps: 'names ours', ids: ['dep_1'], kind: 'ours', id: 'dep_1' },
	{ apps: 'names ours', ids: ['dep_1', 'dep_2'], kind: 'unproven' },
	{ apps: 'names ours, then another', ids: ['dep_1'], kind: 'ours', id: 'dep_1' },
	{ apps: 'names another, then ours', ids: ['dep_1'], kind: 'ours', id: 'dep_1' },
	{ apps: 'names the other, and goes on', ids: ['dep_1'], kind: 'unproven' },
	{ apps: 'names neither', ids: ['dep_1'], kind: 'ours', id: 'dep_1' },
	{ apps: 'is refused', ids: ['dep_1'], kind: 'ours', id: 'dep_1' },
	{ apps: 'is no list', ids: ['dep_1'], kind: 'ours', id: 'dep_1' },
	{ apps: 'does not come', ids: ['dep_1'], kind: 'ours', id: 'dep_1' },
])('$ids have our package, and the list of apps $apps: $kind', async ({ apps, ids, kind, id }) => {
	const recognition = await found(APPS[apps] as Apps, ...ids);
	expect(recognition.kind).toBe(kind);
	if (recognition.kind === 'ours') expect(recognition.record.id).toBe(id);
});

test.each(Object.keys(APPS))('a recognised deployment has started, and the list of apps %s', async (apps) => {
	const [one] = parseDeploymentList([entry('dep_1')]) as [ListedDeployment];
	const confirming = confirmVersion(runWith(APPS[apps] as Apps), one.record);
	if (apps.startsWith('names the other'))
		await expect(confirming).rejects.toMatchObject({ kind: 'ambiguous', message: expect.stringContaining('"2"') });
	else await confirming;
});

test('a list of apps that never responds does not end the job: the deployment is there all the same', async () => {
	const clock = fakeClock();
	const silent: Apps = {
		list: ({ signal }) =>
			new Promise((_, reject) => {
				signal.addEventListener('abort', () => reject(new Interrupted('all', signal.reason)));
			}),
	};
	const run = runWith(silent);
	const [one] = parseDeploymentList([entry('dep_1')]) as [ListedDeployment];
	const confirming = confirmVersion({ ...run, edges: { ...run.edges, clock } }, one.record);
	clock.pass(60_000);
	await confirming;
});
