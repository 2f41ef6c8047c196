// The cells for network faults during the POST: each fault at each point.
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
export const PAUSES_S = { once: 0.5, always: 7.5, looks: 15 } as const;
/** Seconds: a connection that does not come about; a response that does not; a socket that takes no byte of a package. */
export const CONNECT_S = 10;
export const IDLE_S = 30;
const STALL_S = 60;

export function uploadCells(): Matrix<DeployCell> {
	const combinations = product({
		cut: CUTS,
		point: UPLOAD_POINTS,
		reach: ['once', 'always'] as const,
		size: ['small', 'large'] as const,
		tls: BOOLEANS,
		force: BOOLEANS,
	});
	return matrixOf(
		combinations.map((one): DeployCell | string => {
			const { cut, point, reach, size, tls } = one;
			const isRedirect = cut.startsWith('redirect');
			if (isRedirect && (point === 'connect' || at(point) > at('closing boundary')))
				return 'a redirect is a response to a request, and says that nothing was done';
			if (cut === 'trickle' && point === 'connect' && !tls) return 'in plain text nothing moves before the request';
			if (size === 'large' && isSent(point)) return 'once all is sent, the size makes no difference';
			if (size === 'small' && point.endsWith('%')) return 'a small request arrives in one piece';
			if (reach === 'always' && (isRedirect || cut === 'trickle' || isSent(point))) return 'there is no second try';
			if (reach === 'always' && size === 'small') return 'a small request is handed over whole: there is no second try';
			return {
				...one,
				operation: 'deploy',
				fault: cut,
				cause: { kind: 'wire', cut },
				list: 'there',
				timeoutS: TIMEOUT_S,
				deadlineS: boundS(one) + TIMEOUT_S,
				expects: expected(one),
			};
		}),
	);
}

function boundS({ cut, point, reach, size, tls }: Combination): number {
	const tries = reach === 'once' ? 1 : 5;
	const isUnheard = point === 'connect' && tls;
	const waits = isUnheard ? CONNECT_S : size === 'small' ? IDLE_S : STALL_S;
	return (cut === 'stall' ? waits * tries : 0) + PAUSES_S[reach] + PAUSES_S.looks;
}

interface Combination {
	readonly cut: Cut;
	readonly point: UploadPoint;
	readonly reach: 'once' | 'always';
	readonly size: 'small' | 'large';
	readonly tls: boolean;
}

function expected({ cut, point, reach, size, tls }: Combination): readonly Outcome[] {
	if (cut === 'trickle') return ['success'];
	if (cut.startsWith('redirect')) return ['rejected'];
	// The list tells that it was done; where it was not, nobody can tell for sure.
	if (isDone(point)) return ['success'];
	if (isSent(point)) return ['ambiguous'];
	const repeated = reach === 'once' ? 'success' : 'network';
	if (point === 'connect' && tls) return [repeated]; // "timeout" begins at the last byte sent
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
			const { cut, list } = one;
			if (cut === 'stall' && list !== '404')
				return 'how the response got lost makes no difference to what the list says';
			return {
				...one,
				operation: 'deploy',
				fault: cut,
				cause: { kind: 'wire', cut },
				reach: 'once',
				size: 'small',
				timeoutS: TIMEOUT_S,
				deadlineS:
					boundS({ ...one, reach: 'once', size: 'small' }) + (list === 'refused' ? PAUSES_S.always : 0) + TIMEOUT_S,
				expects: ['ambiguous'],
			};
		}),
	);
}
