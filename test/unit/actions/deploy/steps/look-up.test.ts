// Which deployment of the service's list is the one whose response got lost.
import { expect, test } from '@jest/globals';
import { lookUp } from '../../../../../src/actions/deploy/steps/look-up.ts';
import { DIGEST, recordWith, refused } from '../../../../support/action-runner/deploy-world.ts';
import { deployInputs } from '../../../../support/action-runner/raw-inputs.ts';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
const SOUGHT = {
	digest: DIGEST,
	inputs: deployInputs({ entrypoint: 'app.js', 'env-vars': 'A=\nKERNEL_API_KEY=' }),
	since: (serverNow: number) => serverNow - 10_000,
	isOther: ({ id }: { readonly id: string }) => id === 'dep_other',
};
const at = (ms: number) => new Date(NOW + ms).toISOString();

/** A record of ours, but for the changes. */
const record = (changes: object = {}) =>
	recordWith({ created_at: at(-5_000), env_vars: { A: '', ENTRYPOINT_RELPATH: '' }, ...changes });

/** What is found in a list. */
function find(listed: object, serverNow = NOW) {
	const list = { kind: 'list', items: listed, serverNow, isWhole: true, ...(Array.isArray(listed) ? {} : listed) };
	const limit = { signal: new AbortController().signal, leftMs: () => 1_000 };
	return lookUp({ list: async () => list } as never, SOUGHT, limit);
}

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
])('a record that %s: %s', async (_, kind, changes) => {
	expect((await find([record(changes)])).kind).toBe(kind);
});

const other = record({ id: 'dep_2' });
const unmarked = record({ id: 'dep_2', source_checksum: none });
const named = (...ids: string[]) => expect.stringContaining(`of this package, or without one: ${ids.join(', ')}.`);
const unread = (why: RegExp) => ({ kind: 'unclear', why: expect.stringMatching(why) });

test.each<[what: string, list: object, is: object, serverNow?: number]>([
	['nothing', [], { kind: 'none', why: '' }],
	['two of ours', [record(), other], { kind: 'unclear', why: named('dep_1', 'dep_2') }],
	['one of ours beside one without a checksum', [unmarked, record()], { kind: 'one', record: record() }],
	['one without a checksum', [unmarked], { kind: 'unclear', why: named('dep_2') }],
	['ours in another region', [record({ region: 'aws.eu' })], { kind: 'none', why: named('dep_1') }],
	['ours, and no time of the service', [record()], { kind: 'unclear', why: named('dep_1') }, Number.NaN],
	['a refusal', refused(false), unread(/It is refused\./)],
	['a part of it', { items: [record()], isWhole: false }, unread(/could not be read beyond 1 deployment\. .*dep_1/)],
])('a list with %s', async (_, list, is, serverNow = NOW) => {
	expect(await find(list, serverNow)).toEqual(is);
});
