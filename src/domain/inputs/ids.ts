import { InputFailure } from '../failures/failure.ts';
import { isId } from '../records/id.ts';
import type { RawInputs } from './parsers.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses an input that is an id. */
export function parseId(raw: RawInputs, name: string): string {
	const text = raw(name).trim();
	if (isId(text)) return text;
	const accepted = 'the id as the service gave it: 1 to 128 letters, digits, "-" and "_"';
	throw new InputFailure(name, problemOf(text), accepted);
}

/** Parses an input that is an id in the form of a UUID (API §4.3). */
export function parseUuid(raw: RawInputs, name: string): string {
	const text = raw(name).trim();
	if (UUID.test(text)) return text;
	throw new InputFailure(name, problemOf(text), 'a UUID such as 1b4e28ba-2fa1-11d2-883f-0016d3cca427');
}

function problemOf(text: string): string {
	return text === '' ? 'is missing' : `is "${text.slice(0, 200)}"`;
}
