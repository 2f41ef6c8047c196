// Which files are left out on which system: a file that went away, or that an entry forgets, would be left out silently.
import { expect, test } from '@jest/globals';
import { filesOf, leftOutOn, SYSTEM_TABLE } from '../support/system-table.ts';

test.each(SYSTEM_TABLE)('$at is there, and holds tests', (entry) => {
	expect(filesOf(entry)).not.toEqual([]);
	expect(entry.because).not.toBe('');
});

test('on Linux nothing is left out, and on the others each file is told by its name', () => {
	expect(leftOutOn('linux')).toEqual([]);
	expect(leftOutOn('darwin').flatMap(filesOf)).toContain('test/emulator/watches.test.ts');
	expect(leftOutOn('win32').flatMap(filesOf)).toContain('test/scenarios/deploy/wire.test.ts');
});
