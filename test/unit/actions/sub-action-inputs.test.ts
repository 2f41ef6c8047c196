// Every bad input of a sub-action: one error that names the input and what is accepted, and never shows a secret.
import { describe, expect, test } from '@jest/globals';
import { parseDeleteApiKeyInputs } from '../../../src/actions/delete-api-key/main.ts';
import { parseDeleteDeploymentsInputs } from '../../../src/actions/delete-deployments/inputs.ts';
import { parseEmulatorInputs } from '../../../src/actions/emulator/main.ts';
import { parseInvokeInputs } from '../../../src/actions/invoke-action/inputs.ts';
import { parseListReplaysInputs } from '../../../src/actions/list-replays/main.ts';
import { parseResizeTerminalInputs } from '../../../src/actions/resize-terminal/main.ts';
import { parseWatchFilesInputs } from '../../../src/actions/watch-files/inputs.ts';
import type { RawInputs } from '../../../src/domain/inputs/parsers.ts';
import { SUB_ACTIONS } from '../../scenarios/sub-actions/sub-actions.ts';
import { refusalOf } from '../../support/action-runner/raw-inputs.ts';

type Row = [input: string, value: string, says?: RegExp, others?: Readonly<Record<string, string>>];

/** What else is no id: test/unit/domain/inputs/ids.test.ts; keys, addresses and projects have their tables there, too. */
const id = (name: string): Row[] => ['', '..'].map((value) => [name, value]);

/** Ways to name what is deleted that say too little, or two things. */
const APP = { 'deployment-id': '', 'app-name': 'a' };
const PREFIX = { ...APP, 'version-prefix': 'pr-' };
const REFUSED_TOGETHER: Row[] = [
	['deployment-id', 'a', /combined/, { 'app-name': 'a', version: 'v1' }],
	['version', ' ', /empty/, APP],
	['version', ' Latest ', /allow-latest/, APP],
	['version', 'v1', /combined/, { ...APP, keep: '1' }],
	['app-name', '', /missing/, { 'deployment-id': '', version: 'v1' }],
	['app-name', '', /missing, and "deployment-id" is empty/, { 'deployment-id': ' \n' }],
	['version-prefix', '', /empty/, { ...APP, keep: '1' }],
	['keep', '0', /either it or/, PREFIX],
	['keep', '1', /either it or/, { ...PREFIX, 'closed-pull-requests': 'true' }],
];

const OWN: Record<string, Row[]> = {
	'delete-api-key': [
		...id('key-id'),
		['key-id', 'sk_test_0123456789abcdef', /is the same as "api-key"/],
		['missing-ok', 'yes', /true or false/],
	],
	'delete-deployments': [
		...['..', 'a,../b', ','].map((value): Row => ['deployment-id', value, /ids as the service gave them/]),
		['deployment-id', Array.from({ length: 501 }, (_, at) => `a${at}`).join(), /501 ids/],
		['keep', '-1', /0 to 1000/],
		['keep', '1.5', /0 to 1000/],
		['allow-latest', 'yes', /true or false/],
		['closed-pull-requests', 'yes', /true or false/],
		['dry-run', '1', /true or false/],
		...REFUSED_TOGETHER,
	],
	emulator: [
		...['65536', '-1', 'any'].map((value): Row => ['port', value, /0 to 65535/]),
		['faults', '{', /is not valid JSON.*one rule as JSON/],
		['faults', '1', /is not a rule.*one rule as JSON/],
	],
	'invoke-action': [
		...['app-name', 'action-name'].flatMap((name): Row[] => [
			[name, ' '],
			[name, 'a\nb', /one line/],
			[name, 'x'.repeat(1_001), /1000/],
		]),
		['version', 'a\u0001b', /one line/],
		...['{', 'text', "{'a': 1}", 'undefined', '{"passw0rd": 1'].map((value): Row => ['payload', value, /JSON text/]),
		...['9', '3601', '10.5'].map((value): Row => ['timeout', value, /10 to 3600/]),
		['stream-logs', 'true', /auto, false/],
		['show-links', '1', /true or false/],
	],
	'list-replays': [...id('browser-id'), ['show-links', '1', /true or false/]],
	'resize-terminal': [
		...id('browser-id'),
		['process-id', '', /UUID/],
		...['', '0', '24.5', '1e3', '65536', 'abc', '+24', '１２'].map((value): Row => ['rows', value, /1 to 65535/]),
		['cols', '70000', /1 to 65535/],
	],
	'watch-files': [
		...id('browser-id'),
		...id('watch-id'),
		['until-type', 'create', /CREATE/],
		['until-type', 'MODIFY', /RENAME/],
		['until-path', 'downloads/*.pdf', /absolute/],
		['until-path', `/${'{a,b}'.repeat(7)}`, /too many choices/],
		['max-events', '-1', /0 to/],
		['fail-on-timeout', 'no', /true or false/],
		...['0', '-1', 'abc', '1e9', '10m', '1e3', '86401', 'Infinity'].map((value): Row => ['timeout', value, /86400/]),
	],
};

const PARSERS: Record<string, (raw: RawInputs) => unknown> = {
	'delete-api-key': parseDeleteApiKeyInputs,
	'delete-deployments': parseDeleteDeploymentsInputs,
	emulator: parseEmulatorInputs,
	'invoke-action': parseInvokeInputs,
	'list-replays': parseListReplaysInputs,
	'resize-terminal': parseResizeTerminalInputs,
	'watch-files': parseWatchFilesInputs,
};

describe.each(Object.entries(PARSERS))('%s', (name, parse) => {
	const rows = (OWN[name] as Row[]).map(([input, value, says = /./, others = {}]) => ({ input, value, says, others }));

	test.each(rows)('$input $value', ({ input, value, says, others }) => {
		const given: Record<string, string> = {
			'api-key': 'sk_test_0123456789abcdef',
			'base-url': 'https://example.com',
			...SUB_ACTIONS.find((one) => one.name === name)?.with,
			...others,
			[input]: value,
		};
		const { message, advice } = refusalOf(() => parse((one) => given[one] ?? ''));
		expect(message).toContain(`"${input}"`);
		expect(`${message} ${advice}`).toMatch(says);
		expect(advice).toMatch(/Set it to /);
		expect(`${message} ${advice}`).not.toMatch(/passw0rd|sk_test_0123456789abcdef/);
	});
});

test('an invocation keeps the blanks of its version, and loses those around its names and its payload', () => {
	const texts = { 'app-name': ' Läden & Co ', 'action-name': 'buy\n', version: ' v 1/2', payload: '[1, "ä"]\n' };
	const given = new Map(Object.entries(texts));
	const names = { app: 'Läden & Co', action: 'buy', version: ' v 1/2', payload: '[1, "ä"]' };
	expect(parseInvokeInputs((name) => given.get(name) ?? '')).toMatchObject(names);
});
