import type { ServiceResponse } from './response.ts';

/** Where in the life of a request a connection breaks or stalls. */
export const POINTS = [
	/** The request's headers have arrived, nothing of its body was read. */
	'headers',
	/** `bytes` of the body have arrived (1 where left out); nothing was done. */
	'body',
	/** The work is done, nothing was sent back. */
	'after-commit',
	/** The work is done; the headers of the response are sent, and half of its body; of a stream, `frames` of it (1). */
	'response-body',
] as const;

export type Point = (typeof POINTS)[number];

export type Fault =
	/**
	 * Another response; `afterCommit` does the real work first, and `{id}` in headers and body stands for the id that it
	 * made. `early` responds to the headers of the request, and reads nothing of its body.
	 */
	| {
			kind: 'answer';
			status: number;
			headers?: Record<string, string>;
			body?: string | Buffer | object;
			afterCommit?: boolean;
			early?: boolean;
	  }
	/** `reset`: RST. `stall`: the connection stays open and nothing moves any more. */
	| { kind: 'reset' | 'stall'; at: Point; bytes?: number; frames?: number }
	/** Does the real work; fields of the returned record are replaced, or all of it where `record` is no object. */
	| { kind: 'override'; record: unknown }
	/** Waits, then does everything right. */
	| { kind: 'delay'; ms: number }
	/** Does the real work, and sends what this makes of its response; for tests in the same process. */
	| { kind: 'alter'; alter(response: ServiceResponse): ServiceResponse };

export interface FaultRule<Operation extends string = string> {
	/** `*` stands for every operation. */
	operation: Operation | '*';
	/** How many requests it hits: 1 where left out. */
	times?: number;
	/** How many requests, from now on, pass before it hits. */
	skip?: number;
	fault: Fault;
}

/** What the emulator was told to do wrong. The first rule that fits a request applies to it, and no other. */
export class Faults<Operation extends string = string> {
	#rules: { rule: FaultRule<Operation>; seen: number; left: number }[] = [];
	readonly #held = new Map<Operation, Promise<void>>();

	add(rule: FaultRule<Operation>): void {
		this.#rules.push({ rule, seen: 0, left: rule.times ?? 1 });
	}

	clear(): void {
		this.#rules = [];
	}

	/** Holds the responses to an operation back, work done, until the returned function is called. */
	hold(operation: Operation): () => void {
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#held.set(operation, promise);
		return () => {
			this.#held.delete(operation);
			resolve();
		};
	}

	/** Settles as soon as nothing holds the operation back. */
	async released(operation: string): Promise<void> {
		await this.#held.get(operation as Operation);
	}

	/** Counts one request, and tells what is to go wrong with it. */
	take(operation: string): Fault | undefined {
		let taken: Fault | undefined;
		for (const state of this.#rules) {
			if (state.rule.operation !== '*' && state.rule.operation !== operation) continue;
			state.seen += 1;
			if (taken || state.left <= 0 || state.seen <= (state.rule.skip ?? 0)) continue;
			state.left -= 1;
			taken = state.rule.fault;
		}
		return taken;
	}
}
