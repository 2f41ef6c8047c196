import { isObject, parseJson } from '../text/json.ts';
import { plainText } from '../text/sanitize.ts';
import { isId } from './id.ts';

/** One lower-level error (API §2.5, §7). Some have only a message: then `code` is empty. */
export interface ErrorDetail {
	readonly code: string;
	readonly message: string;
}

/** A parsed error response of the service. `code` is empty if the body was not that of API §7. */
export interface ServiceError {
	readonly status: number;
	readonly code: string;
	readonly message: string;
	/** `details` of the body, then its `inner_error`. At most 50. */
	readonly details: readonly ErrorDetail[];
	/** The service's id of the request; '' if it sent none. */
	readonly requestId: string;
	/** The `id` that the body has, of the request or of anything else. */
	readonly id?: string;
	/** `service`: the form of API §7, `code` and `message` both strings. `page`: an HTML page. Undefined: anything else. */
	readonly form?: 'service' | 'page' | undefined;
}

const MAX_DETAILS = 50;
const MAX_TEXT = 2_000;

/** Characters that are shown of a body that is not in the service's form. */
const MAX_FOREIGN = 300;

/** Parses the body of an error response (API §7). Never fails: the message for any other body is its text. */
export function parseServiceError(status: number, text: string, requestId = ''): ServiceError {
	const body = parseJson(text);
	const id = isObject(body) && typeof body.id === 'string' && isId(body.id) ? { id: body.id } : {};
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
			...id,
			...(typeof body.code === 'string' && typeof body.message === 'string' ? { form: 'service' as const } : {}),
		};
	}
	const form = isHtml(text) ? { form: 'page' as const } : {};
	return { status, code: '', message: foreignText(text), details: [], requestId, ...id, ...form };
}

/** Whether it is in the service's own form: both texts that API §7 requires. */
export function isOwnError({ code, message }: ServiceError): boolean {
	return code !== '' && message !== '';
}

/**
 * Whether an object says of itself that it is an error: as API §7 writes it, or as gateways mostly do.
 * @param isMade whether the status of the response says that something was made: then a `message` is no sign of an error.
 */
export function isErrorBody(body: Readonly<Record<string, unknown>>, isMade = false): boolean {
	const signs = ['code', 'error', 'errors', ...(isMade ? [] : ['message'])];
	return body.ok === false || signs.some((name) => !isEmpty(body[name]));
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * A 404 with the error body of API §7 that may say that the resource is not there. One that says so of anything else (a
 * route, a project, a host, a session) tells nothing, and so does one that speaks of rights: at a wrong address, or to the
 * wrong key, a service says so in its own form.
 */
export function isOfResource(error: ServiceError | undefined, resource: Resource): boolean {
	if (error === undefined || error.code === '' || error.message === '') return false;
	const { code, message } = error;
	if ([code, unquoted(message)].some((text) => OF_OTHERS.test(inWords(text)))) return false;
	if (ABSENCE.test(message) && !isAbout(resource, { ...error, code: '', details: [] }) && !isGeneric(message))
		return false;
	return SUBJECT_NAMES.every((subject) => subject === resource || subject === 'any' || !isAbout(subject, error));
}

/** What says that something else is not there, that an operation is switched off, who has asked, or who may. */
const OF_OTHERS = new RegExp(
	[
		/^(?:(?:no|such|the|this|that|a|an|requested|unknown|admin)[ _-])*(?:services?|functions?|sites?|servers?|environments?|apis?(?![ _-]?keys?))(?![a-z])/,
		/(?<![a-z])(?:disabled|unsupported|authenticat\w*|(?:not|isn't)[ _-](?:enabled|supported|available))(?![a-z])/,
		/(?<![a-z])(?:forbid\w*|den(?:y|ied)|unauthori[sz]ed|permi(?:ssion|tted|t)s?|access\w*|allow\w*|rights?|belongs?|owned|cannot|can't|management)(?![a-z])/,
	]
		.map(({ source }) => source)
		.join('|'),
	'i',
);

/** What says of something that it is not there. */
const ABSENCE =
	/not[ _]?found|n[o']t exist|could not be|unable to|^no(?![a-z])|(?<![a-z])(?:unknown|missing|gone|expired|no longer|no rows)(?![a-z])/i;

/** Words of a message that names nothing in particular. */
const GENERIC_WORDS = new Set(
	`the this that it a an no such requested specified given resource record item object entity thing was were is has been could
	not be found does doesn't exist exists any anymore more longer gone unknown missing already deleted removed for with by
	id error`.split(/\s+/),
);

/** Whether a message names nothing in particular, but for an id: what has a digit, or is in quotes. */
function isGeneric(message: string): boolean {
	const words = inWords(unquoted(message)).match(/[\w'-]+/g) ?? [];
	return words.every(
		(word) => /\d/.test(word) || word.split('_').every((part) => GENERIC_WORDS.has(part.toLowerCase())),
	);
}

/** What a 404 may be about: a deployment, with its app and version, or a key. */
export type Resource = 'deployment' | 'key';

/**
 * Whether the service itself says that it has no such operation. A gateway on the way responds without the error body of
 * API §7, and a project that is not found says nothing of the operation.
 * @param isFiltered whether a list was asked for by a name: then a 404 about an app or version is about that name.
 */
export function isLacking(error: ServiceError | undefined, isFiltered = false): boolean {
	if (error === undefined || error.code === '') return false;
	if (isAbout('scope', error)) return false;
	if (isFiltered && error.status === 404 && isAbout('deployment', error)) return false;
	return [404, 405, 501].includes(error.status);
}

/** What an error may be about, by the words for it. */
const SUBJECTS = {
	route: /routes?|paths?|endpoints?|urls?|uris?|pages?|handlers?|methods?|operations?|api[ _-]?versions?/,
	scope:
		/projects?|org(?:ani[sz]ation)?s?|tenants?|workspaces?|accounts?|users?|teams?|hosts?|domains?|gateways?|upstreams?|backends?/,
	deployment: /deployments?|apps?|applications?|versions?/,
	key: /keys?/,
	invocation: /invocations?/,
	any: /resources?|records?/,
} as const;

type Subject = keyof typeof SUBJECTS;
const SUBJECT_NAMES = Object.keys(SUBJECTS) as Subject[];

/** The words of each subject, as a group of its name. A route may also be told by its request: `GET /deployments`. */
const SUBJECT = new RegExp(
	SUBJECT_NAMES.map((name) => {
		const words = `(?<![a-z])(?:${SUBJECTS[name].source})(?![a-z])`;
		return `(?<${name}>${name === 'route' ? `\\b(?:GET|DELETE|POST|PATCH|PUT) /|${words}` : words})`;
	}).join('|'),
	'i',
);

/** The first such word of a text tells what it is about: "deployment d1 not found in project p1" is about the deployment. */
function isAbout(subject: Subject, { code, message, details }: ServiceError): boolean {
	const texts = [code, message, ...details.flatMap((detail) => [detail.code, detail.message])];
	return texts.some((text) => SUBJECT.exec(inWords(text))?.groups?.[subject] !== undefined);
}

/** A text without what is in quotes: names and ids. */
function unquoted(text: string): string {
	return text.replace(/(?<!\w)(?:"[^"]*"|'[^']*'|`[^`]*`)/g, ' ');
}

/** `Project Not Found` for `ProjectNotFound`. */
function inWords(text: string): string {
	return text.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/**
 * The text of a body that is not in the service's form: what a JSON body has as `error`, `message` or `detail`, the title of
 * an HTML page, or plain text. At most 300 characters; described where it has no text.
 */
export function foreignText(text: string): string {
	if (isHtml(text)) {
		const title = plainText(/<title[^<>]*>([^<]*)</i.exec(text)?.[1]?.trim(), MAX_FOREIGN);
		return title === '' ? 'an HTML page without a title' : `an HTML page, "${title}"`;
	}
	const json = parseJson(text);
	const said = plainText(json === undefined && !/^\s*[[{]/.test(text) ? text.trim() : textOf(json), MAX_FOREIGN);
	return said === '' ? describeForeignBody(text) : said;
}

/** The text of an error in JSON, as other frameworks write it. A `detail` may be a list of `{loc, msg}`. */
function textOf(value: unknown, depth = 0): string {
	if (typeof value === 'string') return value.trim();
	if (depth > 2) return '';
	if (Array.isArray(value)) {
		const texts = value.slice(0, MAX_DETAILS).map((entry) => textOf(entry, depth + 1));
		return texts.filter((text) => text !== '').join('; ');
	}
	if (!isObject(value)) return '';
	const { loc, msg } = value;
	if (typeof msg === 'string') return Array.isArray(loc) ? `${loc.slice(0, MAX_DETAILS).join('.')}: ${msg}` : msg;
	for (const name of ['error', 'message', 'detail', 'errors']) {
		const text = textOf(value[name], depth + 1);
		if (text !== '') return text;
	}
	return '';
}

function isHtml(text: string): boolean {
	return /^\s*<(?:!doctype|html|\?xml|head|body)/i.test(text);
}

/** Describes a body that is not the expected JSON by its kind and size, never by its content. */
export function describeForeignBody(text: string): string {
	if (text.trim() === '') return 'the body is empty';
	if (isHtml(text)) return `the body is HTML (${text.length} characters)`;
	if (parseJson(text) !== undefined) return 'the body is JSON of an unknown shape';
	return `the body is not JSON (${text.length} characters)`;
}

function parseDetail(value: unknown): ErrorDetail[] {
	if (!isObject(value)) return [];
	const detail = { code: plainText(value.code, MAX_TEXT), message: plainText(value.message, MAX_TEXT) };
	return detail.code === '' && detail.message === '' ? [] : [detail];
}
