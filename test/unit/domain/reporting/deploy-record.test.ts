// What is kept of a deploy at GitHub: a line in a check, JSON elsewhere.
import { expect, test } from '@jest/globals';
import {
	formatRecord,
	parseRecord,
	readRecord,
	runIn,
	runKey,
} from '../../../../src/domain/reporting/deploy-record.ts';

const RUN = '4242-0123456789abcdef';
const WHOLE = { run: RUN, setup: '00112233445566aa', digest: 'a'.repeat(64), deployment: 'dep_1' };

test.each([
	WHOLE,
	{ ...WHOLE, deployment: '?' },
	{ run: 'run-0123456789abcdef', setup: '', digest: '', deployment: '' },
])('is read back from its line and from JSON: %j', (record) => {
	expect(parseRecord(formatRecord(record))).toEqual(record);
	expect(readRecord(JSON.parse(JSON.stringify({ ...record, pull_request: 7 })))).toEqual(record);
});

test('the longest line is one that GitHub takes', () => {
	const longest = { ...WHOLE, run: `${'9'.repeat(20)}-0123456789abcdef`, deployment: 'd'.repeat(128) };
	expect(formatRecord(longest)).toHaveLength(248);
	expect(parseRecord(formatRecord(longest))).toEqual(longest);
});

test.each([
	...['', 7, `${RUN} - - ../x`, `${RUN} - - dep_1 more`, `${RUN} - ${'g'.repeat(64)} dep_1`, 'no-run - - dep_1'],
	`${RUN} - ${'a'.repeat(64)} - - -`, // of version 1
])('%j is no record', (line) => expect(parseRecord(line)).toBeUndefined());

test.each([undefined, 'text', {}, { ...WHOLE, deployment: '..' }, { deployment_id: 'dep_1' }])(
	'%j holds none',
	(stored) => expect(readRecord(stored)).toBeUndefined(),
);

test.each([
	{ made: '123', other: '123', is: true },
	{ made: '123', other: '124', is: false },
	{ made: '123', other: '', is: false },
	{ made: '', other: '', is: true },
	{ made: 'no number', other: '123', is: false },
])('keys of runs "$made" and "$other" are of one run: $is', ({ made, other, is }) => {
	const run = runKey(made, '0123456789abcdef');
	expect(runIn(run) === runIn(runKey(other, 'fedcba9876543210'))).toBe(is);
	expect(readRecord({ run })).toMatchObject({ run });
});
