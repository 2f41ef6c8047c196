// The request on the wire (API §4.5), as the server received it, and what each good input puts into it.
import { expect, test } from '@jest/globals';
import { Client } from '../../emulator/client.ts';
import { annotations, deployScenario } from './deploying.ts';

const scenario = deployScenario({ 'app.js': 'setInterval(() => {}, 1000)', 'sub/inner.js': '' }, { prefix: '/v1/api' });
const posts = () => scenario.emulator.requests.filter(({ method }) => method === 'POST');
const fields = () => scenario.emulator.ledger[0]?.fields.map(({ name, value }) => [name, value]);

test('a deploy is one POST with the parts of the specification, in chunks: its length is not known before', async () => {
	const { code, outputs } = await scenario.run({ with: { version: '1.2.3', force: 'true', 'env-vars': 'A=1\nB=two' } });
	expect(code).toBe(0);
	expect(posts()).toEqual([expect.objectContaining({ path: '/v1/api/deployments', complete: true })]);
	expect(posts()[0]?.headers).toMatchObject({
		authorization: `Bearer ${scenario.emulator.apiKey}`,
		'content-type': expect.stringMatching(/^multipart\/form-data; boundary=\S+$/),
		'transfer-encoding': 'chunked',
	});
	expect(posts()[0]?.headers['content-length']).toBeUndefined();
	expect(fields()).toEqual([
		['entrypoint_rel_path', 'app.js'],
		['version', '1.2.3'],
		['region', 'aws.us-east-1a'],
		['force', 'true'],
		['env_vars', '{"A":"1","B":"two"}'],
	]);
	const [committed] = scenario.emulator.ledger;
	expect(committed?.file).toMatchObject({ contentType: 'application/zip', filename: 'app.zip' });
	expect(outputs).toMatchObject({
		'deployment-id': committed?.id,
		'package-digest': `sha256:${committed?.file?.sha256}`,
		'package-size': String(committed?.file?.size),
		'package-files': '2',
		version: '1.2.3',
		region: 'aws.us-east-1a',
		entrypoint: 'app.js',
		conclusion: 'success',
		'failure-kind': '',
		retryable: 'false',
	});
});

test('a source is sent as it is, with its length and no package', async () => {
	const source = '{ "type": "github", "url": "https://example.com/a.git", "ref": "main", "n": 12345678901234567890 }';
	const { code } = await scenario.run({ with: { source, entrypoint: '' } });
	expect([code, fields()?.[0]]).toEqual([0, ['source', source]]);
	expect(scenario.emulator.ledger[0]).not.toHaveProperty('file');
	expect(posts()[0]?.headers['content-length']).toBe(String(posts()[0]?.bodyBytes));
});

/** What goes out where nothing but the key, the address and the entrypoint is said. */
const USUAL = { entrypoint_rel_path: 'app.js', region: 'aws.us-east-1a', force: 'false' };
const AWKWARD = '{"__proto__":"kept","B":"one\\ntwo\\r\\n","A":"","constructor":"  \\"\'\\\\ ünï🦄 "}';
const DEFAULTS = [
	...['timeout', 'poll-interval', 'compression-level', 'region', 'wait-until', 'env-vars-encoding', 'dry-run'],
	...['force', 'version', 'env-vars'],
];

test.each<[what: string, inputs: Record<string, string>, sent?: Record<string, string>]>([
	['a folder', { directory: 'sub', entrypoint: 'inner.js' }, { entrypoint_rel_path: 'inner.js' }],
	['a version, byte for byte', { version: ' "1"; 🦄=b\r\n' }, { version: ' "1"; 🦄=b\r\n' }],
	['force: TRUE', { force: 'TRUE' }, { force: 'true' }],
	['variables, byte for byte', { 'env-vars': AWKWARD }, { env_vars: JSON.stringify(JSON.parse(AWKWARD)) }],
	[
		'variables as one field each',
		{ 'env-vars': '{"B":"1\\n2","__proto__":"p","A":""}', 'env-vars-encoding': 'fields' },
		{ 'env_vars[B]': '1\n2', 'env_vars[__proto__]': 'p', 'env_vars[A]': '' },
	],
	['a timeout in parts of seconds, shorter than the poll interval', { timeout: '1.5' }],
	['all that has a default, left empty', Object.fromEntries(DEFAULTS.map((name) => [name, '']))],
])('goes out: %s', async (_, inputs, sent = {}) => {
	const { stdout, outputs } = await scenario.run({ with: inputs });
	expect([annotations(stdout), outputs.conclusion]).toEqual([[], 'success']);
	expect(fields()?.toSorted()).toEqual(Object.entries({ ...USUAL, ...sent }).toSorted());
});

test('project-id is a header of every request, and the deployment is of that project', async () => {
	const response = await new Client(scenario.emulator).send('POST', '/org/projects', { name: 'one' });
	const { id } = (await response.json()) as { id: string };
	const before = scenario.emulator.requests.length;
	await scenario.run({ with: { 'project-id': ` ${id}\n`, 'wait-until': 'running' } });
	const requests = scenario.emulator.requests.slice(before);
	const names = ['createDeployment', 'getDeployment', 'followDeployment', 'listApps'];
	expect(new Set(requests.map(({ operation }) => operation))).toEqual(new Set(names));
	expect(requests.map(({ headers }) => headers['x-kernel-project-id'])).toEqual(requests.map(() => id));
});
