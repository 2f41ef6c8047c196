// The operations of the other actions: what applies to them.

import type { Fault, Operation } from '../../../src/emulator/emulator.ts';
import { ENDLESS, gzip, HALF_GZIP, TRUNCATED } from '../../support/altered.ts';
import { BOOLEANS, type CallCell, type CallName, type Matrix, matrixOf, type Outcome, product } from './cell.ts';
import { ABOVE_TLS } from './response-cells.ts';
import { CONNECT_S, CUTS, IDLE_S, PAUSES_S } from './upload-cells.ts';
import type { Cut } from './wire-fault.ts';

export const CALL_POINTS = [
	'connect',
	'request headers',
	'first byte',
	'closing brace',
	'after the work',
	'response headers',
	'response body',
] as const;
export type CallPoint = (typeof CALL_POINTS)[number];

const CALLS: Readonly<Record<CallName, { readonly called: Operation; readonly hasBody: boolean }>> = {
	'delete-api-key': { called: 'deleteApiKey', hasBody: false },
	'delete-deployments': { called: 'deleteDeployment', hasBody: false },
	'invoke-action': { called: 'createInvocation', hasBody: true },
	'resize-terminal': { called: 'resizeProcess', hasBody: true },
	'list-replays': { called: 'listReplays', hasBody: false },
	'watch-files': { called: 'watchEvents', hasBody: false },
};
/** They end with a 204, and may be done though nobody said so. */
const DELETES: readonly CallName[] = ['delete-api-key', 'delete-deployments'];
const NAMES = Object.keys(CALLS) as readonly CallName[];

/** Seconds: the input of watch-files; longer than a connection that does not come about. */
export const WATCH_S = CONNECT_S + 5;
/** Seconds that delete-deployments looks at what no response has told. */
const LOOK_S = 30;

/** Seconds: the input of invoke-action, its least. */
export const INVOKE_S = 10;
/** Seconds until its last look for a lost invocation. */
export const LOOKS_S = 15;

export function callWireCells(): Matrix<CallCell> {
	const combinations = product({
		operation: NAMES,
		cut: CUTS,
		point: CALL_POINTS,
		reach: ['once', 'always'] as const,
		tls: BOOLEANS,
	});
	return matrixOf(
		combinations.map((one): CallCell | string => {
			const { operation, cut, point, reach, tls } = one;
			const { called, hasBody } = CALLS[operation];
			const isRedirect = cut.startsWith('redirect');
			if (!hasBody && (point === 'first byte' || point === 'closing brace')) return 'the request has no body';
			if (DELETES.includes(operation) && point === 'response body') return 'the response 204 has no body';
			if (DELETES.includes(operation) && point === 'response headers') return 'the response 204 ends with its headers';
			if (isRedirect && (point === 'connect' || CALL_POINTS.indexOf(point) > CALL_POINTS.indexOf('closing brace')))
				return 'a redirect is a response to a request, and says that nothing was done';
			if (cut === 'trickle' && point === 'connect' && !tls) return 'in plain text nothing moves before the request';
			if (reach === 'always' && (isRedirect || cut === 'trickle')) return 'there is no second try';
			if (reach === 'always' && operation === 'invoke-action' && point !== 'connect')
				return 'a small request is handed over whole: there is no second try';
			if (reach === 'always' && cut === 'stall' && operation === 'watch-files')
				return 'its "timeout" is over in the first try, or soon after it';
			const deadlineS = operation === 'watch-files' ? WATCH_S : boundS(one);
			return { ...one, fault: cut, cause: { kind: 'wire', cut }, called, deadlineS, expects: expected(one) };
		}),
	);
}

interface Combination {
	readonly operation: CallName;
	readonly cut: Cut;
	readonly point: CallPoint;
	readonly reach: 'once' | 'always';
	readonly tls: boolean;
}

function boundS({ operation, cut, point, reach, tls }: Combination): number {
	const waits = point === 'connect' && tls ? CONNECT_S : IDLE_S;
	const tries = reach === 'once' ? 1 : 5;
	const isLookedAt = operation === 'delete-deployments' && reach === 'always';
	const longer = operation === 'invoke-action' ? LOOKS_S + INVOKE_S : isLookedAt ? LOOK_S : 0;
	return (cut === 'stall' ? waits * tries : 0) + PAUSES_S[reach] + longer;
}

function expected({ operation, cut, point, reach, tls }: Combination): readonly Outcome[] {
	if (cut === 'trickle') return ['success'];
	if (cut.startsWith('redirect')) return ['failure'];
	const isUnheard = point === 'connect' && tls;
	if (operation === 'invoke-action') {
		// The list tells that it was done; where it was not, nobody can tell for sure.
		if (CALL_POINTS.indexOf(point) >= CALL_POINTS.indexOf('closing brace')) return ['success', 'ambiguous'];
		const retried = reach === 'once' ? 'success' : 'failure';
		// The time until a connection stands counts, and "timeout" is no longer than one that does not come about.
		if (isUnheard) return [cut === 'stall' ? 'failure' : retried];
		return [retried, 'ambiguous'];
	}
	if (operation === 'watch-files') {
		// Nobody minds the silence of a stream: it is given up when "timeout" is over.
		if (cut === 'stall') return [isUnheard ? 'success' : 'failure'];
		return [reach === 'once' ? 'success' : 'failure'];
	}
	if (reach === 'once') return ['success'];
	// The request has gone out, so it may be gone; a deployment is looked at.
	if (operation === 'delete-deployments' && point !== 'connect') return ['success', 'ambiguous'];
	return [DELETES.includes(operation) && !isUnheard ? 'ambiguous' : 'failure'];
}

interface Row {
	readonly name: string;
	readonly fault: Fault;
	readonly once: Outcome;
	readonly always?: Outcome;
	/** Default: all. */
	readonly only?: readonly CallName[];
	/** Where it is another for one operation: a DELETE that may have been done, an invocation that is looked up. */
	readonly on?: Partial<Readonly<Record<CallName, { readonly once?: Outcome; readonly always?: Outcome }>>>;
}

const response = (status: number, body: string | object = '', headers: Record<string, string> = {}): Fault => ({
	kind: 'answer',
	status,
	body,
	headers,
});
const done = (fault: Fault): Fault => ({ ...fault, afterCommit: true }) as Fault;
const error = (code: string) => ({ code, message: 'No' });
const refused = (status: number, code: string): Row => ({
	name: String(status),
	fault: response(status, error(code)),
	once: 'failure',
});
const busy = (name: string, fault: Fault): Row => ({ name, fault, once: 'success', always: 'failure' });
/** Found in the list, or not: it is sent once. */
const lookedUp = (outcome: Outcome) => ({ 'invoke-action': { once: outcome, always: outcome } });
/** Not said whether it was done: a DELETE may have been. */
const broken = (status: number): Row[] =>
	[response(status, error('internal')), done(response(status, error('internal')))].map((fault, at) => ({
		...busy(`${status}${at === 0 ? '' : ', though done'}`, fault),
		on: {
			'delete-api-key': { always: 'ambiguous' },
			// The deployment itself is looked at.
			'delete-deployments': { always: at === 0 ? 'ambiguous' : 'success' },
			...lookedUp(at === 0 ? 'ambiguous' : 'success'),
		},
	}));
const SINGLE = ['delete-api-key', 'delete-deployments', 'resize-terminal', 'list-replays'] as const;
const WITH_BODY = ['resize-terminal', 'list-replays'] as const;
const WITH_RECORD = [...WITH_BODY, 'invoke-action'] as const;

const RESPONSES: readonly Row[] = [
	refused(400, 'bad_request'),
	refused(401, 'unauthorized'),
	refused(403, 'forbidden'),
	refused(404, 'not_found'),
	refused(409, 'conflict'),
	busy('408', response(408)),
	busy('429', response(429)),
	busy('429, Retry-After', response(429, '', { 'retry-after': '1' })),
	busy('503, Retry-After', response(503, '', { 'retry-after': '1' })),
	{ name: '503, Retry-After too long', fault: response(503, '', { 'retry-after': '86400' }), once: 'failure' },
	...[500, 502, 503, 504].flatMap(broken),
	{
		name: 'HTML',
		fault: response(200, '<html>'),
		once: 'failure',
		on: {
			...lookedUp('ambiguous'),
			'delete-api-key': { once: 'ambiguous' },
			'delete-deployments': { once: 'success' },
		},
	},
	{
		name: 'HTML, though done',
		fault: done(response(200, '<html>')),
		once: 'failure',
		only: [...SINGLE, 'invoke-action'],
		// The deployment itself is looked at.
		on: { ...lookedUp('success'), 'delete-api-key': { once: 'ambiguous' }, 'delete-deployments': { once: 'success' } },
	},
	{
		name: 'invalid JSON',
		fault: response(200, '[{"ok"'),
		once: 'failure',
		only: WITH_RECORD,
		on: lookedUp('ambiguous'),
	},
	{ name: 'empty', fault: response(200, ''), once: 'failure', only: WITH_RECORD, on: lookedUp('ambiguous') },
	{
		name: 'truncated',
		fault: TRUNCATED,
		once: 'success',
		always: 'failure',
		only: WITH_RECORD,
		on: lookedUp('success'),
	},
	{
		name: 'truncated gzip',
		fault: HALF_GZIP,
		once: 'success',
		always: 'failure',
		only: WITH_RECORD,
		on: lookedUp('success'),
	},
	{ name: 'gzip', fault: gzip(), once: 'success', only: WITH_RECORD },
	{ name: 'endless', fault: ENDLESS, once: 'failure', only: [...WITH_BODY, 'watch-files'] },
	{ name: 'late', fault: { kind: 'delay', ms: 1_000 }, once: 'success' },
];

export function callResponseCells(): Matrix<CallCell> {
	const combinations = product({
		operation: NAMES,
		row: RESPONSES,
		reach: ['once', 'always'] as const,
		tls: BOOLEANS,
	});
	return matrixOf(
		combinations.map(({ row, ...one }): CallCell | string => {
			const { operation, reach, tls } = one;
			if (tls) return ABOVE_TLS;
			if (row.only !== undefined && !row.only.includes(operation))
				return 'the response says it in another way, or in none';
			if (reach === 'always' && row.always === undefined) return 'there is no second try';
			const special = row.on?.[operation];
			const outcome = reach === 'once' ? (special?.once ?? row.once) : (special?.always ?? row.always ?? row.once);
			const deadlineS =
				operation === 'watch-files'
					? WATCH_S
					: PAUSES_S.always + (operation === 'invoke-action' ? LOOKS_S : PAUSES_S.looks);
			const point = row.name.endsWith('though done') ? 'after the work' : 'closing brace';
			const cause = { kind: 'service', fault: row.fault } as const;
			return { ...one, fault: row.name, point, cause, called: CALLS[operation].called, deadlineS, expects: [outcome] };
		}),
	);
}
