// All moments, with all ways in which a runner ends a step. Run by `npm run test:all -- signals`, because it takes minutes.
import { expect, test } from '@jest/globals';
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { CALL_MOMENTS } from './call-moments.ts';
import { DEPLOY_MOMENTS } from './deploy-moments.ts';
import { interrupt, type Signals } from './interrupt.ts';
import type { Moment } from './moment.ts';

const MOMENTS = [...DEPLOY_MOMENTS, ...CALL_MOMENTS];
/** Beside SIGINT and SIGTERM, which every moment gets. */
const OTHERS: readonly Signals[] = [
	['SIGTERM'],
	['SIGTERM', 'SIGINT'],
	['SIGINT'],
	['SIGINT', 'SIGINT', 'SIGTERM'],
	['SIGHUP'],
];
interface Row {
	readonly moment: Moment;
	readonly signals: Signals;
}

test('every moment', async () => {
	const rows: readonly Row[] = [
		...MOMENTS.map((moment) => ({ moment, signals: ['SIGINT', 'SIGTERM'] as Signals })),
		...MOMENTS.map((moment, at) => ({ moment, signals: OTHERS[at % OTHERS.length] as Signals })),
		...DEPLOY_MOMENTS.map((moment) => ({ moment, signals: ['SIGKILL'] as Signals })),
	];
	const began = performance.now();
	const wrong = await inTurn(rows, ({ moment, signals }) => interrupt(moment, signals));
	const bad = wrong.filter((one) => one.length > 0).length;
	process.stdout.write(
		`${DEPLOY_MOMENTS.length} moments of a deploy and ${CALL_MOMENTS.length} of the other actions, ended in ${rows.length} ways: ${rows.length - bad} as they should be, ${bad} not (${Math.round((performance.now() - began) / 1_000)} s)\n`,
	);
	expect(wrong.flat()).toEqual([]);
}, 900_000);
