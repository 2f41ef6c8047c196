import type { Fault } from '../../../src/emulator/emulator.ts';
import type { Cut, Point } from './fault-proxy.ts';
import type { Outcome } from './verdict.ts';

/** What goes wrong: the first poll has a connection of its own; `list` is asked where a response got lost, `GitHub` by a re-run. */
export type Place = 'POST' | 'poll 1' | 'poll 2' | 'list' | 'GitHub';

/** Who makes it go wrong: the proxy, on the wire; or the service, or GitHub, with a response. */
export type Cause = { readonly cut: Cut; readonly point: Point } | { readonly fault: Fault };

/** What ends a first attempt: the deployment is known by its id, or its response got lost. */
export const LEFT = ['cancel', 'kill', 'early kill', 'lost', 'lost in a kill'] as const;
export type Left = (typeof LEFT)[number];

/** What GET /deployments says, instead of what is there. */
export const LISTS = ['404', 'several', 'foreign', 'unlabelled'] as const;

/** One run of a step that something goes wrong in; and where there are two attempts of one job, those. */
export interface Cell {
	readonly action: 'deploy' | 'invoke-action';
	readonly name: string;
	readonly place: Place;
	readonly cause: Cause;
	/** `once`: at the first request that it is for; `always`: at each from there on. */
	readonly reach: 'once' | 'always';
	/** The input. */
	readonly timeoutS: number;
	/** Seconds that the run may take by what it promises: its pauses, the silence of a try, `timeout`. */
	readonly deadlineS: number;
	/** Several where it depends on what the sockets happen to hold. */
	readonly expects: readonly Outcome[];
	/** More than the sockets hold, so that a part of it is known to be one; or made before, so that its length goes ahead. */
	readonly packed?: 'large' | 'ready';
	readonly list?: (typeof LISTS)[number];
	/** The service does not tell of which package a deployment was made. */
	readonly isUnlabelled?: boolean;
	/** How a first attempt has ended: this is the second one, which something goes wrong in. */
	readonly left?: Left;
	/** Where attempts keep what they leave: in the check. */
	readonly store?: Store;
	/** What the first attempt has left is over: it is deployed once more. */
	readonly isAnew?: boolean;
	/** What a second attempt comes to once all is well, where the first one has failed. */
	readonly again?: Outcome;
}

export type Store = 'check' | 'deployment';
export type Reach = Cell['reach'];
export type Action = Cell['action'];

/** Seconds: a connection that does not come about; a response that does not; a socket that takes no byte of a package. */
const CONNECT_S = 10;
const IDLE_S = 30;
const STALL_S = 60;
/** Seconds of pauses: before all four retries, and up to the last look into the list. */
const PAUSES_S = 7.5;
const LOOKS_S = 15;
/** Seconds in which an invocation whose time is over is ended at the service. */
const END_S = 3;
/** Seconds: `timeout` of runs in which nothing should have to wait, the least that invoke-action takes. */
export const TIMEOUT_S = 10;

export type Given = Omit<Cell, 'name' | 'deadlineS' | 'timeoutS' | 'expects'> & {
	readonly timeoutS?: number;
	readonly expects: Outcome | readonly Outcome[];
	/** Of the fault. */
	readonly what: string;
};

export function cell({ what, timeoutS = TIMEOUT_S, expects, ...given }: Given): Cell {
	const { action, place, cause, reach, packed, list, isUnlabelled, left, store, again } = given;
	const name = [
		`${left === undefined ? action : 're-run'}: ${what} at ${place}${'cut' in cause ? `, ${cause.point}` : ''}, ${reach}`,
		...(timeoutS === TIMEOUT_S || left !== undefined ? [] : [`timeout ${timeoutS} s`]),
		...(packed === undefined ? [] : [packed]),
		...(list === undefined ? [] : [`list ${list}`]),
		...(left === undefined ? [] : [`after ${left}, kept in ${store}`]),
		...(left !== undefined && isUnlabelled ? ['no checksums'] : []),
		...(again === undefined ? [] : ['and a re-run']),
	].join(', ');
	return { ...given, name, timeoutS, deadlineS: deadlineOf(given, timeoutS), expects: [expects].flat() };
}

function deadlineOf({ action, place, cause, reach, packed, left }: Omit<Given, 'what' | 'expects'>, timeoutS: number) {
	if (left !== undefined) return timeoutS * 2 + 10;
	const endS = timeoutS + (action === 'deploy' ? 0 : END_S);
	if (place.startsWith('poll')) return endS;
	const isStalled = 'cut' in cause && cause.cut === 'stall';
	const waitS = isStalled && cause.point === 'connect' ? CONNECT_S : packed === 'large' ? STALL_S : IDLE_S;
	return (isStalled ? waitS * (reach === 'once' ? 1 : 5) : 0) + PAUSES_S + LOOKS_S + endS;
}
