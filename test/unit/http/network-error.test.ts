// Faults of the network in words; an error's own message is never among them.
import { expect, test } from '@jest/globals';
import { describeNetworkError, isTransportError } from '../../../src/http/network-error.ts';

const SECRET = 'quoted-header';
const error = (code: string, more: { cause?: unknown; errors?: unknown[] } = {}) =>
	Object.assign(new Error(SECRET), { code, ...more });
/** An error that is the cause of one that is the cause of one, so many times. */
const behind = (times: number, cause: Error): Error =>
	times === 0 ? cause : behind(times - 1, Object.assign(new Error(SECRET), { cause }));

const TUNNEL = { message: 'Proxy response (407) !== 200 when HTTP Tunneling' };
/** `isOurs`: no fault of the transport, but a bug of the action. */
type Row = [thrown: unknown, code: string, words?: string | undefined, isOurs?: boolean];
test.each<Row>([
	[error('ECONNREFUSED'), 'ECONNREFUSED', 'the connection was refused'],
	[error('ENOTFOUND'), 'ENOTFOUND', 'the host name could not be resolved (DNS)'],
	[error('UND_ERR_SOCKET'), 'UND_ERR_SOCKET', 'the other side closed the connection'],
	[error('HPE_INVALID_CONSTANT'), 'HPE_INVALID_CONSTANT', 'the response is not valid HTTP'],
	[Object.assign(new Error(SECRET), { name: 'HTTPParserError' }), 'HTTPParserError', 'the response is not valid HTTP'],
	[error('ERR_SSL_WRONG_VERSION_NUMBER'), 'ERR_SSL_WRONG_VERSION_NUMBER', 'the TLS handshake failed'],
	[error('EPROTO'), 'EPROTO', 'the TLS handshake failed'],
	[error('Z_DATA_ERROR'), 'Z_DATA_ERROR'],
	[Object.assign(error('UND_ERR_ABORTED'), TUNNEL), 'UND_ERR_ABORTED', 'the proxy refused the tunnel (CONNECT): 407'],
	[new Error('quotes a response: Proxy response (407)'), 'Error', undefined, true],
	...([new TypeError(SECRET), 'a text', undefined, null, { code: 7 }] as const).map(
		(thrown) => [thrown, thrown instanceof Error ? 'TypeError' : 'unknown', undefined, true] as Row,
	),
	...['ERR_INVALID_ARG_TYPE', 'ERR_ASSERTION', 'UND_ERR_INVALID_ARG', 'UND_ERR_NOT_SUPPORTED'].map(
		(code) => [error(code), code, undefined, true] as Row,
	),
	// The code of a cause counts, but that in front of a cause comes first, where it is no closed socket's.
	[behind(1, error('ECONNRESET')), 'ECONNRESET', 'the connection was reset'],
	[new AggregateError([error('ECONNREFUSED')]), 'ECONNREFUSED', 'the connection was refused'],
	[error('UND_ERR_SOCKET', { cause: error('ECONNRESET') }), 'ECONNRESET', 'the connection was reset'],
	[error('ETIMEDOUT', { cause: error('EINNER') }), 'ETIMEDOUT', 'connecting took too long'],
	[behind(4, error('EDEEP')), 'EDEEP'],
	[behind(5, error('EDEEP')), 'Error', undefined, true],
])('case %#', (thrown, code, ...[words = 'a network error', isOurs = false]) => {
	const problem = describeNetworkError(thrown);
	expect(problem).toMatchObject({ code, words, untrusted: false });
	expect(JSON.stringify([problem.words, problem.code, problem.advice])).not.toContain(SECRET);
	expect(isTransportError(thrown)).toBe(!isOurs);
});

test.each([
	...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'CERT_REVOKED'],
	...['ERR_TLS_CERT_ALTNAME_INVALID', 'CERT_HAS_EXPIRED'],
])('%s: not trusted', (code) => {
	const advice = expect.stringMatching(/host name.*clock.*NODE_EXTRA_CA_CERTS/);
	const problem = { code, untrusted: true, words: "the server's certificate is not trusted", advice };
	expect(describeNetworkError(error(code))).toMatchObject(problem);
	expect(describeNetworkError(error('UND_ERR_PRX_TLS', { cause: error(code) }))).toMatchObject(problem); // the proxy's
});
