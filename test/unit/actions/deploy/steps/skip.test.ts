// What the newest GitHub deployment of the app says of whether something is to be deployed.
import { expect, test } from '@jest/globals';
import { judgeNewest } from '../../../../../src/actions/deploy/steps/skip.ts';
import type { NewestDeployment } from '../../../../../src/github/app-deployments.ts';

const SETUP = '00112233445566aa';
const record = { run: '7-0123456789abcdef', setup: SETUP, digest: 'a'.repeat(64), deployment: 'dep_1' };
const found = (changes: object = {}): NewestDeployment =>
	({ kind: 'found', id: 8, end: 'success', record, ...changes }) as NewestDeployment;

test.each<{ name: string; newest: NewestDeployment; why: RegExp | undefined }>([
	{ name: 'it fits', newest: found(), why: undefined },
	{ name: 'there is none', newest: { kind: 'none' }, why: /has no GitHub deployment/ },
	{ name: 'it could not be read', newest: { kind: 'unread', why: 'a 500' }, why: /could not be read: a 500$/ },
	{ name: 'it is under way', newest: found({ end: undefined }), why: /has not ended/ },
	{ name: 'it has failed', newest: found({ end: 'failure' }), why: /is "failure"/ },
	{ name: 'it was retired', newest: found({ end: 'inactive' }), why: /is "inactive"/ },
	{ name: 'of an older version', newest: found({ record: undefined }), why: /older version of this action/ },
	...['', '?'].map((deployment) => ({
		name: `its deployment is "${deployment}"`,
		newest: found({ record: { ...record, deployment } }),
		why: /older version of this action, or by something else/,
	})),
	{ name: 'its package is unknown', newest: found({ record: { ...record, digest: '' } }), why: /something else/ },
	{
		name: 'another setup',
		newest: found({ record: { ...record, setup: 'f'.repeat(16) } }),
		why: /a different service/,
	},
])('$name', ({ newest, why }) => {
	const fits = { githubDeployment: 8, deployment: 'dep_1', digest: record.digest };
	expect(judgeNewest(newest, SETUP)).toEqual(why === undefined ? fits : { why: expect.stringMatching(why) });
});
