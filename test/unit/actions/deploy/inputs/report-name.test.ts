import { expect, test } from '@jest/globals';
import { type AppSource, defaultReportName } from '../../../../../src/actions/deploy/inputs/app-source.ts';

const inFolder = (directory: string, entrypoint: string): AppSource => ({ kind: 'directory', directory, entrypoint });
const fetched = (json: object): AppSource => ({ kind: 'source', json: JSON.stringify(json) });

test.each<[string, AppSource, string]>([
	['the root', inFolder('.', 'src/app.ts'), 'deploy src/app.ts'],
	['a folder', inFolder('./apps/bot/', 'src/app.ts'), 'deploy apps/bot/src/app.ts'],
	['another entrypoint of that folder', inFolder('apps/bot', 'src/other.ts'), 'deploy apps/bot/src/other.ts'],
	['an absolute folder', inFolder('/work/space/apps/bot', 'app.ts'), 'deploy apps/bot/app.ts'],
	['the absolute root', inFolder('/work/space', 'app.ts'), 'deploy app.ts'],
	['a package', { kind: 'package', file: 'made.zip', entrypoint: 'src/app.ts' }, 'deploy src/app.ts'],
	['a source that tells one', fetched({ url: 'x', entrypoint: 'src/app.ts' }), 'deploy src/app.ts'],
	['a source that tells none', fetched({ url: 'x', entrypoint: 1 }), 'deploy'],
])('the default report-name of %s', (_name, app, expected) => {
	expect(defaultReportName(app, '/work/space')).toBe(expected);
});

test('a name that is too long is cut, and names that differ at their end stay different', () => {
	const names = ['a.ts', 'b.ts'].map((file) => defaultReportName(inFolder('x'.repeat(200), file), '/work/space'));
	expect(names.map(({ length }) => length)).toEqual([100, 100]);
	expect(names[0]).toMatch(/^deploy x+-[0-9a-f]{8}$/);
	expect(names[0]).not.toBe(names[1]);
});
