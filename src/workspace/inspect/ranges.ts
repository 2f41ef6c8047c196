import type { PackageReader } from './package-reader.ts';
import { entryRefusal, packageRefusal, prependedBytes } from './refusals.ts';

/** Bytes of an entry in the archive. */
export interface Range {
	readonly name: string;
	/** Offset of its header. */
	readonly from: number;
	/** Offset behind its content. */
	readonly to: number;
	/** The data descriptor that has to follow then, one of these; empty where nothing does. Made when asked for: entries are many. */
	readonly descriptors: () => readonly Buffer[];
}

/** Bytes of the longest data descriptor. */
const LONGEST = 24;

/**
 * Checks that entry follows upon entry, from the first byte to the central directory: a reader that goes from header to
 * header finds what is in a gap, one that goes by the directory does not.
 * @param directory offset of the central directory.
 * @throws StepFailure `package`.
 */
export async function requireNoGaps(reader: PackageReader, ranges: readonly Range[], directory: number): Promise<void> {
	const sorted = ranges.toSorted((a, b) => a.from - b.from);
	const first = sorted[0]?.from ?? 0;
	if (sorted.some(({ from }, at) => from < (sorted[at - 1]?.to ?? 0)))
		throw packageRefusal('two of its entries share their bytes');
	if (first > 0) throw prependedBytes(first);
	for (const [at, { name, to, descriptors }] of sorted.entries()) {
		const length = (sorted[at + 1]?.from ?? directory) - to;
		const late = descriptors();
		if (late.length === 0) {
			if (length > 0)
				throw entryRefusal(name, `${length} bytes that belong to no entry follow it, which some unpackers read`);
			continue;
		}
		const bytes = length <= LONGEST ? await reader.bytes(to, length) : Buffer.alloc(0);
		if (!late.some((one) => one.equals(bytes))) throw entryRefusal(name, 'its data descriptor is missing or wrong');
	}
}
