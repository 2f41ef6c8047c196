import { plainText } from '../text/sanitize.ts';

/** One lower-level error (API §2.5, §7). Some carry a message alone: then `code` is empty. */
export interface ErrorDetail {
	readonly code: string;
	readonly message: string;
}

/** An error answer of the service, parsed. `code` is empty where the body was not the one of API §7. */
export interface ServiceError {
	readonly status: number;
	readonly code: string;
	readonly message: string;
	/** `details` of the body, then its `inner_error`. At most 50. */
	readonly details: readonly ErrorDetail[];
	/** The id that the service gave the request, where it sent one. */
	readonly requestId: string;
}

const MAX_DETAILS = 50;
const MAX_TEXT = 2_000;

/**
 * Parses the body of an error answer (API §7). Never fails: what is not the body of §7 becomes a message
 * that says what came instead, without quoting it (it may be somebody's login page, or echo the key).
 */
export function parseServiceError(status: number, text: string, requestId = ''): ServiceError {
	const body = parseJson(text);
	if (isObject(body) && (typeof body.code === 'string' || typeof body.message === 'string')) {
		const inner = parseDetail(body.inner_error);
		const listed = (Array.isArray(body.details) ? body.details : []).flatMap(parseDetail);
		const details = [...listed.slice(0, MAX_DETAILS - inner.length), ...inner];
		return {
			status,
			code: plainText(body.code, MAX_TEXT),
			message: plainText(body.message, MAX_TEXT),
			details,
			requestId,
		};
	}
	return { status, code: '', message: describeForeignBody(text), details: [], requestId };
}

/** What a body is, for a reader who expected JSON: said by its kind and size, never by its content. */
export function describeForeignBody(text: string): string {
	const trimmed = text.trimStart();
	if (trimmed === '') return 'the body is empty';
	if (/^<(?:!doctype|html|\?xml|head|body)/i.test(trimmed)) return `the body is HTML (${text.length} characters)`;
	if (parseJson(text) !== undefined) return 'the body is JSON of an unknown shape';
	return `the body is not JSON (${text.length} characters)`;
}

/** Levels: no record has more than a handful. A text that is shorter than this cannot have them. */
const DEEPEST = 1_000;

/**
 * JSON, or undefined where it is none: the engine's own message would quote the text. Nor is it JSON for us where it is
 * nested beyond all measure: parsing 1 MiB of brackets takes a hundred times their memory.
 */
export function parseJson(text: string): unknown {
	if (text.length > DEEPEST && isTooDeep(text)) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function isTooDeep(text: string): boolean {
	let depth = 0;
	let inString = false;
	for (let at = 0; at < text.length; at++) {
		const sign = text[at];
		if (sign === '"') inString = !inString;
		else if (inString) at += sign === '\\' ? 1 : 0;
		else if (sign === '[' || sign === '{') depth++;
		else if (sign === ']' || sign === '}') depth--;
		if (depth > DEEPEST) return true;
	}
	return false;
}

export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseDetail(value: unknown): ErrorDetail[] {
	if (!isObject(value)) return [];
	const detail = { code: plainText(value.code, MAX_TEXT), message: plainText(value.message, MAX_TEXT) };
	return detail.code === '' && detail.message === '' ? [] : [detail];
}
