// An output that is too long for an output is in a file, up to 16 MiB.
import { expect, test } from '@jest/globals';
import { keepOutput } from '../../../../src/actions/invoke-action/invoke-action.ts';

test.each([
	[262_144, '', []],
	[262_145, 'file', ['info: The output has 262 kB: it is in the file file']],
	[16_777_216, 'file', ['info: The output has 16.8 MB: it is in the file file']],
	[16_777_217, '', ['warning: The output has 16.8 MB, more than the limit of 16 MiB, so it is left out.']],
])('%i bytes: %j', (bytes, file, says) => {
	const said: string[] = [];
	const say = (tone: string) => (line: string) => void said.push(`${tone}: ${line}`);
	const log = { info: say('info'), warning: say('warning') } as unknown as Parameters<typeof keepOutput>[1]['log'];
	expect(keepOutput('x'.repeat(bytes), { jsonFile: () => 'file', log })).toBe(file);
	expect(said).toEqual(says);
});
