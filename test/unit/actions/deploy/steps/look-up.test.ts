// Which deployment of the service's list is the one whose response got lost.
import { expect, test } from '@jest/globals';
import { judge, lookUp } from '../../../../../src/actions/deploy/steps/look-up.ts';
import { DIGEST, recordWith, refused } from '../../../../support/action-runner/deploy-world.ts';
import { deployInputs } from '../../../../support/action-runner/raw-inputs.ts';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
const SOUGHT = {
	digest: DIGEST,
	inputs: deployInputs({ entrypoint: 'app.js', 'env-vars': 'A=\nKERNEL_API_KEY=' }),
	since: (serverNow: number) => serverNow - 10_000,
	not: ['dep_other'],
	mayHaveEnded: true,
};
const at = (ms: number) => new Date(NOW + ms).toISOString();

/** A record of ours, but for the changes. */
const record = (changes: object = {}) =>
	recordWith({ created_at: at(-5_000), env_vars: { A: '', ENTRYPOINT_RELPATH: '' }, ...changes });

const none = undefined;
test.each<[name: string, kind: 'one' | 'none' | 'unclear', changes: object]>([
	['fits', 'one', {}],
	['tells only checksum and time', 'one', { region: none, entrypoint_rel_path: none, env_vars: none }],
	['is spelt otherwise', 'one', { entrypoint_rel_path: './app.js', source_checksum: `sha256:${DIGEST}` }],
	['has failed already', 'one', { status: 'failed' }],
	['was made when the request began', 'one', { created_at: at(-10_000) }],
	['is older than the request', 'none', { created_at: at(-10_001) }],
	['has another checksum', 'none', { source_checksum: 'b'.repeat(64) }],
	['has another entrypoint', 'none', { entrypoint_rel_path: 'src/app.js' }],
	['has another region', 'none', { region: 'aws.eu' }],
	['has one variable more', 'none', { env_vars: { A: '', B: '' } }],
	['has one variable less', 'none', { env_vars: {} }],
	['is known to be another', 'none', { id: 'dep_other' }],
	['has no checksum', 'unclear', { source_checksum: none }],
	['has no checksum, and is older', 'none', { source_checksum: none, created_at: at(-11_000) }],
	['tells no time', 'unclear', { created_at: none }],
	['tells a time that is none', 'unclear', { created_at: 'build 7' }],
])('a record that %s: %s', (_, kind, changes) => {
	expect(judge([record(changes)], SOUGHT, NOW).kind).toBe(kind);
});

test('several with our checksum, one among others, and nothing', () => {
	expect(judge([record(), record({ id: 'dep_2' })], SOUGHT, NOW)).toEqual({
		kind: 'unclear',
		why: 'Several deployments have the checksum of this package: dep_1, dep_2.',
	});
	const unknown = record({ id: 'dep_2', source_checksum: none });
	expect(judge([unknown, record()], SOUGHT, NOW)).toMatchObject({ kind: 'one', record: { id: 'dep_1' } });
	expect(judge([unknown], SOUGHT, NOW)).toEqual({
		kind: 'unclear',
		why: expect.stringMatching(/: dep_2\.$/),
	});
	expect(judge([], SOUGHT, NOW)).toEqual({ kind: 'none' });
	expect(
		judge([record({ region: 'aws.eu' }), record({ id: 'dep_2', source_checksum: none, region: 'x' })], SOUGHT, NOW),
	).toEqual({
		kind: 'none',
		why: 'With the checksum of this package: dep_1.',
	});
});

test('the time is not known: nothing is proven', () => {
	expect(judge([record()], SOUGHT, Number.NaN).kind).toBe('unclear');
});

test('where what has ended does not count', () => {
	const ended = record({ id: 'dep_2', status: 'stopped' });
	const sought = { ...SOUGHT, mayHaveEnded: false };
	expect(judge([ended, record({ status: 'running' })], sought, NOW).kind).toBe('one');
	expect(judge([ended], sought, NOW).kind).toBe('none');
});

const unclear = (why: RegExp) => ({ kind: 'unclear', why: expect.stringMatching(why) });
const listed = (isWhole: boolean) => ({ kind: 'list', items: [record()], serverNow: NOW, isWhole });
test.each([
	...[true, false].map((isAbsent) => ({ list: refused(isAbsent), is: { ...unclear(/It is refused\./), isAbsent } })),
	{ list: listed(true), is: { kind: 'one' } },
	{ list: listed(false), is: unclear(/could not be read beyond 1 deployment\. .*dep_1/) },
])('a list that is $list.kind', async ({ list, is }) => {
	const limit = { signal: new AbortController().signal, leftMs: () => 1_000 };
	expect(await lookUp({ list: async () => list } as never, SOUGHT, limit)).toMatchObject(is);
});
