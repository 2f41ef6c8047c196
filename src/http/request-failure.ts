import { StepFailure } from '../domain/failures/failure.ts';
import type { Sent } from '../domain/failures/interruption.ts';
import { bodyText, parseServiceError, type ServiceError } from '../domain/records/service-error.ts';
import { count, formatDuration, withoutStop } from '../domain/text/format.ts';
import { shorten } from '../domain/text/shorten.ts';
import type { HttpResponse, Try, Verdict } from './verdict.ts';

/** The texts about a request, for messages. */
export interface RequestText {
	/** E.g. `Creating the deployment`. */
	readonly doing: string;
	/** E.g. `POST /deployments`. */
	readonly request: string;
	/** What to check before running the job again, if the request may have been carried out and may not be sent again. */
	readonly ifAmbiguous?: string;
	/** What to do about a response that is no success, where there is more to say than in general. @param said it in words. */
	readonly advise?: (status: number, said: string) => string | undefined;
}

/**
 * The failure for a request that is not retried any more.
 * @param tries how often it was sent.
 */
export function requestFailure(what: RequestText, tried: Try, verdict: Verdict, tries: number): StepFailure {
	const atLast = tries > 1 ? `, at the last of ${count(tries, 'try').replace('trys', 'tries')}` : '';
	const message = `${what.doing} (${what.request}): ${describeTry(tried)}${atLast}.`;
	const response = tried.kind === 'response' ? tried : undefined;
	const service = response && serviceErrorOf(response);
	const cause = tried.kind === 'broken' ? tried.problem.cause : undefined;
	const own = response && what.advise?.(response.status, describeResponse(response));
	if (verdict === 'ambiguous') {
		return new StepFailure({
			kind: 'ambiguous',
			message: `${message} ${tried.sent === 'all' ? 'The whole request was sent, so the service may have processed it.' : 'The service may have processed it.'}`,
			advice: `${what.ifAmbiguous ?? ''} ${own ?? ''}`.trim(),
			service,
			cause,
		});
	}
	if (tried.kind === 'broken') {
		const { untrusted, advice = NETWORK } = tried.problem;
		return new StepFailure({ kind: 'network', message, advice, retryable: !untrusted, cause });
	}
	const advice = adviceForForeign(tried) ?? own ?? adviceFor(tried);
	return new StepFailure({ kind: 'rejected', message, advice, retryable: verdict === 'retry', service });
}

const NETWORK = 'Check base-url, the proxy variables and whether the service is up, then run the job again.';

/** A `Retry-After` that is longer than the time left; milliseconds. */
export interface TooLong {
	readonly askedMs: number;
	readonly leftMs: number;
	readonly limit?: string | undefined;
}

export function waitTooLong(what: RequestText, tried: Try, { askedMs, leftMs, limit }: TooLong): StepFailure {
	const asked = Number.isFinite(askedMs) ? formatDuration(askedMs) : 'far longer';
	const left = `${formatDuration(Math.max(0, leftMs))} of ${limit ?? '"timeout"'}`;
	return new StepFailure({
		kind: 'rejected',
		message: `${what.doing} (${what.request}): ${describeTry(tried)}. The service asks to wait ${asked}, and only ${left} are left.`,
		advice: `Run the job again later${limit === undefined ? ', or raise "timeout"' : ''}.`,
		retryable: true,
		service: tried.kind === 'response' ? serviceErrorOf(tried) : undefined,
		cause: 'Retry-After',
	});
}

/**
 * The failure for a 2xx response that does not match the specification.
 * @param why part of a sentence; the text of the body is added where it has one.
 */
export function unusableResponse(
	what: RequestText,
	seen: Pick<HttpResponse, 'status' | 'headers'> & Partial<HttpResponse>,
	why: string,
): StepFailure {
	const response: HttpResponse = { kind: 'response', sent: 'all', body: { ok: false, why }, ...seen };
	const { status, body } = response;
	const isPage = serviceErrorOf(response).form === 'page';
	const said = body.ok && !isPage ? bodyText(body.text) : '';
	const happened = isPage
		? describeResponse(response)
		: `the service responded with ${status}, but ${why}${said === '' || said === why ? '' : `: ${withoutStop(said)}`}`;
	return new StepFailure({
		kind: 'rejected',
		message: `${what.doing} (${what.request}): ${happened}.`,
		advice: wrongAddress(response),
	});
}

/** Describes one try, for a log line or as part of a sentence; without a full stop. */
export function describeTry(tried: Try): string {
	if (tried.kind === 'broken') return `${tried.problem.words} (${tried.problem.code})${SENT[tried.sent]}`;
	return describeResponse(tried);
}

const SENT: Readonly<Record<Sent, string>> = {
	nothing: '',
	part: ' before the request was complete',
	all: ' after the request was sent',
};

function describeResponse(response: HttpResponse): string {
	const error = serviceErrorOf(response);
	const { status, code, requestId, form } = error;
	const said = withDetails(withoutStop(error.message), error);
	const who =
		form === 'page' ? `a gateway responded with ${status}, not the service` : `the service responded with ${status}`;
	return `${who}${code === '' ? '' : ` ${code}`}${said === '' ? '' : `: ${said}`}${requestId === '' ? '' : ` [request ${requestId}]`}`;
}

function serviceErrorOf({ status, headers, body }: HttpResponse): ServiceError {
	const requestId = shorten(headers['x-request-id'] ?? '', 128);
	if (body.ok) return parseServiceError(status, body.text, requestId);
	return { status, code: '', message: body.why, details: [], requestId };
}

/** Characters of the details that a message shows; the summary has all details in full. */
const MAX_DETAIL = 500;

/** Adds what the details say beyond the message: "The request is invalid" only makes sense with them (API §7). */
function withDetails(message: string, { details }: ServiceError): string {
	const texts = details.map((detail) => withoutStop(detail.message));
	const more = [...new Set(texts)].filter((text) => text !== '' && !message.toLowerCase().includes(text.toLowerCase()));
	if (more.length === 0) return message;
	const shown = shorten(more.join('; '), MAX_DETAIL);
	return message === '' ? shown : `${message} (${shown})`;
}

/** The paths of the service (API §4), without a prefix. */
const PATHS = /^\/(?:deployments|invocations|apps|browsers|org)(?:[/?]|$)(?!deployments)/;

/** What to do where something else than the service seems to be at the address. */
function wrongAddress({ url = '' }: HttpResponse): string {
	if (url === '') return 'Check base-url, its path too.';
	const { origin } = new URL(url);
	const drop = PATHS.test(url.slice(origin.length))
		? ''
		: ` Drop the path of base-url: ${origin}, unless the service is under a path.`;
	return `Check base-url and the ids: ${shorten(url, MAX_DETAIL)} was requested.${drop}`;
}

/** What to do about a refusal that is not the service's own: the address may be wrong, or something on the way objects. */
function adviceForForeign(response: HttpResponse): string | undefined {
	const { status } = response;
	const { form, code } = serviceErrorOf(response);
	if (form === 'service' || code !== '') return undefined;
	if (status === 404 || status === 405) return wrongAddress(response);
	if (form !== 'page') return undefined;
	if ([401, 403, 407].includes(status))
		return "Something between the runner and the service (a firewall, a proxy, a login page) refused: check base-url, and have the runner's address allowed there.";
	if (status === 413 || status === 408 || status === 429 || status >= 500) return undefined;
	return 'Check base-url, and any proxy or gateway between the runner and the service.';
}

const BUSY = 'The service is busy: run the job again later.';

const ADVICE: Readonly<Record<number, string>> = {
	401: 'Check api-key: it is missing, mistyped, expired or deleted.',
	403: 'The key is valid but lacks the permission: check its scope (organization or project) and the plan.',
	404: 'Check base-url and the ids: the service has nothing at this address.',
	408: BUSY,
	409: 'The request conflicts with something at the service: see the message.',
	413: 'The request is too large for the service or a gateway: make it smaller.',
	429: BUSY,
	503: BUSY,
};

/** Fields of the requests; their names equal, or nearly equal, those of the inputs. */
const FIELDS = /\b(?:source|version|region|force|env[_-]vars|entrypoint(?:_rel_path)?|rows|cols)\b/i;

function adviceFor(response: HttpResponse): string {
	const { status, headers } = response;
	const said = describeResponse(response);
	if (status >= 300 && status < 400)
		return `Redirects are not followed, because they would forward the key: set base-url to the final address.${leadsTo(headers.location)}`;
	if (status === 404 && /\bproject[ _]not[ _]found\b/i.test(said))
		return 'Check project-id: the service has no project with this id. Use the id, not the name.';
	if (status === 403 && /\bproject\b/i.test(said))
		return "Check project-id and api-key: a project's key works only for that project. Set project-id to that project, leave it empty, or use an organization key.";
	const advice = ADVICE[status];
	if (advice !== undefined) return advice;
	if (status >= 500) return 'The service has a problem: check its status page, then run the job again.';
	return FIELDS.test(said)
		? 'Fix the input named in the message.'
		: "Compare the inputs with the message and the service's documentation.";
}

/** Where a redirect leads, as a sentence; without what may be a secret of the address. '' where it does not say. */
function leadsTo(location = ''): string {
	const url = URL.parse(location);
	if (url === null || !/^https?:$/.test(url.protocol)) return '';
	return ` This one leads to ${shorten(`${url.origin}${url.pathname}`, MAX_DETAIL)}`;
}
