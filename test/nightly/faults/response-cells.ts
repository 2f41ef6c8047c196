// The cells for faulty responses of the service itself, to the POST and to the polls.

import type { Fault } from '../../../src/emulator/emulator.ts';
import { ENDLESS, gzip, HALF_GZIP, TRUNCATED } from '../../support/altered.ts';
import {
	BOOLEANS,
	type DeployCell,
	type Matrix,
	matrixOf,
	type Outcome,
	POLLS,
	type PollPoint,
	product,
	type UploadPoint,
} from './cell.ts';
import { CONNECT_S, PAUSES_S, TIMEOUT_S } from './upload-cells.ts';

interface Row {
	readonly name: string;
	readonly fault: Fault;
	readonly once: Outcome;
	/** Absent where the first one ends the run, or is a success. */
	readonly always?: Outcome;
	readonly point?: UploadPoint;
	/** Default: 10. */
	readonly timeoutS?: number;
	/** Of a request that is not whole when the response comes. */
	readonly onlyLarge?: boolean;
}

const response = (status: number, body?: string | object, headers?: Record<string, string>): Fault => ({
	kind: 'answer',
	status,
	...(body === undefined ? {} : { body }),
	...(headers === undefined ? {} : { headers }),
});
/** The same response, but the work was done. */
const done = (fault: Fault): Fault => ({ ...fault, afterCommit: true }) as Fault;
const error = (code: string) => ({ code, message: 'No' });
const SOON = { 'retry-after': '1' };
const NEVER = { 'retry-after': '86400' };
const HTML = '<html><body>Sign in</body></html>';

/** Whether it was done or not, the response is the same: the list tells. */
const eitherWay = (name: string, fault: Fault): Row[] => [
	{ name, fault, once: 'ambiguous', point: 'closing boundary' },
	{ name: `${name}, though done`, fault: done(fault), once: 'success', point: 'after the commit' },
];

const odd = (id: string, status: number) => response(status, { id, status: 'queued' }, SOON);

const REFUSALS: readonly Row[] = [
	{ name: '400', fault: response(400, error('bad_request')), once: 'rejected' },
	{ name: '401', fault: response(401, error('unauthorized')), once: 'rejected' },
	{ name: '403', fault: response(403, error('forbidden')), once: 'rejected' },
];

const POSTS: readonly Row[] = [
	...REFUSALS,
	{ name: '404', fault: response(404, error('not_found')), once: 'rejected' },
	{ name: '404 in HTML', fault: response(404, HTML), once: 'rejected' },
	{ name: '409', fault: response(409, error('conflict')), once: 'rejected' },
	{ name: '413', fault: response(413, error('too_large')), once: 'rejected' },
	...[500, 501, 502, 503, 504].map((status): Row => {
		const fault: Fault = { kind: 'answer', early: true, status };
		const name = `${status}, early`;
		return { name, fault, once: 'success', always: 'rejected', point: 'request headers', onlyLarge: true };
	}),
	...[401, 403, 409, 413].map((status): Row => {
		const fault: Fault = { kind: 'answer', early: true, status, body: error('early') };
		return { name: `${status}, early`, fault, once: 'rejected', point: 'request headers' };
	}),
	{ name: '408', fault: response(408), once: 'success', always: 'rejected' },
	{ name: '411', fault: response(411), once: 'rejected' },
	...eitherWay('501', response(501, HTML)),
	{ name: '429', fault: response(429, error('slow_down')), once: 'success', always: 'rejected' },
	{ name: '429, Retry-After', fault: response(429, '', SOON), once: 'success', always: 'rejected' },
	{ name: '429, Retry-After too long', fault: response(429, '', NEVER), once: 'rejected' },
	{ name: '503, Retry-After', fault: response(503, '', SOON), once: 'success', always: 'rejected' },
	{ name: '503, Retry-After too long', fault: response(503, '', NEVER), once: 'rejected' },
	...eitherWay('503', response(503)),
	...eitherWay('503, empty Retry-After', response(503, '', { 'retry-after': '' })),
	...eitherWay('503, senseless Retry-After', response(503, '', { 'retry-after': 'soon' })),
	...eitherWay('500', response(500, error('internal'))),
	...eitherWay('502', response(502, HTML)),
	...eitherWay('504', response(504)),
	...eitherWay('HTML', response(200, HTML)),
	...eitherWay('invalid JSON', response(201, '{"id":')),
	...eitherWay('empty', response(201, '')),
	...eitherWay('204', response(204)),
	...eitherWay('no id', response(201, { status: 'queued' })),
	// Something was made, by an id that no request can name: never again.
	...['../x', 'dep.9', 'd'.repeat(129)].flatMap((id) => eitherWay(`201, id ${id.slice(0, 9)}`, odd(id, 201))),
	{ name: 'truncated', fault: TRUNCATED, once: 'success', point: 'response body' },
	{ name: 'truncated gzip', fault: HALF_GZIP, once: 'success', point: 'response body' },
	{ name: 'gzip', fault: gzip(), once: 'success', point: 'response body' },
	{ name: 'endless', fault: ENDLESS, once: 'success', point: 'response body' },
	{ name: 'unknown status', fault: { kind: 'override', record: { status: 'warming' } }, once: 'success' },
	{ name: 'late', fault: { kind: 'delay', ms: 1_000 }, once: 'success' },
];

/** An outage is ridden out for as long as there is time, and so is what is not the service's. */
const busy = (name: string, fault: Fault): Row => ({ name, fault, once: 'success', always: 'timeout' });

const ON_POLLS: readonly Row[] = [
	...REFUSALS,
	busy('404', response(404, error('not_found'))),
	busy('408', response(408)),
	busy('429', response(429)),
	busy('429, Retry-After', response(429, '', SOON)),
	{ name: '429, Retry-After too long', fault: response(429, '', NEVER), once: 'rejected' },
	busy('503', response(503)),
	busy('503, Retry-After', response(503, '', SOON)),
	busy('500', response(500, error('internal'))),
	busy('502', response(502, HTML)),
	busy('504', response(504)),
	busy('HTML', response(200, HTML)),
	busy('invalid JSON', response(200, '{"id":')),
	busy('empty', response(200, '')),
	busy('truncated', TRUNCATED),
	busy('truncated gzip', HALF_GZIP),
	busy('endless', ENDLESS),
	busy('no status', { kind: 'override', record: { status: '' } }),
	busy('another record', { kind: 'override', record: { id: 'dep_other' } }),
	{
		name: 'unknown status',
		fault: { kind: 'override', record: { status: 'warming' } },
		once: 'success',
		always: 'timeout',
		timeoutS: 3,
	},
	{ name: 'failed', fault: { kind: 'override', record: { status: 'failed' } }, once: 'failed' },
	{ name: 'stopped', fault: { kind: 'override', record: { status: 'stopped' } }, once: 'stopped' },
	{ name: 'late', fault: { kind: 'delay', ms: 1_000 }, once: 'success' },
];

const COMMON = { operation: 'deploy', list: 'there' } as const;
export const ABOVE_TLS = 'a whole response is the same with TLS and without it';
const NO_SECOND = 'there is no second try';
/** One pause more: the retry of a request that got a 429. */
const AFTER_S = PAUSES_S.always + PAUSES_S.looks;

export function responseCells(): Matrix<DeployCell> {
	const posts = product({
		row: POSTS,
		reach: ['once', 'always'] as const,
		size: ['small', 'large'] as const,
		tls: BOOLEANS,
		force: BOOLEANS,
	}).map(({ row, ...one }): DeployCell | string => {
		const { name: fault, once, always, point = 'closing boundary', timeoutS = TIMEOUT_S } = row;
		if (one.tls) return ABOVE_TLS;
		if (one.reach === 'always' && always === undefined) return NO_SECOND;
		if (one.size === 'small' && row.onlyLarge) return 'a small request is handed over whole: there is no middle';
		if (one.size === 'large' && !(row.fault.kind === 'answer' && row.fault.early))
			return 'once all is sent, the size makes no difference';
		const cause = { kind: 'service', fault: row.fault } as const;
		const expects = [(one.reach === 'always' && always) || once];
		return { ...COMMON, ...one, fault, point, cause, timeoutS, deadlineS: AFTER_S + timeoutS, expects };
	});
	const polls = product({
		row: ON_POLLS,
		point: Object.keys(POLLS) as readonly PollPoint[],
		reach: ['once', 'always'] as const,
		tls: BOOLEANS,
		force: BOOLEANS,
	}).map(({ row, ...one }): DeployCell | string => {
		const { name: fault, once, always } = row;
		if (one.tls) return ABOVE_TLS;
		if (one.force) return '"force" went out with the POST, which is over by then';
		if (one.reach === 'always' && always === undefined) return NO_SECOND;
		const { timeoutS = 15 } = row;
		const cause = { kind: 'service', fault: row.fault } as const;
		const outcome = (one.reach === 'always' && always) || once;
		// Near the deadline the pause that is asked for is longer than the time that is left.
		const asks = fault.endsWith('Retry-After') && outcome === 'timeout';
		const expects = asks ? [outcome, 'rejected'] : [outcome];
		return { ...COMMON, ...one, size: 'small', fault, cause, timeoutS, deadlineS: timeoutS, expects };
	});
	return matrixOf([...posts, ...polls]);
}

/** Nobody is reached, or nobody that can be trusted. */
export function wayCells(): Matrix<DeployCell> {
	const problems = ['refused', 'DNS', 'connect time-out', 'certificate'] as const;
	const combinations = product({
		problem: problems,
		reach: ['once', 'always'] as const,
		tls: BOOLEANS,
		force: BOOLEANS,
	});
	return matrixOf(
		combinations.map(({ problem, ...one }): DeployCell | string => {
			const { reach, tls } = one;
			if (!tls && problem === 'certificate') return 'in plain text there is no certificate';
			if (!tls && problem === 'DNS') return 'plain http is for this machine alone, whose names need no DNS';
			if (reach === 'once' && problem === 'DNS') return 'no name begins to exist during a test';
			if (reach === 'always' && problem === 'certificate') return NO_SECOND;
			const timeoutS = problem === 'connect time-out' ? CONNECT_S + TIMEOUT_S : TIMEOUT_S;
			return {
				...COMMON,
				...one,
				fault: problem,
				point: 'connect',
				cause: { kind: 'way', problem },
				size: 'small',
				timeoutS,
				deadlineS: PAUSES_S.always + 2 * timeoutS,
				expects: [reach === 'once' && problem !== 'certificate' ? 'success' : 'network'],
			};
		}),
	);
}
