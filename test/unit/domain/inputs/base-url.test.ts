// The address of the service: https, or http on this machine alone.
import { expect, test } from '@jest/globals';
import { parseBaseUrl } from '../../../../src/domain/inputs/base-url.ts';
import { refusalOf } from '../../../support/action-runner/raw-inputs.ts';

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
