// The polls of an invocation, and the list in which a lost one is looked up. Its POST is among the call-cells.

import type { Fault } from '../../../src/emulator/emulator.ts';
import { ENDLESS, gzip, TRUNCATED } from '../../support/altered.ts';
import { INVOKE_S, LOOKS_S } from './call-cells.ts';
import { BOOLEANS, type CallCell, type Matrix, matrixOf, type Outcome, PHASES, product } from './cell.ts';
import { CUTS, PAUSES_S } from './upload-cells.ts';

/** Seconds: its `timeout`, and what ends it at the service. */
const POLLS_S = INVOKE_S + 3;

export function invokeWireCells(): Matrix<CallCell> {
	const combinations = product({ cut: CUTS, phase: PHASES, reach: ['once', 'always'] as const, tls: BOOLEANS });
	return matrixOf(
		combinations.map(({ cut, phase, reach, tls }): CallCell | string => {
			const isRedirect = cut.startsWith('redirect');
			if (isRedirect && phase !== 'request')
				return 'a redirect is a response to a request, and says that nothing was done';
			if (reach === 'always' && (isRedirect || cut === 'trickle')) return 'there is no second try';
			if (reach === 'always' && cut === 'stall') return '"timeout" is over in the first try';
			// A poll in silence is not given up before "timeout" is over; then there is one more.
			const isLost = isRedirect || reach === 'always';
			return cellOf({
				fault: cut,
				point: 'poll 1',
				cause: { kind: 'wire', cut, phase },
				reach,
				tls,
				expects: [isLost ? 'failure' : 'success'],
			});
		}),
	);
}

interface Row {
	readonly name: string;
	readonly fault: Fault;
	readonly once: Outcome;
	/** Left out where there is no second try. */
	readonly always?: Outcome;
}

const response = (status: number, body: string | object = '', headers: Record<string, string> = {}): Fault => ({
	kind: 'answer',
	status,
	body,
	headers,
});
const error = { code: 'no', message: 'No' };
const rideOut = (name: string, fault: Fault): Row => ({ name, fault, once: 'success', always: 'failure' });

const POLLS: readonly Row[] = [
	...[400, 401, 403].map((status): Row => ({ name: `${status}`, fault: response(status, error), once: 'failure' })),
	// A new record is not visible everywhere at once.
	...[404, 408, 429, 500, 502, 503, 504].map((status) => rideOut(`${status}`, response(status, error))),
	rideOut('304, which nobody asked for', response(304)),
	rideOut('429, Retry-After', response(429, '', { 'retry-after': '1' })),
	{ name: '503, Retry-After too long', fault: response(503, '', { 'retry-after': '86400' }), once: 'failure' },
	rideOut('HTML', response(200, '<html>')),
	rideOut('empty', response(200)),
	rideOut('another record', response(200, { id: 'other', status: 'failed' })),
	rideOut('no status', { kind: 'override', record: { status: null } }),
	rideOut('unknown status', { kind: 'override', record: { status: 'paused' } }),
	rideOut('truncated', TRUNCATED),
	rideOut('endless', ENDLESS),
	{ name: 'gzip', fault: gzip(), once: 'success', always: 'success' },
	{ name: 'late', fault: { kind: 'delay', ms: 1_000 }, once: 'success' },
];

/** After a POST that was carried out, and whose response got lost. */
const LOOKS: readonly Row[] = [
	...[400, 401, 403, 404].map(
		(status): Row => ({ name: `${status}`, fault: response(status, error), once: 'ambiguous' }),
	),
	...[429, 500, 503].map(
		(status): Row => ({
			name: `${status}`,
			fault: response(status, error),
			once: 'success',
			always: 'ambiguous',
		}),
	),
	{ name: 'HTML', fault: response(200, '<html>'), once: 'ambiguous' },
	{ name: 'an object', fault: response(200, {}), once: 'ambiguous' },
	{ name: 'none', fault: response(200, []), once: 'success', always: 'ambiguous' },
];

export function invokeResponseCells(): Matrix<CallCell> {
	const rows = [
		...POLLS.map((row) => ({ row, point: 'poll 1' as const })),
		...LOOKS.map((row) => ({ row, point: 'look' as const })),
	];
	return matrixOf(
		product({ row: rows, reach: ['once', 'always'] as const }).map(({ row: { row, point }, reach }) => {
			const outcome = row[reach];
			if (outcome === undefined) return 'there is no second try';
			const cause = { kind: 'service', fault: row.fault } as const;
			return cellOf({ fault: row.name, point, cause, reach, tls: false, expects: [outcome] });
		}),
	);
}

function cellOf(
	cell: Pick<CallCell, 'fault' | 'cause' | 'reach' | 'tls' | 'expects'> & { point: 'poll 1' | 'look' },
): CallCell {
	return {
		...cell,
		operation: 'invoke-action',
		called: cell.point === 'look' ? 'listInvocations' : 'getInvocation',
		deadlineS: cell.point === 'look' ? INVOKE_S + LOOKS_S + PAUSES_S.always : POLLS_S,
	};
}
