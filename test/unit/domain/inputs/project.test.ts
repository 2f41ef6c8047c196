// The project of a request: by id or name, as a header.
import { expect, test } from '@jest/globals';
import { parseProject, projectHeaders } from '../../../../src/domain/inputs/project.ts';

const parse = (given: Readonly<Record<string, string>>) => parseProject((name) => given[name] ?? '');

test.each([
	[{}, {}],
	[{ project: ' My shop \n' }, { 'x-kernel-project': 'My shop' }],
	[{ 'project-id': 'p1' }, { 'x-kernel-project-id': 'p1' }],
])('%j', (given, headers) => expect(projectHeaders(parse(given))).toEqual(headers));

test.each([
	[{ project: 'a', 'project-id': 'b' }, /"project" cannot be combined with "project-id"/],
	...['a\nb', 'prüfung', 'x'.repeat(129)].map(
		(text) => [{ project: text }, /^Input "project" is not one short line of printable ASCII\.$/] as const,
	),
	[{ 'project-id': 'prüfung' }, /^Input "project-id" is not one short line of printable ASCII\.$/],
])('refused: %j', (given, says) => expect(() => parse(given)).toThrow(says));
