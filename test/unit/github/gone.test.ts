// Which GitHub deployments become inactive where those of the service are gone, of how many.
import { expect, test } from '@jest/globals';
import { openTellGone } from '../../../src/github/gone.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { githubAt } from './opened.ts';

test.each([
	{ newer: 0, inactive: 1 },
	{ newer: 999, inactive: 1 },
	{ newer: 1_000, inactive: 0 },
])('with $newer newer ones: $inactive', async ({ newer, inactive }) => {
	const github = await GitHub.start();
	const { deployments } = github.repository;
	for (let at = 0; at <= newer; at++) {
		const payload = { run: '7-0123456789abcdef', deployment: `dep_${at}` };
		deployments.push({ id: github.repository.nextId(), request: { environment: 'e', payload }, statuses: [] });
	}
	const notices: string[] = [];
	const opened = githubAt(github.url);
	const log = { ...opened.log, notice: (line: string) => void notices.push(line) };
	const inputs = { environment: 'e', reportName: '', commentKey: '' };
	await openTellGone({ ...opened, log }, inputs)(['dep_0'], new AbortController().signal);
	await github.close();
	expect(notices).toEqual([]);
	expect(deployments.filter(({ statuses }) => statuses.length > 0)).toHaveLength(inactive);
});
