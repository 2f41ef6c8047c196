// A cancelled step reports what is known, leaves nothing behind, and shows nothing as in progress. This runs a few moments;
// `npm run test:all -- signals` runs all of them.
import { expect, test } from '@jest/globals';
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { SINK_FAULTS } from '../../support/action-runner/broken-sink.ts';
import { CALL_MOMENTS } from './call-moments.ts';
import { DEPLOY_MOMENTS } from './deploy-moments.ts';
import { interrupt, RUNNER_END_MS, type Signals } from './interrupt.ts';

const ROWS: readonly { readonly name: string; readonly signals: Signals; readonly sink?: string }[] = [
	{ name: '50 % of the upload', signals: ['SIGINT', 'SIGTERM'] },
	{ name: 'GitHub never responds to updateComment, the first: headers', signals: ['SIGKILL'] },
	{ name: 'invoke-action: the service is silent about its end', signals: ['SIGINT', 'SIGTERM'] },
	{ name: 'all of the upload, deployed', signals: ['SIGINT'], sink: 'GITHUB_OUTPUT on a full disk' },
];

test('a few moments', async () => {
	const rows = ROWS.map(({ name, signals, sink }) => {
		const moment = [...DEPLOY_MOMENTS, ...CALL_MOMENTS].find((one) => one.name === name);
		if (moment === undefined) throw new Error(`no such moment: ${name}`);
		const fault = SINK_FAULTS.find((one) => one.name === sink);
		if (fault === undefined && sink !== undefined) throw new Error(`no such fault: ${sink}`);
		return { moment, signals, fault };
	});
	const wrong = await inTurn(rows, ({ moment, signals, fault }) =>
		interrupt(moment, signals, { fault, endMs: RUNNER_END_MS }),
	);
	expect(wrong.flat()).toEqual([]);
});
