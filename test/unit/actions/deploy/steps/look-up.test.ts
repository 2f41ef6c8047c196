// Which deployment of the service's list is the one whose response got lost.
import { expect, test } from '@jest/globals';
import { judge, lookUp } from '../../../../../src/actions/deploy/steps/look-up.ts';
import { StepFailure } from '../../../../../src/domain/failures/failure.ts';
import { parseDeployment } from '../../../../../src/domain/records/deployment.ts';
import { deployInputs } from '../../../../support/action-runner/raw-inputs.ts';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
const HEX = 'a'.repeat(64);
const SOUGHT = {
	digest: HEX,
	inputs: deployInputs({ entrypoint: 'src/app.js', 'env-vars': 'A=\nKERNEL_API_KEY=' }),
	since: (serverNow: number) => serverNow - 10_000,
	not: ['dep_other'],
	mayHaveEnded: true,
};
const at = (ms: number) => new Date(NOW + ms).toISOString();

/** A record of ours, but for the changes. */
function record(changes: object = {}) {
	const parsed = parseDeployment({
		...{ id: 'dep_1', status: 'queued', region: 'aws.us-east-1a', entrypoint_rel_path: 'src/app.js' },
		...{ created_at: at(-5_000), source_checksum: HEX, env_vars: { A: '', ENTRYPOINT_RELPATH: '' } },
		...changes,
	});
	if (!parsed.ok) throw new Error(parsed.why);
	return parsed.record;
}

const none = undefined;
test.each<{ name: string; changes: object; kind: 'one' | 'none' | 'unclear' }>([
	{ name: 'fits', changes: {}, kind: 'one' },
	{
		name: 'tells only checksum and time',
		changes: { region: none, entrypoint_rel_path: none, env_vars: none },
		kind: 'one',
	},
	{
		name: 'is spelt otherwise',
		changes: { entrypoint_rel_path: './src/app.js', source_checksum: `sha256:${HEX}` },
		kind: 'one',
	},
	{ name: 'has failed already', changes: { status: 'failed' }, kind: 'one' },
	{ name: 'was made when the request began', changes: { created_at: at(-10_000) }, kind: 'one' },
	{ name: 'is older than the request', changes: { created_at: at(-10_001) }, kind: 'none' },
	{ name: 'has another checksum', changes: { source_checksum: 'b'.repeat(64) }, kind: 'none' },
	{ name: 'has another entrypoint', changes: { entrypoint_rel_path: 'app.js' }, kind: 'none' },
	{ name: 'has another region', changes: { region: 'aws.eu' }, kind: 'none' },
	{ name: 'has one variable more', changes: { env_vars: { A: '', B: '' } }, kind: 'none' },
	{ name: 'has one variable less', changes: { env_vars: {} }, kind: 'none' },
	{ name: 'is known to be another', changes: { id: 'dep_other' }, kind: 'none' },
	{ name: 'has no checksum', changes: { source_checksum: none }, kind: 'unclear' },
	{ name: 'has no checksum, and is older', changes: { source_checksum: none, created_at: at(-11_000) }, kind: 'none' },
	{ name: 'tells no time', changes: { created_at: none }, kind: 'unclear' },
	{ name: 'tells a time that is none', changes: { created_at: 'build 7' }, kind: 'unclear' },
])('a record that $name: $kind', ({ changes, kind }) => {
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

const failure = new StepFailure({ kind: 'rejected', message: 'It says no.', advice: '' });
const limit = { signal: new AbortController().signal, leftMs: () => 1_000 };
test.each([
	{ list: { kind: 'malformed' }, is: { kind: 'unclear', why: expect.stringContaining('is not a list') } },
	{
		list: { kind: 'refused', failure, isAbsent: true },
		is: { kind: 'unclear', why: expect.stringContaining('It says no.'), isAbsent: true },
	},
	{ list: { kind: 'refused', failure, isAbsent: false }, is: { kind: 'unclear', isAbsent: false } },
	{ list: { kind: 'list', items: [record()], serverNow: NOW, isWhole: true }, is: { kind: 'one' } },
	{
		list: { kind: 'list', items: [record()], serverNow: NOW, isWhole: false },
		is: { kind: 'unclear', why: expect.stringMatching(/could not be read beyond 1 deployment\. .*dep_1/) },
	},
])('a list that is $list.kind', async ({ list, is }) => {
	expect(await lookUp({ list: async () => list } as never, SOUGHT, limit)).toMatchObject(is);
});
