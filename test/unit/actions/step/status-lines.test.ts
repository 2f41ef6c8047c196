// What the log tells of a status: each transition once, and one warning for what nobody knows.
import { expect, test } from '@jest/globals';
import {
	describeReason,
	StatusLines,
	statusAtCancel,
	statusAtTimeout,
} from '../../../../src/actions/step/status-lines.ts';

type Status = readonly [status: string, reason?: string];

/** @returns the lines of the log after these statuses, each a second later; warnings begin with "!". */
function told(...statuses: readonly Status[]): string[] {
	const lines: string[] = [];
	let now = 0;
	const info = (text: string) => void lines.push(text);
	const log = { info, warning: (text: string) => info(`! ${text}`) };
	const status = new StatusLines((one) => one.startsWith('new'), { log, elapsed: () => now });
	for (const [one, statusReason = ''] of statuses) {
		now += 1_000;
		status.note({ status: one, statusReason });
	}
	status.heartbeat();
	return lines;
}

const UNKNOWN = '! The service reports an unknown status, "new1". The step keeps waiting until "timeout".';
const [QUEUED, PULLING] = [['queued'], ['running', 'pulling\n  an image']] as const;
const TRANSITIONS = ['queued after 1.0 s', 'queued → running after 4.0 s: pulling', 'Still running after 4.0 s'];
test.each<[what: string, statuses: readonly Status[], lines: string[]]>([
	['each transition once, with the line that names the cause', [QUEUED, QUEUED, ['', 'nothing'], PULLING], TRANSITIONS],
	['no status', [['']], ['Still waiting for a status after 1.0 s']],
	[
		'of unknown ones the first alone is a warning',
		[['new1'], ['new2']],
		['new1 after 1.0 s', UNKNOWN, 'new1 → new2 after 2.0 s', 'Still new2 after 2.0 s'],
	],
])('%s', (_, statuses, lines) => expect(told(...statuses)).toEqual(lines));

const PYTHON =
	'Traceback (most recent call last):\n  File "/app/main.py", line 7, in <module>\n    a()\nKeyError: \'DATABASE_URL\'\n';
const NODE =
	"file:///app/app.ts:12\n\tthrow new Error('x');\n\t      ^\n\nTypeError [ERR_X]: no database\n    at file:///app/app.ts:12:3\n\nNode.js v24.0.0";
test.each([
	['', 'The service gave no reason.'],
	['no database', 'Reason: no database.'],
	['no database...\n', 'Reason: no database.'],
	[PYTHON, "Reason: KeyError: 'DATABASE_URL'."],
	[NODE, 'Reason: TypeError [ERR_X]: no database.'],
	['\nnpm error code ERESOLVE\nnpm error could not resolve', 'Reason: npm error code ERESOLVE.'],
])('the reason "%s"', (reason, says) => expect(describeReason(reason)).toBe(says));

test('a status that no poll could read since is not said to be the present one', () => {
	const since = 'the service responded with 503: the body is empty';
	expect(statusAtTimeout('queued', undefined, '5 min')).toBe('is still "queued" after 5 min ("timeout")');
	expect(statusAtTimeout('', since, '5 min')).toBe(
		`was last seen as "unknown"; its status could not be read again before "timeout" (5 min) ended: ${since}`,
	);
	expect(statusAtCancel('queued', undefined)).toBe('was "queued"');
	expect(statusAtCancel('queued', since)).toBe(`was last seen as "queued" (since then: ${since})`);
});
