// The cells of a step that something goes wrong in: each fault at each point of its POST and of a poll. A deploy and an
// invocation are sent, looked up and polled by the same code. What the other actions send has no second effect; test/unit/http
// and test/scenarios/sub-actions have the tables of that.
import { BOTH, LISTS, type Outcome, PAUSES_S, type RunCell } from './cell.ts';
import { at, POINTS, type Point } from './fault-proxy.ts';
import { LOOK_ROWS, POLL_ROWS, POST_ROWS, type Row } from './rows.ts';

type Action = RunCell['action'];
type Reach = RunCell['reach'];

/** Seconds: a connection that does not come about; a response that does not; a socket that takes no byte of a package. */
const CONNECT_S = 10;
const IDLE_S = 30;
const STALL_S = 60;
/** Seconds: `timeout` of runs in which nothing should have to wait; the least that invoke-action takes. */
const TIMEOUT_S = 10;
/** Seconds in which an invocation whose time is over is ended at the service. */
const END_S = 3;
const ACTIONS = ['deploy', 'invoke-action'] as const;

/** All cells; then each of a deploy that fails at its first fault once more, with a re-run after it. */
export function runCells(): RunCell[] {
	const cells = [
		...ACTIONS.flatMap((action) => [...posts(action), ...pollsOnTheWire(action), ...responses(action)]),
		...posts('deploy')
			.filter(isLostByReset)
			.map((cell): RunCell => ({ ...cell, isReady: true })),
		...lostLists(),
		...lostInvocations(),
	];
	const reruns = cells.filter(
		({ action, reach, expects }) => action === 'deploy' && reach === 'once' && expects.join() !== 'success',
	);
	return [...cells, ...reruns.map((cell): RunCell => ({ ...cell, isRerun: true }))];
}

/** All was sent but for a byte, or all: of a package that was made before, too, whose length goes ahead. */
const isLostByReset = ({ cause }: RunCell) =>
	cause.kind === 'wire' && cause.cut === 'reset' && ['closing boundary − 1', 'after the commit'].includes(cause.point);
const isSent = (point: Point) => at(point) >= at('closing boundary − 1');

/**
 * The POST on the wire. A small request is handed over whole, and so arrives in one piece. Once all is sent the size makes no
 * difference, and there is no second try.
 */
function posts(action: Action): RunCell[] {
	const small = POINTS.filter((point) => at(point) <= at('request headers') || isSent(point));
	const large = POINTS.filter((point) => point !== 'connect' && !isSent(point));
	const inOnePiece = small.flatMap((point) => onPost(action, point, false));
	if (action === 'deploy') return [...inOnePiece, ...large.flatMap((point) => onPost(action, point, true))];
	return inOnePiece.filter(({ cause }) => cause.kind === 'wire' && cause.point !== 'closing boundary − 1');
}

function onPost(action: Action, point: Point, isLarge: boolean): RunCell[] {
	const reaches: readonly Reach[] = isLarge || point === 'connect' ? BOTH : ['once'];
	const cuts = reaches.flatMap((reach) => (['end', 'reset', 'stall'] as const).map((cut) => ({ cut, reach })));
	// A redirect is a response to a request, and says that nothing was done.
	const isAsked = point !== 'connect' && at(point) <= at('closing boundary');
	const all = isAsked ? [...cuts, { cut: 'redirect', reach: 'once' } as const] : cuts;
	return all.map(({ cut, reach }): RunCell => {
		const waitS = point === 'connect' ? CONNECT_S : isLarge ? STALL_S : IDLE_S;
		const stalledS = cut === 'stall' ? waitS * (reach === 'once' ? 1 : 5) : 0;
		return {
			action,
			fault: cut,
			request: 'POST',
			cause: { kind: 'wire', cut, point },
			reach,
			...(isLarge ? { isLarge } : {}),
			timeoutS: TIMEOUT_S,
			deadlineS: stalledS + PAUSES_S[reach] + PAUSES_S.looks + TIMEOUT_S,
			expects: cut === 'redirect' ? ['rejected'] : expectedOfCut(point, isLarge, reach),
		};
	});
}

function expectedOfCut(point: Point, isLarge: boolean, reach: Reach): readonly Outcome[] {
	// The list tells that it was done; where it was not, nobody can tell for sure.
	if (at(point) >= at('closing boundary')) return ['success'];
	if (isSent(point)) return ['ambiguous'];
	const retried = reach === 'once' ? 'success' : 'network';
	// What the sockets hold counts as handed over: all of a small request, perhaps what is left of a large one.
	const isUnsure = point !== 'connect' && (!isLarge || at(point) > at('first bytes'));
	return isUnsure ? [retried, 'ambiguous'] : [retried];
}

/** Ambiguous for good: the response is lost, done or not, and the list does not tell. */
function lostLists(): RunCell[] {
	return LISTS.flatMap((list) =>
		(['closing boundary − 1', 'after the commit'] as const).map(
			(point): RunCell => ({
				action: 'deploy',
				fault: 'reset',
				request: 'POST',
				cause: { kind: 'wire', cut: 'reset', point },
				reach: 'once',
				list,
				timeoutS: TIMEOUT_S,
				deadlineS: PAUSES_S.always * 2 + PAUSES_S.looks + TIMEOUT_S,
				expects: ['ambiguous'],
			}),
		),
	);
}

/** Seconds: `timeout` is over long before a stalled poll is given up, or only after it; and all pauses between the tries of a poll. */
const SHORT_S = 3;
const LONG_S = IDLE_S + 15;
const USUAL_S = Math.ceil(PAUSES_S.always) + 5;

function pollsOnTheWire(action: Action): RunCell[] {
	const stalls = action === 'deploy' ? [SHORT_S, LONG_S] : [TIMEOUT_S];
	const faults = [
		...(['end', 'reset'] as const).flatMap((cut) => BOTH.map((reach) => ({ cut, reach, timeoutS: USUAL_S }))),
		...stalls.map((timeoutS) => ({ cut: 'stall', reach: 'once', timeoutS }) as const),
		{ cut: 'stall', reach: 'always', timeoutS: stalls[0] as number } as const,
		{ cut: 'redirect', reach: 'once', timeoutS: USUAL_S } as const,
	];
	return pollsOf(action).flatMap((request) =>
		faults.flatMap(({ cut, reach, timeoutS }) =>
			(cut === 'redirect' ? (['request headers'] as const) : (['request headers', 'response body'] as const)).map(
				(point): RunCell => ({
					action,
					fault: cut,
					request,
					cause: { kind: 'wire', cut, point },
					reach,
					timeoutS,
					deadlineS: timeoutS + (action === 'deploy' ? 0 : END_S),
					// Whatever is not the service's own refusal is ridden out; at the deadline it is asked for once more.
					expects: [reach === 'always' ? 'timeout' : 'success'],
				}),
			),
		),
	);
}

/** An invocation has ended by its second poll. */
const pollsOf = (action: Action) => (action === 'deploy' ? (['poll 1', 'poll 2'] as const) : (['poll 1'] as const));

/** Whole responses of the service. */
function responses(action: Action): RunCell[] {
	const rows = [
		// The request of an invocation is never in the middle.
		...POST_ROWS.flatMap((row) =>
			action === 'deploy' || !row.isLarge ? [{ row, request: 'POST' as const, timeoutS: TIMEOUT_S }] : [],
		),
		...POLL_ROWS.flatMap((row) => pollsOf(action).map((request) => ({ row, request, timeoutS: 15 }))),
	];
	return rows.flatMap(({ row, request, timeoutS }) => {
		const afterS = request !== 'POST' ? 0 : PAUSES_S.always + PAUSES_S.looks;
		const deadlineS = timeoutS + afterS + (action === 'deploy' ? 0 : END_S);
		const more = row.isLarge ? { isLarge: true } : {};
		return ofRow(row, { action, request, timeoutS, deadlineS, ...more });
	});
}

/** After a POST that was carried out, and whose response got lost. */
function lostInvocations(): RunCell[] {
	const deadlineS = PAUSES_S.always + PAUSES_S.looks + TIMEOUT_S;
	const cell = { action: 'invoke-action', request: 'list', timeoutS: TIMEOUT_S, deadlineS } as const;
	return LOOK_ROWS.flatMap((row) => ofRow(row, cell));
}

function ofRow(
	{ name, fault: response, ...outcomes }: Row,
	cell: Omit<RunCell, 'fault' | 'cause' | 'reach' | 'expects'>,
): RunCell[] {
	return BOTH.flatMap((reach) => {
		const outcome = outcomes[reach];
		if (outcome === undefined) return [];
		// Near the deadline the pause that is asked for is longer than the time that is left.
		const asks = name.endsWith('Retry-After') && outcome === 'timeout';
		const expects = asks ? [outcome, 'rejected'] : [outcome];
		return [{ ...cell, fault: name, cause: { kind: 'service', fault: response }, reach, expects }];
	});
}
