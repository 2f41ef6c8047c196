// The cells of an invocation: its POST, its polls, and the list in which a lost one is looked up. What the other actions send has
// no second effect; test/unit/http and test/scenarios/sub-actions/errors.test.ts have the tables of that.

import type { Fault, Operation } from '../../../src/emulator/emulator.ts';
import { ENDLESS, gzip, HALF_GZIP, TRUNCATED } from '../../support/altered.ts';
import { BOOLEANS, type InvokeCell, joined, type Matrix, matrixOf, type Outcome, PHASES, product } from './cell.ts';
import { ABOVE_TLS } from './response-cells.ts';
import { CONNECT_S, CUTS, IDLE_S, PAUSES_S } from './upload-cells.ts';
import type { Cut } from './wire-fault.ts';

const POINTS = [
	'connect',
	'request headers',
	'first byte',
	'closing brace',
	'after the work',
	'response headers',
	'response body',
] as const;
export type PostPoint = (typeof POINTS)[number];
const at = (point: PostPoint) => POINTS.indexOf(point);

/** Seconds: the input `timeout`, its least. */
export const INVOKE_S = 10;
/** Seconds until its last look for a lost invocation. */
const LOOKS_S = 15;
/** Seconds: `timeout`, and what ends it at the service. */
const POLLS_S = INVOKE_S + 3;

const NO_SECOND = 'there is no second try';
const CALLED: Readonly<Record<'POST' | 'poll 1' | 'look', Operation>> = {
	POST: 'createInvocation',
	'poll 1': 'getInvocation',
	look: 'listInvocations',
};

function cellOf(
	of: keyof typeof CALLED,
	cell: Omit<InvokeCell, 'operation' | 'called' | 'point'> & { readonly point?: PostPoint },
): InvokeCell {
	return { point: of, ...cell, operation: 'invoke-action', called: CALLED[of] };
}

export function invokeCells(): Matrix<InvokeCell> {
	return joined(postCuts(), pollCuts(), responses());
}

function postCuts(): Matrix<InvokeCell> {
	const combinations = product({ cut: CUTS, point: POINTS, reach: ['once', 'always'] as const, tls: BOOLEANS });
	return matrixOf(
		combinations.map(({ cut, point, reach, tls }): InvokeCell | string => {
			const isRedirect = cut.startsWith('redirect');
			if (isRedirect && (point === 'connect' || at(point) > at('closing brace')))
				return 'a redirect is a response to a request, and says that nothing was done';
			if (cut === 'trickle' && point === 'connect' && !tls) return 'in plain text nothing moves before the request';
			if (reach === 'always' && (isRedirect || cut === 'trickle')) return NO_SECOND;
			if (reach === 'always' && point !== 'connect')
				return 'a small request is handed over whole: there is no second try';
			const waits = point === 'connect' && tls ? CONNECT_S : IDLE_S;
			const tries = reach === 'once' ? 1 : 5;
			const deadlineS = (cut === 'stall' ? waits * tries : 0) + PAUSES_S[reach] + LOOKS_S + INVOKE_S;
			const expects = expectedOfPost(cut, point, reach, tls);
			return cellOf('POST', { fault: cut, point, cause: { kind: 'wire', cut }, reach, tls, deadlineS, expects });
		}),
	);
}

function expectedOfPost(cut: Cut, point: PostPoint, reach: 'once' | 'always', tls: boolean): readonly Outcome[] {
	if (cut === 'trickle') return ['success'];
	if (cut.startsWith('redirect')) return ['failure'];
	// The list tells that it was done; where it was not, nobody can tell for sure.
	if (at(point) >= at('closing brace')) return ['success', 'ambiguous'];
	const retried = reach === 'once' ? 'success' : 'failure';
	if (point === 'connect' && tls) return [retried];
	return [retried, 'ambiguous'];
}

function pollCuts(): Matrix<InvokeCell> {
	const combinations = product({ cut: CUTS, phase: PHASES, reach: ['once', 'always'] as const, tls: BOOLEANS });
	return matrixOf(
		combinations.map(({ cut, phase, reach, tls }): InvokeCell | string => {
			const isRedirect = cut.startsWith('redirect');
			if (isRedirect && phase !== 'request')
				return 'a redirect is a response to a request, and says that nothing was done';
			if (reach === 'always' && (isRedirect || cut === 'trickle')) return NO_SECOND;
			if (reach === 'always' && cut === 'stall') return '"timeout" is over in the first try';
			// A poll in silence is not given up before "timeout" is over; then there is one more.
			const isLost = reach === 'always';
			return cellOf('poll 1', {
				fault: cut,
				cause: { kind: 'wire', cut, phase },
				reach,
				tls,
				deadlineS: POLLS_S,
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
const done = (fault: Fault): Fault => ({ ...fault, afterCommit: true }) as Fault;
const error = { code: 'no', message: 'No' };
const HTML = '<html>';
const SOON = { 'retry-after': '1' };
const NEVER = { 'retry-after': '86400' };
const rideOut = (name: string, fault: Fault): Row => ({ name, fault, once: 'success', always: 'failure' });
/** It is sent once, and found in the list where it was done. */
const eitherWay = (name: string, fault: Fault): Row[] => [
	{ name, fault, once: 'ambiguous' },
	{ name: `${name}, though done`, fault: done(fault), once: 'success' },
];

const POSTS: readonly Row[] = [
	...[400, 401, 403, 404, 409].map(
		(status): Row => ({ name: `${status}`, fault: response(status, error), once: 'failure' }),
	),
	rideOut('408', response(408)),
	rideOut('429', response(429)),
	rideOut('429, Retry-After', response(429, '', SOON)),
	rideOut('503, Retry-After', response(503, '', SOON)),
	{ name: '503, Retry-After too long', fault: response(503, '', NEVER), once: 'failure' },
	...[500, 502, 503, 504].flatMap((status) => eitherWay(`${status}`, response(status, error))),
	...eitherWay('HTML', response(200, HTML)),
	{ name: 'invalid JSON', fault: response(200, '[{"ok"'), once: 'ambiguous' },
	{ name: 'empty', fault: response(200), once: 'ambiguous' },
	{ name: 'truncated', fault: TRUNCATED, once: 'success' },
	{ name: 'truncated gzip', fault: HALF_GZIP, once: 'success' },
	{ name: 'gzip', fault: gzip(), once: 'success' },
	{ name: 'late', fault: { kind: 'delay', ms: 1_000 }, once: 'success' },
];

const POLLS: readonly Row[] = [
	...[400, 401, 403].map((status): Row => ({ name: `${status}`, fault: response(status, error), once: 'failure' })),
	// A new record is not visible everywhere at once.
	...[404, 408, 429, 500, 502, 503, 504].map((status) => rideOut(`${status}`, response(status, error))),
	rideOut('304, which nobody asked for', response(304)),
	rideOut('429, Retry-After', response(429, '', SOON)),
	{ name: '503, Retry-After too long', fault: response(503, '', NEVER), once: 'failure' },
	rideOut('HTML', response(200, HTML)),
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
	{ name: '404', fault: response(404, error), once: 'ambiguous' }, // the service has no such list
	...[400, 401, 403, 429, 500, 503].map(
		(status): Row => ({
			name: `${status}`,
			fault: response(status, error),
			once: 'success',
			always: 'ambiguous',
		}),
	),
	{ name: 'HTML', fault: response(200, HTML), once: 'success', always: 'ambiguous' },
	{ name: 'an object', fault: response(200, {}), once: 'success', always: 'ambiguous' },
	{ name: 'none', fault: response(200, []), once: 'success', always: 'ambiguous' },
];

function responses(): Matrix<InvokeCell> {
	const rows = [
		...POSTS.map((row) => ({ row, of: 'POST' as const })),
		...POLLS.map((row) => ({ row, of: 'poll 1' as const })),
		...LOOKS.map((row) => ({ row, of: 'look' as const })),
	];
	const combinations = product({ row: rows, reach: ['once', 'always'] as const, tls: BOOLEANS });
	return matrixOf(
		combinations.map(({ row: { row, of }, reach, tls }) => {
			const outcome = row[reach];
			if (tls) return ABOVE_TLS;
			if (outcome === undefined) return NO_SECOND;
			const cause = { kind: 'service', fault: row.fault } as const;
			const deadlineS = of === 'poll 1' ? POLLS_S : PAUSES_S.always + LOOKS_S + INVOKE_S;
			const common = { fault: row.name, cause, reach, tls, deadlineS, expects: [outcome] };
			if (of !== 'POST') return cellOf(of, common);
			return cellOf(of, { ...common, point: row.name.endsWith('though done') ? 'after the work' : 'closing brace' });
		}),
	);
}
