// What is sent to retire a GitHub deployment.
import { expect, test } from '@jest/globals';
import { makeInactive } from '../../../src/github/app-deployments.ts';

test('one deployment becomes inactive, and none beside it', async () => {
	const sent: unknown[] = [];
	await makeInactive({ request: async (...one) => void sent.push(one) }, 7);
	expect(sent).toEqual([
		[
			'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
			{ deployment_id: 7, state: 'inactive', auto_inactive: false },
		],
	]);
});
