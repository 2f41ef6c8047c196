// What among the inputs is secret beside the key and the token: values of variables, and what a source holds.
import { expect, test } from '@jest/globals';
import { secretsOfDeploy } from '../../../../src/actions/deploy/inputs/secrets.ts';

const secretsIn = (inputs: Readonly<Record<string, string>>) => secretsOfDeploy((name) => inputs[name] ?? '').ifLong;
const source = (value: object) => ({ source: JSON.stringify(value) });

test.each([
	{ name: 'nothing', inputs: {}, secrets: [] },
	{ name: 'values', inputs: { 'env-vars': 'A=one\nB=two' }, secrets: ['one', 'two'] },
	{
		name: 'the password in the address of a value',
		inputs: { 'env-vars': 'DB=postgres://admin:p%40ss@db/main?sslmode=on' },
		secrets: ['postgres://admin:p%40ss@db/main?sslmode=on', 'p%40ss', 'p@ss'],
	},
	{
		name: 'a token as the user in the address of a value',
		inputs: { 'env-vars': 'DSN=https://token@host/1' },
		secrets: ['https://token@host/1', 'token'],
	},
	{
		name: 'a signed address as a value',
		inputs: { 'env-vars': 'LINK=https://h/f?sig=abc&page=2' },
		secrets: ['https://h/f?sig=abc&page=2', 'abc'],
	},
	{
		name: 'fields of a value that is JSON',
		inputs: { 'env-vars': JSON.stringify({ A: '{"email":"a@b","private_key":"k","db":{"password":"pg://u:w@h"}}' }) },
		secrets: ['{"email":"a@b","private_key":"k","db":{"password":"pg://u:w@h"}}', 'k', 'pg://u:w@h', 'w'],
	},
	{ name: 'a source without any', inputs: source({ url: 'https://github.com/o/r', ref: 'a@b' }), secrets: [] },
	{ name: 'auth', inputs: source({ auth: { method: 'm', token: 't', more: ['u'] } }), secrets: ['m', 't', 'u'] },
	{
		name: 'a token in an address',
		inputs: source({ url: 'https://x-access-token:ghp_token@github.com/o/r' }),
		secrets: ['x-access-token', 'ghp_token'],
	},
	{ name: 'a token as the user', inputs: source({ url: 'https://ghp_token@github.com/o/r' }), secrets: ['ghp_token'] },
	{
		name: 'an encoded password, deep inside',
		inputs: source({ a: [{ b: 'ssh://git:p%40ss@host:22/r' }] }),
		secrets: ['git', 'p%40ss', 'p@ss'],
	},
	{ name: 'an address that cannot be decoded', inputs: source({ url: 'https://u%zz@h' }), secrets: ['u%zz'] },
	...['token', 'authorization', 'api_key', 'clientSecret', 'password', 'privateKey'].map((name) => ({
		name: `${name}, deep inside`,
		inputs: source({ author: 'somebody', monkey: 'm', headers: { [name]: ['value'] } }),
		secrets: ['value'],
	})),
	...['X-Amz-Signature', 'sig', 'access_token'].map((name) => ({
		name: `${name} of a signed address`,
		inputs: source({ url: `https://h/app.zip?ref=main&${name}=a%2Bb%3D` }),
		secrets: ['a+b='],
	})),
	{ name: 'no JSON', inputs: { source: '{"auth":' }, secrets: [] },
])('$name', ({ inputs, secrets }) => {
	expect([...new Set(secretsIn(inputs))]).toEqual(secrets);
});
