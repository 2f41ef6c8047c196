// What has to be there before GitHub is asked anything.
import { expect, test } from '@jest/globals';
import { openGitHub } from '../../../src/github/open-github.ts';
import { systemClock } from '../../../src/runner/clock.ts';

const open = (githubToken: string, repository: string) => {
	const proxy = { https: '', noProxy: '' };
	const environment = { repository, apiUrl: 'https://api.github.com', proxy };
	return openGitHub({ githubToken }, { environment, log: { debug() {} }, clock: systemClock });
};

test.each([
	['', '', 'there is no github-token'],
	['', 'o/r', 'there is no github-token'],
	['token', '', 'GITHUB_REPOSITORY is not set'],
])('token "%s", repository "%s": %s', (token, repository, why) =>
	expect(open(token, repository)).toEqual({ kind: 'missing', why }),
);

test('with both it can be asked', () => expect(open('token', 'o/r').kind).toBe('ready'));
