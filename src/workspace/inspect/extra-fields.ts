import { entryRefusal } from './refusals.ts';

/** One of the fields that an entry calls "extra" (APPNOTE 4.5.1). */
export interface ExtraField {
	readonly id: number;
	readonly data: Buffer;
}

/** Sizes, and the offset, of 64 bits (APPNOTE 4.5.3). */
export const SIZES_64 = 0x0001;
/** The name in Unicode (APPNOTE 4.6.9). */
export const UNICODE_NAME = 0x7075;

/** Fields that make an entry a link for the few readers that know them. */
const REFUSED: ReadonlyMap<number, string> = new Map([
	[0x756e, 'ASi Unix'],
	[0x6c78, 'attributes by libarchive'],
]);

/** Fields of which readers take the first, or the last. */
const SINGLE = [SIZES_64, UNICODE_NAME];

/**
 * Checks the fields of one header of an entry.
 * @throws StepFailure `package` where some readers make something else of them than others.
 */
export function checkExtraFields(name: string, fields: readonly ExtraField[]): void {
	for (const { id } of fields) {
		const what = REFUSED.get(id);
		if (what !== undefined)
			throw entryRefusal(name, `it has the extra field 0x${id.toString(16)} (${what}), a link for some unpackers`);
	}
	if (SINGLE.some((id) => fields.filter((field) => field.id === id).length > 1))
		throw entryRefusal(name, 'it has two of one kind of extra field');
}

/**
 * Parses the extra fields of the header at an entry's bytes. The directory's are parsed by the library.
 * @throws StepFailure `package` where a field is longer than the rest. Up to three bytes of padding may follow, as tools
 * add them that align the content.
 */
export function parseExtraFields(name: string, bytes: Buffer): ExtraField[] {
	const fields: ExtraField[] = [];
	for (let at = 0; at + 4 <= bytes.length; ) {
		const to = at + 4 + bytes.readUInt16LE(at + 2);
		if (to > bytes.length) throw entryRefusal(name, 'its extra fields are longer than its header says');
		fields.push({ id: bytes.readUInt16LE(at), data: bytes.subarray(at + 4, to) });
		at = to;
	}
	return fields;
}

/** The data of a field; undefined where there is none. */
export function dataOf(fields: readonly ExtraField[], id: number): Buffer | undefined {
	return fields.find((field) => field.id === id)?.data;
}

/** The 64-bit values of a field; a rest of less than 8 bytes is left out. */
export function values64(data: Buffer): bigint[] {
	return Array.from({ length: Math.floor(data.length / 8) }, (_, at) => data.readBigUInt64LE(at * 8));
}
