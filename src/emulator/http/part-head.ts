import { invalid } from './errors.ts';

/** What the header of one part of a multipart body says (RFC 7578). */
export interface PartHead {
	name: string;
	filename?: string;
	contentType?: string;
	/** Header fields in lower case, exactly as received. */
	headers: Record<string, string>;
}

/** Undoes the three escapes that the form-data encoding of the HTML standard knows. */
const decode = (value: string) =>
	value.replace(/%22|%0D|%0A/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));

function parameters(disposition: string): Map<string, string> {
	const found = new Map<string, string>();
	const parameter = /\s*;\s*([\w*-]+)=(?:"([^"]*)"|([^;\s"]*))/gy;
	parameter.lastIndex = 'form-data'.length;
	for (let match = parameter.exec(disposition); match; match = parameter.exec(disposition)) {
		found.set((match[1] ?? '').toLowerCase(), decode(match[2] ?? match[3] ?? ''));
	}
	return found;
}

/** `fields` hold one character per byte. */
export function parsePartHead(fields: Record<string, string[]>): PartHead {
	const headers: Record<string, string> = {};
	for (const [name, values] of Object.entries(fields)) {
		headers[name] = Buffer.from(values.join(', '), 'latin1').toString('utf8');
	}
	const disposition = headers['content-disposition'] ?? '';
	if (!/^form-data\s*(?:;|$)/i.test(disposition)) throw invalid('a part has no Content-Disposition of form-data');
	const found = parameters(disposition);
	const name = found.get('name');
	const filename = found.get('filename');
	const contentType = headers['content-type'];
	if (name === undefined || name === '') throw invalid('a part has no name');
	return {
		name,
		...(filename === undefined ? {} : { filename }),
		...(contentType === undefined ? {} : { contentType }),
		headers,
	};
}
