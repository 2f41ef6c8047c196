// Recognising a deployment of ours in a list: what proves it, what leaves it open, and what rules it out.
import { describe, expect, test } from '@jest/globals';
import { leftOpen } from '../../../../src/actions/deploy/recognise/left-open.ts';
import { recognise, type Sought } from '../../../../src/actions/deploy/recognise/recognise.ts';
import { type ListedDeployment, parseDeploymentList } from '../../../../src/domain/records/deployment-list.ts';
import { product } from '../../../faults/cell.ts';

const HEX = '0123456789abcdef'.repeat(4);
const FROM = Date.parse('2026-01-02T03:04:05.000Z');
const SOUGHT: Sought = {
	entrypoint: 'src/app.ts',
	region: 'aws.us-east-1a',
	version: '1.2.0',
	digest: `sha256:${HEX}`,
	envKeys: ['A', 'B'],
	from: FROM,
	to: FROM + 2_000,
	skewMs: 0,
	sameAttempt: true,
};
/** Milliseconds around a re-run's window. */
const SKEW = 10_000;
const ENTRY = {
	id: 'dep_1',
	entrypoint_rel_path: SOUGHT.entrypoint,
	region: SOUGHT.region,
	created_at: '2026-01-02T03:04:05.000Z',
	version: SOUGHT.version,
	source_checksum: HEX,
	env_vars: { B: '', A: '1' },
};
const listed = (...entries: readonly object[]) => parseDeploymentList(entries) as ListedDeployment[];

describe('the list', () => {
	test.each([{ body: {} }, { body: { deployments: [ENTRY] } }, { body: 'text' }, { body: null }, { body: undefined }])(
		'$body is none',
		({ body }) => expect(parseDeploymentList(body)).toBeUndefined(),
	);

	test('records that make no sense are passed over', () => {
		const list = parseDeploymentList([null, 'dep_0', 5, [ENTRY], {}, { id: '../x' }, ENTRY, { id: 'dep_2' }]);
		expect(list?.map(({ record }) => record.id)).toEqual(['dep_1', 'dep_2']);
	});

	test.each([
		{ more: {}, versions: [], checksum: {} },
		{ more: { version: '1', source_checksum: HEX }, versions: ['1'], checksum: { checksum: HEX } },
		{ more: { source_checksum: `sha256:${HEX}` }, versions: [], checksum: { checksum: HEX } },
		{ more: { source_checksum: 'not-sha256:00' }, versions: [], checksum: {} },
		{ more: { source_checksum: 'd41d8cd98f00b204e9800998ecf8427e' }, versions: [], checksum: {} },
		{ more: { source_checksum: `${HEX}${HEX}` }, versions: [], checksum: {} },
		{ more: { app_version: '2', version: '' }, versions: ['2'], checksum: {} },
		{ more: { version: '1', app_version: '2' }, versions: ['1', '2'], checksum: {} },
		{ more: { version: 1, app_version: '2', source_checksum: 7 }, versions: ['2'], checksum: {} },
	])('$more', ({ more, versions, checksum }) => {
		expect(listed({ id: 'dep_1', ...more })).toEqual([
			{ record: expect.objectContaining({ id: 'dep_1', ...checksum }), versions, envKeys: undefined },
		]);
	});
});

test('an entrypoint whose é is spelled in two characters is the same', () => {
	const [spelled, sent] = ['src/e\u0301.ts', 'src/\u00e9.ts'];
	const found = recognise(listed({ ...ENTRY, entrypoint_rel_path: spelled }), { ...SOUGHT, entrypoint: sent });
	expect(found.kind).toBe('ours');
});

describe('one record', () => {
	const CHECKSUMS = { equal: HEX, different: HEX.replace('0', '1'), unknown: '' };
	const TIMES = {
		before: '2026-01-02T03:03:54.999Z',
		'just before': '2026-01-02T03:04:04.999Z',
		within: '2026-01-02T03:04:06Z',
		'just after': '2026-01-02T03:04:07.001Z',
		after: '2026-01-02T03:04:17.001Z',
		unknown: 'soon',
		'zero time': '0001-01-01T00:00:00Z',
		epoch: '1970-01-01T00:00:00Z',
		day: '2026-01-02',
		minute: '2026-01-02T03:04Z',
	};
	const ORIGINS: Readonly<Record<string, { of: 'equal' | 'different' | 'other keys' | 'unknown'; change: object }>> = {
		same: { of: 'equal', change: {} },
		'no word of its version': { of: 'equal', change: { version: '' } },
		'the same entrypoint, written otherwise': { of: 'equal', change: { entrypoint_rel_path: './src//./app.ts' } },
		'the same entrypoint, from the root': { of: 'equal', change: { entrypoint_rel_path: '/src/app.ts' } },
		'the same entrypoint, in the way of Windows': { of: 'equal', change: { entrypoint_rel_path: '.\\src\\app.ts' } },
		'another entrypoint': { of: 'different', change: { entrypoint_rel_path: 'app.ts' } },
		'no entrypoint': { of: 'unknown', change: { entrypoint_rel_path: undefined } },
		'another region': { of: 'different', change: { region: 'aws.eu-1' } },
		'two versions, one of them ours': { of: 'equal', change: { version: 'latest', app_version: '1.2.0' } },
		'two other versions': { of: 'different', change: { version: 'latest', app_version: '1.2.1' } },
		'another version': { of: 'different', change: { version: '1.2.1' } },
		'another environment key': { of: 'other keys', change: { env_vars: { A: '', C: '' } } },
		'one environment key less': { of: 'other keys', change: { env_vars: { A: '' } } },
		'no environment key': { of: 'other keys', change: { env_vars: {} } },
		'one environment key more': { of: 'other keys', change: { env_vars: { A: '', B: '', C: '' } } },
		'a variable that the service sets itself': {
			of: 'equal',
			change: { env_vars: { A: '', B: '', KERNEL_API_KEY: '' } },
		},
		'no word of the environment': { of: 'unknown', change: { env_vars: undefined } },
	};
	const cells = product({
		checksum: ['equal', 'different', 'unknown'] as const,
		when: Object.keys(TIMES) as (keyof typeof TIMES)[],
		origin: Object.keys(ORIGINS),
		sameAttempt: [true, false] as const,
	});

	/**
	 * The rule in words: a checksum proves; without one the time does, in the attempt that sent it. Both need a time that is
	 * known, for an earlier run may have sent the same package with other values. Clocks differ: what came
	 * just before proves nothing, and may be it. A re-run goes by the clock of another machine: nor does what came just
	 * after, or nobody knows when. What came later may be it where the checksum is equal, and else is another one. A service
	 * may drop variables or add its own: other keys take the proof away, and rule nothing out.
	 */
	function expected({ checksum, when, origin, sameAttempt }: (typeof cells)[number]): string {
		const { of } = ORIGINS[origin] as { of: string };
		if (checksum === 'different' || of === 'different' || when === 'before') return 'none';
		if (!sameAttempt && when === 'after') return checksum === 'equal' ? 'unproven' : 'none';
		const isNear = when === 'just before' || (!sameAttempt && when === 'just after');
		const isUndated = ['unknown', 'zero time', 'epoch', 'day', 'minute'].includes(when);
		if (isNear || isUndated || of !== 'equal') return 'unproven';
		return checksum === 'equal' || (when === 'within' && sameAttempt) ? 'ours' : 'unproven';
	}

	test.each(cells)('checksum $checksum, created $when, $origin, same attempt $sameAttempt', (cell) => {
		const { checksum, when, origin, sameAttempt } = cell;
		const change = { source_checksum: CHECKSUMS[checksum], created_at: TIMES[when], ...ORIGINS[origin]?.change };
		const list = listed({ ...ENTRY, ...change });
		const found = recognise(list, { ...SOUGHT, sameAttempt, skewMs: SKEW });
		expect(found.kind).toBe(expected(cell));
		if (found.kind === 'ours')
			expect(found).toMatchObject({ record: list[0]?.record, proof: checksum === 'equal' ? 'checksum' : 'time' });
		if (found.kind === 'unproven') expect(found.ids).toEqual(['dep_1']);
	});

	test('sent without variables: a service may leave out an empty field', () => {
		const sought = { ...SOUGHT, envKeys: [] };
		for (const env_vars of [undefined, null, '', [], {}])
			expect(recognise(listed({ ...ENTRY, env_vars }), sought).kind).toBe('ours');
		// What it holds is not known, and it is not nothing.
		for (const env_vars of [[{ name: 'A' }], 'A=1', 1, true])
			expect(recognise(listed({ ...ENTRY, env_vars }), sought).kind).toBe('unproven');
	});

	test('sent without a version: it is called latest', () => {
		const sought = { ...SOUGHT, version: '' };
		expect(recognise(listed({ ...ENTRY, version: 'latest' }), sought).kind).toBe('ours');
		expect(recognise(listed(ENTRY), sought).kind).toBe('none');
	});

	test('a time of whole seconds may be up to a second later', () => {
		const early = { ...ENTRY, source_checksum: '', created_at: '2026-01-02T03:04:05Z' };
		expect(recognise(listed(early), { ...SOUGHT, from: FROM + 999 }).kind).toBe('ours');
		expect(recognise(listed(early), { ...SOUGHT, from: FROM + 1_000 }).kind).toBe('none');
	});

	test('a time without an offset may be of any place on earth', () => {
		const local = (created_at: string) =>
			recognise(listed({ ...ENTRY, created_at }), { ...SOUGHT, sameAttempt: false }).kind;
		expect(local('2026-01-02T03:04:06')).toBe('ours'); // by its checksum: it is most likely UTC
		const mute = { ...ENTRY, source_checksum: '', created_at: '2026-01-02T03:04:06' };
		expect(recognise(listed(mute), SOUGHT).kind).toBe('unproven');
		expect(local('2026-01-01T22:04:06')).toBe('unproven');
		expect(local('2026-01-02T12:04:06')).toBe('unproven');
		expect(local('2026-01-01T12:04:06')).toBe('none');
		expect(local('2026-01-01T22:04:06Z')).toBe('none');
	});

	test('a time of whole minutes may be up to a minute later, and proves nothing', () => {
		const early = { ...ENTRY, created_at: '2026-01-02T03:04Z' };
		expect(recognise(listed(early), SOUGHT).kind).toBe('unproven');
		expect(recognise(listed(early), { ...SOUGHT, from: FROM + 55_000 }).kind).toBe('none');
	});
});

describe('several records', () => {
	const other = (number: number) => ({ ...ENTRY, id: `other_${number}`, source_checksum: HEX.replace('0', 'f') });
	const mute = (id: string) => ({ ...ENTRY, id, source_checksum: '' });

	test('150 of others in the same seconds', () => {
		const others = Array.from({ length: 150 }, (_, number) => other(number));
		expect(recognise(listed(...others.slice(0, 70), ENTRY, ...others.slice(70)), SOUGHT)).toMatchObject({
			kind: 'ours',
			record: { id: 'dep_1' },
		});
	});

	test('none', () => expect(recognise([], SOUGHT)).toEqual({ kind: 'none' }));

	test('a record that is named twice is one', () => {
		expect(recognise(listed(ENTRY, ENTRY), SOUGHT).kind).toBe('ours');
		expect(recognise(listed(mute('a'), mute('a')), SOUGHT).kind).toBe('ours');
	});

	test('two of the same package: nobody can say which', () => {
		const found = recognise(listed(ENTRY, { ...ENTRY, id: 'dep_2' }), SOUGHT);
		expect(found).toEqual({ kind: 'unproven', ids: ['dep_1', 'dep_2'] });
	});

	test('two without a checksum in the same seconds: nobody can say which', () => {
		expect(recognise(listed(mute('a'), mute('b')), SOUGHT)).toEqual({ kind: 'unproven', ids: ['a', 'b'] });
	});

	test('a checksum decides between one that has it and one that has none', () => {
		expect(recognise(listed(mute('a'), ENTRY), SOUGHT)).toMatchObject({ kind: 'ours', record: { id: 'dep_1' } });
	});
});

describe('what earlier attempts have left open', () => {
	const known = (id: string) => ({ kind: 'known', id, app: 'a', digest: 'd' }) as const;
	const lost = (since: number) => ({ kind: 'lost', since, until: since + 9, app: 'a', digest: 'd' }) as const;
	const recognised = (id: string, since: number) => ({ ...lost(since), recognisedId: id }) as const;
	test.each([
		{ name: 'nothing', stores: [[], []], ids: [], losses: [] },
		{ name: 'two ids, the newest first', stores: [[known('2'), known('1')]], ids: ['2', '1'], losses: [] },
		{ name: 'an id that both places hold', stores: [[known('1')], [known('1')]], ids: ['1'], losses: [] },
		// Whether the next attempt has found it or made another one is not told: it may turn up late.
		{ name: 'a loss, and one that the next attempt knows', stores: [[known('1'), lost(1)]], ids: ['1'], losses: [1] },
		{ name: 'a loss after one that is known', stores: [[lost(2), known('1')]], ids: ['1'], losses: [2] },
		{
			name: 'two losses',
			stores: [
				[lost(2), lost(1)],
				[lost(2), lost(1)],
			],
			ids: [],
			losses: [2, 1],
		},
		{
			name: 'a loss, and one that only one place knows',
			stores: [[known('1'), lost(1)], [lost(1)]],
			ids: ['1'],
			losses: [1],
		},
		{
			name: 'one that was only recognised',
			stores: [[recognised('1', 1)], [recognised('1', 1)]],
			ids: ['1 after 1'],
			losses: [1],
		},
		{
			name: 'one that was recognised by a later attempt',
			stores: [[recognised('1', 1), lost(1)]],
			ids: ['1 after 1'],
			losses: [1],
			excluded: ['1'],
		},
		{
			name: 'one that was recognised, and confirmed as only one place knows',
			stores: [[known('1')], [recognised('1', 1)]],
			ids: ['1'],
			losses: [],
		},
		{
			name: 'one that was recognised, and known as the other place knows',
			stores: [[recognised('1', 1)], [known('1')]],
			ids: ['1'],
			losses: [],
		},
		{
			name: "one that was recognised, and is another job's as the other place knows",
			stores: [[recognised('1', 1)], [{ ...lost(1), refutedId: '1' }]],
			ids: [],
			losses: [1],
			refuted: ['1'],
		},
		{
			name: 'one that was recognised, and refuted by the response, which named another',
			stores: [[recognised('1', 1)], [{ ...known('2'), refutedId: '1' }]],
			ids: ['2'],
			losses: [1],
			refuted: ['1'],
		},
		{
			name: 'one that was recognised, and refuted by the refusal of the request',
			stores: [[{ kind: 'refuted', app: 'a', digest: 'd', refutedId: '1' } as const], [recognised('1', 1)]],
			ids: [],
			losses: [1],
			refuted: ['1'],
		},
		{
			name: 'one that one attempt has refuted, and the service has told another',
			stores: [[known('1'), { ...lost(1), refutedId: '1' }]],
			ids: ['1'],
			losses: [1],
		},
		// The whole package was not read yet when the attempt ended: which one it is has to be told by the service.
		{
			name: 'an id without a digest',
			stores: [[{ ...known('1'), digest: '' }]],
			ids: ['1 of some package'],
			losses: [],
		},
		{
			name: 'an id with a digest in one place',
			stores: [[{ ...known('1'), digest: '' }], [known('1')]],
			ids: ['1'],
			losses: [],
		},
	])('$name', ({ stores, ids, losses, excluded = [], refuted = [] }) => {
		const left = leftOpen(stores, () => true);
		if (excluded.length > 0) expect(left.losses.map(({ recognisedId }) => recognisedId)).toEqual(excluded);
		const found = left.known.map(
			({ id, hasDigest, loss }) =>
				`${id}${loss === undefined ? '' : ` after ${loss.since}`}${hasDigest ? '' : ' of some package'}`,
		);
		expect({ ids: found, losses: left.losses.map(({ since }) => since) }).toEqual({ ids, losses });
		expect(left.refuted).toEqual(refuted);
		expect(leftOpen(stores, () => false)).toEqual({ known: [], losses: [], refuted: [] });
	});
});
