import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { appForm } from './client.ts';
import { emulated } from './emulated.ts';

const here = emulated({ apps: 'scripted' });

const APP = [{ name: 'index.js', content: 'setInterval(() => {}, 1000)' }];
const folder = () => path.join(here.emulator.folder, 'deployments');
const stored = () => (existsSync(folder()) ? readdirSync(folder()) : []);

const bare = (fields: Readonly<Record<string, string>>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries({ region: 'aws.us-east-1a', ...fields })) form.set(name, value);
	return form;
};

test.each<[what: string, form: FormData, says: string]>([
	['no entrypoint', appForm(APP, { entrypoint_rel_path: '' }), 'entrypoint_rel_path is missing'],
	['an absent entrypoint', appForm(APP, { entrypoint_rel_path: 'main.js' }), 'main.js is not in the archive'],
	['file and source', appForm(APP, { source: '{"type":"github"}' }), 'cannot be combined'],
	['a flattened source', appForm(APP, { 'source[type]': 'github' }), 'one part that contains JSON'],
	['another region', appForm(APP, { region: 'aws.eu-west-1a' }), 'region must be aws.us-east-1a'],
	['force: yes', appForm(APP, { force: 'yes' }), 'force must be true or false'],
	['env_vars that do not parse', appForm(APP, { env_vars: '{' }), 'env_vars is not valid JSON'],
	['env_vars that are a list', appForm(APP, { env_vars: '[]' }), 'env_vars is not a JSON object'],
	['a number in env_vars', appForm(APP, { env_vars: '{"A":1}' }), 'the value of A is not a string'],
	['an empty key in env_vars', appForm(APP, { env_vars: '{"":"1"}' }), 'not a variable name'],
	['nothing', bare({}), 'either file or source'],
	['a source that is no JSON', bare({ source: 'github' }), 'source is not valid JSON'],
	['a source that is no object', bare({ source: '"github"' }), 'source is not a JSON object'],
	['a source of an unknown type', bare({ source: '{"type":"ftp"}' }), 'source.type must be github'],
	['a file without a filename', bare({ file: 'PK', entrypoint_rel_path: 'a.js' }), 'either file or source'],
])('refuses %s', async (_, form, says) => {
	const response = await here.client.post(form);
	const message = expect.stringContaining(says);
	const details = [{ code: 'invalid_input', message }];
	expect([response.status, await response.json()]).toEqual([400, { code: 'bad_request', message, details }]);
	expect([here.emulator.ledger, here.emulator.records(), stored()]).toEqual([[], [], []]);
});

const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
const KEY = 'Bearer test-key';
const FORM = 'multipart/form-data; boundary=x';

test.each([
	['a field that was sent twice', KEY, FORM, 400, 'version was sent twice'],
	['a body of another type', KEY, 'application/json', 400, 'not multipart/form-data'],
	['no key', '', FORM, 401, 'unauthorized'],
	['a wrong key', 'Bearer nonsense', FORM, 401, 'unauthorized'],
	['another scheme', 'Basic test-key', FORM, 401, 'unauthorized'],
])('refuses %s, and reads the body all the same', async (_, authorization, type, status, says) => {
	const headers = { authorization, 'content-type': type };
	const body = `${part('file"; filename="a.zip')}${part('version')}${part('version')}--x--\r\n`;
	const response = await here.client.fetch('/deployments', { method: 'POST', headers, body });
	expect([response.status, await response.text(), stored()]).toEqual([status, expect.stringContaining(says), []]);
});

/** Each form of environment variables brings a key of its own. */
const BOTH_FORMS = { env_vars: '{"A":"1"}', 'env_vars[B]': '2', 'env_vars.C': '3', 'env_vars[__proto__]': '4' };

test.each([
	['both', ['A', 'B', 'C', '__proto__']],
	['json', ['A']],
	['fields', ['B', 'C', '__proto__']],
] as const)('takes environment variables in the form "%s", and shows their keys alone', async (envVars, taken) => {
	await here.begin({ apps: 'scripted', envVars });
	const { env_vars } = await here.client.deploy('', BOTH_FORMS);
	expect(Object.entries(env_vars)).toEqual(taken.map((name) => [name, '']));
});

test('takes indexed file parts and unknown fields, and does nothing with them', async () => {
	const form = appForm(APP, { colour: 'blue' });
	form.set('0.file', new Blob(['other']), 'other.bin');
	expect((await here.client.post(form)).status).toBe(201);
	const { fields, file } = here.emulator.ledger[0] ?? {};
	expect(fields?.map(({ name }) => name)).toEqual(['entrypoint_rel_path', 'colour']);
	expect(file?.filename).toBe('app.zip');
});

test('unknown routes have error bodies', async () => {
	for (const [method, path] of [
		['GET', '/nowhere'],
		['PUT', '/deployments'],
	] as const) {
		const unknown = await here.client.send(method, path);
		const message = `route not found: the emulator does not serve ${method} ${path}`;
		expect([unknown.status, await unknown.json()]).toEqual([404, { code: 'not_found', message }]);
	}
});
