// What is found for an app and a version, by services whose filters take more than was named: then nothing is.
import { describe, expect, test } from '@jest/globals';
import { checkFilters } from '../../../src/actions/delete-deployments/filters.ts';
import { findOlder, findVersion } from '../../../src/actions/delete-deployments/find.ts';
import { StepFailure } from '../../../src/domain/failures/failure.ts';
import { parseAppEntries, parseNamedDeployments } from '../../../src/domain/records/named-deployment.ts';
import { isLacking, isOfResource } from '../../../src/domain/records/service-error.ts';

interface Deployed {
	readonly id: string;
	/** Its apps and their versions; the first is what it is listed by. */
	readonly of: readonly (readonly [app: string, version: string])[];
	readonly status?: string;
	/** Whether its code was built, so that GET /apps knows it. Default: true. */
	readonly registered?: boolean;
}
type Filter = (one: string, asked: string) => boolean;
interface Service {
	readonly deployed: readonly Deployed[];
	readonly app?: Filter;
	readonly version?: Filter;
	/** Whether it has GET /apps. Default: true. */
	readonly hasApps?: boolean;
	/** What GET of a deployment by its id says. Default: its record. */
	readonly look?: object;
	/** What it says about names that it does not know. */
	readonly refusesOdd?: boolean;
}

const exact: Filter = (one, asked) => one === asked;
const lists = <Item>(items: readonly Item[]) => ({ kind: 'list', items, serverNow: 0, isWhole: true }) as const;
const refused = (status: number) => {
	const service = { status, code: 'invalid', message: 'No', details: [], requestId: '' };
	const failure = new StepFailure({ kind: 'rejected', message: 'No.', advice: '', service });
	return { kind: 'refused', failure, isAbsent: isLacking(service) } as const;
};

const missing = (code: string) => {
	const service = { status: 404, code, message: 'No', details: [], requestId: '' };
	const failure = new StepFailure({ kind: 'rejected', message: 'No.', advice: '', service });
	return { kind: 'missing', failure, ...(isOfResource(service, 'deployment') ? {} : { doubt: 'a 404' }) };
};

function serviceOf({ deployed, app = exact, version = exact, hasApps = true, refusesOdd = false, look }: Service) {
	const asked: string[] = [];
	const record = ({ id, status = 'running' }: Deployed, at: number) => ({
		id,
		status,
		created_at: new Date(Date.UTC(2030, 0, 1) + at * 1_000).toISOString(),
	});
	const edges = {
		log: { info() {}, debug() {} },
		randomText: () => '8d6b',
		deployments: {
			async list(of: { app: string; version: string }) {
				asked.push(`${of.app} ${of.version}`);
				if (refusesOdd && /[A-Z]/.test(of.app + of.version)) return refused(400);
				const found = deployed.filter((one) => one.of.some(([a, v]) => app(a, of.app) && version(v, of.version)));
				return lists(parseNamedDeployments(found.map((one) => record(one, 0))) ?? []);
			},
			async apps(of: { app: string; version: string }) {
				if (!hasApps) return refused(404);
				const all = deployed.flatMap(({ id, of: named, registered = true }) =>
					registered ? named.map(([app_name, v]) => ({ app_name, version: v, deployment: id })) : [],
				);
				const entries = parseAppEntries(all) ?? [];
				return lists(
					entries.filter(
						(one) => (of.app === '' || one.app === of.app) && (of.version === '' || one.version === of.version),
					),
				);
			},
			async get(id: string) {
				if (look !== undefined) return look;
				const at = deployed.findIndex((one) => one.id === id);
				const [named] = parseNamedDeployments([record(deployed[at] as Deployed, at)]) ?? [];
				return { kind: 'record', record: named?.record } as const;
			},
		},
	};
	return { edges: edges as unknown as Parameters<typeof findVersion>[2], asked };
}

const LIMIT = { signal: new AbortController().signal, leftMs: () => 1_000 };
const WEB = { app: 'web', version: 'pr-1' };
const own: Deployed = { id: 'own', of: [['web', 'pr-1']] };

async function found(service: Service, of = WEB): Promise<string[]> {
	const { edges } = serviceOf(service);
	await checkFilters(of, edges, LIMIT);
	return (await findVersion(of, new Set(), edges, LIMIT)).items.map(({ record }) => record.id);
}

const PREFIX: Filter = (one, asked) => one.startsWith(asked);
const SUFFIX: Filter = (one, asked) => one.endsWith(asked);
const PART: Filter = (one, asked) => one.includes(asked);
const REVERSE: Filter = (one, asked) => asked.startsWith(one);
const ANY_CASE: Filter = (one, asked) => one.toLowerCase() === asked.toLowerCase();
const LIKE: Filter = (one, asked) => new RegExp(`^${asked.replaceAll('_', '.').replaceAll('%', '.*')}$`).test(one);

describe('a filter that takes more than the name', () => {
	const FILTERS: readonly {
		readonly name: string;
		readonly filter: Filter;
		/** Another version and another app that it takes for the named ones. */
		readonly of?: typeof WEB;
		readonly version: string;
		readonly app: string;
	}[] = [
		{ name: 'its beginning', filter: PREFIX, version: 'pr-12', app: 'web-admin' },
		{ name: 'its end', filter: SUFFIX, version: 'xpr-1', app: 'old-web' },
		{ name: 'a part of it', filter: PART, version: 'pr-12', app: 'my-web-2' },
		{ name: 'the beginning of what is asked', filter: REVERSE, version: 'pr-', app: 'we' },
		{ name: 'upper and lower case', filter: ANY_CASE, version: 'PR-1', app: 'Web' },
		{ name: '"_" for any character', filter: LIKE, of: { app: 'w_b', version: 'pr_1' }, version: 'pr-1', app: 'web' },
		{ name: '"%" for any text', filter: LIKE, of: { app: 'w%', version: 'pr%' }, version: 'pr-1', app: 'web' },
	];
	const CASES = FILTERS.flatMap(({ name, filter, of = WEB, ...other }) => [
		{ name: `app_version by ${name}`, of, more: { version: filter }, others: [[of.app, other.version]] },
		{ name: `app_name by ${name}`, of, more: { app: filter }, others: [[other.app, of.version]] },
		{ name: `both by ${name}`, of, more: { version: filter, app: filter }, others: [[other.app, other.version]] },
	]) as readonly {
		readonly name: string;
		readonly of: typeof WEB;
		readonly more: Partial<Service>;
		readonly others: Deployed['of'];
	}[];

	test.each(CASES)('$name, without GET /apps', async ({ of, more, others }) => {
		const deployed = [
			{ id: 'own', of: [[of.app, of.version]] as const },
			{ id: 'other', of: others },
		];
		const refusing = expect(found({ ...more, deployed, hasApps: false }, of)).rejects;
		await refusing.toThrow(/^Refused to delete: the filter "app_(name|version)" of GET \/deployments takes more/);
	});

	test.each(CASES)('$name, and the other alone is there', async ({ of, more, others }) => {
		const deployed = [{ id: 'other', of: others, status: 'queued', registered: false }];
		await expect(found({ ...more, deployed }, of)).rejects.toThrow(/^Refused to delete/);
	});

	test.each(CASES)('$name, and the other has not registered yet', async ({ of, more, others }) => {
		const deployed = [
			{ id: 'own', of: [[of.app, of.version]] as const },
			{ id: 'other', of: others, status: 'queued', registered: false },
		];
		await expect(found({ ...more, deployed }, of)).rejects.toThrow(/^Refused to delete/);
	});
});

describe('filters that are exact', () => {
	const shortened: Deployed = { id: 'shortened', of: [['we', 'pr-1']] };
	const before: Deployed = { id: 'before', of: [['web', 'pr-']] };
	const upper: Deployed = { id: 'upper', of: [['WEB', 'PR-1']] };

	test.each([true, false])(
		'other apps and versions by the names that are asked for; GET /apps: %s',
		async (hasApps) => {
			expect(await found({ deployed: [own, shortened, before, upper], hasApps })).toEqual(['own']);
		},
	);

	test('a name that the service refuses lists nothing', async () => {
		expect(await found({ deployed: [own], hasApps: false, refusesOdd: true })).toEqual(['own']);
	});

	test('what GET /apps names for this app and version needs no further lists', async () => {
		const { edges, asked } = serviceOf({ deployed: [own] });
		await findVersion(WEB, new Set(), edges, LIMIT);
		expect(asked).toEqual(['web pr-1']);
	});

	test('names of one character, and of several bytes', async () => {
		const of = { app: 'w', version: '🦊' };
		expect(await found({ deployed: [{ id: 'own', of: [['w', '🦊']] }], hasApps: false }, of)).toEqual(['own']);
	});
});

describe('a deployment that serves more than was named', () => {
	test.each([
		{ name: 'another app of the same version', also: ['billing', 'pr-1'] },
		{ name: 'another version of the app', also: ['web', 'v1'] },
		{ name: 'latest', also: ['web', 'latest'] },
		{ name: 'latest of another app', also: ['billing', 'latest'] },
	] as const)('$name', async ({ also }) => {
		const shared: Deployed = { id: 'd1', of: [['web', 'pr-1'], also] };
		await expect(found({ deployed: [own, shared] })).rejects.toThrow(
			`Refused to delete: it would hit more than was named: deployment d1 is also that of app "${also[0]}", version "${also[1]}".`,
		);
	});
});

describe('all but the newest', () => {
	const keeping = { kind: 'older', app: 'web', prefix: 'main-', keep: 2, allowLatest: false } as const;
	const [d1, d2, d3, d4] = [1, 2, 3, 4].map((at): Deployed => ({ id: `d${at}`, of: [['web', `main-${at}`]] })) as [
		Deployed,
		Deployed,
		Deployed,
		Deployed,
	];
	const older = async (deployed: readonly Deployed[], target: Parameters<typeof findOlder>[0] = keeping) =>
		(await findOlder(target, serviceOf({ deployed }).edges, LIMIT)).map(({ record }) => record.id);
	const and = (one: Deployed, ...more: Deployed['of']): Deployed => ({ ...one, of: [...one.of, ...more] });

	test.each([
		{ name: 'another app', shared: and(d2, ['billing', 'main-2'], ['billing', 'latest']) },
		{ name: 'latest', shared: and(d2, ['web', 'latest']) },
		{ name: 'a version of another prefix', shared: and(d2, ['web', 'v2']) },
	])('an older one that also serves $name', async ({ shared }) => {
		await expect(older([d1, shared, d3, d4])).rejects.toThrow(
			/it would hit more than was named: deployment d2 is also/,
		);
	});

	test('one that two older versions have goes; what a kept one shares with others stays', async () => {
		const kept = and(d4, ['billing', 'main-4'], ['web', 'latest']);
		expect(await older([and(d1, ['web', 'main-0']), d2, d3, kept])).toEqual(['d2', 'd1', 'd1']);
	});

	test.each([
		{ name: 'the 404 of a gateway', look: missing(''), says: /what became of deployment d1 is not known: No/ },
		{ name: 'what is no record', look: { kind: 'malformed', why: 'it is HTML' }, says: /not known: it is HTML/ },
	])('$name in place of an age tells nothing', async ({ look, says }) => {
		await expect(findOlder(keeping, serviceOf({ deployed: [d1, d2, d3], look }).edges, LIMIT)).rejects.toThrow(says);
		// Nor does it where the apps name one that the list lacks.
		const lacking = serviceOf({ deployed: [own], look, version: () => false }).edges;
		await expect(findVersion(WEB, new Set(), lacking, LIMIT)).rejects.toThrow(
			/what became of deployment own is not known/,
		);
	});

	test('one that the service itself does not know is gone', async () => {
		const { edges } = serviceOf({ deployed: [d1, d2, d3], look: missing('not_found') });
		expect(await findOlder(keeping, edges, LIMIT)).toEqual([]);
	});

	test('latest goes with its version where it is allowed', async () => {
		const all = { ...keeping, prefix: 'l', keep: 1, allowLatest: true };
		const newer: Deployed = { id: 'd9', of: [['web', 'l-9']] };
		expect(await older([{ id: 'd0', of: [['web', 'latest']] }, newer], all)).toEqual(['d0']);
	});
});
