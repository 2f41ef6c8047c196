// The cap on lines of an event stream: rows of (chunks, what of each is passed on).
import { expect, test } from '@jest/globals';
import { CUT, LineMeter, LONGEST_LINE } from '../../../src/service/sse/line-meter.ts';

const x = (length: number) => 'x'.repeat(length);
const MOST = x(LONGEST_LINE);

test.each([
	['nothing', [''], ['']],
	['a line of the greatest length', [`${MOST}\n`], [`${MOST}\n`]],
	['a line too long', [x(LONGEST_LINE + 1)], [`${MOST}${CUT}`]],
	['a line too long after others', [`a\r\nb\n${x(LONGEST_LINE + 9)}`], [`a\r\nb\n${MOST}${CUT}`]],
	['a line too long that ends', [`a\n${x(LONGEST_LINE + 9)}\nb\n`], [`a\n${MOST}${CUT}\nb\n`]],
	['two of them', [`${x(LONGEST_LINE + 9)}\n${x(LONGEST_LINE + 9)}\r\n`], [`${MOST}${CUT}\n${MOST}${CUT}\r\n`]],
	['a line over chunks', [x(LONGEST_LINE - 1), 'x', '\n', MOST], [x(LONGEST_LINE - 1), 'x', '\n', MOST]],
	['a line too long over chunks', [MOST, 'y', 'z', 'z\nb'], [MOST, CUT, '', '\nb']],
	['CR ends a line', [`${MOST}\r`, MOST], [`${MOST}\r`, MOST]],
	['letters count by their bytes', ['ä'.repeat(LONGEST_LINE / 2 + 1)], [`${'ä'.repeat(LONGEST_LINE / 2)}${CUT}`]],
] as [string, string[], string[]][])('%s', (_, chunks, passed) => {
	const meter = new LineMeter();
	const measured = chunks.map((chunk) => meter.measure(Buffer.from(chunk)));
	expect(measured.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(passed);
	expect(measured.map(({ isCut }) => isCut)).toEqual(passed.map((text) => text.includes(CUT)));
});
