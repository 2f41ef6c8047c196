/** A network problem. */
export type Problem = Readonly<ReturnType<typeof describeNetworkError>>;

const UNTRUSTED = "the server's certificate is not trusted";
const TRUST_ADVICE =
	"Check that base-url (or the proxy's address) has a host name of the certificate, and that the runner's clock is right; or add the authority that signed it to the machine's certificate store, or set NODE_EXTRA_CA_CERTS. Certificates are always checked.";

/** What a code stands for: the first row that matches counts. */
const WORDS: readonly [codes: RegExp, words: string][] = [
	[/^ECONNREFUSED$/, 'the connection was refused'],
	[/^ECONNRESET$/, 'the connection was reset'],
	[/^(?:EPIPE|UND_ERR_SOCKET)$/, 'the other side closed the connection'],
	[/^UND_ERR_PRX_CONN$/, 'the proxy closed the connection'],
	[/^ENOTFOUND$/, 'the host name could not be resolved (DNS)'],
	[/^EAI_AGAIN$/, 'the host name cannot be resolved at the moment (DNS)'],
	[/^(?:EHOSTUNREACH|ENETUNREACH)$/, 'the host is unreachable'],
	[/^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'connecting took too long'],
	[/^UND_ERR_HEADERS_OVERFLOW$/, 'the response has more than 16 KiB of headers'],
	[/^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/, 'the response is shorter or longer than its Content-Length'],
	[/^HPE_|^HTTPParserError$/, 'the response is not valid HTTP'],
	// Of http/upload.ts:
	[/^IDLE$/, 'the connection was silent for too long'],
	[/^STALLED$/, 'the other side accepted no data for too long'],
	[/^SLOW_RESPONSE$/, 'the response came too slowly'],
	[
		/^(?:CERT_|ERR_TLS_CERT|HOSTNAME_MISMATCH|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CRL_|INVALID_CA|UND_ERR_PRX_TLS)/,
		UNTRUSTED,
	],
	[/^ERR_SSL|^ERR_TLS|^EPROTO$/, 'the TLS handshake failed'],
];

const PROXY_ADVICE: Readonly<Record<string, string>> = {
	407: "Check the user name and password in the proxy's address (https_proxy or HTTPS_PROXY); percent-encode special characters.",
	403: 'Ask the operator of the proxy to allow the host of base-url, or list that host in no_proxy if it can be reached directly.',
};

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

/** Describes a network error by its code. The error's own message is not used: it may quote a header or an address. */
export function describeNetworkError(cause: unknown) {
	/** E.g. `ECONNREFUSED`. */
	const code = codeOf(cause) ?? (cause instanceof Error ? cause.name : 'unknown');
	const [, refused] = (cause instanceof Error && /^Proxy response \((\d{3})\)/.exec(cause.message)) || [];
	const [, known = 'a network error'] = WORDS.find(([codes]) => codes.test(code)) ?? [];
	const words = refused === undefined ? known : `the proxy refused the tunnel (CONNECT): ${refused}`;
	/** The certificate is not trusted: no retry helps, and no bypass exists. */
	const untrusted = words === UNTRUSTED;
	/** What to do about it, if that differs from the general advice. */
	const advice = untrusted ? TRUST_ADVICE : PROXY_ADVICE[refused ?? ''];
	return { code, words, untrusted, cause, advice };
}

/** The code of an error, or of the first of its causes that has one; one of undici's that only wraps its cause says less. */
function codeOf(error: unknown, depth = 0): string | undefined {
	if (typeof error !== 'object' || error === null || depth === 5) return undefined;
	const { code, cause, errors, name } = error as Readonly<Record<string, unknown>>;
	const inner = codeOf(cause ?? (Array.isArray(errors) ? errors[0] : undefined), depth + 1);
	if (typeof code === 'string') return code === 'UND_ERR_SOCKET' || code === 'UND_ERR_PRX_TLS' ? (inner ?? code) : code;
	// undici's HTTP parser throws errors without a code if it has no name for the problem.
	return inner ?? (name === 'HTTPParserError' ? name : undefined);
}
