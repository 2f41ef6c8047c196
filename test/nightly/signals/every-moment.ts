// All moments, with all ways in which a runner ends a step. Run by `npm run test:all -- signals`, because it takes minutes.
import { expect, test } from '@jest/globals';
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { isChosen, report } from '../report.ts';
import { CALL_MOMENTS } from './call-moments.ts';
import { DEPLOY_MOMENTS } from './deploy-moments.ts';
import { interrupt, type Signals } from './interrupt.ts';
import type { Moment } from './moment.ts';

const CHOSEN = DEPLOY_MOMENTS.filter(({ name }) => isChosen(name));
const MOMENTS = [...CHOSEN, ...CALL_MOMENTS.filter(({ name }) => isChosen(name))];
/** Beside SIGINT and SIGTERM, which every moment gets. */
const OTHERS: readonly Signals[] = [
	['SIGTERM'],
	['SIGTERM', 'SIGINT'],
	['SIGINT'],
	['SIGINT', 'SIGINT', 'SIGTERM'],
	['SIGHUP'],
];
test('every moment', async () => {
	const rows: readonly { readonly moment: Moment; readonly signals: Signals }[] = [
		...MOMENTS.map((moment) => ({ moment, signals: ['SIGINT', 'SIGTERM'] as Signals })),
		...MOMENTS.map((moment, at) => ({ moment, signals: OTHERS[at % OTHERS.length] as Signals })),
		...CHOSEN.map((moment) => ({ moment, signals: ['SIGKILL'] as Signals })),
	];
	const began = performance.now();
	const wrong = await inTurn(rows, ({ moment, signals }) => interrupt(moment, signals));
	expect(report('signals', wrong, began)).toEqual([]);
}, 900_000);
