// What a cancelled or timed-out job says: how far it came decides whether a second try may deploy twice. What to do about a
// file that the app lacks.
import { expect, test } from '@jest/globals';
import { adviceIfLeftOut, failureOf } from '../../../../src/actions/deploy/failures.ts';
import { startReport } from '../../../../src/actions/deploy/report/report.ts';
import { Interrupted } from '../../../../src/domain/failures/interruption.ts';
import { deployInputs, deploymentRecord } from '../../../support/action-runner/raw-inputs.ts';

/** The failure at a moment: before a request, once it may have been sent, or while its deployment has this status. */
function failed(thrown: unknown, moment: 'before' | 'sent' | { readonly status: string }) {
	const report = { ...startReport(deployInputs({ timeout: '90' })), isSent: moment !== 'before' };
	if (typeof moment === 'string') return failureOf(thrown, report);
	return failureOf(thrown, { ...report, record: deploymentRecord(moment) });
}
const cancelledAfter = (sent: 'part' | 'all') => new Interrupted('cancel', { maybeDone: sent === 'all' });
const QUEUED = { status: 'queued' };

const EARLY = /before the whole request was sent\. Nothing was done: you can run the job again/;
const SENT = /after the request was sent.*may exist\. Look for it .*GET \/deployments.*deploy twice/;
const WAITING = /while deployment dep_1 was "queued"\. It was not stopped and may still start\. Check the deployment/;
const UNREAD = /dep_1 was last seen as "queued" \(since then: a 503\)\. It was not stopped and may still be running\./;
test.each([
	['before anything was sent', new Interrupted('cancel'), 'before', EARLY],
	['while it looks for an earlier deployment', cancelledAfter('all'), 'before', EARLY],
	['in mid-upload', cancelledAfter('part'), 'before', EARLY],
	['between two tries', new Interrupted('cancel'), 'sent', EARLY],
	['after everything was sent', cancelledAfter('all'), 'sent', SENT],
	['while waiting, in a pause', new Interrupted('cancel'), QUEUED, WAITING],
	['while waiting, in a poll', cancelledAfter('all'), QUEUED, WAITING],
	['while nothing could be read', new Interrupted('cancel', { maybeDone: true, lastProblem: 'a 503' }), QUEUED, UNREAD],
] as const)('cancelled %s', (_, thrown, moment, says) => {
	const failure = failed(thrown, moment);
	expect(failure).toMatchObject({ kind: 'cancelled', retryable: says === EARLY });
	expect(`${failure.message} ${failure.advice}`).toMatch(says);
});

const LATE = new Interrupted('deadline', { maybeDone: true });
const SINCE = new Interrupted('deadline', { maybeDone: true, lastProblem: 'a 503' });
const SEEN =
	'was last seen as "queued"; its status could not be read again before "timeout" (1 min 30 s) ended: a 503.';
test.each([
	{ status: 'queued', thrown: new Interrupted('deadline'), says: 'is still "queued" after 1 min 30 s ("timeout").' },
	{ status: '', thrown: LATE, says: 'is still "unknown" after 1 min 30 s' },
	{ status: 'queued', thrown: SINCE, says: SEEN },
])('the time is over: $says', ({ status, thrown, says }) => {
	expect(failed(thrown, { status })).toMatchObject({
		kind: 'timeout',
		message: expect.stringContaining(`Deployment dep_1 ${says}`),
		advice: expect.stringContaining('raise "timeout"'),
		retryable: false,
	});
});

test.each([
	{ name: 'the time is over once it was sent', thrown: new Interrupted('deadline'), moment: 'sent', kind: 'ambiguous' },
	{ name: 'the time is over before', thrown: new Interrupted('deadline'), moment: 'before', kind: 'package' },
	{
		name: 'an abort for another reason',
		thrown: new DOMException('', 'AbortError'),
		moment: 'sent',
		kind: 'ambiguous',
	},
	{ name: "a stranger's error while waiting", thrown: new RangeError(), moment: QUEUED, kind: 'ambiguous' },
	{ name: 'nothing at all', thrown: undefined, moment: QUEUED, kind: 'ambiguous' },
] as const)('a bug of ours: $name', ({ thrown, moment, kind }) => {
	const name = thrown === undefined ? 'undefined' : thrown.name;
	expect(failed(thrown, moment)).toMatchObject({ kind, message: expect.stringContaining(name) });
});

const DIST = 'The package lacks "dist/" (.gitignore line 1: dist/). Include it with this line in "exclude": !dist/';
const DATA = 'The package lacks "data/a.csv" (exclude: *.csv). Include it with this line in "exclude": !data/a.csv';
const SUM = 'The package lacks "tools/sum.py" (exclude: sum.py). Include it with this line in "exclude": !tools/sum.py';
const ROUTE =
	'The package lacks "routes/[id].js" (exclude: routes). Include it with this line in "exclude": !routes/\\[id\\].js';
test.each([
	["Error: Cannot find module '/app/dist/g.js' imported from /app/src/app.ts", DIST],
	["ENOENT: no such file or directory, open 'dist/g.json'", DIST],
	["FileNotFoundError: [Errno 2] No such file or directory: '/srv/x/data/a.csv'", DATA],
	["Cannot find module '/app/node_modules/x/dist/g.js'", undefined], // another's
	["Cannot find module '/app/mydist/g.js'", undefined],
	["ENOENT: no such file or directory, open '/app/data/a.csv.bak'", undefined],
	["Cannot find module '/app/routes/[id].js'", ROUTE],
	["ENOENT: no such file or directory, open '/app/.env'", undefined], // warned of before
	["ModuleNotFoundError: No module named 'dist'", DIST],
	["ModuleNotFoundError: No module named 'dist.util'", DIST],
	["ModuleNotFoundError: No module named 'distx'", undefined],
	["ModuleNotFoundError: No module named 'tools.sum'", SUM],
	["ModuleNotFoundError: No module named 'tools.sum.x'", undefined], // then tools.sum is there
	['up in /app/dist/', undefined],
])('the app lacks what was left out: %s', (line, advice) => {
	const left = (rule: string, path: string, secret = false) => ({ rule, examples: [path], count: 1, secret });
	const leftOut = [
		left('looks like a secret: .env*', '.env', true),
		left('built-in: node_modules', 'node_modules/'),
		left('.gitignore line 1: dist/', 'dist/'),
		left('exclude: *.csv', 'data/a.csv'),
		left('exclude: routes', 'routes/[id].js'),
		left('exclude: sum.py', 'tools/sum.py'),
	];
	expect(adviceIfLeftOut(['up', line], leftOut)).toBe(advice);
});
