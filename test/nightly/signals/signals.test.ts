// A cancelled step reports what is known, leaves nothing behind, and shows nothing as in progress: at every moment, with all ways in
// which a runner ends a step.
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { EVERY } from '../../support/action-runner/every.ts';
import { matrix } from '../matrix.ts';
import { CALL_MOMENTS } from './call-moments.ts';
import { DEPLOY_MOMENTS } from './deploy-moments.ts';
import { interrupt, nameOf, type Row, type Signals } from './interrupt.ts';

/** Beside SIGINT and SIGTERM, which every moment gets. */
const OTHERS: readonly Signals[] = [
	['SIGTERM'],
	['SIGTERM', 'SIGINT'],
	['SIGINT'],
	['SIGINT', 'SIGINT', 'SIGTERM'],
	['SIGHUP'],
];
const MOMENTS = [...DEPLOY_MOMENTS, ...CALL_MOMENTS];
const rows: readonly Row[] = [
	...MOMENTS.map((moment): Row => ({ moment, signals: ['SIGINT', 'SIGTERM'] })),
	...MOMENTS.map((moment, at) => ({ moment, signals: OTHERS[at % OTHERS.length] as Signals })),
	...DEPLOY_MOMENTS.map((moment): Row => ({ moment, signals: ['SIGKILL'] })),
];

/** Milliseconds from the first signal to the end; a busy machine gets as many as the runner gives. */
const END_MS = EVERY ? 5_000 : 10_000;

matrix('signals', {
	rows,
	nameOf,
	some: [
		'50 % of the upload, SIGINT and SIGTERM',
		'GitHub never responds to updateComment: headers, SIGKILL',
		'invoke-action: the service is silent about its end, SIGINT and SIGTERM',
	],
	judge: (chosen) => inTurn(chosen, (row) => interrupt(row, END_MS)),
});
