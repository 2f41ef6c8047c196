// What ends a watch: rows of (condition, event, verdict).
import { expect, test } from '@jest/globals';
import {
	compileGlob,
	describeCondition,
	eventJudge,
	type WatchCondition,
} from '../../../../src/actions/watch-files/condition.ts';
import type { EventType, FileEvent } from '../../../../src/domain/records/file-event.ts';

const event = (type: EventType, path: string): FileEvent => ({ type, path, isDir: undefined, json: '' });
const condition = (untilType: WatchCondition['untilType'], untilPath = '', maxEvents = 0): WatchCondition => {
	return { untilType, untilPath, maxEvents };
};

const ROWS: [WatchCondition, EventType, path: string, count: number, verdict: string][] = [
	[condition('any'), 'DELETE', '/a', 1, 'matched'],
	[condition('any', '', 3), 'CREATE', '/a', 2, 'more'],
	[condition('any', '', 3), 'CREATE', '/a', 3, 'matched'],
	[condition('CREATE'), 'CREATE', '/a', 9, 'matched'],
	[condition('CREATE'), 'WRITE', '/a', 1, 'more'],
	[condition('CREATE', '', 2), 'WRITE', '/a', 2, 'exhausted'],
	[condition('CREATE', '', 2), 'CREATE', '/a', 2, 'matched'],
	[condition('any', '/a'), 'RENAME', '/a', 1, 'matched'],
	[condition('any', '/a'), 'RENAME', '/b', 1, 'more'],
	[condition('WRITE', '/a'), 'RENAME', '/a', 1, 'more'],
];

test.each(ROWS)('%j: %s %s as number %i is %s', (given, type, path, count, verdict) => {
	expect(eventJudge(given)(event(type, path), count)).toBe(verdict);
});

test.each([
	['*.pdf', '/downloads/a.pdf', true],
	['*.pdf', '/downloads/a.PDF', false],
	['*.pdf', '/downloads/.a.pdf', true],
	['/downloads/*.pdf', '/downloads/sub/a.pdf', false],
	['/downloads/**/*.pdf', '/downloads/a.pdf', true],
	['/downloads/{a,b}.pdf', '/downloads/b.pdf', true],
	['/downloads/report (1).pdf', '/downloads/report (1).pdf', true],
	['/downloads/[x].pdf', '/downloads/[x].pdf', true],
	['**/downloads/*', '/home/me/downloads/a', true],
	['!a', '/x/!a', true],
	['#a', '/x/#a', true],
	['/downloads/**/*.pdf', '/downloads/../a.pdf', false],
])('glob %j, path %j: %s', (glob, path, fits) => {
	expect(compileGlob(glob)(path)).toBe(fits);
});

test.each([
	[condition('any'), 'an event'],
	[condition('any', '', 3), 'an event ("max-events": 3)'],
	[condition('CREATE', '*.pdf', 5), 'a CREATE of "*.pdf" ("max-events": 5)'],
])('%j in words: %s', (given, words) => {
	expect(describeCondition(given)).toBe(words);
});

// Web pages choose the names: time that grows with the square of one, or worse, would take minutes here.
test.each([
	['/d/*report*2026*.pdf', `/d/${'report2026'.repeat(6_000)}`],
	['/*a*a*a*a*a*a*a*a*b', `/${'a'.repeat(60_000)}`],
	['/**/a/**/a/**/a/**/a/**/a/b', '/a'.repeat(30_000)],
	[`/${'{a,aa}'.repeat(6)}b`, `/${'a'.repeat(60_000)}`],
	['/+(a|aa)+(a|aa)+(a|aa)b', `/${'a'.repeat(60_000)}`],
])('glob %j ends', (glob, path) => expect(compileGlob(glob)(path)).toBe(false));
