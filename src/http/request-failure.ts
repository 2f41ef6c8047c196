import { StepFailure } from '../domain/failures/failure.ts';
import { bodyText, parseServiceError, type ServiceError } from '../domain/records/service-error.ts';
import { withoutStop } from '../domain/text/format.ts';
import { shorten } from '../domain/text/shorten.ts';
import type { HttpResponse, ServiceRequest, Try } from './try.ts';
import type { Sent } from './upload.ts';
import type { Verdict } from './verdict.ts';

/**
 * The failure for a request that is not retried any more.
 * @param tries how often it was sent.
 */
export function requestFailure(tried: Try, verdict: Verdict, tries = 1): StepFailure {
	const { request } = tried;
	const atLast = tries > 1 ? `, on the last of ${tries} tries` : '';
	const message = `${introOf(request)} ${describeTry(tried)}${atLast}.`;
	const isAmbiguous = verdict === 'ambiguous';
	const sent = tried.sent === 'all' ? 'The whole request was sent, so the service' : 'The service';
	const ambiguous = { kind: 'ambiguous', message: `${message} ${sent} may have processed it.` } as const;
	const { ifAmbiguous = '' } = request;
	if (tried.kind === 'broken') {
		const { untrusted, advice = NETWORK, cause } = tried.problem;
		if (isAmbiguous) return new StepFailure({ ...ambiguous, advice: ifAmbiguous, cause });
		return new StepFailure({ kind: 'network', message, advice, retryable: !untrusted, cause });
	}
	const service = serviceErrorOf(tried);
	const own = request.advise?.(service);
	if (isAmbiguous) {
		// A page that is no error is that of a site where the service was meant to be.
		const elsewhere = tried.status < 300 && service.isPage ? checkAddress(tried) : '';
		return new StepFailure({ ...ambiguous, advice: `${ifAmbiguous} ${own ?? elsewhere}`.trim(), service });
	}
	const advice = own ?? adviceFor(tried, service);
	return new StepFailure({ kind: 'rejected', message, advice, retryable: verdict === 'retry', service });
}

/** The beginning of a message. A query tells the reader nothing. */
function introOf({ doing, method, path }: ServiceRequest): string {
	return `${doing} (${method} ${path.split('?')[0]}):`;
}

const NETWORK = 'Check base-url, the proxy variables and whether the service is up, then run the job again.';

/**
 * The failure for a 2xx response that does not match the specification.
 * @param why part of a sentence; the text of the body is added where it has one.
 */
export function unusableResponse(response: HttpResponse, why: string): StepFailure {
	const { request, status, body } = response;
	const { isPage } = serviceErrorOf(response);
	const said = body.ok && !isPage ? withoutStop(bodyText(body.text)) : '';
	const but = said === '' || said === why ? why : `${why}: ${said}`;
	const happened = isPage ? describeTry(response) : `the service responded with ${status}, but ${but}`;
	return new StepFailure({
		kind: 'rejected',
		message: `${introOf(request)} ${happened}.`,
		advice: checkAddress(response),
		maybeDone: true,
	});
}

/** Describes one try, for a log line or as part of a sentence; without a full stop. */
export function describeTry(tried: Try): string {
	if (tried.kind === 'broken') return `${tried.problem.words} (${tried.problem.code})${SENT[tried.sent]}`;
	const error = serviceErrorOf(tried);
	const { status, code, requestId, isPage } = error;
	const who = isPage ? `a gateway responded with ${status}, not the service` : `the service responded with ${status}`;
	const said = messageOf(error);
	return `${who}${code === '' ? '' : ` ${code}`}${said === '' ? '' : `: ${said}`}${requestId === '' ? '' : ` [request ${requestId}]`}`;
}

const SENT: Readonly<Record<Sent, string>> = {
	nothing: '',
	part: ' before the request was complete',
	all: ' after the request was sent',
};

function serviceErrorOf({ status, headers, body }: HttpResponse): ServiceError {
	const requestId = shorten(headers['x-request-id'] ?? '', 128);
	if (body.ok) return parseServiceError(status, body.text, requestId);
	return { status, code: '', message: body.why, details: [], requestId };
}

/** Characters of the details that a message shows, and of an address; the summary has all details in full. */
const MAX_SHOWN = 500;

/** The message, with what the details say beyond it: "The request is invalid" only makes sense with them (API §7). */
function messageOf({ message, details }: ServiceError): string {
	const text = withoutStop(message);
	const more = [...new Set(details.map((detail) => withoutStop(detail.message)))];
	const shown = shorten(more.filter((detail) => detail !== '' && !text.includes(detail)).join('; '), MAX_SHOWN);
	return text === '' || shown === '' ? text + shown : `${text} (${shown})`;
}

/** What to do where something else than the service seems to be at the address. */
function checkAddress({ url }: HttpResponse): string {
	return `Check base-url (including its path) and the ids: ${shorten(url, MAX_SHOWN)} was requested.`;
}

const BUSY = 'The service is busy. Run the job again later.';

const ADVICE: Readonly<Record<number, string>> = {
	401: 'The key is mistyped, expired or deleted. Check api-key.',
	403: 'The key is valid but lacks the permission. Check its scope (organization or project) and the plan.',
	404: 'The service has nothing at this address. Check base-url and the ids.',
	408: BUSY,
	409: 'The request conflicts with something at the service. Resolve what its message names, then run the job again.',
	413: 'The request is too large for the service or a gateway. Make it smaller.',
	429: BUSY,
	503: BUSY,
};

function adviceFor(response: HttpResponse, { status, code, message, isPage }: ServiceError): string {
	// A refusal that is not the service's own: the address may be wrong, or something on the way objects.
	if ((status === 404 || status === 405) && code === '') return checkAddress(response);
	if (isPage && [401, 403, 407].includes(status))
		return "Something between the runner and the service (a firewall, a proxy, a login page) refused the request. Check base-url, and have the runner's address allowed there.";
	if (status >= 300 && status < 400)
		return `Redirects are not followed, because they would forward the key. Set base-url to the final address.${leadsTo(response)}`;
	if (code === 'project_not_found')
		return 'The service has no such project. Check project (an id or a name) or project-id (an id alone).';
	if (status === 403 && /\bproject\b/i.test(message))
		return "A project's key works only for that project. Set project or project-id to that project, leave both empty, or use an organization key.";
	if (status < 300 && !response.body.ok && response.body.brokeOff === true)
		return 'Check at the service whether what was asked for still exists, then run the job again.';
	if (status >= 500 && status !== 503)
		return 'The service has a problem. Check its status page, then run the job again.';
	return ADVICE[status] ?? "Compare the inputs with the message and the service's documentation.";
}

/** Where a redirect leads, as a sentence; without what may be a secret of the address. '' where it does not say. */
function leadsTo({ headers: { location = '' } }: HttpResponse): string {
	const url = /^https?:/.test(location) ? URL.parse(location) : null;
	return url === null ? '' : ` This one leads to ${shorten(`${url.origin}${url.pathname}`, MAX_SHOWN)}`;
}
