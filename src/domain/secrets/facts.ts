/**
 * Times, and hashes such as digests and commits. A secret value (a date, eight hex digits) may be a part of one by
 * chance. That is not a leak, and redacting it would destroy the fact.
 */
const FACTS =
	/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)|\b(?:[0-9a-f]{64}|[0-9a-f]{40})(?![0-9a-z])/gi;

/** Number of hex digits that cannot be equal by chance. */
const NO_CHANCE = 16;

/** Builds a function that says whether a range of the text is part of a fact by chance. */
export function isChance(text: string): (start: number, end: number) => boolean {
	let facts: { readonly start: number; readonly end: number; readonly isTime: boolean }[] | undefined;
	return (start, end) => {
		facts ??= Array.from(text.matchAll(FACTS), ({ 0: fact, index }) => ({
			start: index,
			end: index + fact.length,
			isTime: fact[10] === 'T',
		}));
		const fact = facts[lastBefore(facts, start)];
		if (fact === undefined || end > fact.end) return false;
		return fact.isTime || end - start < NO_CHANCE;
	};
}

/** Index of the last fact that begins at or before a place; -1 for none. */
function lastBefore(facts: readonly { readonly start: number }[], place: number): number {
	let from = 0;
	let to = facts.length;
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((facts[middle] as { start: number }).start <= place) from = middle + 1;
		else to = middle;
	}
	return from - 1;
}
