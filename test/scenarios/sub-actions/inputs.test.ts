// Every bad input of a sub-action ends before the first request: exit 1, one error that names the input.
import { describe, expect, test } from '@jest/globals';
import { annotations } from '../deploy/deploying.ts';
import { API_KEY, callScenario, shownBy } from './calling.ts';
import { SUB_ACTIONS } from './sub-actions.ts';

type Row = [input: string, value: string, says?: RegExp];

const IDS = ['', ' ', '..', '.', 'a/b', 'a\\b', 'a b', 'a?b', 'a#b', 'a%2fb', 'ä', 'a\nb', 'x'.repeat(129)];
const id = (name: string) => IDS.map((value): Row => [name, value]);

/** Good ones: the response does not matter, only what goes out. */
const LONGEST = `-_${'x'.repeat(126)}`;
const UUID = '1B4E28BA-2fa1-11d2-883f-0016d3cca427';
const GOOD: Record<string, { with: Record<string, string>; path: string; body?: string }[]> = {
	'delete-api-key': [{ with: { 'key-id': LONGEST }, path: `/org/api_keys/${LONGEST}` }],
	'delete-deployments': [{ with: { 'deployment-id': LONGEST }, path: `/deployments/${LONGEST}` }],
	'invoke-action': [
		{
			with: { 'app-name': ' Läden & Co ', version: 'v 1/2', payload: '[1, "ä"]\n', timeout: '3600' },
			path: '/invocations',
			body: JSON.stringify({
				app_name: 'Läden & Co',
				action_name: 'action-1',
				version: 'v 1/2',
				payload: '[1, "ä"]',
				async: true,
				async_timeout_seconds: 3600,
			}),
		},
	],
	'list-replays': [{ with: { 'browser-id': LONGEST }, path: `/browsers/${LONGEST}/replays` }],
	'resize-terminal': [
		{
			with: { 'browser-id': LONGEST, 'process-id': UUID, rows: '1', cols: '65535' },
			path: `/browsers/${LONGEST}/process/${UUID}/resize`,
			body: '{"rows":1,"cols":65535}',
		},
	],
	'watch-files': [
		{
			with: { 'browser-id': LONGEST, 'watch-id': LONGEST, 'until-type': 'CREATE', timeout: '90.5' },
			path: `/browsers/${LONGEST}/fs/watch/${LONGEST}/events`,
		},
	],
};

const COMMON: Row[] = [
	['api-key', '', /fork.*skip this step/],
	['api-key', '   '],
	['api-key', 'seven77', /fewer than 8 characters/],
	['api-key', 'two words-of-key'],
	['api-key', 'first-line\nsecond-line'],
	['api-key', 'schlüssel-key'],
	['api-key', 'Bearer secretkey', /Bearer/],
	['base-url', ''],
	['base-url', 'http://example.com', /http/],
	['base-url', 'ftp://example.com'],
	['base-url', 'https://user:passw0rd@example.com'],
	['base-url', 'https://example.com/?a=b'],
	['base-url', 'https://example.com:99999'],
	['base-url', 'example.com', /scheme/],
	['project-id', 'a\nb', /newline/],
	['project-id', 'ä', /printable ASCII/],
	['project-id', 'x'.repeat(129), /128/],
];

const OWN: Record<string, Row[]> = {
	'delete-api-key': [
		...id('key-id'),
		['key-id', 'sk_test_0123456789abcdef', /is the key of "api-key" itself/],
		['missing-ok', 'yes', /true or false/],
	],
	'delete-deployments': [
		...['..', '.', 'a/b', 'a\\b', 'a?b', 'a#b', 'a%2fb', 'ä', 'x'.repeat(129), 'a,../b', ','].map(
			(value): Row => ['deployment-id', value, /ids as the service gave them/],
		),
		['deployment-id', Array.from({ length: 501 }, (_, at) => `a${at}`).join(), /501 ids/],
		['deployment-id', ' ', /either "deployment-id"/],
		['keep', '-1', /0 to 1000/],
		['keep', '1.5', /0 to 1000/],
		['allow-latest', 'yes', /true or false/],
		['closed-pull-requests', 'yes', /true or false/],
		['dry-run', '1', /true or false/],
	],
	'invoke-action': [
		...['app-name', 'action-name'].flatMap((name): Row[] => [
			[name, ''],
			[name, ' '],
			[name, 'a\nb', /one line/],
			[name, 'x'.repeat(1_001), /1000/],
		]),
		['version', 'a\u0001b', /one line/],
		...['{', 'text', "{'a': 1}", 'undefined', '{"passw0rd": 1'].map((value): Row => ['payload', value, /JSON text/]),
		...['0', '9', '3601', '-1', '10.5', '1e2', 'abc', '10m'].map((value): Row => ['timeout', value, /10 to 3600/]),
		['stream-logs', 'true', /auto, false/],
		['show-links', '1', /true or false/],
	],
	'list-replays': [...id('browser-id'), ['show-links', '1', /true or false/]],
	'resize-terminal': [
		...id('browser-id'),
		...['', '12', 'not-a-uuid', '../../x', `${'a'.repeat(8)}-1111-1111-1111-11111111111g`].map(
			(value): Row => ['process-id', value, /UUID/],
		),
		...['', '0', '-1', '24.5', '1e3', '70000', '65536', 'abc', '0x18', '+24', '2 4', '１２', '99999999999'].flatMap(
			(value): Row[] => [
				['rows', value, /1 to 65535/],
				['cols', value, /1 to 65535/],
			],
		),
	],
	'watch-files': [
		...id('browser-id'),
		...id('watch-id'),
		['until-type', 'create', /CREATE/],
		['until-type', 'MODIFY', /RENAME/],
		['until-path', 'downloads/*.pdf', /absolute/],
		['until-path', `/${'{a,b}'.repeat(7)}`, /too many choices/],
		['max-events', '-1', /0 to/],
		['max-events', '1.5'],
		['max-events', '1e3'],
		['fail-on-timeout', 'no', /true or false/],
		...['0', '-1', 'abc', '1e9', '10m', '1e3', '86401', 'Infinity'].map((value): Row => ['timeout', value, /86400/]),
	],
};

/** The outputs after a bad input; the other actions set none. */
const OUTPUTS: Record<string, Record<string, unknown>> = {
	'invoke-action': {
		'invocation-id': '',
		status: '',
		'status-reason': '',
		output: '',
		'output-file': '',
		conclusion: 'failure',
		'failure-kind': 'input',
		'error-code': '',
		'error-message': expect.stringMatching(/^Input "/),
		'error-details': '[]',
		replays: '[]',
	},
	'delete-deployments': { 'deleted-ids': '', count: '0' },
	'watch-files': { 'events-file': '', count: '0', matched: '' },
};

describe.each(SUB_ACTIONS)('$name', ({ name, operation, with: inputs, doing }) => {
	const scenario = callScenario(name);

	const rows = [...COMMON, ...(OWN[name] as Row[])].map(([input, value, says]) => ({
		input,
		value,
		says: says ?? /./,
	}));

	test.each(rows)('$input $value', async ({ input, value, says }) => {
		const finished = await scenario.run({ with: { ...inputs, [input]: value } });
		const errors = annotations(finished.stdout);
		expect(errors).toHaveLength(1);
		expect(errors[0]?.message).toContain(`"${input}"`);
		expect(errors[0]?.message).toMatch(/Accepted: /);
		expect(errors[0]?.message).toMatch(says);
		expect(errors[0]?.properties.title).toBe(`${doing}: an input is wrong`);
		expect(finished).toMatchObject({ code: 1, stderr: '' });
		expect(finished.outputs).toEqual(OUTPUTS[name] ?? {});
		expect(errors[0]?.message.startsWith(finished.outputs['error-message'] ?? '')).toBe(true);
		expect(finished.summary).toContain('an input is wrong');
		expect(scenario.emulator.requests).toEqual([]);
		const secret = /passw0rd|secretkey|words-of-key|second-line|schlüssel|sk_test_0123456789abcdef/;
		expect(shownBy(finished)).not.toMatch(secret);
	});

	test.each(GOOD[name] ?? [])('goes out: $path', async ({ with: good, path, body = '' }) => {
		scenario.emulator.faults.add({ operation, fault: { kind: 'answer', status: 403 } });
		const { url } = scenario.emulator;
		await scenario.run({
			with: { ...inputs, ...good, 'project-id': 'p-1', 'api-key': `${API_KEY}\n`, 'base-url': `${url}/` },
		});
		const [request] = scenario.emulator.requests;
		expect(request).toMatchObject({ path, operation });
		expect(request?.headers.authorization).toBe(`Bearer ${API_KEY}`);
		expect(request?.headers['x-kernel-project-id']).toBe('p-1');
		expect(request?.body.toString()).toBe(body);
	});
});
