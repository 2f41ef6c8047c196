import { isCut } from './cut.ts';
import { endOf, type Reading } from './reading.ts';

/** Called with a range of the original text. */
export type Found = (start: number, end: number) => void;

/** The fewest bytes by which the beginning of a secret is recognised right before a sign of truncation, such as `…`. */
const SHORTEST_BEGINNING = 4;

/** Flag: the state has a child with the next number. */
const CHAINED = 1;
/** Flag: the state has children in the table of branches. */
const BRANCHED = 2;

/**
 * Finds many patterns in one pass (Aho and Corasick, 1975). The cost per byte of text does not depend on the number of
 * patterns. The states of a pattern mostly have consecutive numbers, so that a state takes only 14 bytes in arrays: its
 * label, flags, fallback, depth, and the longest pattern that ends there. Only branches need a table.
 */
export class Automaton {
	readonly #labels: Uint8Array;
	readonly #flags: Uint8Array;
	readonly #fallbacks: Int32Array;
	/** For each state, the length in bytes of the pattern's beginning that it stands for. */
	readonly #depths: Int32Array;
	/** For each state, the length in bytes of the longest pattern that ends there; 0 for none. */
	readonly #longest: Int32Array;
	/** Keys are state · 256 + byte. */
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
			// The fallback replaces the parent, which is not needed any more.
			parents[state] = parent === 0 ? 0 : this.#next(parents[parent] as number, labels[state] as number);
			if (longest[state] === 0) longest[state] = longest[parents[state] as number] as number;
		}
	}

	/** The child of a state, or 0 if there is none: the root is never a child. */
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
	 * Finds the longest pattern that ends at each byte, and beginnings of patterns right before a sign of truncation; see {@link isCut}.
	 * @param least shorter patterns are skipped, in bytes.
	 */
	scan(reading: Reading, least: number, found: Found): void {
		const { bytes, starts, length } = reading;
		let state = 0;
		for (let at = 0; at < length; at++) {
			const byte = bytes[at] as number;
			if (state !== 0 && isCut(reading, at)) {
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

/** All states except the root, sorted by depth. */
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
