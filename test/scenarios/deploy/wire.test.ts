// The request on the wire (API §4.5), as the server received it.
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { deployScenario } from './deploying.ts';

const scenario = deployScenario();

const fields = () =>
	Object.fromEntries(scenario.emulator.ledger[0]?.fields.map(({ name, value }) => [name, value]) ?? []);

test('a deploy is one POST with the parts of the specification', async () => {
	const { code, outputs } = await scenario.run({ with: { version: '1.2.3', force: 'true', 'env-vars': 'A=1\nB=two' } });
	expect(code).toBe(0);
	const posts = scenario.emulator.requests.filter(({ method }) => method === 'POST');
	expect(posts).toHaveLength(1);
	expect(posts[0]).toMatchObject({ path: '/deployments', complete: true });
	expect(posts[0]?.headers.authorization).toBe(`Bearer ${scenario.emulator.apiKey}`);
	expect(posts[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=\S+$/);
	const [committed] = scenario.emulator.ledger;
	expect(fields()).toEqual({
		entrypoint_rel_path: 'app.js',
		version: '1.2.3',
		region: 'aws.us-east-1a',
		force: 'true',
		env_vars: '{"A":"1","B":"two"}',
	});
	expect(committed?.file).toMatchObject({ contentType: 'application/zip' });
	expect(committed?.file?.filename).toMatch(/\.zip$/);
	expect(outputs).toMatchObject({
		'deployment-id': committed?.id,
		'package-digest': `sha256:${committed?.file?.sha256}`,
		'package-size': String(committed?.file?.size),
		'package-files': '1',
		version: '1.2.3',
		region: 'aws.us-east-1a',
		entrypoint: 'app.js',
		conclusion: 'success',
		'failure-kind': '',
		retryable: 'false',
	});
});

test('what is left empty is left out, and false is said', async () => {
	await scenario.run();
	expect(fields()).toEqual({ entrypoint_rel_path: 'app.js', region: 'aws.us-east-1a', force: 'false' });
});

const AWKWARD = {
	LINES: 'one\ntwo\r\nthree',
	__proto__x: 'p',
	QUOTE: '"\'\\',
	EMPTY: '',
	UNICODE: 'ünï🦄',
	SPACES: '  x  ',
};

test('environment values survive byte for byte as one JSON field', async () => {
	const json = `{"__proto__":"kept",${JSON.stringify(AWKWARD).slice(1)}`;
	await scenario.run({ with: { 'env-vars': json } });
	expect(fields().env_vars).toBe(JSON.stringify(JSON.parse(json)));
});

test('environment values survive byte for byte as one field each', async () => {
	await scenario.run({ with: { 'env-vars': JSON.stringify(AWKWARD), 'env-vars-encoding': 'fields' } });
	const sent = Object.entries(AWKWARD).map(([name, value]) => [`env_vars[${name}]`, value]);
	expect(fields()).toMatchObject(Object.fromEntries(sent));
	expect(fields()).not.toHaveProperty('env_vars');
});

test('a source deploy sends the object as it is, and no package', async () => {
	const source = '{ "type": "github", "url": "https://example.com/a.git", "ref": "main", "n": 12345678901234567890 }';
	const { code } = await scenario.run({ with: { source, entrypoint: '' } });
	expect(code).toBe(0);
	expect(fields().source).toBe(source);
	expect(scenario.emulator.ledger[0]).not.toHaveProperty('file');
	expect(fields()).not.toHaveProperty('entrypoint_rel_path');
});

test('equal trees give equal packages', async () => {
	await scenario.run();
	await scenario.run();
	const [first, second] = scenario.emulator.ledger;
	expect(readFileSync(first?.file?.path as string)).toEqual(readFileSync(second?.file?.path as string));
});
