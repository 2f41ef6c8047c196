// The address of the service: https, or http on this machine alone.
import { expect, test } from '@jest/globals';
import { parseBaseUrl } from '../../../../src/domain/inputs/base-url.ts';

test.each([
	{ text: 'https://api.example.com', url: 'https://api.example.com' },
	{ text: 'https://api.example.com/', url: 'https://api.example.com' },
	{ text: ' https://api.example.com// \n', url: 'https://api.example.com' },
	{ text: 'https://api.example.com/v1/api/', url: 'https://api.example.com/v1/api' },
	{ text: 'HTTPS://API.Example.COM:443/V1', url: 'https://api.example.com/V1' },
	{ text: 'https://[2001:db8::1]/x', url: 'https://[2001:db8::1]/x' },
	{ text: 'https://müller.example', url: 'https://xn--mller-kva.example' },
	{ text: 'http://localhost:4010', url: 'http://localhost:4010' },
	{ text: 'http://127.1', url: 'http://127.0.0.1' },
	{ text: 'http://[::1]:80', url: 'http://[::1]' },
])('"$text" → $url', ({ text, url }) => expect(parseBaseUrl(text)).toBe(url));

test.each([
	{ text: '', says: /is empty: the variable or secret/ },
	{ text: 'api.example.com', says: /no scheme/ },
	{ text: 'https:api.example.com', says: /no scheme/ },
	{ text: '"https://api.example.com"', says: /no scheme/ },
	{ text: 'https://', says: /not a valid address/ },
	{ text: 'https://example.com:99999', says: /not a valid address/ },
	{ text: 'https://exa mple.com', says: /whitespace/ },
	{ text: 'https://example.com/a\nb', says: /whitespace/ },
	{ text: 'https://example.com/\u0000', says: /control/ },
	{ text: 'https://user:hunter2@example.com', says: /user name or password/ },
	{ text: 'https://:hunter2@example.com', says: /user name or password/ },
	{ text: 'https://example.com?', says: /a query or a fragment/ },
	{ text: 'https://example.com#', says: /a query or a fragment/ },
	{ text: 'http://example.com', says: /plain http/ },
	{ text: 'http://127.0.0.1.example.com', says: /plain http/ },
	{ text: 'http://localhost.example.com', says: /plain http/ },
	{ text: 'http://10.0.0.1', says: /plain http/ },
	{ text: 'http://0.0.0.0', says: /plain http/ },
	{ text: 'ftp://example.com', says: /scheme "ftp:/ },
	{ text: 'file:///etc/passwd', says: /scheme "file:/ },
])('refused: "$text"', ({ text, says }) => {
	expect(() => parseBaseUrl(text)).toThrow(says);
	expect(() => parseBaseUrl(text)).toThrow('Input "base-url"');
	expect(() => parseBaseUrl(text)).toThrow(expect.objectContaining({ advice: expect.stringContaining('https://') }));
	expect(() => parseBaseUrl(text)).not.toThrow('hunter2');
});
