// Replay records (API §2.2): tokens in view URLs, and lengths.
import { expect, test } from '@jest/globals';
import { lengthOf, tokensOf } from '../../../../src/domain/records/replay.ts';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJyIn0.c2lnbmF0dXJl';

test.each([
	[`https://h/browser/replays?jwt=${JWT}&replay_id=r`, [JWT]],
	[`https://h/browser/replays?replay_id=r&JWT=${JWT}#x`, [JWT]],
	[`https://h/?a=1;jwt=${JWT};b`, [JWT]],
	[`https://h/#jwt=${JWT}`, [JWT]],
	['https://h/?jwt=a%2Eb', ['a%2Eb', 'a.b']],
	['https://h/?jwt=100%', ['100%']],
	['https://h/?replay_id=r', []],
	['', []],
])('the tokens of %j', (url, tokens) => {
	expect(tokensOf(url)).toEqual(tokens);
});

test.each([
	['2030-01-01T00:00:00Z', '2030-01-01T00:01:05Z', 65_000],
	['2030-01-01T00:00:00Z', '2030-01-01T02:00:00+02:00', 0],
	['2030-01-01T00:00:00.250Z', '2030-01-01T00:00:00.500Z', 250],
	['2030-01-01T00:00:01Z', '2030-01-01T00:00:00Z', undefined],
	['', '2030-01-01T00:00:00Z', undefined],
	['2030-01-01T00:00:00Z', '', undefined],
])('from %j to %j: %s ms', (startedAt, finishedAt, length) => {
	expect(lengthOf({ id: 'r', viewUrl: '', startedAt, finishedAt })).toBe(length);
});
