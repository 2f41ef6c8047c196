type Span = readonly [start: number, end: number];

/** One scan of a text from its start to its end. */
interface Pass {
	add(start: number, end: number): void;
	/** Begins another scan from the start. */
	next(): void;
}

/** The ranges to remove from a text. Overlapping ranges are merged; removed one by one, they would leave parts behind. */
export class Clippings {
	readonly #passes: Span[][] = [];

	/** Begins a pass. The ranges of one pass must be added in the order of their ends. */
	pass(): Pass {
		let spans: Span[] = [];
		const next = () => {
			spans = [];
			this.#passes.push(spans);
		};
		next();
		return { next, add: (start, end) => join(spans, start, end) };
	}

	cutOutOf(text: string): string {
		const all: Span[] = [];
		for (const [start, end] of this.#passes.flat().toSorted(([a, b], [c, d]) => a - c || b - d)) join(all, start, end);
		let clean = '';
		let at = 0;
		for (const [start, end] of all) {
			clean += `${text.slice(at, start)}***`;
			at = end;
		}
		return clean + text.slice(at);
	}
}

/** Adds a range, and merges it with earlier ones that it overlaps. */
function join(spans: Span[], start: number, end: number): void {
	let [from, to] = [start, end];
	for (let last = spans.at(-1); last !== undefined && from < last[1]; last = spans.at(-1)) {
		from = Math.min(from, last[0]);
		to = Math.max(to, last[1]);
		spans.pop();
	}
	spans.push([from, to]);
}
