// Inputs as people write them on Windows. The rules are a table, so every system checks them.
import { describe, expect, test } from '@jest/globals';
import { inputsOn } from '../../../../../src/actions/deploy/inputs/windows-paths.ts';

const on = (platform: NodeJS.Platform, input: string, text: string) =>
	inputsOn(platform, (name) => (name === input ? text : ''))(input);

describe('on Windows', () => {
	test.each([
		{ input: 'directory', text: 'apps\\shop', read: 'apps/shop' },
		{ input: 'directory', text: 'D:\\a\\shop\\shop', read: 'D:/a/shop/shop' },
		{ input: 'directory', text: '.\\', read: './' },
		{ input: 'entrypoint', text: 'src\\app.ts', read: 'src/app.ts' },
		{ input: 'entrypoint', text: '.\\src\\app.ts', read: './src/app.ts' },
		{ input: 'package', text: 'out\\app.zip', read: 'out/app.zip' },
		{ input: 'exclude', text: 'build\\out', read: 'build/out' },
		{ input: 'exclude', text: '\\build', read: '/build' },
		{ input: 'exclude', text: 'build\\', read: 'build/' },
		{ input: 'exclude', text: 'src\\**\\*.map', read: 'src/**/*.map' },
		{ input: 'exclude', text: '!src\\keep.log', read: '!src/keep.log' },
		{ input: 'exclude', text: '\\#a\n\\!b\n!\\#c', read: '\\#a\n\\!b\n!\\#c' },
		{ input: 'exclude', text: '\\#a\\b', read: '\\#a/b' },
		{ input: 'exclude', text: 'app/\\[id\\]/page.ts', read: 'app/\\[id\\]/page.ts' },
		{ input: 'exclude', text: 'a\\b\r\nc/\\d', read: 'a/b\r\nc/\\d' },
		{ input: 'version', text: 'a\\b', read: 'a\\b' },
		{ input: 'env-vars', text: 'A=C:\\temp', read: 'A=C:\\temp' },
	])('$input: $text is $read', ({ input, text, read }) => expect(on('win32', input, text)).toBe(read));
});

test.each(['linux', 'darwin'] as const)('on %s a backslash is a part of a name', (platform) => {
	for (const input of ['directory', 'entrypoint', 'package', 'exclude'])
		expect(on(platform, input, 'a\\b')).toBe('a\\b');
});
