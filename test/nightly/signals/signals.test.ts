// A cancelled step reports what is known, leaves nothing behind, and shows nothing as in progress. This runs a few moments;
// `npm run test:all -- signals` runs all of them.
import { expect, test } from '@jest/globals';
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { CALL_MOMENTS } from './call-moments.ts';
import { DEPLOY_MOMENTS } from './deploy-moments.ts';
import { interrupt, RUNNER_END_MS, type Signals } from './interrupt.ts';

const ROWS: readonly { readonly name: string; readonly signals: Signals }[] = [
	{ name: '50 % of the upload', signals: ['SIGINT', 'SIGTERM'] },
	{ name: 'GitHub never responds to updateComment: headers', signals: ['SIGKILL'] },
	{ name: 'invoke-action: the service is silent about its end', signals: ['SIGINT', 'SIGTERM'] },
];

test('a few moments', async () => {
	const rows = ROWS.map(({ name, signals }) => {
		const moment = [...DEPLOY_MOMENTS, ...CALL_MOMENTS].find((one) => one.name === name);
		if (moment === undefined) throw new Error(`no such moment: ${name}`);
		return { moment, signals };
	});
	const wrong = await inTurn(rows, ({ moment, signals }) => interrupt(moment, signals, RUNNER_END_MS));
	expect(wrong.flat()).toEqual([]);
});
