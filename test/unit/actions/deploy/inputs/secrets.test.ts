// What among the inputs is secret beside the key and the token: values of variables, and what a source holds.
import { expect, test } from '@jest/globals';
import { secretsOfDeploy } from '../../../../../src/actions/deploy/inputs/secrets.ts';

const secretsIn = (inputs: Readonly<Record<string, string>>) =>
	secretsOfDeploy((name) => inputs[name] ?? '', { workspace: '/', temp: '' });
const source = (value: object) => ({ source: JSON.stringify(value) });

test('the key and the token, with a key that is too short left to its error', () => {
	const keys = (key: string) => secretsIn({ 'api-key': key, 'github-token': 'ghs_token1' }).keys;
	expect([keys('sk_live-1\n'), keys('short')]).toEqual([['sk_live-1', 'ghs_token1'], ['ghs_token1']]);
});

test('facts: what is shown anyway', () => {
	const inputs = { version: 'v1', entrypoint: './app.ts', region: 'eu', 'environment-url': 'https://e.example/{id}/x' };
	expect(secretsIn(inputs).facts).toEqual(['v1', './app.ts', 'eu', 'app.ts', 'https://e.example/', '/x']);
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

const inVars = (text: string) => ({ 'env-vars': text });

test.each<[name: string, inputs: Record<string, string>, secrets: string[]]>([
	['the password in the address of a value', inVars('DB=postgres://admin:p%40ss@db/main?a=on'), ['p%40ss', 'p@ss']],
	['a token as the user there', inVars('DSN=https://token@host/1'), ['token']],
	['a signed address', inVars('LINK=https://h/f?sig=abc&page=2'), ['abc']],
	['a source without any', source({ url: 'https://github.com/o/r', ref: 'a@b' }), []],
	['auth but its method', source({ auth: { method: 'github_token', token: 't', more: ['u'] } }), ['t', 'u']],
	['auth that is a text', source({ auth: 't' }), ['t']],
	['an encoded password, deep inside', source({ a: [{ b: 'ssh://git:p%40ss@host:22/r' }] }), ['p%40ss', 'p@ss']],
	['an address that cannot be decoded', source({ url: 'https://u%zz@h' }), ['u%zz']],
	['a signed source', source({ url: 'https://h/a?X-Amz-Signature=a%2B&ref=main&access_token=b' }), ['a+', 'b']],
	['no JSON', { source: '{"auth":' }, []],
])('masked for the job: %s', (_, inputs, secrets) => {
	expect([...new Set(secretsIn(inputs).masked)]).toEqual(secrets);
});
