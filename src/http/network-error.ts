/** A network problem, with its code (`ECONNREFUSED`) and a description. */
export interface Problem {
	readonly code: string;
	readonly words: string;
	/** The certificate is not trusted: no retry helps, and no bypass exists. */
	readonly untrusted: boolean;
	readonly cause?: unknown;
	/** What to do about it, if that differs from the general advice. */
	readonly advice?: string;
}

const WORDS: Readonly<Record<string, string>> = {
	ECONNREFUSED: 'the connection was refused',
	ECONNRESET: 'the connection was reset',
	EPIPE: 'the connection was closed by the other side',
	UND_ERR_SOCKET: 'the other side closed the connection',
	UND_ERR_PRX_CONN: 'the proxy closed the connection',
	ENOTFOUND: 'the host name could not be resolved (DNS)',
	EAI_AGAIN: 'the host name could not be resolved for now (DNS)',
	EHOSTUNREACH: 'the host is unreachable',
	ENETUNREACH: 'the network is unreachable',
	ETIMEDOUT: 'the connection timed out',
	UND_ERR_CONNECT_TIMEOUT: 'connecting took too long',
	UND_ERR_HEADERS_OVERFLOW: 'the response has more than 16 KiB of headers',
	UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the response is shorter or longer than its Content-Length',
	IDLE: 'the connection was silent for too long',
	STALLED: 'the other side accepted no data for too long',
	SLOW_RESPONSE: 'the response came too slowly',
};

/** A problem with a certificate, and what to do about it. */
interface CertificateProblem {
	readonly words: string;
	readonly advice: string;
}

const NO_BYPASS = 'the check cannot be switched off.';

const CERTIFICATES: readonly (CertificateProblem & { readonly codes: RegExp })[] = [
	{
		codes: /^(?:ERR_TLS_CERT_ALTNAME_|HOSTNAME_MISMATCH$)/,
		words: 'the certificate of the server is for another host',
		advice: `Use a host name in base-url (or the proxy's address) that the certificate is for, and check for a proxy in between; ${NO_BYPASS}`,
	},
	{
		codes: /^(?:CERT_HAS_EXPIRED|CERT_NOT_YET_VALID)$/,
		words: 'the certificate of the server is not valid at this time',
		advice: `Check the runner's clock, then ask the operator of the service to renew the certificate; ${NO_BYPASS}`,
	},
	{
		codes:
			/^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|ERR_TLS_CERT|CRL_|INVALID_CA|UND_ERR_PRX_TLS)/,
		words: 'the certificate of the server is not trusted',
		advice: `Add the authority that signed it to the machine's own store, or with NODE_EXTRA_CA_CERTS; ${NO_BYPASS}`,
	},
];

/** Codes of errors about wrong use of a library, which say nothing about the network. */
const OWN_FAULT =
	/^(?:ERR_(?!SSL|TLS|OSSL|SOCKET|STREAM)|UND_ERR_(?:INVALID|NOT_SUPPORTED|REQ_CONTENT_LENGTH_MISMATCH))/;

/**
 * Whether an error comes from the transport: the system, TLS, HTTP or the proxy. Such errors have a code. A TypeError,
 * a failed assertion and the like are bugs of the action itself, which no retry fixes.
 */
export function isTransportError(error: unknown): boolean {
	const code = codeOf(error);
	return code !== undefined && !OWN_FAULT.test(code);
}

/**
 * Describes a network error by its code. The error's own message is not used: it may quote a header or an address.
 */
export function describeNetworkError(error: unknown): Problem {
	const code = codeOf(error) ?? (error instanceof Error ? error.name : 'unknown');
	const certificate = certificateProblem(code);
	if (certificate !== undefined) return { code, ...certificate, untrusted: true, cause: error };
	if (code.startsWith('HPE_') || code === 'HTTPParserError') {
		return { code, words: 'the response is not valid HTTP', untrusted: false, cause: error };
	}
	if (code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS') || code === 'EPROTO') {
		return { code, words: 'the TLS handshake failed', untrusted: false, cause: error };
	}
	const refusal = proxyRefusal(error);
	if (refusal !== undefined) return { code, ...refusal, untrusted: false, cause: error };
	return { code, words: WORDS[code] ?? 'a network error', untrusted: false, cause: error };
}

/** The certificate problem that an error code stands for, or undefined. */
function certificateProblem(code: string): CertificateProblem | undefined {
	const found = CERTIFICATES.find(({ codes }) => codes.test(code));
	return found && { words: found.words, advice: found.advice };
}

/** Codes that say less than that of their cause. */
const WRAPPERS = ['UND_ERR_SOCKET', 'UND_ERR_PRX_TLS'];

function codeOf(error: unknown): string | undefined {
	for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth++) {
		const { code, cause, errors } = at as { code?: unknown; cause?: unknown; errors?: unknown };
		const inner = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
		if (typeof code === 'string' && !(WRAPPERS.includes(code) && hasCode(inner))) return code;
		at = inner;
	}
	// undici's HTTP parser throws errors without a code if it has no name for the problem.
	return error instanceof Error && error.name === 'HTTPParserError' ? error.name : undefined;
}

function hasCode(value: unknown): boolean {
	return typeof (value as { code?: unknown } | null | undefined)?.code === 'string';
}

/** What a proxy that opens no tunnel says, by its status. */
function proxyRefusal(error: unknown): Pick<Problem, 'words' | 'advice'> | undefined {
	const [, status] = (error instanceof Error && /^Proxy response \((\d{3})\)/.exec(error.message)) || [];
	if (status === undefined) return undefined;
	const words = `the proxy refused the tunnel (CONNECT): ${status}`;
	const advice = PROXY_ADVICE[status];
	return advice === undefined ? { words } : { words, advice };
}

const PROXY_ADVICE: Readonly<Record<string, string>> = {
	407: "Check the user name and password in the proxy's address (https_proxy or HTTPS_PROXY); percent-encode special characters.",
	403: 'Ask the operator of the proxy to allow the host of base-url, or list that host in no_proxy if it can be reached directly.',
};
