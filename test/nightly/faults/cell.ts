import type { Fault, Operation } from '../../../src/emulator/emulator.ts';
import type { Cut } from './wire-fault.ts';

export const UPLOAD_POINTS = [
	'connect',
	'request headers',
	'first byte',
	'25 %',
	'50 %',
	'75 %',
	'closing boundary − 1',
	'closing boundary',
	'after the commit',
	'response headers',
	'response body',
] as const;
export type UploadPoint = (typeof UPLOAD_POINTS)[number];

/** Poll n is the fourth. */
export const POLLS = { 'poll 1': 1, 'poll 2': 2, 'poll n': 4 } as const;
export type PollPoint = keyof typeof POLLS;
export const PHASES = ['request', 'response body'] as const;
export type Phase = (typeof PHASES)[number];

/** Who makes it go wrong. */
export type Cause =
	/** The proxy, on the wire. `phase`: where within a poll. */
	| { readonly kind: 'wire'; readonly cut: Cut; readonly phase?: Phase }
	/** The emulator, with a response. */
	| { readonly kind: 'service'; readonly fault: Fault }
	/** Nobody is reached, or nobody that can be trusted. */
	| { readonly kind: 'way'; readonly problem: 'refused' | 'DNS' | 'connect time-out' | 'certificate' };

/** What GET /deployments says afterwards. */
export type List = 'there' | '404' | 'HTML' | 'refused' | 'several' | 'foreign' | 'unlabelled';

/** How a step ended: success, or its failure-kind. */
export type Outcome = string;

interface AnyCell {
	readonly fault: string;
	readonly point: string;
	readonly cause: Cause;
	readonly tls: boolean;
	/** `once`: at the first request, or poll, that it is for; `always`: at each from there on. */
	readonly reach: 'once' | 'always';
	/** Seconds that the run may take by what it promises: its pauses, the silence of a try, `timeout`. */
	readonly deadlineS: number;
	/** What the table of faults asks for; several where it depends on what the sockets happen to hold. */
	readonly expects: readonly Outcome[];
}

export interface DeployCell extends AnyCell {
	readonly operation: 'deploy';
	readonly point: UploadPoint | PollPoint;
	readonly force: boolean;
	/** `large`: more than the sockets hold, so that a part of it is known to be one. */
	readonly size: 'small' | 'large';
	readonly list: List;
	/** The input. */
	readonly timeoutS: number;
	/** Whether what is sent is a package that was made before. */
	readonly isReady?: boolean;
	/** Whether a failed run is run again, once all is well again. */
	readonly isRerun?: boolean;
}

export interface InvokeCell extends AnyCell {
	readonly operation: 'invoke-action';
	readonly called: Operation;
}

/** What ends the first attempt: the deployment is known by its id, or its response got lost. */
export const LEFT = ['cancel', 'kill', 'early kill', 'lost', 'lost in a kill'] as const;
export type Left = (typeof LEFT)[number];

/** A re-run, and what goes wrong while it looks for what the first attempt has left. */
export interface AttemptCell extends AnyCell {
	readonly operation: 're-run';
	/** GitHub, which keeps what an attempt leaves; GET /deployments/{id}; GET /deployments. */
	readonly point: 'GitHub' | 'look' | 'list';
	readonly left: Left;
	/** How often the fault happens. */
	readonly times: number;
	readonly store: 'check' | 'deployment';
	/** Whether the service tells of which package a deployment was made. */
	readonly checksums: boolean;
	/** The input of the re-run. */
	readonly timeoutS: number;
}

export type Cell = DeployCell | InvokeCell | AttemptCell;

/** One line that names a cell. */
export function nameOf(cell: Cell): string {
	const { operation, fault, point, cause, tls, reach } = cell;
	const phase = cause.kind === 'wire' && cause.phase !== undefined ? ` (${cause.phase})` : '';
	const more = moreOf(cell);
	return [`${operation}: ${fault} at ${point}${phase}`, reach, tls ? 'TLS' : 'plain', ...more].join(', ');
}

function moreOf(cell: Cell): string[] {
	switch (cell.operation) {
		case 'deploy': {
			const { force, size, list, timeoutS, isReady, isRerun } = cell;
			const attempt = isRerun ? ['and a re-run'] : [];
			const ready = isReady ? ['a ready package'] : [];
			return [force ? 'force' : 'no force', size, `list ${list}`, `timeout ${timeoutS} s`, ...ready, ...attempt];
		}
		case 're-run':
			return [`after ${cell.left}`, `kept in ${cell.store}`, ...(cell.checksums ? [] : ['no checksums'])];
		default:
			return [];
	}
}

/** A part of the matrix: what is run, and why the rest is not. */
export interface Matrix<C extends Cell = Cell> {
	readonly cells: readonly C[];
	/** Cells that cannot happen, by the reason. */
	readonly dropped: ReadonlyMap<string, number>;
}

/** Makes a part of the matrix from combinations, each of which is a cell or a reason why there is none. */
export function matrixOf<C extends Cell>(made: readonly (C | string)[]): Matrix<C> {
	const dropped = new Map<string, number>();
	for (const one of made) if (typeof one === 'string') dropped.set(one, (dropped.get(one) ?? 0) + 1);
	return { cells: made.filter((one): one is C => typeof one !== 'string'), dropped };
}

export function joined<C extends Cell>(...parts: readonly Matrix<C>[]): Matrix<C> {
	const dropped = new Map<string, number>();
	for (const part of parts)
		for (const [why, number] of part.dropped) dropped.set(why, (dropped.get(why) ?? 0) + number);
	return { cells: parts.flatMap(({ cells }) => cells), dropped };
}

/** All combinations of one value of each list. */
export function product<T extends Readonly<Record<string, readonly unknown[]>>>(
	lists: T,
): { [K in keyof T]: T[K][number] }[] {
	return Object.entries(lists).reduce<Record<string, unknown>[]>(
		(made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
		[{}],
	) as { [K in keyof T]: T[K][number] }[];
}

export const BOOLEANS = [false, true] as const;
