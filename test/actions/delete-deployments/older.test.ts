// Which versions are older than the newest ones that are kept.
import { expect, test } from '@jest/globals';
import { type DatedVersion, olderThanKept, versionsOf } from '../../../src/actions/delete-deployments/older.ts';
import type { DeploymentRecord } from '../../../src/domain/records/deployment.ts';

const dated = (version: string, id: string, day: number | string, status = 'running'): DatedVersion => ({
	version,
	record: {
		id,
		status,
		createdAt: typeof day === 'string' ? day : new Date(Date.UTC(2030, 0, day)).toISOString(),
	} as DeploymentRecord,
});
const DAY = '2030-01-01T10:00';
const older = (all: readonly DatedVersion[], keep: number) => {
	const ageing = olderThanKept(all, keep);
	return ageing.kind === 'aged' ? ageing.older.map(({ record }) => record.id) : ageing.why;
};

test.each<{
	readonly name: string;
	readonly all: readonly DatedVersion[];
	readonly keep: number;
	readonly gone: unknown;
}>([
	{ name: 'nothing', all: [], keep: 1, gone: [] },
	{ name: 'as many as are kept', all: [dated('a', '1', 1), dated('b', '2', 2)], keep: 2, gone: [] },
	{ name: 'in any order', all: [dated('b', '2', 2), dated('c', '3', 3), dated('a', '1', 1)], keep: 2, gone: ['1'] },
	{
		name: 'failed, stopped and queued ones neither count nor go',
		all: [
			dated('a', '1', 1),
			dated('b', '2', 2),
			dated('c', '3', 3, 'failed'),
			dated('d', '4', 4, 'stopped'),
			dated('e', '5', 5, 'queued'),
			dated('f', '6', 6, 'never heard of'),
		],
		keep: 1,
		gone: ['1'],
	},
	{
		name: 'a version is as new as its newest deployment, and goes whole',
		all: [dated('a', '1', 1), dated('a', '2', 9), dated('b', '3', 5), dated('c', '4', 2), dated('c', '5', 3)],
		keep: 2,
		gone: ['4', '5'],
	},
	{
		name: 'a deployment that a kept version has as well stays',
		all: [dated('a', '1', 1), dated('b', '1', 1), dated('c', '2', 2), dated('b', '3', 5)],
		keep: 2,
		gone: [],
	},
	{
		name: 'no time',
		all: [dated('a', '1', ''), dated('b', '2', 2)],
		keep: 1,
		gone: expect.stringContaining('deployment 1'),
	},
	{ name: 'no time, but it does not run', all: [dated('a', '1', '', 'failed'), dated('b', '2', 2)], keep: 1, gone: [] },
	{
		name: 'a time of another zone',
		all: [dated('a', '1', '2030-01-02T00:00:00+05:00'), dated('b', '2', '2030-01-01T23:00:00Z')],
		keep: 1,
		gone: ['1'],
	},
	{
		name: 'a clock finer than milliseconds',
		all: [dated('v1', 'old', `${DAY}:00.123111Z`), dated('v2', 'new', `${DAY}:00.123999Z`)],
		keep: 1,
		gone: ['old'],
	},
	...[
		[`${DAY}:00Z`, `${DAY}:00Z`],
		[`${DAY}:00Z`, `${DAY}:00.5Z`],
		[`${DAY}:00.123Z`, `${DAY}:00.123999Z`],
		[`${DAY}Z`, `${DAY}:59Z`],
		['2030-01-02T00:00:00+02:00', '2030-01-01T22:00:00Z'],
	].map(([a = '', b = '']) => ({
		name: `which is older is not known: ${a} and ${b}`,
		all: [dated('v1', '1', a), dated('v2', '2', b), dated('v0', '0', 1)],
		keep: 1,
		gone: expect.stringMatching(/"v[12]" and "v[12]" may be of the same age/),
	})),
	{
		name: 'which is older does not matter where both stay, or both go',
		all: [dated('v4', '4', 4), dated('v3', '3', 4), dated('v2', '2', 3), dated('v1', '1', 2), dated('v0', '0', 2)],
		keep: 3,
		gone: ['1', '0'],
	},
	{
		name: 'a kept version has a tie with an older one alone that is not its newest',
		all: [dated('v2', '3', 3), dated('v2', '2', 2), dated('v1', '1', 2)],
		keep: 1,
		gone: ['1'],
	},
	{
		name: 'two versions of one deployment are no tie',
		all: [dated('v2', '2', 2), dated('v1', '2', 2), dated('v0', '0', 1)],
		keep: 1,
		gone: ['0'],
	},
	{
		name: 'but one of them with more to delete is',
		all: [dated('v2', '2', 2), dated('v1', '2', 2), dated('v1', '1', 1)],
		keep: 1,
		gone: expect.stringContaining('same age'),
	},
	...['5', 'build 7', '11/12/2026', '2026-11-22', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'].map((time) => ({
		name: `no usable time: ${time}`,
		all: [dated('v1', '1', time), dated('v2', '2', 2)],
		keep: 1,
		gone: expect.stringContaining('deployment 1 has no usable "created_at"'),
	})),
])('$name', ({ all, keep, gone }) => {
	expect(older(all, keep)).toEqual(gone);
});

test('only versions of the app, with the prefix, and never "latest" unasked', () => {
	const entry = (app: string, version: string) => ({ app, version, deployment: 'd' });
	const all = [
		entry('shop', 'la-1'),
		entry('shop', 'latest'),
		entry('shop', 'L'),
		entry('Shop', 'la-2'),
		entry('x', 'la-3'),
	];
	const target = { kind: 'older', app: 'shop', prefix: 'la', keep: 1 } as const;
	expect(versionsOf(all, { ...target, allowLatest: false }).map(({ version }) => version)).toEqual(['la-1']);
	expect(versionsOf(all, { ...target, allowLatest: true }).map(({ version }) => version)).toEqual(['la-1', 'latest']);
});
