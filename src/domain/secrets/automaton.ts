import { endOf, type Reading } from './reading.ts';

/** Told of a place in the original text. */
export type Found = (start: number, end: number) => void;

/** Bytes: the beginning of a secret is recognised by so many, right before a cut. */
const SHORTEST_BEGINNING = 4;

/** A state goes on to the next number with the byte of that … */
const CHAINED = 1;
/** … and by the table of branches to others. */
const BRANCHED = 2;

/**
 * Finds all of many patterns in one pass (Aho and Corasick, 1975): each byte of the text costs the same few steps,
 * however many patterns there are. A pattern's states mostly follow one another, so that a state takes 13 bytes: its
 * label, where to fall back to, its depth, the longest pattern that ends there. Only branches are in a table.
 */
export class Automaton {
	readonly #labels: Uint8Array;
	readonly #flags: Uint8Array;
	readonly #fallbacks: Int32Array;
	/** Bytes of the longest beginning of a pattern that the text ends with. */
	readonly #depths: Int32Array;
	/** Bytes of the longest pattern that the text ends with; 0 for none. */
	readonly #longest: Int32Array;
	/** Keys are a state times 256 and a byte. */
	readonly #branches = new Map<number, number>();
	readonly #root = new Int32Array(256);

	constructor(patterns: readonly Uint8Array[]) {
		const most = patterns.reduce((sum, { length }) => sum + length, 2);
		const labels = new Uint8Array(most);
		const flags = new Uint8Array(most);
		const parents = new Int32Array(most);
		const depths = new Int32Array(most);
		const longest = new Int32Array(most);
		this.#labels = labels;
		this.#flags = flags;
		let count = 1;
		for (const pattern of patterns) {
			let state = 0;
			for (let at = 0; at < pattern.length; at++) {
				const byte = pattern[at] as number;
				let next = this.#childOf(state, byte);
				if (next === 0) {
					next = count++;
					labels[next] = byte;
					depths[next] = at + 1;
					parents[next] = state;
					if (state === 0) this.#root[byte] = next;
					else if (next === state + 1) flags[state] = CHAINED;
					else {
						flags[state] = (flags[state] as number) | BRANCHED;
						this.#branches.set(state * 256 + byte, next);
					}
				}
				state = next;
			}
			longest[state] = pattern.length;
		}
		this.#fallbacks = parents;
		this.#depths = depths;
		this.#longest = longest;
		for (const state of byDepth(depths.subarray(0, count))) {
			const parent = parents[state] as number;
			// The place of the parent, which is not needed any more, takes the fallback.
			parents[state] = parent === 0 ? 0 : this.#next(parents[parent] as number, labels[state] as number);
			if (longest[state] === 0) longest[state] = longest[parents[state] as number] as number;
		}
	}

	/** The child of a state, or 0, which is nobody's child. */
	#childOf(state: number, byte: number): number {
		if (state === 0) return this.#root[byte] as number;
		const flags = this.#flags[state] as number;
		if ((flags & CHAINED) !== 0 && this.#labels[state + 1] === byte) return state + 1;
		return (flags & BRANCHED) === 0 ? 0 : (this.#branches.get(state * 256 + byte) ?? 0);
	}

	/** The state after one more byte. */
	#next(from: number, byte: number): number {
		for (let state = from; state !== 0; state = this.#fallbacks[state] as number) {
			const child = this.#childOf(state, byte);
			if (child !== 0) return child;
		}
		return this.#root[byte] as number;
	}

	/**
	 * Finds the longest pattern that ends at each byte, and the beginning of one that a cut (`…`) follows.
	 * @param least bytes: shorter patterns are passed over.
	 */
	scan(reading: Reading, least: number, found: Found): void {
		const { bytes, starts, length } = reading;
		let state = 0;
		for (let at = 0; at < length; at++) {
			const byte = bytes[at] as number;
			if (byte === 0xe2 && isCut(bytes, at)) {
				const begun = this.#depths[state] as number;
				if (begun >= SHORTEST_BEGINNING) found(starts[at - begun] as number, starts[at] as number);
			}
			state = state === 0 ? (this.#root[byte] as number) : this.#next(state, byte);
			if (state === 0) continue;
			const matched = this.#longest[state] as number;
			if (matched >= least && matched > 0) found(starts[at - matched + 1] as number, endOf(reading, at));
		}
	}
}

/** Whether `…` begins here: the sign that a text was cut to length. */
export function isCut(bytes: Uint8Array, at: number): boolean {
	return bytes[at] === 0xe2 && bytes[at + 1] === 0x80 && bytes[at + 2] === 0xa6;
}

/** All states but the root, those of a lesser depth first. */
function byDepth(depths: Int32Array): Int32Array {
	const deepest = depths.reduce((most, depth) => Math.max(most, depth), 0);
	const places = new Int32Array(deepest + 2);
	for (let state = 1; state < depths.length; state++) {
		const after = (depths[state] as number) + 1;
		places[after] = (places[after] as number) + 1;
	}
	for (let depth = 1; depth < places.length; depth++) {
		places[depth] = (places[depth] as number) + (places[depth - 1] as number);
	}
	const order = new Int32Array(depths.length - 1);
	for (let state = 1; state < depths.length; state++) {
		const depth = depths[state] as number;
		const place = places[depth] as number;
		places[depth] = place + 1;
		order[place] = state;
	}
	return order;
}
