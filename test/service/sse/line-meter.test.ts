// The cap on lines of an event stream: rows of (chunks, how much of each may be passed on).
import { expect, test } from '@jest/globals';
import { LineMeter, LONGEST_LINE } from '../../../src/service/sse/line-meter.ts';

const x = (length: number) => 'x'.repeat(length);

test.each([
	['nothing', [''], [0]],
	['a line of the greatest length', [`${x(LONGEST_LINE)}\n`], [LONGEST_LINE + 1]],
	['a line too long', [x(LONGEST_LINE + 1)], [0]],
	['a line too long after others', [`a\r\nb\n${x(LONGEST_LINE + 1)}`], [5]],
	['a line too long that ends', [`a\n${x(LONGEST_LINE + 1)}\nb\n`], [2]],
	['a line over chunks', [x(LONGEST_LINE - 1), 'x', '\n', x(LONGEST_LINE)], [LONGEST_LINE - 1, 1, 1, LONGEST_LINE]],
	['a line too long over chunks', [x(LONGEST_LINE), 'y'], [LONGEST_LINE, 0]],
	['CR ends a line', [`${x(LONGEST_LINE)}\r`, x(LONGEST_LINE)], [LONGEST_LINE + 1, LONGEST_LINE]],
	['letters count by their bytes', ['ä'.repeat(LONGEST_LINE / 2 + 1)], [0]],
] as [string, string[], number[]][])('%s', (_, chunks, fits) => {
	const meter = new LineMeter();
	expect(chunks.map((chunk) => meter.measure(Buffer.from(chunk)))).toEqual(fits);
});
