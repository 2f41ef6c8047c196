import { expect, test } from '@jest/globals';
import { decoded } from '../../../../src/domain/text/decoded.ts';

test.each([
	['plain', 'plain'],
	['a%2Fb%20%C3%A4', 'a/b ä'],
	['100%', '100%'],
	['%ff', '%ff'],
	['', ''],
])('%s', (text, is) => expect(decoded(text)).toBe(is));
