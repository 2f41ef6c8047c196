// The cells for re-runs: a first attempt leaves a deployment behind, and a fault hits the re-run while it looks for it.

import type { Fault } from '../../../src/emulator/emulator.ts';
import { HALF_GZIP, TRUNCATED } from '../../support/altered.ts';
import { type AttemptCell, LEFT, type Left, type Matrix, matrixOf, type Outcome, product } from './cell.ts';

interface Row {
	readonly name: string;
	readonly fault: Fault;
	readonly once: Outcome;
	/** Absent where the first one decides. */
	readonly always?: Outcome;
	/** How often it happens where it happens more than once; always, where left out. */
	readonly times?: number;
}

const response = (status: number, body?: string | object, headers?: Record<string, string>): Fault => ({
	kind: 'answer',
	status,
	...(body === undefined ? {} : { body }),
	...(headers === undefined ? {} : { headers }),
});
const HTML = '<html><body>Sign in</body></html>';
const SOON = { 'retry-after': '1' };
const NO: Fault = { kind: 'delay', ms: 0 };
const LIMIT = { message: 'You have exceeded a secondary rate limit' };

/** What passes: it is asked again; to the end, nothing is sent. */
const passing = (name: string, fault: Fault): Row => ({ name, fault, once: 'attached', always: 'ambiguous' });

const ON_GITHUB: readonly Row[] = [
	{ name: 'none', fault: NO, once: 'attached' },
	...[500, 502, 503, 504, 408].map((status) => passing(`${status}`, response(status))),
	passing('502 in HTML', response(502, HTML)),
	passing('200 in HTML', response(200, HTML)),
	passing('empty', response(200, '')),
	passing('no list', response(200, { message: 'moved' })),
	passing('429, Retry-After', response(429, LIMIT, SOON)),
	passing('403, rate limit', response(403, LIMIT, SOON)),
	passing('reset', { kind: 'reset', at: 'headers' }),
	{ name: 'late', fault: { kind: 'delay', ms: 1_000 }, once: 'attached' },
	...[401, 403, 404, 422].map((status): Row => ({ name: `${status}`, fault: response(status), once: 'ambiguous' })),
];

/** On GET /deployments/{id}. */
const ON_LOOKS: readonly Row[] = [
	...[500, 502, 503, 504, 429, 408].map((status) => passing(`${status}`, response(status))),
	passing('429, Retry-After', response(429, '', SOON)),
	passing('reset', { kind: 'reset', at: 'headers' }),
	passing('reset in mid-response', { kind: 'reset', at: 'response-body' }),
	passing('HTML', response(200, HTML)),
	passing('empty', response(200, '')),
	passing('invalid JSON', response(200, '{"id":')),
	passing('truncated', TRUNCATED),
	passing('truncated gzip', HALF_GZIP),
	passing('another record', { kind: 'override', record: { id: 'dep_other' } }),
	passing('no status', { kind: 'override', record: { status: '' } }),
	{ name: '404', fault: response(404, { code: 'not_found', message: 'No such deployment' }), once: 'anew' },
	passing('404 about a project', response(404, { code: 'project_not_found', message: 'No such project' })),
	{ name: 'unknown status', fault: { kind: 'override', record: { status: 'warming' } }, once: 'attached' },
	{ name: 'late', fault: { kind: 'delay', ms: 1_000 }, once: 'attached' },
	{ name: '403', fault: response(403, { code: 'forbidden', message: 'No' }), once: 'anew' },
	...[400, 401].map((status): Row => {
		const fault = response(status, { code: 'refused', message: 'No' });
		return { name: `${status}`, fault, once: 'ambiguous' };
	}),
	passing('401 of a gateway', response(401, HTML)),
];

/** On GET /deployments. */
const ON_LISTS: readonly Row[] = [
	{ name: 'none', fault: NO, once: 'attached' },
	...[500, 502, 503, 504, 429, 408].map((status) => passing(`${status}`, response(status))),
	passing('reset', { kind: 'reset', at: 'headers' }),
	{ name: 'HTML', fault: response(200, HTML), once: 'ambiguous' },
	{ name: 'empty', fault: response(200, ''), once: 'ambiguous' },
	{ name: 'no list', fault: response(200, { deployments: [] }), once: 'ambiguous' },
	passing('truncated', TRUNCATED),
	...[400, 401, 403, 404, 405].map(
		(status): Row => ({ name: `${status}`, fault: response(status), once: 'ambiguous' }),
	),
	// It does not have the deployment, and does not have everything.
	...['true', 'True', '1'].map((more): Row => {
		const fault = response(200, '[]', { 'x-has-more': more });
		return { name: `no record, "${more}" for more`, fault, once: 'ambiguous' };
	}),
	{ name: 'a record without an id', fault: response(200, '[{}]', { 'x-has-more': 'false' }), once: 'ambiguous' },
];

/** What of a deployment an attempt leaves: its id, or the time of its request. */
const isLost = (left: Left) => left.startsWith('lost');
/** Seconds: `timeout` of a re-run, which bounds what it asks GitHub and the service. */
const TIMEOUT_S = 30;
/** Seconds: the same where all that can be done is to wait for its end. */
const SHORT_S = 15;

export function attemptCells(): Matrix<AttemptCell> {
	const rows = [
		...ON_GITHUB.map((row) => ({ row, point: 'GitHub' as const })),
		...ON_LOOKS.map((row) => ({ row, point: 'look' as const })),
		...ON_LISTS.map((row) => ({ row, point: 'list' as const })),
	];
	const combinations = product({
		at: rows,
		left: LEFT,
		store: ['check', 'deployment'] as const,
		reach: ['once', 'always'] as const,
		checksums: [true, false],
	});
	return matrixOf(
		combinations.map(({ at: { row, point }, left, store, reach, checksums }): AttemptCell | string => {
			if (reach === 'always' && row.always === undefined) return 'the first time decides';
			if (point === 'look' && isLost(left)) return 'of a lost deployment no id is known';
			if (point === 'list' && !isLost(left)) return 'a deployment whose id is known is not looked for in the list';
			if (point === 'GitHub' && row.name !== 'none' && left !== 'cancel' && left !== 'lost')
				return 'how the first attempt ended makes no difference to whether GitHub can be read';
			if (point !== 'GitHub' && row.name !== 'none' && store !== 'check')
				return 'where it is kept makes no difference once it was read';
			if (!checksums && !(isLost(left) && row.name === 'none'))
				return 'checksums make a difference to what is looked for in the list alone';
			const timeoutS = reach === 'always' && row.times === undefined ? SHORT_S : TIMEOUT_S;
			const expects = (reach === 'always' && row.always) || row.once;
			// A GitHub deployment does not tell when its request began.
			const isTold = checksums && !(isLost(left) && store === 'deployment');
			return {
				operation: 're-run',
				fault: row.name,
				point,
				cause: { kind: 'service', fault: row.fault },
				left,
				store,
				checksums,
				reach,
				times: reach === 'once' ? 1 : (row.times ?? Number.POSITIVE_INFINITY),
				tls: false,
				timeoutS,
				deadlineS: timeoutS * 2 + 10,
				expects: [expects === 'attached' && !isTold ? 'ambiguous' : expects],
			};
		}),
	);
}
