// The POST on the wire: each cut at each point.
import {
	BOOLEANS,
	type DeployCell,
	type List,
	type Matrix,
	matrixOf,
	type Outcome,
	product,
	UPLOAD_POINTS,
	type UploadPoint,
} from './cell.ts';
import type { Cut } from './wire-fault.ts';

export const CUTS: readonly Cut[] = ['end', 'reset', 'stall', 'trickle', 'redirect 307', 'redirect 308'];
const at = (point: UploadPoint) => UPLOAD_POINTS.indexOf(point);
/** The whole request was sent. */
const isSent = (point: UploadPoint) => at(point) >= at('closing boundary − 1');
const isDone = (point: UploadPoint) => at(point) >= at('closing boundary');

/** Seconds: `timeout` of runs in which nothing should have to wait. */
export const TIMEOUT_S = 10;
/** Seconds of pauses: before one repeat, before all four, and between the looks into the list. */
export const PAUSES_S = { once: 0.5, always: 7.5, looks: 2.5 } as const;
/** Seconds: a connection that does not come about; one on which no response comes; one that takes no byte of a package. */
export const CONNECT_S = 10;
export const IDLE_S = 30;
const STALL_S = 60;
/** Seconds: `timeout` of runs in which a stalled try is given up, and sent again. */
const PATIENT_S = STALL_S + 15;

export function uploadCells(): Matrix<DeployCell> {
	const combinations = product({
		cut: CUTS,
		point: UPLOAD_POINTS,
		reach: ['once', 'always'] as const,
		size: ['small', 'large'] as const,
		timeoutS: [TIMEOUT_S, PATIENT_S] as const,
		tls: BOOLEANS,
		force: BOOLEANS,
	});
	return matrixOf(
		combinations.map((one): DeployCell | string => {
			const { cut, point, reach, size, timeoutS, tls } = one;
			const isRedirect = cut.startsWith('redirect');
			if (isRedirect && (point === 'connect' || at(point) > at('closing boundary')))
				return 'a redirect answers a request, and says that nothing was done';
			if (cut === 'trickle' && point === 'connect' && !tls) return 'in plain text nothing moves before the request';
			if (size === 'large' && isSent(point)) return 'once all is sent, the size makes no difference';
			if (size === 'small' && point.endsWith('%')) return 'a small request arrives in one piece';
			if (reach === 'always' && (isRedirect || cut === 'trickle' || isSent(point))) return 'there is no second try';
			if (reach === 'always' && size === 'small') return 'a small request is handed over whole: there is no second try';
			if (timeoutS === PATIENT_S && size === 'small') return 'a small request is handed over whole: no try is given up';
			if (timeoutS === PATIENT_S && (cut !== 'stall' || isSent(point) || reach === 'always'))
				return 'only a stall in mid-upload is about the length of "timeout"';
			return {
				...one,
				operation: 'deploy',
				fault: cut,
				cause: { kind: 'wire', cut },
				list: 'there',
				deadlineS: boundS(cut, reach, timeoutS) + timeoutS,
				expects: expected(one),
			};
		}),
	);
}

/** The upload; the wait has its "timeout" for itself. A stall ends with the time, or is given up within it. */
function boundS(cut: Cut, reach: 'once' | 'always', timeoutS: number): number {
	return (cut === 'stall' ? timeoutS : 0) + PAUSES_S[reach] + PAUSES_S.looks;
}

interface Combination {
	readonly cut: Cut;
	readonly point: UploadPoint;
	readonly reach: 'once' | 'always';
	readonly size: 'small' | 'large';
	readonly timeoutS: number;
	readonly tls: boolean;
}

function expected({ cut, point, reach, size, timeoutS, tls }: Combination): readonly Outcome[] {
	if (cut === 'trickle') return ['success'];
	if (cut.startsWith('redirect')) return ['rejected'];
	// The list tells that it was done; where it was not, nobody can tell for sure.
	if (isDone(point)) return ['success'];
	if (isSent(point)) return ['ambiguous'];
	const isOutOfTime = cut === 'stall' && timeoutS === TIMEOUT_S;
	const repeated = reach === 'once' && !isOutOfTime ? 'success' : 'network';
	if (point === 'connect' && tls) return [repeated];
	// What the sockets hold counts as handed over: all of a small request, perhaps what is left of a large one.
	return size === 'small' || at(point) > at('first byte') ? [repeated, 'ambiguous'] : [repeated];
}

/** Ambiguous for good: the response is lost, and the list does not tell. */
export function lostCells(): Matrix<DeployCell> {
	const combinations = product({
		cut: ['end', 'reset', 'stall'] as const,
		point: ['closing boundary − 1', 'after the commit', 'response body'] as const,
		list: ['404', 'HTML', 'refused', 'several', 'foreign', 'unlabelled'] as const satisfies readonly List[],
		tls: BOOLEANS,
		force: BOOLEANS,
	});
	return matrixOf(
		combinations.map((one): DeployCell | string => {
			const { cut, point, list } = one;
			if (cut === 'stall' && list !== '404') return 'how the answer got lost makes no difference to what the list says';
			return {
				...one,
				operation: 'deploy',
				fault: cut,
				cause: { kind: 'wire', cut },
				reach: 'once',
				size: 'small',
				timeoutS: TIMEOUT_S,
				deadlineS: boundS(cut, 'once', TIMEOUT_S) + (list === 'refused' ? PAUSES_S.always : 0) + TIMEOUT_S,
				// A list that does not tell the package still tells which deployment was not there before.
				expects: list === 'unlabelled' && isDone(point) ? ['success'] : ['ambiguous'],
			};
		}),
	);
}
