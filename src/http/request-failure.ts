import { StepFailure } from '../domain/failures/failure.ts';
import type { Sent } from '../domain/failures/interruption.ts';
import { parseServiceError, type ServiceError } from '../domain/records/service-error.ts';
import { count, formatDuration } from '../domain/text/format.ts';
import { shorten } from '../domain/text/shorten.ts';
import type { TryResult, Verdict } from './retry-policy.ts';

/** The texts about a request, for messages. */
export interface RequestText {
	/** E.g. `Creating the deployment`. */
	readonly doing: string;
	/** E.g. `POST /deployments`. */
	readonly request: string;
	/** What to check before running the job again, if the request may have been carried out and may not be sent again. */
	readonly ifAmbiguous?: string;
	/** What else may be the reason of an ambiguous status, such as 500. */
	readonly reasons?: Readonly<Record<number, string>>;
	/** What to do about a refusal, where that differs from the general advice. @param said the response in words. */
	readonly ifRefused?: (status: number, said: string) => string | undefined;
}

/** The error in a response, or undefined if no response came. */
function serviceErrorOf(tried: TryResult): ServiceError | undefined {
	if (tried.kind === 'broken') return undefined;
	const { status, headers, body } = tried;
	const requestId = shorten(headers['x-request-id'] ?? '', 128);
	if (body.ok) return parseServiceError(status, body.text, requestId);
	return { status, code: '', message: body.why, details: [], requestId };
}

/**
 * The failure for a request that is not retried any more.
 * @param tries how often it was sent.
 */
export function requestFailure(what: RequestText, tried: TryResult, verdict: Verdict, tries: number): StepFailure {
	const service = serviceErrorOf(tried);
	const happened = `${what.doing} (${what.request}): ${describeTry(tried)}${tries > 1 ? `, at the last of ${count(tries, 'try').replace('trys', 'tries')}` : ''}.`;
	const cause = tried.kind === 'broken' ? tried.problem.cause : undefined;
	const more = { service, cause };
	if (verdict === 'ambiguous') {
		return new StepFailure({
			kind: 'ambiguous',
			message: `${happened} ${tried.sent === 'all' ? 'The whole request was sent, so the service may have carried it out.' : 'The service may have carried it out.'}`,
			advice: `${what.ifAmbiguous ?? ''} ${what.reasons?.[service?.status ?? 0] ?? ''}`.trim(),
			...more,
		});
	}
	if (tried.kind === 'broken') {
		return new StepFailure({
			kind: 'network',
			message: happened,
			advice:
				tried.problem.advice ??
				'Check base-url, the proxy variables and whether the service is up, then run the job again.',
			retryable: !tried.problem.untrusted,
			...more,
		});
	}
	const said = describeResponse(tried);
	return new StepFailure({
		kind: 'rejected',
		message: happened,
		advice: adviceForForeign(tried, service) ?? what.ifRefused?.(tried.status, said) ?? adviceFor(tried, said),
		retryable: verdict === 'retry',
		...more,
	});
}

/** The failure for a `Retry-After` that is longer than the time left. */
export function waitTooLong(
	what: RequestText,
	tried: TryResult,
	{
		askedMs,
		leftMs,
		limit,
	}: { readonly askedMs: number; readonly leftMs: number; readonly limit?: string | undefined },
): StepFailure {
	const service = serviceErrorOf(tried);
	const asked = Number.isFinite(askedMs) ? formatDuration(askedMs) : 'longer than can be counted';
	return new StepFailure({
		kind: 'rejected',
		message: `${what.doing} (${what.request}): ${describeTry(tried)}. The service asks to wait ${asked}, and only ${formatDuration(Math.max(0, leftMs))} of ${limit ?? '"timeout"'} are left.`,
		advice: `Run the job again later${limit === undefined ? ', or raise "timeout"' : ''}.`,
		retryable: true,
		service,
		cause: 'Retry-After',
	});
}

const ANOTHER_SERVER =
	'Check base-url, its path too: what is at that address does not respond as the service is specified to.';

/**
 * The failure for a 2xx response that does not match the specification.
 * @param why part of a sentence; does not quote the response.
 */
export function unusableResponse({ doing, request }: RequestText, status: number, why: string): StepFailure {
	return new StepFailure({
		kind: 'rejected',
		message: `${doing} (${request}): the service responded with ${status}, but ${why}.`,
		advice: ANOTHER_SERVER,
	});
}

/** Describes one try, for a log line or as part of a sentence; without a full stop. */
export function describeTry(tried: TryResult): string {
	if (tried.kind === 'broken') return `${tried.problem.words} (${tried.problem.code})${SENT[tried.sent]}`;
	return describeResponse(tried);
}

function describeResponse(tried: Extract<TryResult, { kind: 'response' }>): string {
	const error = serviceErrorOf(tried) as ServiceError;
	const code = error.code === '' ? '' : ` ${error.code}`;
	const said = withDetails(withoutStop(error.message), error);
	const message = said === '' ? '' : `: ${said}`;
	const request = error.requestId === '' ? '' : ` [request ${error.requestId}]`;
	if (error.form === 'page') return `a gateway responded with ${tried.status}, not the service${message}${request}`;
	return `the service responded with ${tried.status}${code}${message}${request}`;
}

const SENT: Readonly<Record<Sent, string>> = {
	nothing: '',
	part: ' before the request was complete',
	all: ' after the request was sent',
};

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

function withoutStop(text: string): string {
	return text.replace(/[.\s]+$/, '');
}

/** Fields of the requests; their names equal, or nearly equal, those of the inputs. */
const FIELDS = /\b(?:source|version|region|force|env[_-]vars|entrypoint(?:_rel_path)?|rows|cols)\b/i;

/** The status codes of a redirect; a 304 is none. */
const REDIRECTS = [300, 301, 302, 303, 307, 308];

/** What to do about a refusal that is not the service's own: the address may be wrong, or something on the way objects. */
function adviceForForeign(
	{ status, url = '' }: Extract<TryResult, { kind: 'response' }>,
	error: ServiceError | undefined,
): string | undefined {
	if (error === undefined || error.form === 'service' || error.code !== '') return undefined;
	const isWrongPlace = status === 404 || status === 405;
	if (isWrongPlace && url !== '') {
		const { origin } = new URL(url);
		const drop = PATHS.test(url.slice(origin.length))
			? ''
			: ` Drop the path of base-url: ${origin}, unless the service is below a path.`;
		return `Check base-url and the ids: ${shorten(url, MAX_DETAIL)} was requested.${drop}`;
	}
	if (error.form !== 'page') return undefined;
	if ([401, 403, 407].includes(status))
		return 'Something between the runner and the service (a firewall, a proxy, an access page) objects: check base-url, and have the address of the runner allowed there.';
	if (status === 413 || status === 408 || status === 429 || status >= 500) return undefined;
	return 'Check base-url, and what is between the runner and the service.';
}

/** The paths of the service (API §4), without a prefix. */
const PATHS = /^\/(?:deployments|invocations|apps|browsers|org)(?:[/?]|$)(?!deployments)/;

/** @param said the response in words. */
function adviceFor({ status, headers }: Extract<TryResult, { kind: 'response' }>, said: string): string {
	if (REDIRECTS.includes(status))
		return `Redirects are never followed, for they would take the key along: give the final address as base-url.${leadsTo(headers.location)}`;
	if (status >= 300 && status < 400) return ANOTHER_SERVER;
	switch (status) {
		case 401:
			return 'Check api-key: it is missing, mistyped, expired or deleted.';
		case 403:
			if (/\bproject\b/i.test(said))
				return 'Check project-id and api-key: a key of one project reaches no other. Give the id of its own project, leave project-id out, or use a key of the organization.';
			return 'The key is valid but may not do this: check its scope (organization or project) and the plan.';
		case 404:
			if (/\bproject[ _]not[ _]found\b/i.test(said))
				return 'Check project-id: the service knows no project with that id. It is the id that is asked for, not the name.';
			return 'Check base-url and the ids: the service knows no such resource.';
		case 409:
			return 'Something at the service is in the way: look at what the message says and what is there.';
		case 413:
			return 'The request is too large for the service, or for a gateway on the way: make it smaller.';
		case 408:
		case 429:
		case 503:
			return 'The service is busy: run the job again later.';
		default:
			if (status >= 500)
				return 'The service has a problem of its own: look at its status page, then run the job again.';
			return FIELDS.test(said)
				? 'Fix the input that the message names.'
				: "Check the inputs against what the message says and the service's documentation.";
	}
}

/** Where a redirect leads, as a sentence; without what may be a secret of the address. '' where it does not say. */
function leadsTo(location = ''): string {
	const url = URL.parse(location);
	if (url === null || !/^https?:$/.test(url.protocol)) return '';
	return ` This one leads to ${shorten(`${url.origin}${url.pathname}`, MAX_DETAIL)}`;
}
