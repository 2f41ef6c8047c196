import { visit } from 'jsonc-parser'; // tells where a text stops being JSON, and a key that is given twice: JSON.parse does neither

/** Where a text stops being JSON: ` (line 3, column 14)`. '' where that is not known. Never an excerpt. */
export function placeOfJsonError(text: string): string {
	let place = '';
	const onError = (_code: number, _offset: number, _length: number, line: number, character: number) => {
		place ||= ` (line ${line + 1}, column ${character + 1})`;
	};
	visit(text, { onError }, { disallowComments: true });
	return place;
}

/** The keys in a JSON text, in its order: one that is given twice is there twice. */
export function keysOf(json: string): string[] {
	const keys: string[] = [];
	visit(json, { onObjectProperty: (key) => void keys.push(key) });
	return keys;
}
