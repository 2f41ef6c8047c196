// Faults of the network in words; an error's own message is never among them.
import { expect, test } from '@jest/globals';
import { describeNetworkError, isTransportError } from '../../../src/http/network-error.ts';

const SECRET = 'quoted-header';
const error = (code: string, more: { cause?: unknown; errors?: unknown[] } = {}) =>
	Object.assign(new Error(SECRET), { code, ...more });
/** An error that is the cause of one that is the cause of one, so many times. */
const behind = (times: number, cause: Error): Error =>
	times === 0 ? cause : behind(times - 1, Object.assign(new Error(SECRET), { cause }));

test.each<[thrown: unknown, code: string, words: string]>([
	[error('ECONNREFUSED'), 'ECONNREFUSED', 'the connection was refused'],
	[error('ENOTFOUND'), 'ENOTFOUND', 'the host name could not be resolved (DNS)'],
	[error('UND_ERR_SOCKET'), 'UND_ERR_SOCKET', 'the other side closed the connection'],
	[error('HPE_INVALID_CONSTANT'), 'HPE_INVALID_CONSTANT', 'the response is not valid HTTP'],
	[Object.assign(new Error(SECRET), { name: 'HTTPParserError' }), 'HTTPParserError', 'the response is not valid HTTP'],
	[error('ERR_SSL_WRONG_VERSION_NUMBER'), 'ERR_SSL_WRONG_VERSION_NUMBER', 'the TLS handshake failed'],
	[error('ESOMETHING'), 'ESOMETHING', 'a network error'],
	[new TypeError(SECRET), 'TypeError', 'a network error'],
	['a text', 'unknown', 'a network error'],
	[null, 'unknown', 'a network error'],
	[
		Object.assign(new Error('Proxy response (407) !== 200 when HTTP Tunneling'), { code: 'UND_ERR_ABORTED' }),
		'UND_ERR_ABORTED',
		'the proxy refused the tunnel (CONNECT): 407',
	],
	[new Error('quotes a response: Proxy response (407)'), 'Error', 'a network error'],
])('case %#', (thrown, code, words) => {
	const problem = describeNetworkError(thrown);
	expect(problem).toMatchObject({ code, words, untrusted: false });
	expect(JSON.stringify([problem.words, problem.code, problem.advice])).not.toContain(SECRET);
});

test.each<[what: string, thrown: unknown, code: string]>([
	['a cause', behind(1, error('ECONNRESET')), 'ECONNRESET'],
	['several addresses', new AggregateError([error('ECONNREFUSED')]), 'ECONNREFUSED'],
	['what is behind a closed socket', error('UND_ERR_SOCKET', { cause: error('ECONNRESET') }), 'ECONNRESET'],
	['a code in front of its cause', error('ETIMEDOUT', { cause: error('EINNER') }), 'ETIMEDOUT'],
	['five errors deep', behind(4, error('EDEEP')), 'EDEEP'],
	['no deeper', behind(5, error('EDEEP')), 'Error'],
])('the code of %s', (_, thrown, code) => expect(describeNetworkError(thrown).code).toBe(code));

test.each([
	...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'CERT_REVOKED'],
	...['ERR_TLS_CERT_ALTNAME_INVALID', 'CERT_HAS_EXPIRED'],
])('%s: not trusted', (code) => {
	const words = "the server's certificate is not trusted";
	const problem = {
		code,
		untrusted: true,
		words,
		advice: expect.stringMatching(/host name.*clock.*NODE_EXTRA_CA_CERTS/),
	};
	expect(describeNetworkError(error(code))).toMatchObject(problem);
	expect(describeNetworkError(error('UND_ERR_PRX_TLS', { cause: error(code) }))).toMatchObject(problem); // the proxy's
});

test.each<[isFault: boolean, thrown: unknown]>([
	...['ECONNRESET', 'EPROTO', 'UND_ERR_SOCKET', 'HPE_INVALID_METHOD', 'ERR_SSL_NO_SHARED_CIPHER', 'Z_DATA_ERROR'].map(
		(code) => [true, behind(2, error(code))] as [boolean, unknown],
	),
	...['ERR_INVALID_ARG_TYPE', 'ERR_ASSERTION', 'UND_ERR_INVALID_ARG', 'UND_ERR_NOT_SUPPORTED'].map(
		(code) => [false, error(code)] as [boolean, unknown],
	),
	...[new TypeError('x'), 'a text', undefined, null, { code: 7 }].map(
		(thrown) => [false, thrown] as [boolean, unknown],
	),
])('of the transport: %s, case %#', (isFault, thrown) => expect(isTransportError(thrown)).toBe(isFault));
