// The project that requests are about: by id or by name, not both.
import { expect, test } from '@jest/globals';
import { parseProject } from '../../../../src/domain/inputs/service.ts';

const parse = (given: Readonly<Record<string, string>>) => parseProject((name) => given[name] ?? '');

test.each([
	[{}, { project: '', projectId: '' }],
	[{ project: ' My shop \n' }, { project: 'My shop', projectId: '' }],
	[{ 'project-id': 'p1' }, { project: '', projectId: 'p1' }],
])('%j', (given, parsed) => expect(parse(given)).toEqual(parsed));

test.each([
	[{ project: 'a', 'project-id': 'b' }, /"project" cannot be combined with "project-id"/],
	...['a\nb', 'prüfung', 'x'.repeat(129)].map(
		(text) => [{ project: text }, /^Input "project" is not one short line of printable ASCII\.$/] as const,
	),
	[{ 'project-id': 'prüfung' }, /^Input "project-id" is not one short line of printable ASCII\.$/],
])('refused: %j', (given, says) => expect(() => parse(given)).toThrow(says));
