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

/** The first key of the outermost object that is given twice. */
export function repeatedKey(json: string): string | undefined {
	const seen = new Set<string>();
	let repeated: string | undefined;
	visit(json, {
		onObjectProperty: (name, _offset, _length, _line, _column, path) => {
			if (path().length > 0) return;
			if (seen.has(name)) repeated ??= name;
			seen.add(name);
		},
	});
	return repeated;
}
