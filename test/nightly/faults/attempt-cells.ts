// The cells for re-runs: a first attempt leaves a deployment behind, and a fault hits the re-run while it looks for it.

import type { Fault } from '../../../src/emulator/emulator.ts';
import { TRUNCATED } from '../../support/altered.ts';
import { type AttemptCell, BOTH, LEFT } from './cell.ts';
import { error, HTML, type Row, response, SOON } from './rows.ts';

/** What passes: it is asked again; to the end, nothing is sent. */
const passing = (name: string, fault: Fault): Row => ({ name, fault, once: 'attached', always: 'ambiguous' });
const LIMIT = { message: 'You have exceeded a secondary rate limit' };

// A few of each kind: which response says what, the tables of the steps and of the requests have.
const ON_GITHUB: readonly Row[] = [
	passing('502 in HTML', response(502, HTML)),
	passing('no list', response(200, { message: 'moved' })),
	passing('403, rate limit', response(403, LIMIT, SOON)),
	passing('reset', { kind: 'reset', at: 'headers' }),
	{ name: '403', fault: response(403), once: 'ambiguous' },
];

/** On GET /deployments/{id}. */
const ON_LOOKS: readonly Row[] = [
	passing('429, Retry-After', response(429, '', SOON)),
	passing('reset in mid-response', { kind: 'reset', at: 'response-body' }),
	passing('truncated', TRUNCATED),
	passing('another record', { kind: 'override', record: { id: 'dep_other' } }),
	{ name: '404', fault: response(404, error('not_found')), once: 'anew' },
	{ name: '401', fault: response(401, error('refused')), once: 'ambiguous' },
	{ name: 'unknown status', fault: { kind: 'override', record: { status: 'warming' } }, once: 'attached' },
	{ name: 'late', fault: { kind: 'delay', ms: 1_000 }, once: 'attached' },
];

/** On GET /deployments. */
const ON_LISTS: readonly Row[] = [
	passing('503', response(503)),
	passing('truncated', TRUNCATED),
	{ name: 'HTML', fault: response(200, HTML), once: 'ambiguous' },
	{ name: '404', fault: response(404), once: 'ambiguous' },
	// It does not have the deployment, and does not have everything.
	{ name: 'a part', fault: response(200, '[]', { 'x-has-more': 'true' }), once: 'ambiguous' },
	{ name: 'a record without an id', fault: response(200, '[{}]', { 'x-has-more': 'false' }), once: 'ambiguous' },
];

/** Seconds: `timeout` of a re-run, which bounds what it asks GitHub and the service. */
const TIMEOUT_S = { once: 30, always: 15 } as const;
const STORES = ['check', 'deployment'] as const;

export function attemptCells(): AttemptCell[] {
	return [
		...soundCells(),
		...STORES.flatMap((store) => cellsOf('GitHub', ON_GITHUB, { left: 'cancel', store })),
		// Where it is kept makes no difference once it was read, nor does how the attempt ended whose id, or none, is known.
		...cellsOf('look', ON_LOOKS, { left: 'cancel', store: 'check' }),
		...cellsOf('list', ON_LISTS, { left: 'lost', store: 'check' }),
	];
}

/** Nothing goes wrong in the re-run: what does it make of each end of the first attempt, and of each place where it is kept? */
function soundCells(): AttemptCell[] {
	const row: Row = { name: 'none', fault: { kind: 'delay', ms: 0 }, once: 'attached' };
	return STORES.flatMap((store) =>
		LEFT.flatMap((left) => {
			const isLost = left.startsWith('lost');
			// A GitHub deployment does not tell when its request began.
			const once = isLost && store === 'deployment' ? 'ambiguous' : row.once;
			return [
				...cellsOf('GitHub', [{ ...row, once }], { left, store }),
				...(isLost ? cellsOf('list', [{ ...row, once: 'ambiguous' }], { left, store, checksums: false }) : []),
			];
		}),
	);
}

function cellsOf(
	place: AttemptCell['place'],
	rows: readonly Row[],
	{ checksums = true, ...first }: Pick<AttemptCell, 'left' | 'store'> & { readonly checksums?: boolean },
): AttemptCell[] {
	return rows.flatMap(({ name: fault, fault: wrong, ...outcomes }) =>
		BOTH.flatMap((reach): AttemptCell[] => {
			const outcome = outcomes[reach];
			const timeoutS = TIMEOUT_S[reach];
			const deadlineS = timeoutS * 2 + 10;
			const cell = { action: 're-run', fault, place, wrong, ...first, checksums, reach, timeoutS, deadlineS } as const;
			return outcome === undefined ? [] : [{ ...cell, expects: [outcome] }];
		}),
	);
}
