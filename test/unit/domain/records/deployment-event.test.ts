// Events of a deployment, as services of the same kind send them.
import { expect, test } from '@jest/globals';
import { parseDeploymentEvent } from '../../../../src/domain/records/deployment-event.ts';

const T = '2025-01-01T00:00:00.000Z';

const LONG_TIME = '2025-01-01t00:00:00.123456789+05:30';
const names = (app_name: unknown, actions: unknown) => ({ event: 'app_version_summary', app_name, actions });
const app = (name: string, ...actions: string[]) => ({ kind: 'app', app: { name, actions } });
const error = (texts: object) => ({ event: 'error', timestamp: T, error: texts });
const line = (text: string, timestamp = T) => ({ kind: 'log', timestamp, line: text });
const running = { id: 'd', status: 'running' };
test.each<[data: object, event: object]>([
	[{ event: 'log', timestamp: T, message: '' }, line('')],
	[{ event: 'log', timestamp: LONG_TIME, message: 'a\nb' }, line('a\nb', LONG_TIME)],
	[error({ code: 'build_failed', message: 'no disk' }), line('build_failed: no disk')],
	[error({ message: 'no' }), line('no')],
	[
		{ event: 'deployment_state', timestamp: T, deployment: running },
		{ kind: 'state', timestamp: T, status: 'running' },
	],
	[names('a', [{ name: 'b' }, 'c', {}, 7, '']), app('a', 'b', 'c')],
	[names('a', 7), app('a')],
	[names('', []), { kind: 'other' }],
	[names(7, []), { kind: 'other' }],
	[{ event: 'sse_heartbeat', timestamp: T }, { kind: 'other' }],
])('%j', (data, event) => {
	expect(parseDeploymentEvent(JSON.stringify(data))).toEqual({ ok: true, record: event });
});

const log = (more: object) => JSON.stringify({ event: 'log', timestamp: T, message: 'secret words', ...more });
test.each([
	// A flood of such texts must not be parsed: each error of the parser takes time.
	...['', 'secret words', '<html>secret words', '[]', '{"secret words'].map((data) => ({
		data,
		why: 'its data is not a JSON object',
	})),
	{ data: log({ message: 7 }), why: 'no "message"' },
	{ data: log({ message: undefined }), why: 'no "message"' },
	...[undefined, null, 7, '', 'now', '5m', '2025-01-01', '2025-13-01T00:00:00Z', `${T}&a=b`].map((timestamp) => ({
		data: log({ timestamp }),
		why: 'its "timestamp" is not valid',
	})),
	{ data: log({ event: 'error' }), why: 'no "message"' },
	{ data: log({ event: 'error', error: 'secret words' }), why: 'no "message"' },
	{ data: log({ event: 'deployment_state' }), why: 'no "status"' },
	{ data: log({ event: 'deployment_state', deployment: { status: null } }), why: 'no "status"' },
])('$data is none', ({ data, why }) => {
	const parsed = parseDeploymentEvent(data);
	expect(parsed).toEqual({ ok: false, why: expect.stringContaining(why) });
	expect(JSON.stringify(parsed)).not.toContain('secret words');
});

test('an invocation has no app of its own', () => {
	const data = JSON.stringify({ event: 'app_version_summary', app_name: 'a', actions: [] });
	expect(parseDeploymentEvent(data, 'invocation')).toEqual({ ok: true, record: { kind: 'other' } });
});
