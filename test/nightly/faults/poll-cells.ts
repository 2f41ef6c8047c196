// The cells for network faults during the polls.
import {
	BOOLEANS,
	type DeployCell,
	type Matrix,
	matrixOf,
	type Outcome,
	PHASES,
	POLLS,
	type PollPoint,
	product,
} from './cell.ts';
import { CUTS, IDLE_S, PAUSES_S } from './upload-cells.ts';
import type { Cut } from './wire-fault.ts';

/** Seconds: `timeout` is over long before a stalled poll is given up, or only after it. */
const SHORT_S = 3;
const LONG_S = IDLE_S + 15;
/** Seconds: all pauses between the repeats of one poll, and some more. */
const USUAL_S = PAUSES_S.always + 5;

export function pollCells(): Matrix<DeployCell> {
	const combinations = product({
		cut: CUTS,
		point: Object.keys(POLLS) as readonly PollPoint[],
		phase: PHASES,
		reach: ['once', 'always'] as const,
		timeoutS: [SHORT_S, USUAL_S, LONG_S] as const,
		tls: BOOLEANS,
		force: BOOLEANS,
	});
	return matrixOf(
		combinations.map(({ phase, ...one }): DeployCell | string => {
			const { cut, reach, timeoutS } = one;
			const isRedirect = cut.startsWith('redirect');
			if (isRedirect && phase !== 'request') return 'a redirect is a response to a request';
			if ((cut === 'stall') === (timeoutS === USUAL_S)) return 'only a stall is about the length of "timeout"';
			if (reach === 'always' && (isRedirect || cut === 'trickle')) return 'there is no second try';
			if (reach === 'always' && cut === 'stall' && timeoutS !== SHORT_S)
				return '"timeout" is over soon after the first try';
			return {
				...one,
				operation: 'deploy',
				fault: cut,
				cause: { kind: 'wire', cut, phase },
				size: 'small',
				list: 'there',
				deadlineS: timeoutS,
				expects: expected(cut, reach),
			};
		}),
	);
}

function expected(cut: Cut, reach: 'once' | 'always'): readonly Outcome[] {
	// At the deadline it is asked for once more.
	if (cut === 'stall') return [reach === 'always' ? 'timeout' : 'success'];
	if (reach === 'once' || cut === 'trickle') return ['success'];
	// Whatever is not the service's own refusal is ridden out up to the deadline.
	return ['timeout'];
}
