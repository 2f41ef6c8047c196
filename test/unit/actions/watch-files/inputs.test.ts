// Which event a watch waits for.
import { expect, test } from '@jest/globals';
import { type Awaited, awaitedBy } from '../../../../src/actions/watch-files/inputs.ts';
import type { EventType } from '../../../../src/domain/records/file-event.ts';

const event = (type: EventType, path: string) => ({ type, path, isDir: undefined, json: '' });
const awaited = (untilType: Awaited['untilType'], untilPath = '', maxEvents = 0): Awaited => {
	return { untilType, untilPath, maxEvents };
};

test.each<[Awaited, EventType, path: string, count: number, isAwaited: boolean]>([
	[awaited('any'), 'DELETE', '/a', 1, true],
	[awaited('any', '', 3), 'CREATE', '/a', 2, false],
	[awaited('any', '', 3), 'CREATE', '/a', 3, true],
	[awaited('CREATE'), 'CREATE', '/a', 9, true],
	[awaited('CREATE'), 'WRITE', '/a', 1, false],
	[awaited('CREATE', '', 2), 'WRITE', '/a', 2, false],
	[awaited('CREATE', '', 2), 'CREATE', '/a', 1, true],
	[awaited('any', '/a'), 'RENAME', '/a', 1, true],
	[awaited('any', '/a'), 'RENAME', '/b', 1, false],
	[awaited('WRITE', '/a'), 'RENAME', '/a', 1, false],
])('%j: %s %s as number %i: %s', (given, type, path, count, isAwaited) => {
	expect(awaitedBy(given)(event(type, path), count)).toBe(isAwaited);
});

const fits = (glob: string, path: string) => awaitedBy(awaited('any', glob))(event('CREATE', path), 1);

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
])('glob %j, path %j: %s', (glob, path, isFitting) => {
	expect(fits(glob, path)).toBe(isFitting);
});

// Web pages choose the names: time that grows with the square of one, or worse, would take minutes here.
test.each([
	['/d/*report*2026*.pdf', `/d/${'report2026'.repeat(6_000)}`],
	['/*a*a*a*a*a*a*a*a*b', `/${'a'.repeat(60_000)}`],
	['/**/a/**/a/**/a/**/a/**/a/b', '/a'.repeat(30_000)],
	[`/${'{a,aa}'.repeat(6)}b`, `/${'a'.repeat(60_000)}`],
	['/+(a|aa)+(a|aa)+(a|aa)b', `/${'a'.repeat(60_000)}`],
])('glob %j ends', (glob, path) => expect(fits(glob, path)).toBe(false));
