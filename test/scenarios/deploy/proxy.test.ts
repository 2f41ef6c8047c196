// Proxies from the environment: used only for https, never for loopback, and their password is never shown.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { type Certificates, makeCertificates } from '../../support/action-runner/certificates.ts';
import { type ProxyOptions, startProxy, type TunnelProxy } from '../../support/action-runner/proxy.ts';
import { type Finished, startAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace, type Workspace } from '../../support/action-runner/workspace.ts';
import { APP, annotations } from './deploying.ts';

let certificates: Certificates;
let emulator: Emulator;
let workspace: Workspace;
let proxies: TunnelProxy[];

beforeAll(async () => {
	certificates = await makeCertificates();
});
beforeEach(async () => {
	proxies = [];
	emulator = await startEmulator({ startGraceMs: 20, queuedMs: 1, tls: certificates.server });
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

const DEPLOY = { entrypoint: 'app.js', 'report-to': '' };

const start = (
	env: Readonly<Record<string, string>>,
	values: Readonly<Record<string, string>> = {},
	action: string = '',
) =>
	startAction({
		action,
		workspace: workspace.path,
		env: { NODE_EXTRA_CA_CERTS: certificates.authorityFile, ...env },
		with: {
			'api-key': emulator.apiKey,
			'base-url': 'https://service.test',
			...(action === '' ? DEPLOY : {}),
			...values,
		},
	});
const run: (...args: Parameters<typeof start>) => Promise<Finished> = (...args) => start(...args).finished;

/** Runs a step that breaks, to the end of its first try: that it is repeated is tested elsewhere. */
async function runOnce(...args: Parameters<typeof start>): Promise<Finished> {
	const running = start(...args);
	running.child.stdout?.on('data', () => {
		if (running.stdout().includes('Try 2 of 5')) running.child.kill('SIGTERM');
	});
	return await running.finished;
}

/** All that anybody can see of a step. */
const shown = ({ stdout, stderr, outputs, summary, state }: Finished) =>
	stdout.replace(/^::add-mask::.*$/gm, '') + stderr + summary + JSON.stringify([outputs, state]);

test.each(['https_proxy', 'HTTPS_PROXY'].map((variable) => ({ variable })))(
	'https goes through the proxy of $variable, in a tunnel',
	async ({ variable }) => {
		const { port: at, requests, credentials } = await proxy();
		const { outputs } = await run({ [variable]: `http://127.0.0.1:${at}` });
		expect(outputs).toMatchObject({ conclusion: 'success' });
		expect(new Set(requests)).toEqual(new Set(['CONNECT service.test:443']));
		expect(new Set(credentials)).toEqual(new Set(['']));
		expect(emulator.ledger).toHaveLength(1);
	},
);

test('the lower-case variable wins', async () => {
	const [used, other] = [await proxy(), await proxy()];
	await run({ https_proxy: `http://127.0.0.1:${used.port}`, HTTPS_PROXY: `http://127.0.0.1:${other.port}` });
	expect(used.requests.length).toBeGreaterThan(0);
	expect(other.requests).toEqual([]);
});

/** What the first try of a step says where the name of the service was looked up, and does not exist. */
const DIRECT = /could not be resolved.*Try 2 of 5/;

test('no other variable is for https', async () => {
	const { port: at, requests } = await proxy();
	const address = `http://127.0.0.1:${at}`;
	const { stdout } = await runOnce({ http_proxy: address, HTTP_PROXY: address, all_proxy: address });
	expect(stdout).toMatch(DIRECT);
	expect(requests).toEqual([]);
});

describe('reached directly', () => {
	test.each(['no_proxy', 'NO_PROXY'].map((variable) => ({ variable })))(
		'what $variable names',
		async ({ variable }) => {
			const { port: at, requests } = await proxy();
			const { stdout } = await runOnce({ https_proxy: `http://127.0.0.1:${at}`, [variable]: 'a.test, service.test' });
			expect(stdout).toMatch(DIRECT);
			expect(requests).toEqual([]);
		},
	);

	test.each([
		{ value: '*', direct: true },
		{ value: '.test', direct: true },
		{ value: '*.test', direct: true },
		{ value: 'SERVICE.test', direct: true },
		{ value: 'service.test:443', direct: true },
		{ value: 'service.test:8443', direct: false },
		{ value: 'ice.test', direct: false },
		{ value: '.other.test,127.0.0.1', direct: false },
	])('no_proxy=$value: $direct', async ({ value, direct }) => {
		const { port: at, requests } = await proxy({ refusals: [502], always: true });
		const { stdout } = await runOnce({ https_proxy: `http://127.0.0.1:${at}`, no_proxy: value });
		expect(stdout).toMatch(direct ? DIRECT : /the proxy refused the tunnel.*Try 2 of 5/);
		expect(requests.length > 0).toBe(!direct);
	});

	test('this machine, by any of its names', async () => {
		const { port: at, requests } = await proxy();
		for (const host of ['127.0.0.1', 'localhost']) {
			const { outputs } = await run(
				{ https_proxy: `http://127.0.0.1:${at}` },
				{ 'base-url': `https://${host}:${port()}` },
			);
			expect(outputs.conclusion).toBe('success');
		}
		expect(requests).toEqual([]);
	});

	test('plain http on this machine', async () => {
		const plain = await startEmulator({ startGraceMs: 20, queuedMs: 1 });
		const { port: at, requests } = await proxy();
		const env = { https_proxy: `http://127.0.0.1:${at}`, http_proxy: `http://127.0.0.1:${at}` };
		const { outputs } = await run(env, { 'base-url': plain.url });
		await plain.close();
		expect(outputs.conclusion).toBe('success');
		expect(requests).toEqual([]);
	});
});

describe('the password of a proxy', () => {
	test.each([
		{ name: 'in an address', address: (at: number) => `http://user:pass%2Fw0rd-long@127.0.0.1:${at}` },
		{ name: 'in an address without a scheme', address: (at: number) => `user:pass%2Fw0rd-long@127.0.0.1:${at}` },
	])('$name is sent to the proxy, and shown nowhere', async ({ address }) => {
		const { port: at, credentials } = await proxy();
		const finished = await run({ https_proxy: address(at), RUNNER_DEBUG: '1' });
		expect(finished.outputs.conclusion).toBe('success');
		expect(new Set(credentials)).toEqual(new Set(['user:pass/w0rd-long']));
		expect(shown(finished)).not.toMatch(/w0rd-long/);
		const sent = emulator.requests.map(({ headers }) => JSON.stringify(headers)).join();
		expect(sent).not.toContain('proxy-authorization');
	});

	test('is masked, as it is written and decoded', async () => {
		const { port: at } = await proxy();
		const { stdout } = await run({ https_proxy: `http://user:pass%2Fw0rd-long@127.0.0.1:${at}` });
		expect(stdout).toContain('::add-mask::pass/w0rd-long\n');
		expect(stdout).toMatch(/^::add-mask::pass%252Fw0rd-long$/m);
	});

	test('nor when the proxy refuses it', async () => {
		const { port: at } = await proxy({ refusals: [407], always: true });
		const finished = await runOnce({ https_proxy: `http://user:w0rd-long@127.0.0.1:${at}`, RUNNER_DEBUG: '1' });
		expect(finished.stdout).toContain('the proxy refused the tunnel');
		expect(shown(finished)).not.toMatch(/w0rd-long|dXNlcjp3MHJkLWxvbmc/);
	});

	test.each([
		{ address: 'http://user:w0rd-long@proxy.test:99999' },
		{ address: 'http://user:w0rd-long%zz@proxy.test' },
		{ address: 'ftp://user:w0rd-long@proxy.test' },
		{ address: 'http://user:w0rd-long@' },
	])('nor when the address is wrong: $address', async ({ address }) => {
		const finished = await run({ https_proxy: address, RUNNER_DEBUG: '1' });
		expect(finished.code).toBe(1);
		expect(finished.stderr).toBe('');
		expect(finished.outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'network', retryable: 'false' });
		expect(annotations(finished.stdout)[0]?.message).toMatch(/https_proxy/);
		expect(shown(finished)).not.toMatch(/w0rd-long/);
		expect(emulator.requests).toEqual([]);
	});
});

describe('a proxy that refuses the tunnel', () => {
	test.each([
		{ name: '502 once', refusals: [502] },
		{ name: '407 once', refusals: [407] },
		{ name: 'a reset once', refusals: [0] },
	])('$name: repeated', async ({ refusals }) => {
		const { port: at } = await proxy({ refusals });
		const { outputs, stdout } = await run({ https_proxy: `http://127.0.0.1:${at}` });
		expect(outputs.conclusion).toBe('success');
		expect(stdout.match(/Try \d of 5/g)).toEqual(['Try 2 of 5']);
		expect(emulator.ledger).toHaveLength(1);
	});
});

test.each([
	{ name: 'refused', address: 'http://127.0.0.1:1', says: /the connection was refused \(ECONNREFUSED\)\. Try 2 of 5/ },
	{ name: 'unknown', address: 'http://user:w0rd-long@proxy.invalid:3128', says: /could not be resolved.*Try 2 of 5/ },
])('a proxy that is dead ($name) is tried again', async ({ address, says }) => {
	const finished = await runOnce({ https_proxy: address, RUNNER_DEBUG: '1' });
	expect(finished.stdout).toMatch(says);
	expect(shown(finished)).not.toMatch(/w0rd-long/);
	expect(emulator.requests).toEqual([]);
});

describe('a sub-action', () => {
	const REPLAYS = [{ 'browser-id': 'browser-1' }, 'list-replays'] as const;

	test('goes through the proxy, with its password', async () => {
		const { port: at, requests, credentials } = await proxy();
		const finished = await run({ https_proxy: `http://user:w0rd-long@127.0.0.1:${at}` }, ...REPLAYS);
		expect(requests).toEqual(['CONNECT service.test:443']);
		expect(credentials).toEqual(['user:w0rd-long']);
		expect(emulator.requests.map(({ operation }) => operation)).toEqual(['listReplays']);
		expect(shown(finished)).not.toMatch(/w0rd-long/);
	});

	test.each([
		{
			name: 'a wrong password',
			refusals: [407],
			env: {},
			says: /the proxy refused the tunnel \(CONNECT\): 407.*Try 2 of 5/,
		},
		{ name: 'no_proxy', refusals: [], env: { no_proxy: '.test' }, says: DIRECT },
		{ name: 'a dead proxy', refusals: [], env: { https_proxy: 'http://127.0.0.1:1' }, says: /refused.*Try 2 of 5/ },
	])('$name', async ({ refusals, env, says }) => {
		const { port: at } = await proxy({ refusals, always: refusals.length > 0 });
		const finished = await runOnce({ https_proxy: `http://user:w0rd-long@127.0.0.1:${at}`, ...env }, ...REPLAYS);
		expect(finished.stdout).toMatch(says);
		expect(shown(finished)).not.toMatch(/w0rd-long/);
		expect(emulator.requests).toEqual([]);
	});
});

test('a certificate that is not trusted, behind a proxy: it fails at once', async () => {
	const { port: at, requests } = await proxy();
	const env = { https_proxy: `http://127.0.0.1:${at}`, NODE_EXTRA_CA_CERTS: '', NODE_TLS_REJECT_UNAUTHORIZED: '0' };
	const { outputs, stdout } = await run(env);
	expect(outputs).toMatchObject({ 'failure-kind': 'network', retryable: 'false' });
	expect(annotations(stdout)[0]?.message).toContain('NODE_EXTRA_CA_CERTS');
	// Once more with the machine's own authorities.
	expect(requests).toHaveLength(2);
	expect(emulator.requests).toEqual([]);
});

test('a proxy that takes the CONNECT and says nothing: over with "timeout", and safe to run again', async () => {
	const { port, requests } = await proxy({ isSilent: true });
	const { outputs, stdout } = await run({ https_proxy: `http://127.0.0.1:${port}` }, { timeout: '15' });
	expect(outputs).toMatchObject({ 'failure-kind': 'network', conclusion: 'failure', retryable: 'true' });
	expect(stdout).toContain('the connection was silent for too long (IDLE)');
	expect(new Set(requests)).toEqual(new Set(['CONNECT service.test:443']));
	expect(emulator.requests).toEqual([]);
});
