/** A part of an address without its percent-encoding; as it is where that cannot be read. */
export function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
