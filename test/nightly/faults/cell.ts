import type { Fault } from '../../../src/emulator/emulator.ts';
import type { Cut, Point } from './fault-proxy.ts';

/** What it happens to: the POST, the first poll (on a connection of its own), the second one, or the list for a lost response. */
export type Request = 'POST' | 'poll 1' | 'poll 2' | 'list';

/** Who makes it go wrong: the proxy, on the wire; or the service, with a response. */
export type Cause =
	| { readonly kind: 'wire'; readonly cut: Cut; readonly point: Point }
	| { readonly kind: 'service'; readonly fault: Fault };

/** How a step ends: success, or its failure-kind. */
export type Outcome = string;

interface AnyCell {
	readonly fault: string;
	/** `once`: at the first request that it is for; `always`: at each from there on. */
	readonly reach: 'once' | 'always';
	/** The input. */
	readonly timeoutS: number;
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
	/** More than the sockets hold, so that a part of the package is known to be one. */
	readonly isLarge?: boolean;
	/** What is sent is a package that was made before. */
	readonly isReady?: boolean;
	/** What GET /deployments says afterwards, instead of what is there. */
	readonly list?: List;
	/** A failed run is run again, once all is well again. */
	readonly isRerun?: boolean;
}

export const LISTS = ['404', 'several', 'foreign', 'unlabelled'] as const;
export type List = (typeof LISTS)[number];

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
		const kept = `kept in ${store}${checksums ? '' : ', no checksums'}`;
		return `${action}: ${fault} at ${place}, ${reach}, after ${left}, ${kept}`;
	}
	const { request, cause, timeoutS, isLarge, isReady, list, isRerun } = cell;
	const point = cause.kind === 'wire' ? `, ${cause.point}` : '';
	return [
		`${action}: ${fault} at ${request}${point}, ${reach}, timeout ${timeoutS} s`,
		...(isLarge ? ['large'] : []),
		...(isReady ? ['a ready package'] : []),
		...(list === undefined ? [] : [`list ${list}`]),
		...(isRerun ? ['and a re-run'] : []),
	].join(', ');
}

export const BOTH = ['once', 'always'] as const;

/** Seconds of pauses: before one retry, before all four, and up to the last look into the list. */
export const PAUSES_S = { once: 0.5, always: 7.5, looks: 15 } as const;
