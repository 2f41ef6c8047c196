// The inputs that every action has: the key, which no message ever shows; the address, https or http on this machine alone;
// the project, by id or by name.
import { describe, expect, test } from '@jest/globals';
import { parseApiKey, parseBaseUrl, parseProject } from '../../../../src/domain/inputs/service.ts';
import { refusalOf } from '../../../support/action-runner/raw-inputs.ts';

describe('api-key', () => {
	test.each([
		{ text: 'sk_live-123\r\n\r\n', key: 'sk_live-123' },
		{ text: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', key: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~' },
		{ text: 'bearerish', key: 'bearerish' },
		{ text: '8-letter', key: '8-letter' },
	])('the key "$text"', ({ text, key }) => expect(parseApiKey(text)).toBe(key));

	test.each([
		{ text: '\n', says: /is empty/ },
		{ text: 'hun ter2', says: /space, a line break/ },
		{ text: 'hunter2\nhunter2', says: /space, a line break/ },
		{ text: 'Bearer hunter2', says: /Bearer/ },
		{ text: 'bearer\thunter2', says: /Bearer/ },
		{ text: 'hünter2', says: /ASCII/ },
		{ text: 'hunter2', says: /fewer than 8 characters/ },
	])('refused: "$text"', ({ text, says }) => {
		expect(() => parseApiKey(text)).toThrow(says);
		expect(() => parseApiKey(text)).toThrow('Input "api-key"');
		expect(() => parseApiKey(text)).not.toThrow('hunter2');
	});

	test.each([
		{ isFork: false, says: /is empty: the secret .* probably does not exist here/ },
		{ isFork: true, says: /is empty: this run is for a pull request from a fork/ },
	])('an empty one, in a run of a fork: $isFork', ({ isFork, says }) => {
		const { message, advice } = refusalOf(() => parseApiKey('', isFork));
		expect(message).toMatch(says);
		expect(advice).toMatch(/forks.*skip this step/);
	});
});

describe('base-url', () => {
	test.each([
		{ text: ' https://api.example.com// \n', url: 'https://api.example.com' },
		{ text: 'https://api.example.com/v1/api/', url: 'https://api.example.com/v1/api' },
		{ text: 'HTTPS://API.Example.COM:443/V1', url: 'https://api.example.com/V1' },
		{ text: 'http://localhost:4010', url: 'http://localhost:4010' },
		{ text: 'http://127.1', url: 'http://127.0.0.1' },
		{ text: 'http://[::1]:80', url: 'http://[::1]' },
	])('"$text" → $url', ({ text, url }) => expect(parseBaseUrl(text)).toBe(url));

	test.each([
		{ text: '', says: /is empty: the variable or secret/ },
		{ text: 'api.example.com', says: /no scheme/ },
		{ text: 'https:api.example.com', says: /no scheme/ },
		{ text: '"https://api.example.com"', says: /no scheme/ },
		{ text: 'https://example.com:99999', says: /not a valid address/ },
		{ text: 'https://exa mple.com', says: /whitespace/ },
		{ text: 'https://example.com/\u0000', says: /control/ },
		{ text: 'https://user:hunter2@example.com', says: /user name or password/ },
		{ text: 'https://:hunter2@example.com', says: /user name or password/ },
		{ text: 'https://example.com?', says: /a query or a fragment/ },
		{ text: 'https://example.com#', says: /a query or a fragment/ },
		{ text: 'http://example.com', says: /plain http/ },
		{ text: 'http://127.0.0.1.example.com', says: /plain http/ },
		{ text: 'http://localhost.example.com', says: /plain http/ },
		{ text: 'http://0.0.0.0', says: /plain http/ },
		{ text: 'ftp://example.com', says: /scheme "ftp:/ },
	])('refused: "$text"', ({ text, says }) => {
		const { message, advice } = refusalOf(() => parseBaseUrl(text));
		expect(message).toMatch(says);
		expect(message).toContain('Input "base-url"');
		expect(message).not.toContain('hunter2');
		expect(advice).toContain('https://');
	});
});

describe('project, project-id', () => {
	const parse = (given: Readonly<Record<string, string>>) => parseProject((name) => given[name] ?? '');

	test.each([
		[{}, { project: '', projectId: '' }],
		[{ project: ' My shop \n' }, { project: 'My shop', projectId: '' }],
		[{ 'project-id': 'p1' }, { project: '', projectId: 'p1' }],
	])('%j', (given, parsed) => expect(parse(given)).toEqual(parsed));

	test.each([
		[{ project: 'a', 'project-id': 'b' }, /"project" cannot be combined with "project-id"/],
		...['a\nb', 'prüfung', 'x'.repeat(129)].map(
			(text) => [{ project: text }, /^Input "project" is not one short line of printable ASCII\.$/] as const,
		),
		[{ 'project-id': 'prüfung' }, /^Input "project-id" is not one short line of printable ASCII\.$/],
	])('refused: %j', (given, says) => expect(() => parse(given)).toThrow(says));
});
