// Which values are hidden, and which lines of a secret the runner is told to mask.
import { expect, test } from '@jest/globals';
import { decoded, isHidden, maskableLines } from '../../../../src/domain/secrets/secrets.ts';

test.each([
	['8-signs!', true],
	['seven77', false],
	[' Production ', false],
	['aws.us-east-1a', false],
	['main-branch', false],
	['Europe/Berlin', true],
])('%j is hidden: %s', (value, hidden) => expect(isHidden(value, ['main-branch'])).toBe(hidden));

test.each([
	['hunter2-hunter2', ['hunter2-hunter2']],
	[' hunter2-hunter2\t', [' hunter2-hunter2\t', 'hunter2-hunter2']],
	['{\n  "key": "value"\n}\n', ['"key": "value"']],
	['first-line\r\nsecond-line\rfirst-line', ['first-line', 'second-line']],
	['short', []],
])('of %j are masked %j', (secret, lines) => expect(maskableLines(secret)).toEqual(lines));

test.each([
	['plain', 'plain'],
	['a%2Fb%20%C3%A4', 'a/b ä'],
	['100%', '100%'],
	['%ff', '%ff'],
])('decoded: %s', (text, is) => expect(decoded(text)).toBe(is));
