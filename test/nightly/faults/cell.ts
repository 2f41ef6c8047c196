import type { Fault } from '../../../src/emulator/emulator.ts';
import type { Cut } from './fault-proxy.ts';

/** Where in an exchange something happens: all before it has reached the other side, and nothing after it. */
export const POINTS = [
	'connect',
	'request headers',
	'first byte',
	'50 %',
	'closing boundary − 1',
	'closing boundary',
	'after the commit',
	'response headers',
	'response body',
] as const;
export type Point = (typeof POINTS)[number];

/** What it happens to: the POST, the first poll (on a connection of its own), the second one, or the list for a lost response. */
export type Request = 'POST' | 'poll 1' | 'poll 2' | 'list';

/** Who makes it go wrong. */
export type Cause =
	/** The proxy, on the wire. */
	| { readonly kind: 'wire'; readonly cut: Cut; readonly point: Point }
	/** The service, with a response. */
	| { readonly kind: 'service'; readonly fault: Fault }
	/** Nobody is reached, or nobody that can be trusted. */
	| { readonly kind: 'way'; readonly problem: 'refused' | 'DNS' | 'certificate' };

/** How a step ends: success, or its failure-kind. */
export type Outcome = string;

interface AnyCell {
	readonly fault: string;
	/** `once`: at the first request that it is for; `always`: at each from there on. */
	readonly reach: 'once' | 'always';
	/** Seconds that the run may take by what it promises: its pauses, the silence of a try, `timeout`. */
	readonly deadlineS: number;
	/** What the table of faults asks for; several where it depends on what the sockets happen to hold. */
	readonly expects: readonly Outcome[];
}

/** One run of a step that something goes wrong in. */
export interface RunCell extends AnyCell {
	readonly action: 'deploy' | 'invoke-action';
	readonly request: Request;
	readonly cause: Cause;
	/** The input. */
	readonly timeoutS: number;
	/** More than the sockets hold, so that a part of the package is known to be one. */
	readonly isLarge?: boolean;
	/** What is sent is a package that was made before. */
	readonly isReady?: boolean;
	/** What GET /deployments says afterwards, instead of what is there. */
	readonly list?: List;
	/** A failed run is run again, once all is well again. */
	readonly isRerun?: boolean;
}

export type List = '404' | 'HTML' | 'refused' | 'several' | 'foreign' | 'unlabelled';

/** A re-run, and what goes wrong while it looks for what the first attempt has left. */
export interface AttemptCell extends AnyCell {
	readonly action: 're-run';
	/** GitHub, which keeps what an attempt leaves; GET /deployments/{id}; GET /deployments. */
	readonly place: 'GitHub' | 'look' | 'list';
	readonly wrong: Fault;
	readonly left: Left;
	readonly store: 'check' | 'deployment';
	/** Whether the service tells of which package a deployment was made. */
	readonly checksums: boolean;
	/** The input of the re-run. */
	readonly timeoutS: number;
}

/** What ends the first attempt: the deployment is known by its id, or its response got lost. */
export const LEFT = ['cancel', 'kill', 'early kill', 'lost', 'lost in a kill'] as const;
export type Left = (typeof LEFT)[number];

export type Cell = RunCell | AttemptCell;

/** One line that names a cell. */
export function nameOf(cell: Cell): string {
	const { action, fault, reach } = cell;
	if (cell.action === 're-run') {
		const { place, left, store, checksums } = cell;
		return [
			`${action}: ${fault} at ${place}`,
			reach,
			`after ${left}`,
			`kept in ${store}${checksums ? '' : ', no checksums'}`,
		].join(', ');
	}
	const { request, cause, timeoutS, isLarge, isReady, list, isRerun } = cell;
	const point = cause.kind === 'wire' ? `, ${cause.point}` : '';
	return [
		`${action}: ${fault} at ${request}${point}`,
		reach,
		`timeout ${timeoutS} s`,
		...(isLarge ? ['large'] : []),
		...(isReady ? ['a ready package'] : []),
		...(list === undefined ? [] : [`list ${list}`]),
		...(isRerun ? ['and a re-run'] : []),
	].join(', ');
}

export const BOTH = ['once', 'always'] as const;

/** Seconds of pauses: before one retry, before all four, and up to the last look into the list. */
export const PAUSES_S = { once: 0.5, always: 7.5, looks: 15 } as const;
/** Seconds: a connection that does not come about; a response that does not; a socket that takes no byte of a package. */
export const CONNECT_S = 10;
export const IDLE_S = 30;
export const STALL_S = 60;
