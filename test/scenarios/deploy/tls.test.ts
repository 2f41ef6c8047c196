// https: a certificate must be trusted, valid now and for the right host, and no setting switches that off.
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { type Certificates, makeCertificates } from '../../support/action-runner/certificates.ts';
import { runAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace, type Workspace } from '../../support/action-runner/workspace.ts';
import { APP, annotations, QUICK } from './deploying.ts';

let certificates: Certificates;
let emulator: Emulator;
let workspace: Workspace;

beforeAll(async () => {
	certificates = await makeCertificates();
});
beforeEach(async () => {
	emulator = await startEmulator({ ...QUICK, tls: certificates.server });
	workspace = makeWorkspace(APP);
});
afterEach(async () => {
	workspace.remove();
	await emulator.close();
});
afterAll(() => certificates.remove());

const run = (env: Readonly<Record<string, string>> = {}, baseUrl = emulator.url, asProcess = false) =>
	runAction({
		...(asProcess ? { asProcess } : {}),
		workspace: workspace.path,
		env,
		with: { 'api-key': emulator.apiKey, 'base-url': baseUrl, entrypoint: 'app.js', 'report-to': '' },
	});

test('an authority from NODE_EXTRA_CA_CERTS is trusted', async () => {
	const { outputs } = await run({ NODE_EXTRA_CA_CERTS: certificates.authorityFile });
	expect(outputs).toMatchObject({ conclusion: 'success' });
	expect(emulator.ledger).toHaveLength(1);
});

test("an authority of the machine's own store is trusted", async () => {
	const { outputs } = await run({ SSL_CERT_FILE: certificates.authorityFile }, emulator.url, true);
	expect(outputs).toMatchObject({ conclusion: 'success' });
	expect(emulator.ledger).toHaveLength(1);
});

test.each([
	{ name: 'nothing', env: {} },
	{ name: 'NODE_TLS_REJECT_UNAUTHORIZED=0', env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } },
])('not trusted, with $name set: it fails at once, and nothing is sent', async ({ env }) => {
	const { code, outputs, stdout, summary } = await run(env);
	expect(code).toBe(1);
	expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'network', retryable: 'false' });
	expect(annotations(stdout)).toHaveLength(1);
	expect(annotations(stdout)[0]?.message).toMatch(/the server's certificate is not trusted.*NODE_EXTRA_CA_CERTS/);
	expect(summary).toMatch(/NODE.*EXTRA.*CA.*CERTS/);
	expect(stdout).not.toMatch(/Try \d of/);
	expect(emulator.requests).toEqual([]);
});

describe('a trusted authority, but a certificate', () => {
	test.each([
		{
			name: 'for another name',
			options: { names: ['other.test'] },
			says: /for another host.*In base-url.*use a host name/,
		},
		{
			name: 'that has expired',
			options: { notAfter: new Date(Date.now() - 86_400_000) },
			says: /not valid at this time.*Check the runner's clock/,
		},
	])('$name', async ({ options, says }) => {
		const other = await makeCertificates(options);
		const service = await startEmulator({ tls: other.server });
		try {
			const env = { NODE_EXTRA_CA_CERTS: other.authorityFile, NODE_TLS_REJECT_UNAUTHORIZED: '0' };
			const { outputs, stdout } = await run(env, service.url);
			expect(outputs).toMatchObject({ 'failure-kind': 'network', retryable: 'false' });
			expect(annotations(stdout)[0]?.message).toMatch(says);
			expect(service.requests).toEqual([]);
		} finally {
			await service.close();
			other.remove();
		}
	});
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
		const { outputs } = await run({}, `https://127.0.0.1:${port}`);
		expect(outputs['error-code']).toBe('forbidden');
		expect(versions).toEqual(['1.1']);
	} finally {
		server.close();
	}
});
