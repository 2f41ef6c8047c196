// Which GitHub deployments become inactive where those of the service are gone, of how many.
import { expect, test } from '@jest/globals';
import { openTellGone } from '../../../src/github/gone.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { githubAt } from './opened.ts';

test.each([
	{ more: 0, says: 'inactive: 1' },
	{ more: 1_000, says: 'inactive: 0 (only the newest 1,000 of the environment were checked)' },
])('with $more newer ones: $says', async ({ more, says }) => {
	const github = await GitHub.start();
	const { deployments } = github.repository;
	for (let at = 0; at <= more; at++) {
		const request = { environment: 'e', payload: { deployment: `dep_${at}` } };
		deployments.push({ id: github.repository.nextId(), request, statuses: [] });
	}
	const lines: string[] = [];
	const say = (line: string) => void lines.push(line);
	const opened = { ...githubAt(github.url), log: { info: say, notice: say, debug() {} } };
	const inputs = { environment: 'e', reportName: '', commentKey: '' };
	await openTellGone(opened, inputs)?.(['dep_0'], new AbortController().signal);
	await github.close();
	expect(lines).toEqual([expect.stringContaining(says)]);
	expect(deployments.filter(({ statuses }) => statuses.length > 0)).toHaveLength(more === 0 ? 1 : 0);
});
