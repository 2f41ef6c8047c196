// Faults of the network in words; an error's own message is never among them.
import { expect, test } from '@jest/globals';
import { describeNetworkError, isTransportError } from '../../../src/http/network-error.ts';

const SECRET = 'quoted-header';
const error = (code: string, more: { cause?: unknown; errors?: unknown[] } = {}) =>
	Object.assign(new Error(SECRET), { code, ...more });
/** An error that is the cause of one that is the cause of one, so many times. */
const behind = (times: number, cause: Error): Error =>
	times === 0 ? cause : behind(times - 1, Object.assign(new Error(SECRET), { cause }));

test.each([
	{ thrown: error('ECONNREFUSED'), words: 'the connection was refused' },
	{ thrown: error('ECONNRESET'), words: 'the connection was reset' },
	{ thrown: error('EPIPE'), words: 'the connection was closed by the other side' },
	{ thrown: error('UND_ERR_SOCKET'), words: 'the other side closed the connection' },
	{ thrown: error('EHOSTUNREACH'), words: 'the host is unreachable' },
	{ thrown: error('ENETUNREACH'), words: 'the network is unreachable' },
	{ thrown: error('ETIMEDOUT'), words: 'the connection timed out' },
	{
		thrown: error('UND_ERR_RES_CONTENT_LENGTH_MISMATCH'),
		words: 'the response is shorter or longer than its Content-Length',
	},
	{ thrown: error('ERR_OSSL_X509_CERT_ALREADY_IN_HASH_TABLE'), words: 'a network error' },
	{ thrown: error('ENOTFOUND'), words: 'the host name could not be resolved (DNS)' },
	{ thrown: error('EAI_AGAIN'), words: 'the host name could not be resolved for now (DNS)' },
	{ thrown: error('UND_ERR_CONNECT_TIMEOUT'), words: 'connecting took too long' },
	{ thrown: error('UND_ERR_HEADERS_OVERFLOW'), words: 'the response has more than 16 KiB of headers' },
	{ thrown: error('UND_ERR_PRX_CONN'), words: 'the proxy closed the connection' },
	{ thrown: error('IDLE'), words: 'the connection was silent for too long' },
	{ thrown: error('STALLED'), words: 'the other side accepted no data for too long' },
	{ thrown: error('SLOW_RESPONSE'), words: 'the response came too slowly' },
	{ thrown: error('HPE_INVALID_CONSTANT'), words: 'the response is not valid HTTP' },
	{
		thrown: Object.assign(new Error(SECRET), { name: 'HTTPParserError' }),
		words: 'the response is not valid HTTP',
		code: 'HTTPParserError',
	},
	{ thrown: error('EPROTO'), words: 'the TLS handshake failed' },
	{ thrown: error('ERR_SSL_WRONG_VERSION_NUMBER'), words: 'the TLS handshake failed' },
	{ thrown: error('ERR_TLS_HANDSHAKE_TIMEOUT'), words: 'the TLS handshake failed' },
	{ thrown: error('ESOMETHING'), words: 'a network error' },
	{ thrown: new TypeError(SECRET), words: 'a network error', code: 'TypeError' },
	{ thrown: 'a text', words: 'a network error', code: 'unknown' },
	{ thrown: undefined, words: 'a network error', code: 'unknown' },
	{ thrown: null, words: 'a network error', code: 'unknown' },
	{
		thrown: Object.assign(new Error('Proxy response (407) !== 200 when HTTP Tunneling'), { code: 'UND_ERR_ABORTED' }),
		words: 'the proxy refused the tunnel (CONNECT): 407',
		code: 'UND_ERR_ABORTED',
	},
	{
		thrown: new Error('quotes a response: Proxy response (407)'),
		words: 'a network error',
		code: 'Error',
	},
])('$thrown.code: $words', ({ thrown, words, code }) => {
	const problem = describeNetworkError(thrown);
	expect(problem).toMatchObject({ words, untrusted: false });
	expect(problem.code).toBe(code ?? (thrown as { code: string }).code);
	expect(`${problem.words}${problem.code}`).not.toContain(SECRET);
});

test.each([
	{ name: 'a cause', thrown: Object.assign(new Error(), { cause: error('ECONNRESET') }), code: 'ECONNRESET' },
	{ name: 'several addresses', thrown: new AggregateError([error('ECONNREFUSED')]), code: 'ECONNREFUSED' },
	{
		name: 'what is behind a closed socket',
		thrown: error('UND_ERR_SOCKET', { cause: error('ECONNRESET') }),
		code: 'ECONNRESET',
	},
	{
		name: 'a closed socket with nothing behind it',
		thrown: error('UND_ERR_SOCKET', { cause: new Error() }),
		code: 'UND_ERR_SOCKET',
	},
	{
		name: 'a code in front of its cause',
		thrown: error('ETIMEDOUT', { cause: error('EINNER') }),
		code: 'ETIMEDOUT',
	},
	{ name: 'five errors deep', thrown: behind(4, error('EDEEP')), code: 'EDEEP' },
	{ name: 'no deeper', thrown: behind(5, error('EDEEP')), code: 'Error' },
])('the code of $name', ({ thrown, code }) => expect(describeNetworkError(thrown).code).toBe(code));

test('a cause that is itself ends', () => {
	const circle = new Error();
	circle.cause = circle;
	expect(describeNetworkError(circle).code).toBe('Error');
});

test.each([
	{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
	{ code: 'SELF_SIGNED_CERT_IN_CHAIN' },
	{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
	{ code: 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY' },
	{ code: 'CERT_REVOKED' },
	{ code: 'ERR_TLS_CERT_ALTNAME_FORMAT', words: 'the certificate of the server is for another host' },
	{ code: 'ERR_TLS_CERT_ALTNAME_INVALID', words: 'the certificate of the server is for another host' },
	{ code: 'HOSTNAME_MISMATCH', words: 'the certificate of the server is for another host' },
	{ code: 'CERT_HAS_EXPIRED', words: 'the certificate of the server is not valid at this time' },
	{ code: 'CERT_NOT_YET_VALID', words: 'the certificate of the server is not valid at this time' },
	{ code: 'CRL_HAS_EXPIRED' },
	{ code: 'INVALID_CA' },
])('$code: not trusted', ({ code, words = 'the certificate of the server is not trusted' }) => {
	expect(describeNetworkError(error(code))).toMatchObject({
		code,
		untrusted: true,
		words,
		advice: expect.stringMatching(/the check cannot be switched off/),
	});
});

test("a proxy's certificate for another name is not trusted either", () => {
	const thrown = error('UND_ERR_PRX_TLS', { cause: error('ERR_TLS_CERT_ALTNAME_INVALID') });
	expect(describeNetworkError(thrown)).toMatchObject({
		code: 'ERR_TLS_CERT_ALTNAME_INVALID',
		untrusted: true,
		advice: expect.stringContaining("the proxy's address"),
	});
});

test.each([
	...[
		'ECONNRESET',
		'ENOTFOUND',
		'EPROTO',
		'UND_ERR_SOCKET',
		'UND_ERR_PRX_CONN',
		'UND_ERR_ABORTED',
		'HPE_INVALID_METHOD',
	],
	...[
		'ERR_SSL_NO_SHARED_CIPHER',
		'ERR_TLS_CERT_ALTNAME_INVALID',
		'CERT_HAS_EXPIRED',
		'ERR_SOCKET_CLOSED',
		'Z_DATA_ERROR',
	],
])('%s is an error of the transport', (code) => {
	expect(isTransportError(error(code))).toBe(true);
	expect(isTransportError(behind(2, error(code)))).toBe(true);
});

test.each([
	...['ERR_INVALID_ARG_TYPE', 'ERR_ASSERTION', 'ERR_OUT_OF_RANGE', 'ERR_INVALID_CHAR', 'ERR_METHOD_NOT_IMPLEMENTED'],
	...[
		'UND_ERR_INVALID_ARG',
		'UND_ERR_INVALID_RETURN_VALUE',
		'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
		'UND_ERR_NOT_SUPPORTED',
	],
])('%s is a fault of the action', (code) => {
	expect(isTransportError(error(code))).toBe(false);
});

test.each([new TypeError('x'), new RangeError('x'), new Error('x'), 'a text', undefined, null, { code: 7 }])(
	'what has no code is a fault of the action: %p',
	(thrown) => {
		expect(isTransportError(thrown)).toBe(false);
	},
);
