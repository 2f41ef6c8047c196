// What a look at the list has shown stays known, whatever becomes of the rest of it and of later looks.
import { expect, test } from '@jest/globals';
import { type LookUp, lookUp } from '../../../../src/actions/deploy/recognise/look-up.ts';
import { Shown } from '../../../../src/actions/deploy/recognise/shown.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { Interrupted } from '../../../../src/domain/failures/interruption.ts';
import { type ListedDeployment, parseDeploymentList } from '../../../../src/domain/records/deployment-list.ts';
import type { DeploymentList, ListOptions } from '../../../../src/service/deployments.ts';
import { fakeClock } from '../../../action-runner/fake-clock.ts';

const HEX = 'a'.repeat(64);
const NOW = Date.parse('2026-01-02T03:04:05.500Z');
const SOUGHT = {
	entrypoint: 'app.js',
	region: 'aws.us-east-1a',
	version: '',
	digest: `sha256:${HEX}`,
	envKeys: [],
	from: NOW - 1_000,
	to: NOW,
	skewMs: 0,
	sameAttempt: true,
};

const entry = (id: string, more: object = {}) => ({
	id,
	status: 'queued',
	entrypoint_rel_path: 'app.js',
	region: 'aws.us-east-1a',
	created_at: new Date(NOW - 500).toISOString(),
	source_checksum: HEX,
	...more,
});
/** Somebody else's, from the same seconds: the list goes on after it. */
const other = (id: string) => entry(id, { source_checksum: 'b'.repeat(64) });

type End = 'end' | 'cut' | 'refused' | 'malformed' | 'hangs';
interface Look {
	readonly pages: readonly (readonly object[])[];
	/** What comes after these pages. */
	readonly after: End;
}

/** Looks one after the other, at what these looks say, until one of them is not there. */
async function look(...looks: readonly Look[]) {
	const lines: string[] = [];
	const shown = new Shown();
	const left = [...looks];
	const list = async ({ isEnough }: ListOptions): Promise<DeploymentList> => {
		const { pages, after } = left.length > 1 ? (left.shift() as Look) : (left[0] as Look);
		const items: ListedDeployment[] = [];
		for (const page of pages) {
			items.push(...(parseDeploymentList(page) as ListedDeployment[]));
			const isLast = after === 'end' && page === pages.at(-1);
			const soFar = { kind: 'list', items: [...items], serverNow: NOW, isWhole: isLast } as const;
			if (isLast || isEnough(soFar)) return { ...soFar, isWhole: true };
		}
		if (after === 'cut') return { kind: 'list', items, serverNow: NOW, isWhole: false };
		if (after === 'hangs') throw new Interrupted('all', new Error('over'));
		if (after === 'malformed') return { kind: 'malformed', why: 'no list' };
		const failure = new StepFailure({ kind: 'rejected', message: '429.', advice: '' });
		return { kind: 'refused', failure, isAbsent: false };
	};
	const edges = {
		deployments: { list },
		apps: { list: async () => ({ kind: 'malformed', why: 'no list' }) },
		clock: fakeClock(),
		log: { debug() {}, info: (line: string) => void lines.push(line) },
	} as unknown as Parameters<typeof lookUp>[0];
	const options = { signal: new AbortController().signal, leftMs: () => 60_000 };
	let last: LookUp | Interrupted = { kind: 'none' };
	for (const _ of looks) {
		last = await lookUp(edges, () => SOUGHT, options, shown).catch((thrown: Interrupted) => thrown);
	}
	return { last, ids: shown.ids, lines: lines.join('\n') };
}

const CUT: readonly { readonly name: string; readonly after: Exclude<End, 'end'> }[] = [
	{ name: 'the list goes on', after: 'cut' },
	{ name: 'the next page is refused', after: 'refused' },
	{ name: 'the next page is no list', after: 'malformed' },
	{ name: 'the next page never comes', after: 'hangs' },
];

test.each(CUT)('page 1 has ours, and $name: it is named, and not taken', async ({ after }) => {
	const { last, ids, lines } = await look({ pages: [[other('x'), entry('own')]], after });
	if (after === 'hangs') expect(last).toBeInstanceOf(Interrupted);
	else
		expect(last).toEqual({
			kind: 'unknown',
			why: expect.stringContaining('Deployment own may be what the request has made'),
		});
	expect(ids).toEqual(['own']);
	expect(lines).toContain('own'); // whatever ends the job then
	expect(lines).not.toContain('x,');
});

test.each(CUT)('one look shows two, and in the next one $name: both are named', async ({ after }) => {
	const { last, ids } = await look(
		{ pages: [[entry('a'), entry('b')]], after: 'end' },
		{ pages: after === 'cut' ? [[]] : [], after },
	);
	if (after === 'hangs') expect(last).toBeInstanceOf(Interrupted);
	else
		expect(last).toEqual({
			kind: 'unknown',
			why: expect.stringMatching(/Several .* may be what the request has made: a, b\.$/),
		});
	expect(ids).toEqual(['a', 'b']);
});

test('one look shows a twin, and the next one does not: nobody can say which', async () => {
	const { last } = await look(
		{ pages: [[entry('a'), entry('b')]], after: 'end' },
		{ pages: [[entry('b')]], after: 'end' },
	);
	expect(last).toEqual({ kind: 'unproven', ids: ['a', 'b'] });
});

test('one that can be ruled out later is not named any more', async () => {
	const { last, ids } = await look(
		{ pages: [[entry('a', { source_checksum: '' })]], after: 'cut' },
		{ pages: [[other('a')]], after: 'end' },
	);
	expect({ last, ids }).toEqual({ last: { kind: 'none' }, ids: [] });
});

test('what is no candidate is named nowhere', async () => {
	const shown = new Shown(({ record }) => record.id !== 'ended');
	shown.add(parseDeploymentList([entry('ended'), entry('own')]) as ListedDeployment[], SOUGHT);
	expect(shown.ids).toEqual(['own']);
});

test.each([
	{ name: 'newest first, and past the request', ages: [0, 90_000], kind: 'ours' },
	{ name: 'oldest first', ages: [90_000, 0], kind: 'unknown' },
	{ name: 'one record alone, which tells no order', ages: [90_000], kind: 'unknown' },
	{ name: 'older ones of one moment, which tell no order', ages: [90_000, 90_000], kind: 'unknown' },
])('a list that goes on: $name', async ({ ages, kind }) => {
	const page = ages.map((age, at) => entry(`dep_${at}`, { created_at: new Date(NOW - 500 - age).toISOString() }));
	expect((await look({ pages: [page], after: 'cut' })).last).toMatchObject({ kind });
});
