// The matrix, as data: each fault at each point of what a step sends and asks, and what the step must make of it. A deploy and an
// invocation are sent, looked up and polled by the same code. What the other actions send has no second effect; test/unit/http
// and test/scenarios/sub-actions have the tables of that.
import type { Fault } from '../../../src/emulator/emulator.ts';
import { type Action, type Cell, cell, type Given, LEFT, LISTS, type Reach, type Store, TIMEOUT_S } from './cell.ts';
import { at, type Cut, POINTS, type Point } from './fault-proxy.ts';
import { GITHUB_ROWS, LEFT_ROWS, LOOK_ROWS, LOST_ROWS, POLL_ROWS, POST_ROWS, type Row } from './rows.ts';
import type { Outcome } from './verdict.ts';

const BOTH = ['once', 'always'] as const;
const ACTIONS = ['deploy', 'invoke-action'] as const;
/** An invocation has ended by its second poll. */
const POLLS = { deploy: ['poll 1', 'poll 2'], 'invoke-action': ['poll 1'] } as const;

/** Seconds: `timeout` of runs that poll. */
const POLLING_S = 15;
/** Seconds: `timeout` is over long before a stalled poll is given up, or only after it. */
const SHORT_S = 3;
const LONG_S = 45;
/** Seconds: `timeout` of a re-run, which bounds what it asks GitHub and the service. */
const RERUN_S = { once: 30, always: 15 } as const;

/** The cells of a row of responses. */
function ofRow(
	{ name: what, fault, isLarge, isAnew, ...outcomes }: Row,
	given: Omit<Given, 'what' | 'cause' | 'reach' | 'expects'>,
): Cell[] {
	return BOTH.flatMap((reach) => {
		const outcome = outcomes[reach];
		if (outcome === undefined) return [];
		// Near the deadline the pause that is asked for is longer than the time that is left.
		const isLong = what.endsWith('Retry-After') && outcome === 'timeout';
		const expects = isLong ? [outcome, 'rejected'] : outcome;
		const timeoutS = given.left === undefined ? given.timeoutS : RERUN_S[reach];
		const more = { ...(isLarge ? { packed: 'large' as const } : {}), ...(isAnew ? { isAnew } : {}) };
		return [cell({ ...given, ...more, ...(timeoutS && { timeoutS }), what, cause: { fault }, reach, expects })];
	});
}

/** All was sent but for a byte, or all. */
const isSent = (point: Point) => at(point) >= at('closing boundary − 1');
const LOST_POINTS: readonly Point[] = ['closing boundary − 1', 'after the commit'];

/**
 * The POST on the wire. A small request is handed over whole, and so arrives in one piece. Once all is sent the size makes no
 * difference, and there is no second try.
 */
function posts(action: Action): Cell[] {
	const small = POINTS.filter((point) => at(point) <= at('request headers') || isSent(point));
	const large = POINTS.filter((point) => point !== 'connect' && !isSent(point));
	if (action === 'invoke-action')
		return small.filter((point) => point !== 'closing boundary − 1').flatMap((point) => onPost(action, point));
	return [
		...small.flatMap((point) => onPost(action, point)),
		...large.flatMap((point) => onPost(action, point, 'large')),
	];
}

function onPost(action: Action, point: Point, packed?: 'large'): Cell[] {
	const reaches: readonly Reach[] = packed === 'large' || point === 'connect' ? BOTH : ['once'];
	const cuts = reaches.flatMap((reach) => (['end', 'reset', 'stall'] as const).map((cut) => ({ cut, reach })));
	// A redirect is a response to a request, and says that nothing was done.
	const isAsked = point !== 'connect' && at(point) <= at('closing boundary');
	const all = isAsked ? [...cuts, { cut: 'redirect', reach: 'once' } as const] : cuts;
	return all.map(({ cut, reach }) => {
		const expects = cut === 'redirect' ? 'rejected' : expectedOfCut(point, packed === 'large', reach);
		return cell({ action, what: cut, place: 'POST', cause: { cut, point }, reach, ...(packed && { packed }), expects });
	});
}

function expectedOfCut(point: Point, isLarge: boolean, reach: Reach): Outcome | readonly Outcome[] {
	// The list tells that it was done; where it was not, nobody can tell for sure.
	if (at(point) >= at('closing boundary')) return 'success';
	if (isSent(point)) return 'ambiguous';
	const retried = reach === 'once' ? 'success' : 'network';
	// What the sockets hold counts as handed over: all of a small request, perhaps what is left of a large one.
	const isUnsure = point !== 'connect' && (!isLarge || at(point) > at('first bytes'));
	return isUnsure ? [retried, 'ambiguous'] : retried;
}

/** The response is lost, done or not: of a package that was made before; and where the list does not tell, which is ambiguous for good. */
function lostResponses(): Cell[] {
	const lost = { action: 'deploy', what: 'reset', place: 'POST', reach: 'once' } as const;
	return LOST_POINTS.flatMap((point) => {
		const cause = { cut: 'reset', point } as const;
		const ready = cell({ ...lost, cause, packed: 'ready', expects: expectedOfCut(point, false, 'once') });
		const lists = LISTS.map((list) =>
			cell({ ...lost, cause, list, isUnlabelled: list === 'unlabelled', expects: 'ambiguous' }),
		);
		return [ready, ...lists];
	});
}

function pollsOnTheWire(action: Action): Cell[] {
	const [shortS, longS] = action === 'deploy' ? [SHORT_S, LONG_S] : [TIMEOUT_S, TIMEOUT_S];
	const cuts: readonly (readonly [cut: Cut, reach: Reach, timeoutS: number])[] = [
		...(['end', 'reset'] as const).flatMap((cut) => BOTH.map((reach) => [cut, reach, POLLING_S] as const)),
		...[...new Set([shortS, longS])].map((timeoutS) => ['stall', 'once', timeoutS] as const),
		['stall', 'always', shortS],
		['redirect', 'once', POLLING_S],
	];
	const points = (cut: Cut): readonly Point[] =>
		cut === 'redirect' ? ['request headers'] : ['request headers', 'response body'];
	return POLLS[action].flatMap((place) =>
		cuts.flatMap(([cut, reach, timeoutS]) =>
			points(cut).map((point) => {
				// Whatever is not the service's own refusal is ridden out; at the deadline it is asked for once more.
				const expects = reach === 'always' ? 'timeout' : 'success';
				return cell({ action, what: cut, place, cause: { cut, point }, reach, timeoutS, expects });
			}),
		),
	);
}

/** Whole responses of the service. */
function responses(action: Action): Cell[] {
	// The request of an invocation is never in the middle.
	const posted = POST_ROWS.filter(({ isLarge }) => action === 'deploy' || !isLarge);
	return [
		...posted.flatMap((row) => ofRow(row, { action, place: 'POST' })),
		...POLLS[action].flatMap((place) => POLL_ROWS.flatMap((row) => ofRow(row, { action, place, timeoutS: POLLING_S }))),
	];
}

/** A first attempt has left a deployment: nothing goes wrong in the second, by each end and each place where it is kept; or a look does. */
function secondAttempts(): Cell[] {
	const NONE: Fault = { kind: 'delay', ms: 0 };
	const re = { action: 'deploy', left: 'cancel', store: 'check' } as const;
	const stores: readonly Store[] = ['check', 'deployment'];
	const sound = stores.flatMap((store) =>
		LEFT.flatMap((left) => {
			const isLost = left.startsWith('lost');
			// A GitHub deployment does not tell when its request began.
			const once = isLost && store === 'deployment' ? 'ambiguous' : 'success';
			const unlabelled = { action: 'deploy', place: 'list', left, store, isUnlabelled: true } as const;
			return [
				...ofRow({ name: 'none', fault: NONE, once }, { action: 'deploy', place: 'GitHub', left, store }),
				...(isLost ? ofRow({ name: 'none', fault: NONE, once: 'ambiguous' }, unlabelled) : []),
			];
		}),
	);
	return [
		...sound,
		...stores.flatMap((store) => GITHUB_ROWS.flatMap((row) => ofRow(row, { ...re, place: 'GitHub', store }))),
		// Where it is kept makes no difference once it was read, nor does how the attempt ended whose id, or none, is known.
		...LEFT_ROWS.flatMap((row) => ofRow(row, { ...re, place: 'poll 1' })),
		...LOST_ROWS.flatMap((row) => ofRow(row, { ...re, place: 'list', left: 'lost' })),
	];
}

/** A deploy that fails at its first fault, once more with a second attempt after it. */
function rerun(one: Cell): Cell[] {
	const { action, reach, expects, cause, isUnlabelled } = one;
	if (action !== 'deploy' || reach !== 'once' || ['success', 'failed'].includes(expects.join())) return [];
	const isUnproven = isUnlabelled && 'cut' in cause && cause.point === 'after the commit';
	return [{ ...one, name: `${one.name}, and a re-run`, again: isUnproven ? 'ambiguous' : 'success' }];
}

const ONE_RUN: readonly Cell[] = [
	...ACTIONS.flatMap((action) => [...posts(action), ...pollsOnTheWire(action), ...responses(action)]),
	...lostResponses(),
	// After a POST that was carried out, and whose response got lost.
	...LOOK_ROWS.flatMap((row) => ofRow(row, { action: 'invoke-action', place: 'list' })),
];
export const CELLS: readonly Cell[] = [...ONE_RUN, ...ONE_RUN.flatMap(rerun), ...secondAttempts()];
