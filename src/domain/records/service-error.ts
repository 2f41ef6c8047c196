import { field, isObject, parseJson } from '../text/json.ts';
import { plainText } from '../text/sanitize.ts';

/** One lower-level error (API §2.5, §7). Some have only a message: then `code` is empty. */
type ErrorDetail = Readonly<ReturnType<typeof textsOf>>;

/** A parsed error response of the service. `code` is empty if the body was not that of API §7. */
export interface ServiceError {
	readonly status: number;
	readonly code: string;
	readonly message: string;
	/** `details` of the body, then its `inner_error`. At most 50. */
	readonly details: readonly ErrorDetail[];
	/** The service's id of the request; '' if it sent none. */
	readonly requestId: string;
	/** The body was an HTML page: not the service responded, but a gateway. */
	readonly isPage?: true | undefined;
}

const MAX_DETAILS = 50;
const MAX_TEXT = 2_000;

/** Characters that are shown of a body that is not in the service's form. */
const MAX_FOREIGN = 300;

/** Parses the body of an error response (API §7). Never fails: the message for any other body is its text. */
export function parseServiceError(status: number, text: string, requestId = ''): ServiceError {
	const body = parseJson(text);
	if (isObject(body) && (typeof body.code === 'string' || typeof body.message === 'string')) {
		const inner = parseDetail(body.inner_error);
		const listed = (Array.isArray(body.details) ? body.details : []).flatMap(parseDetail);
		const details = [...listed.slice(0, MAX_DETAILS - inner.length), ...inner];
		return { status, ...textsOf(body), details, requestId };
	}
	const page = isHtml(text) ? ({ isPage: true } as const) : {};
	return { status, code: '', message: foreignText(text), details: [], requestId, ...page };
}

function parseDetail(value: unknown): ErrorDetail[] {
	const detail = textsOf(value);
	return detail.code === '' && detail.message === '' ? [] : [detail];
}

function textsOf(value: unknown) {
	return { code: plainText(field(value, 'code'), MAX_TEXT), message: plainText(field(value, 'message'), MAX_TEXT) };
}

/** Whether it is in the service's own form: both texts that API §7 requires. */
export function isOwnError({ code, message }: Pick<ServiceError, 'code' | 'message'>): boolean {
	return code !== '' && message !== '';
}

/** Whether the body of a 2xx says that it is an error: as API §7 writes it, or as gateways mostly do. */
export function isErrorBody(body: unknown): boolean {
	return isRefusal(body) || Boolean(field(body, 'error'));
}

/** The same without the signs of gateways: the record of what has failed may have an `error`. */
export function isRefusal(body: unknown): boolean {
	return field(body, 'ok') === false || isOwnError(textsOf(body));
}

/**
 * Whether a 404 is the service's own word that what was asked for is not there. A project that is not found says nothing
 * of it, and a gateway on the way responds without the error body of API §7.
 */
export function saysNotFound(error: ServiceError | undefined): boolean {
	return error?.status === 404 && isOwnError(error) && error.code !== 'project_not_found';
}

/** Whether the service itself says that it has no such operation. */
export function isLacking(error: ServiceError | undefined): boolean {
	return saysNotFound(error) || (error !== undefined && [405, 501].includes(error.status) && isOwnError(error));
}

/**
 * The text of a body that is not in the service's form: that of its JSON, else the JSON itself, the title of an HTML page, or
 * plain text. At most 300 characters; described where it has no text.
 */
export function foreignText(text: string): string {
	if (isHtml(text)) {
		const title = plainText(/<title[^<>]*>([^<]*)</i.exec(text)?.[1]?.trim(), MAX_FOREIGN);
		return title === '' ? 'an HTML page without a title' : `an HTML page, "${title}"`;
	}
	if (text.trim() === '') return 'the body is empty';
	const json = parseJson(text);
	return bodyText(text) || (json === undefined ? `the body is not JSON (${text.length} characters)` : briefJson(json));
}

/** JSON up to the last value that fits: half a secret would not be cut out. */
function briefJson(value: unknown): string {
	const json = JSON.stringify(value);
	if (json.length <= MAX_FOREIGN) return plainText(json, MAX_FOREIGN);
	const end = json.lastIndexOf(',"', MAX_FOREIGN); // never inside a text, where the quote is escaped
	return end === -1 ? 'the body is unexpected JSON' : `${plainText(json.slice(0, end), MAX_FOREIGN)}…`;
}

/** What a body says that is neither a page nor in the service's form; '' where it has no text. */
export function bodyText(text: string): string {
	const json = parseJson(text);
	return plainText(json === undefined && !/^\s*[[{]/.test(text) ? text.trim() : errorText(json), MAX_FOREIGN);
}

/** The text of an error in JSON, as other frameworks write it. */
function errorText(value: unknown): string {
	if (typeof value === 'string') return value.trim();
	if (Array.isArray(value)) return value.map(errorText).filter(Boolean).join('; ');
	if (!isObject(value)) return '';
	const { error, errors, message, Message, msg, detail } = value;
	return [error, message, Message, msg, detail, errors].map(errorText).find(Boolean) ?? '';
}

function isHtml(text: string): boolean {
	return /^\s*<(?:!doctype|html|\?xml|head|body)/i.test(text);
}
