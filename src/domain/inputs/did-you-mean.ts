/** ` (did you mean "check"?)` where a word is close to one of the choices; '' otherwise. */
export function didYouMean(text: string, choices: readonly string[]): string {
	const word = text.toLowerCase();
	const [nearest] = choices
		.map((choice) => ({ choice, distance: distanceOf(word, choice) }))
		.filter(({ choice, distance }) => distance <= Math.min(2, choice.length / 3) || choice.startsWith(word))
		.toSorted((a, b) => a.distance - b.distance);
	return nearest === undefined || word.length < 2 ? '' : ` (did you mean "${nearest.choice}"?)`;
}

/** Characters to change, add or remove to make one word the other (Levenshtein). */
function distanceOf(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (const [from, sign] of [...one.slice(0, 50)].entries()) {
		const next = [from + 1];
		for (let to = 0; to < other.length; to++) {
			const replaced = (row[to] as number) + (sign === other[to] ? 0 : 1);
			next.push(Math.min(replaced, (row[to + 1] as number) + 1, (next[to] as number) + 1));
		}
		row = next;
	}
	return row.at(-1) as number;
}
