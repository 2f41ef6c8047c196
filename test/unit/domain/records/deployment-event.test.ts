// Events of a deployment, as services of the same kind send them.
import { expect, test } from '@jest/globals';
import { parseDeploymentEvent } from '../../../../src/domain/records/deployment-event.ts';

const T = '2025-01-01T00:00:00.000Z';

test.each([
	{ data: { event: 'log', timestamp: T, message: 'up' }, event: { kind: 'log', timestamp: T, line: 'up' } },
	{ data: { event: 'log', timestamp: T, message: '' }, event: { kind: 'log', timestamp: T, line: '' } },
	{
		data: { event: 'log', timestamp: '2025-01-01t00:00:00.123456789+05:30', message: 'a\nb', more: 1 },
		event: { kind: 'log', timestamp: '2025-01-01t00:00:00.123456789+05:30', line: 'a\nb' },
	},
	{
		data: { event: 'error', timestamp: T, error: { code: 'build_failed', message: 'no disk' } },
		event: { kind: 'log', timestamp: T, line: 'build_failed: no disk' },
	},
	{
		data: { event: 'error', timestamp: T, error: { message: 'no disk' } },
		event: { kind: 'log', timestamp: T, line: 'no disk' },
	},
	{
		data: { event: 'deployment_state', timestamp: T, deployment: { id: 'd', status: 'running' } },
		event: { kind: 'state', timestamp: T, status: 'running' },
	},
	{ data: { event: 'sse_heartbeat', timestamp: T }, event: { kind: 'other' } },
	{
		data: { event: 'app_version_summary', app_name: 'a', actions: [] },
		event: { kind: 'app', app: { name: 'a', actions: [] } },
	},
	{
		data: { event: 'app_version_summary', timestamp: T, app_name: 'a', actions: [{ name: 'b' }, 'c', {}, 7, ''] },
		event: { kind: 'app', app: { name: 'a', actions: ['b', 'c'] } },
	},
	{
		data: { event: 'app_version_summary', app_name: 'a', actions: 7 },
		event: { kind: 'app', app: { name: 'a', actions: [] } },
	},
	{ data: { event: 'app_version_summary', app_name: '', actions: [] }, event: { kind: 'other' } },
	{ data: { event: 'app_version_summary', app_name: 7 }, event: { kind: 'other' } },
	{ data: { event: 'never heard of' }, event: { kind: 'other' } },
	{ data: {}, event: { kind: 'other' } },
])('$data', ({ data, event }) => {
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
	...[undefined, null, 7, '', 'now', '5m', '2025-01-01', '2025-13-01T00:00:00Z', `${T}&a=b`, `${T}\n`].map(
		(timestamp) => ({
			data: log({ timestamp }),
			why: 'its "timestamp" is not valid',
		}),
	),
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
