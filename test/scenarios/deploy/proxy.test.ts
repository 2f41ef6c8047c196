// Proxies from the environment: which variable counts, and that their password is never shown. Which hosts are reached
// directly, and what a proxy may refuse, are tables of test/unit/http/transport.test.ts.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { type Certificates, makeCertificates } from '../../support/action-runner/certificates.ts';
import { type ProxyOptions, startProxy, type TunnelProxy } from '../../support/action-runner/proxy.ts';
import { type Finished, runAction, type Step } from '../../support/action-runner/start-action.ts';
import { makeWorkspace, type Workspace } from '../../support/action-runner/workspace.ts';
import { APP, annotations, QUICK } from './deploying.ts';

let certificates: Certificates;
let emulator: Emulator;
let workspace: Workspace;
let proxies: TunnelProxy[];

beforeAll(async () => {
	certificates = await makeCertificates();
	certificates.trust();
});
beforeEach(async () => {
	proxies = [];
	emulator = await startEmulator({ ...QUICK, tls: certificates.server });
	workspace = makeWorkspace(APP);
});
afterEach(async () => {
	workspace.remove();
	await Promise.all([emulator.close(), ...proxies.map((proxy) => proxy.close())]);
});
afterAll(() => certificates.remove());

const port = () => Number(new URL(emulator.url).port);

async function proxy(options: Partial<ProxyOptions> = {}): Promise<TunnelProxy> {
	const started = await startProxy({ target: port(), ...options });
	proxies.push(started);
	return started;
}

const run = (env: Readonly<Record<string, string>>, { with: values, ...step }: Partial<Step> = {}): Promise<Finished> =>
	runAction({
		workspace: workspace.path,
		env,
		debug: true,
		with: {
			'api-key': emulator.apiKey,
			'base-url': 'https://service.test',
			...(step.action === undefined ? { entrypoint: 'app.js', 'report-to': '' } : {}),
			...values,
		},
		...step,
	});

/** All that anybody can see of a step. */
const shown = ({ stdout, stderr, outputs, summary, state }: Finished) =>
	stdout.replace(/^::add-mask::.*$/gm, '') + stderr + summary + JSON.stringify([outputs, state]);

test('a deploy goes through the proxy, in a tunnel; the password is sent to the proxy, and shown nowhere', async () => {
	const { port: at, requests, credentials } = await proxy();
	const finished = await run({
		HTTPS_PROXY: `http://user:pass%2Fw0rd-long@127.0.0.1:${at}`,
		NODE_EXTRA_CA_CERTS: certificates.authorityFile,
	});
	expect(finished.outputs).toMatchObject({ conclusion: 'success' });
	expect([new Set(requests), new Set(credentials)]).toEqual([
		new Set(['CONNECT service.test:443']),
		new Set(['user:pass/w0rd-long']),
	]);
	expect(emulator.ledger).toHaveLength(1);
	expect(finished.stdout).toContain('::add-mask::pass/w0rd-long\n');
	expect(finished.stdout).toMatch(/^::add-mask::pass%252Fw0rd-long$/m);
	expect(shown(finished)).not.toMatch(/w0rd-long/);
	expect(JSON.stringify(emulator.requests.map(({ headers }) => headers))).not.toContain('proxy-authorization');
});

test('the lower-case variable wins, and may have no scheme', async () => {
	const [used, other] = [await proxy(), await proxy()];
	await run({ https_proxy: `127.0.0.1:${used.port}`, HTTPS_PROXY: `http://127.0.0.1:${other.port}` });
	expect([used.requests.length > 0, other.requests]).toEqual([true, []]);
	expect(emulator.ledger).toHaveLength(1);
});

test.each(['http_proxy', 'HTTP_PROXY', 'all_proxy', 'no_proxy', 'NO_PROXY'])('%s: reached directly', async (name) => {
	const { port: at, requests } = await proxy();
	const address = `http://127.0.0.1:${at}`;
	const env = /^no/i.test(name) ? { https_proxy: address, [name]: 'a.test, service.test' } : { [name]: address };
	const { stdout } = await run(env);
	expect(stdout).toMatch(/could not be resolved.*Try 2 of 5/);
	expect(requests).toEqual([]);
});

test('the password is not shown where the proxy refuses it', async () => {
	const { port: at } = await proxy({ refusals: [407], always: true });
	const finished = await run({ https_proxy: `http://user:w0rd-long@127.0.0.1:${at}` });
	expect(finished.stdout).toContain('the proxy refused the tunnel');
	expect(shown(finished)).not.toMatch(/w0rd-long|dXNlcjp3MHJkLWxvbmc/);
});

test('nor where the address is wrong: it fails at once', async () => {
	const finished = await run({ https_proxy: 'http://user:w0rd-long@proxy.test:99999' });
	expect([finished.code, finished.stderr]).toEqual([1, '']);
	expect(finished.outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'network', retryable: 'false' });
	expect(annotations(finished.stdout)[0]?.message).toMatch(/https_proxy/);
	expect(shown(finished)).not.toMatch(/w0rd-long/);
});

test('a sub-action goes through the proxy, with its password', async () => {
	const { port: at, requests, credentials } = await proxy();
	const replays = { action: 'list-replays', with: { 'browser-id': 'browser-1' } };
	const finished = await run({ https_proxy: `http://user:w0rd-long@127.0.0.1:${at}` }, replays);
	expect([requests, credentials]).toEqual([['CONNECT service.test:443'], ['user:w0rd-long']]);
	expect(emulator.requests.map(({ operation }) => operation)).toEqual(['listReplays']);
	expect(shown(finished)).not.toMatch(/w0rd-long/);
});

test('a certificate that is not trusted, behind a proxy: it fails at once', async () => {
	const { port: at, requests } = await proxy();
	const env = { https_proxy: `http://127.0.0.1:${at}`, NODE_TLS_REJECT_UNAUTHORIZED: '0' };
	const { outputs, stdout } = await run(env, { asProcess: true });
	expect(outputs).toMatchObject({ 'failure-kind': 'network', retryable: 'false' });
	expect(annotations(stdout)[0]?.message).toContain('NODE_EXTRA_CA_CERTS');
	// Once more with the machine's own authorities.
	expect(requests).toHaveLength(2);
	expect(emulator.requests).toEqual([]);
});

test('a proxy that takes the CONNECT and says nothing: over, and safe to run again', async () => {
	const { port: at, requests } = await proxy({ isSilent: true });
	const { outputs, stdout } = await run({ https_proxy: `http://127.0.0.1:${at}` }, { silence: 1 / 1_000 });
	expect(outputs).toMatchObject({ 'failure-kind': 'network', conclusion: 'failure', retryable: 'true' });
	expect(stdout).toContain('the connection was silent for too long (IDLE)');
	expect(new Set(requests)).toEqual(new Set(['CONNECT service.test:443']));
});
