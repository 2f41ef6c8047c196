// The patience with polls that bring no record.
import { expect, test } from '@jest/globals';
import { isTolerable, NO_POLLS, type PollOutcome, recordPoll } from '../../../src/actions/step/polling.ts';

const LETTERS: Readonly<Record<string, PollOutcome>> = { r: 'record', '4': 'missing', h: 'malformed' };
/** What the polls brought, one letter each: r a record, 4 a 404, h HTML. */
const after = (polls: string) =>
	[...polls].reduce((history, letter) => recordPoll(history, LETTERS[letter] as PollOutcome), NO_POLLS);

test.each([
	{ polls: '', goesOn: true },
	{ polls: 'r', goesOn: true },
	{ polls: '4', goesOn: true },
	{ polls: '4'.repeat(500), goesOn: true },
	{ polls: 'hh', goesOn: true },
	{ polls: 'hhh', goesOn: false },
	{ polls: 'hhrhh', goesOn: true },
	{ polls: 'hhrhhh', goesOn: false },
	{ polls: 'r44', goesOn: true },
	{ polls: 'r444', goesOn: false },
	{ polls: 'r44r44', goesOn: true },
	// Only a record starts the count anew.
	{ polls: 'r4h', goesOn: true },
	{ polls: 'r4h4', goesOn: false },
	{ polls: 'rh4h', goesOn: false },
	// A 404 before the record was seen is no strike.
	{ polls: `${'4'.repeat(50)}h`, goesOn: true },
	{ polls: `${'4'.repeat(50)}hh`, goesOn: true },
	{ polls: `${'4'.repeat(50)}hhh`, goesOn: false },
])('"$polls" within the first minute: goes on $goesOn', ({ polls, goesOn }) => {
	expect(isTolerable(after(polls), 59_999)).toBe(goesOn);
});

test.each([
	{ polls: '4', at: 60_000, goesOn: false },
	{ polls: '4'.repeat(500), at: 60_000, goesOn: false },
	{ polls: '4r', at: 60_000, goesOn: true },
	{ polls: 'r44', at: 500_000, goesOn: true },
	{ polls: 'r444', at: 500_000, goesOn: false },
	{ polls: 'hh', at: 500_000, goesOn: true },
])('$polls, $at ms after the creation: goes on $goesOn', ({ polls, at, goesOn }) => {
	expect(isTolerable(after(polls), at)).toBe(goesOn);
});
