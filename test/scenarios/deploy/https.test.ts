// https, directly and through the proxies of the environment: which variable counts, that a password is never shown, and that
// a certificate must be trusted, which no setting switches off. Which hosts are reached directly, and what a proxy may refuse,
// are tables of test/unit/http/transport.test.ts; what is said of a certificate: test/unit/http/network-error.test.ts.
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Certificates, makeCertificates } from '../../support/action-runner/certificates.ts';
import { type ProxyOptions, startProxy, type TunnelProxy } from '../../support/action-runner/proxy.ts';
import type { Finished, Step } from '../../support/action-runner/start-action.ts';
import { APP, annotations, deployScenario } from './deploying.ts';

let certificates: Certificates;
const proxies: TunnelProxy[] = [];
const scenario = deployScenario(APP, () => ({ tls: certificates.server }));

beforeAll(async () => {
	certificates = await makeCertificates();
});
afterEach(async () => {
	await Promise.all(proxies.splice(0).map((one) => one.close()));
});
afterAll(() => certificates.remove());

const run = (env: Readonly<Record<string, string>>, step: Partial<Step> = {}): Promise<Finished> =>
	scenario.run({ env, debug: true, ...step });

// Node's own setting, and the machine's own store.
test.each(['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'])('an authority from %s is trusted', async (name) => {
	const { outputs } = await run({ [name]: certificates.authorityFile }, { asProcess: true });
	expect([outputs.conclusion, scenario.emulator.ledger.length]).toEqual(['success', 1]);
});

test.each([{}, { NODE_TLS_REJECT_UNAUTHORIZED: '0' }])('not trusted, with %j: nothing is sent', async (env) => {
	const { code, outputs, stdout, summary } = await run(env);
	const message = expect.stringMatching(/the server's certificate is not trusted.*NODE_EXTRA_CA_CERTS/);
	const errors = annotations(stdout).map((one) => one.message);
	expect({ code, errors, requests: scenario.emulator.requests }).toEqual({ code: 1, errors: [message], requests: [] });
	expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'network', retryable: 'false' });
	expect(summary).toMatch(/NODE.*EXTRA.*CA.*CERTS/);
	expect(stdout).not.toMatch(/Try \d of/);
});

test('HTTP/1.1, where the server would rather have HTTP/2', async () => {
	const versions: string[] = [];
	const server = createSecureServer({ ...certificates.server, allowHTTP1: true }, (request, response) => {
		versions.push(request.httpVersion);
		request.resume().on('end', () => response.writeHead(403).end('{"code":"forbidden","message":"No"}'));
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	try {
		const { port } = server.address() as { port: number };
		certificates.trust();
		const { outputs } = await run({}, { with: { 'base-url': `https://127.0.0.1:${port}` } });
		expect([outputs['error-code'], versions]).toEqual(['forbidden', ['1.1']]);
	} finally {
		server.close();
	}
});

async function proxy(options: Partial<ProxyOptions> = {}): Promise<TunnelProxy> {
	const started = await startProxy({ target: Number(new URL(scenario.emulator.url).port), ...options });
	proxies.push(started);
	return started;
}

/** Runs a step that reaches the service only through a proxy. */
function runBehind(env: Readonly<Record<string, string>>, { with: values, ...step }: Partial<Step> = {}) {
	certificates.trust(); // this process too, from here on
	return run(env, { with: { 'base-url': 'https://service.test', ...values }, ...step });
}

/** All that anybody can see of a step. */
const shown = ({ stdout, stderr, outputs, summary, state }: Finished) =>
	stdout.replace(/^::add-mask::.*$/gm, '') + stderr + summary + JSON.stringify([outputs, state]);

test('a deploy goes through the proxy, in a tunnel; the password is sent to the proxy, and shown nowhere', async () => {
	const { port, requests, credentials } = await proxy();
	const finished = await runBehind({ HTTPS_PROXY: `http://user:pass%2Fw0rd-long@127.0.0.1:${port}` });
	expect([finished.outputs.conclusion, scenario.emulator.ledger.length]).toEqual(['success', 1]);
	const seen = [...new Set([...requests, ...credentials])];
	expect(seen).toEqual(['CONNECT service.test:443', 'user:pass/w0rd-long']);
	expect(finished.stdout).toContain('::add-mask::pass/w0rd-long\n');
	expect(finished.stdout).toMatch(/^::add-mask::pass%252Fw0rd-long$/m);
	expect(shown(finished)).not.toMatch(/w0rd-long/);
	expect(JSON.stringify(scenario.emulator.requests.map(({ headers }) => headers))).not.toContain('proxy-authorization');
});

test('the lower-case variable wins, and may have no scheme', async () => {
	const [used, other] = [await proxy(), await proxy()];
	await runBehind({ https_proxy: `127.0.0.1:${used.port}`, HTTPS_PROXY: `http://127.0.0.1:${other.port}` });
	expect([used.requests.length > 0, other.requests, scenario.emulator.ledger.length]).toEqual([true, [], 1]);
});

test.each(['http_proxy', 'all_proxy', 'no_proxy', 'NO_PROXY'])('%s: reached directly', async (name) => {
	const { port, requests } = await proxy();
	const address = `http://127.0.0.1:${port}`;
	const env = /^no/i.test(name) ? { https_proxy: address, [name]: 'a.test, service.test' } : { [name]: address };
	const { stdout, outputs } = await runBehind(env);
	expect(stdout).toMatch(/could not be resolved.*Try 2 of 5/);
	expect([requests, outputs]).toMatchObject([[], { 'failure-kind': 'network', retryable: 'true' }]);
});

test('the password is not shown where the proxy refuses it', async () => {
	const { port } = await proxy({ refusals: [407], always: true });
	const finished = await runBehind({ https_proxy: `http://user:w0rd-long@127.0.0.1:${port}` });
	expect(finished.stdout).toContain('the proxy refused the tunnel');
	expect(shown(finished)).not.toMatch(/w0rd-long|dXNlcjp3MHJkLWxvbmc/);
});
