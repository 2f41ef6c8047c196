// Finding the deployment of a request whose answer got lost: exactly one record may be it, or none is taken.
import { describe, expect, test } from '@jest/globals';
import { adopt } from '../../../../src/actions/deploy/recognise/lost-deployment.ts';
import { type ListedDeployment, parseDeploymentList } from '../../../../src/domain/records/deployment-list.ts';

const HEX = '0123456789abcdef'.repeat(4);
const LOST = {
	entrypoint: 'src/app.ts',
	region: 'aws.us-east-1a',
	version: '1.2.0',
	digest: `sha256:${HEX}`,
	since: Date.parse('2026-01-02T03:04:05.000Z'),
};
const ENTRY = {
	id: 'dep_1',
	entrypoint_rel_path: LOST.entrypoint,
	region: LOST.region,
	created_at: '2026-01-02T03:04:05.000Z',
	version: LOST.version,
	source_checksum: HEX,
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
		{ more: {}, version: '', checksum: '' },
		{ more: { version: '1', source_checksum: HEX }, version: '1', checksum: HEX },
		{ more: { source_checksum: `sha256:${HEX}` }, version: '', checksum: HEX },
		{ more: { source_checksum: 'not-sha256:00' }, version: '', checksum: 'not-sha256:00' },
		{ more: { app_version: '2' }, version: '2', checksum: '' },
		{ more: { version: '1', app_version: '2' }, version: '1', checksum: '' },
		{ more: { version: 1, app_version: '2', source_checksum: 7 }, version: '2', checksum: '' },
	])('$more', ({ more, version, checksum }) => {
		expect(listed({ id: 'dep_1', ...more })).toEqual([
			{ record: expect.objectContaining({ id: 'dep_1' }), version, checksum },
		]);
	});
});

describe('whose it is', () => {
	test.each([
		{ name: 'all agrees', change: {}, own: true },
		{ name: 'created later', change: { created_at: '2026-01-02T03:04:06Z' }, own: true },
		{ name: 'created before the request', change: { created_at: '2026-01-02T03:04:04.999Z' }, own: false },
		{ name: 'no date', change: { created_at: 'soon' }, own: false },
		{ name: 'another entrypoint', change: { entrypoint_rel_path: 'app.ts' }, own: false },
		{ name: 'another region', change: { region: 'aws.eu-1' }, own: false },
		{ name: 'another version', change: { version: '1.2.1' }, own: false },
		{ name: 'no word of its version', change: { version: '' }, own: true },
		{ name: 'another package', change: { source_checksum: HEX.replace('0', '1') }, own: false },
		{ name: 'no word of its package', change: { source_checksum: '' }, own: true },
		{ name: 'a digest of another kind', change: { source_checksum: 'd41d8cd98f00b204e9800998ecf8427e' }, own: true },
		{ name: 'a longer one', change: { source_checksum: `${HEX}${HEX}` }, own: true },
		{ name: 'one with a label', change: { source_checksum: `blake3:${HEX}` }, own: true },
	])('$name: $own', ({ change, own }) => {
		const list = listed({ ...ENTRY, ...change });
		expect(adopt(list, LOST)).toEqual(own ? { kind: 'adopted', record: list[0]?.record } : { kind: 'none' });
	});

	test('among others', () => {
		const list = listed({ ...ENTRY, id: 'dep_0', region: 'x' }, ENTRY, { ...ENTRY, id: 'dep_2', version: '0' });
		expect(adopt(list, LOST)).toEqual({ kind: 'adopted', record: list[1]?.record });
	});

	test('an empty list', () => expect(adopt([], LOST)).toEqual({ kind: 'none' }));

	test('two that may be it: nobody can say which', () => {
		expect(adopt(listed(ENTRY, { ...ENTRY, id: 'dep_2' }), LOST)).toEqual({ kind: 'several', ids: ['dep_1', 'dep_2'] });
	});
});
