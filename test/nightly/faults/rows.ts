// The faulty responses of the service itself, and of GitHub, and what a step makes of each: once, and always.
import type { Fault } from '../../../src/emulator/emulator.ts';
import { ENDLESS, gzip, HALF_GZIP, TRUNCATED } from '../../support/altered.ts';
import type { Outcome } from './verdict.ts';

export interface Row {
	readonly name: string;
	readonly fault: Fault;
	readonly once: Outcome;
	/** Absent where the first one ends the run, or is a success. */
	readonly always?: Outcome;
	/** The response comes while the request is not whole. */
	readonly isLarge?: true;
	/** A re-run deploys once more: what the first attempt has left is over. */
	readonly isAnew?: true;
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
	{ name, fault, once: 'ambiguous' },
	{ name: `${name}, though done`, fault: done(fault), once: 'success' },
];

const REFUSALS: readonly Row[] = [
	{ name: '400', fault: response(400, error('bad_request')), once: 'rejected' },
	{ name: '401', fault: response(401, error('unauthorized')), once: 'rejected' },
];

export const POST_ROWS: readonly Row[] = [
	...REFUSALS,
	{ name: '404 in HTML', fault: response(404, HTML), once: 'rejected' },
	{
		name: '503, early',
		fault: { kind: 'answer', early: true, status: 503 },
		once: 'success',
		always: 'rejected',
		isLarge: true,
	},
	{ name: '413, early', fault: { kind: 'answer', early: true, status: 413, body: error('early') }, once: 'rejected' },
	{ name: '408', fault: response(408), once: 'success', always: 'rejected' },
	{ name: '429', fault: response(429, error('slow_down')), once: 'success', always: 'rejected' },
	{ name: '429, Retry-After', fault: response(429, '', SOON), once: 'success', always: 'rejected' },
	{ name: '503, Retry-After', fault: response(503, '', SOON), once: 'success', always: 'rejected' },
	{ name: '503, Retry-After too long', fault: response(503, '', NEVER), once: 'rejected' },
	...eitherWay('503, senseless Retry-After', response(503, '', { 'retry-after': 'soon' })),
	...eitherWay('500', response(500, error('internal'))),
	...eitherWay('502', response(502, HTML)),
	...eitherWay('HTML', response(200, HTML)),
	...eitherWay('invalid JSON', response(201, '{"id":')),
	...eitherWay('empty', response(201, '')),
	...eitherWay('204', response(204)),
	...eitherWay('no id', response(201, { status: 'queued' })),
	// Something was made, by an id that no request can name: never again.
	...eitherWay('201, id ../x', response(201, { id: '../x', status: 'queued' }, SOON)),
	{ name: 'truncated', fault: TRUNCATED, once: 'success' },
	{ name: 'truncated gzip', fault: HALF_GZIP, once: 'success' },
	{ name: 'gzip', fault: gzip(), once: 'success' },
	{ name: 'endless', fault: ENDLESS, once: 'success' },
	{ name: 'unknown status', fault: { kind: 'override', record: { status: 'warming' } }, once: 'success' },
	{ name: 'late', fault: { kind: 'delay', ms: 1_000 }, once: 'success' },
];

/** An outage is ridden out for as long as there is time, and so is what is not the service's. */
const busy = (name: string, fault: Fault): Row => ({ name, fault, once: 'success', always: 'timeout' });

export const POLL_ROWS: readonly Row[] = [
	...REFUSALS,
	busy('404', response(404, error('not_found'))),
	...[304, 429].map((status) => busy(`${status}`, response(status))),
	{ name: '429, Retry-After too long', fault: response(429, '', NEVER), once: 'rejected' },
	busy('503, Retry-After', response(503, '', SOON)),
	busy('500', response(500, error('internal'))),
	busy('502', response(502, HTML)),
	busy('HTML', response(200, HTML)),
	busy('invalid JSON', response(200, '{"id":')),
	busy('empty', response(200, '')),
	busy('truncated', TRUNCATED),
	busy('truncated gzip', HALF_GZIP),
	busy('endless', ENDLESS),
	busy('no status', { kind: 'override', record: { status: '' } }),
	busy('another record', { kind: 'override', record: { id: 'dep_other' } }),
	busy('unknown status', { kind: 'override', record: { status: 'warming' } }),
	{ name: 'failed', fault: { kind: 'override', record: { status: 'failed' } }, once: 'failed' },
	{ name: 'late', fault: { kind: 'delay', ms: 1_000 }, once: 'success' },
];

/** What passes is asked again; to the end, nothing is sent. */
const passing = (name: string, fault: Fault): Row => ({ name, fault, once: 'success', always: 'ambiguous' });

/** To the look at the list of invocations, where a lost one is. */
export const LOOK_ROWS: readonly Row[] = [
	...[401, 404, 503].map((status) => passing(`${status}`, response(status, error('no')))),
	passing('HTML', response(200, HTML)),
	passing('an object', response(200, {})),
	passing('none', response(200, [])),
];

/** To a re-run that asks GitHub. A few of each kind: which response says what, the tables of the steps and of the requests have. */
export const GITHUB_ROWS: readonly Row[] = [
	passing('502 in HTML', response(502, HTML)),
	passing('no list', response(200, { message: 'moved' })),
	passing('403, rate limit', response(403, { message: 'You have exceeded a secondary rate limit' }, SOON)),
	passing('reset', { kind: 'reset', at: 'headers' }),
	{ name: '403', fault: response(403), once: 'ambiguous' },
];

/** To a re-run that asks for the deployment whose id is kept. */
export const LEFT_ROWS: readonly Row[] = [
	passing('429, Retry-After', response(429, '', SOON)),
	passing('reset in mid-response', { kind: 'reset', at: 'response-body' }),
	passing('truncated', TRUNCATED),
	passing('another record', { kind: 'override', record: { id: 'dep_other' } }),
	{ name: '404', fault: response(404, error('not_found')), once: 'success', isAnew: true },
	{ name: '401', fault: response(401, error('refused')), once: 'ambiguous' },
	{ name: 'unknown status', fault: { kind: 'override', record: { status: 'warming' } }, once: 'success' },
	{ name: 'late', fault: { kind: 'delay', ms: 1_000 }, once: 'success' },
];

/** To a re-run that asks for the list, as the id got lost. */
export const LOST_ROWS: readonly Row[] = [
	passing('503', response(503)),
	passing('truncated', TRUNCATED),
	{ name: 'HTML', fault: response(200, HTML), once: 'ambiguous' },
	{ name: '404', fault: response(404), once: 'ambiguous' },
	// It does not have the deployment, and does not have everything.
	{ name: 'a part', fault: response(200, '[]', { 'x-has-more': 'true' }), once: 'ambiguous' },
	{ name: 'a record without an id', fault: response(200, '[{}]', { 'x-has-more': 'false' }), once: 'ambiguous' },
];
