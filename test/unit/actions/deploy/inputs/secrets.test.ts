// What among the inputs is secret beside the key and the token: values of variables, and what a source holds.
import { expect, test } from '@jest/globals';
import { secretsOfDeploy } from '../../../../../src/actions/deploy/inputs/secrets.ts';

const secretsIn = (inputs: Readonly<Record<string, string>>) =>
	secretsOfDeploy((name) => inputs[name] ?? '', { workspace: '/', temp: '' });
const source = (value: object) => ({ source: JSON.stringify(value) });

test('the key and the token, with a key that is too short left to its error', () => {
	expect(secretsIn({ 'api-key': 'sk_live-1\n', 'github-token': 'ghs_token1' }).keys).toEqual([
		'sk_live-1',
		'ghs_token1',
	]);
	expect(secretsIn({ 'api-key': 'short' }).keys).toEqual([]);
});

test('facts: what is shown anyway', () => {
	const inputs = { version: 'v1', entrypoint: 'app.ts', region: 'aws.us-east-1a' };
	expect(secretsIn({ ...inputs, 'environment-url': 'https://e.example/{id}/x' }).facts).toEqual([
		...['v1', 'app.ts', 'aws.us-east-1a', 'https://e.example/', '/x'],
	]);
});

test.each([
	{ name: 'lines', text: 'A=one\nB=two', values: ['one', 'two'] },
	{ name: 'JSON', text: '{"A":"one"}', values: ['one'] },
	{ name: 'neither', text: '{"A":', values: [] },
])('values of $name', ({ text, values }) => expect(secretsIn({ 'env-vars': text }).values).toEqual(values));

const MASKED =
	'API_TOKEN DB_PASSWORD STRIPE_SECRET_KEY PRIVATE_KEY SSH_PASSPHRASE DB_PASS AUTH token SLACK_WEBHOOK_URL GOOGLE_CREDENTIALS JWT_SECRET clientSecret API_KEY apikey SIGNATURE';
const NOT_MASKED = 'PGPASS APP_NAME TZ PUBLIC_KEY SECRET_NAME TOKEN_URL KEY_FILE AUTH_HOST MONKEYS COMPASS AUTHOR';

test.each([
	...MASKED.split(' ').map((name) => ({ name, masked: ['one'] })),
	...NOT_MASKED.split(' ').map((name) => ({ name, masked: [] })),
])('by its name, the value of $name is masked for the job: $masked', ({ name, masked }) => {
	expect(secretsIn({ 'env-vars': `${name}=one` }).masked).toEqual(masked);
});

test.each([
	{
		name: 'the password in the address of a value',
		inputs: { 'env-vars': 'DB=postgres://admin:p%40ss@db/main?sslmode=on' },
		secrets: ['p%40ss', 'p@ss'],
	},
	{ name: 'a token as the user there', inputs: { 'env-vars': 'DSN=https://token@host/1' }, secrets: ['token'] },
	{ name: 'a signed address', inputs: { 'env-vars': 'LINK=https://h/f?sig=abc&page=2' }, secrets: ['abc'] },
	{ name: 'a source without any', inputs: source({ url: 'https://github.com/o/r', ref: 'a@b' }), secrets: [] },
	{
		name: 'auth, but for the name of its method',
		inputs: source({ auth: { method: 'github_token', token: 't', more: ['u'] } }),
		secrets: ['t', 'u'],
	},
	{ name: 'auth that is a text', inputs: source({ auth: 't' }), secrets: ['t'] },
	{
		name: 'a token in an address',
		inputs: source({ url: 'https://x-access-token:ghp_token@github.com/o/r' }),
		secrets: ['ghp_token'],
	},
	{ name: 'a token as the user', inputs: source({ url: 'https://ghp_token@github.com/o/r' }), secrets: ['ghp_token'] },
	{
		name: 'an encoded password, deep inside',
		inputs: source({ a: [{ b: 'ssh://git:p%40ss@host:22/r' }] }),
		secrets: ['p%40ss', 'p@ss'],
	},
	{ name: 'an address that cannot be decoded', inputs: source({ url: 'https://u%zz@h' }), secrets: ['u%zz'] },
	...['X-Amz-Signature', 'sig', 'access_token'].map((name) => ({
		name: `${name} of a signed address`,
		inputs: source({ url: `https://h/app.zip?ref=main&${name}=a%2Bb%3D` }),
		secrets: ['a+b='],
	})),
	{ name: 'no JSON', inputs: { source: '{"auth":' }, secrets: [] },
])('masked for the job: $name', ({ inputs, secrets }) => {
	expect([...new Set(secretsIn(inputs).masked)]).toEqual(secrets);
});
