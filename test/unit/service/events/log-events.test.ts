// The stream of a deployment's events, connection by connection.
import { expect, test } from '@jest/globals';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { followLog } from '../../../../src/service/events/log-events.ts';
import { response, serving } from '../../../support/service-server/serving.ts';

const { serve, connect, notes } = serving();
const HEAD = 'HTTP/1.1 200 X\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n';
const at = (second: number) => `2025-01-01T00:00:0${second}+00:00`;
const log = (second: number, message: string) => ({ event: 'log', timestamp: at(second), message });
const QUEUED = { event: 'deployment_state', timestamp: at(1), deployment: { status: 'queued' } };
const frames = (...events: object[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');

/** Follows a server that says this, connection by connection, the last of it for ever; until the line `end`. */
async function follow(connections: readonly string[]) {
	const asked: string[] = [];
	const lines: string[] = [];
	const troubles: string[] = [];
	const url = await serve((socket, arrived, number) => {
		asked.push((arrived().split(' ')[1] as string).replace('/deployments/d/events', ''));
		socket.end(connections[Math.min(number, connections.length) - 1] as string);
	});
	const debug = (line: string) => void (line.startsWith('GET ') || troubles.push(line)); // a line of each try
	const thrown: unknown = await followLog(connect(url, { debug }), 'deployment', 'd', {
		signal: new AbortController().signal,
		leftMs: () => 60_000,
		take(event) {
			lines.push(event.kind === 'log' ? event.line : event.kind);
			return event.kind === 'log' && event.line === 'end';
		},
	}).then(
		() => undefined,
		(error: unknown) => error,
	);
	expect(notes).toEqual([]); // nothing in the log of the step
	return { asked, lines, troubles, thrown };
}

const SINCE = (second: number) => `?since=${encodeURIComponent(at(second))}`;

test('goes on after each end since the last event, and tells no event twice', async () => {
	const { asked, lines, thrown, troubles } = await follow([
		HEAD + frames(QUEUED, log(1, 'a')),
		HEAD + frames(QUEUED, log(1, 'a'), log(2, 'b'), log(3, 'c')),
		response(503),
		HEAD + frames(log(3, 'c'), log(3, 'end')),
	]);
	expect(thrown).toBeUndefined();
	expect(lines).toEqual(['state', 'a', 'b', 'c', 'end']);
	expect(asked).toEqual(['', SINCE(1), SINCE(3), SINCE(3)]);
	expect(troubles).toHaveLength(3);
	expect(troubles.join()).not.toContain('missed');
});

test.each([
	['nothing', ''],
	['the same again', frames(log(1, 'a'))],
	['heartbeats', frames({ event: 'sse_heartbeat', timestamp: at(1) })],
	['what is not understood', 'data: x\n\n'.repeat(100)],
	['states alone', frames(QUEUED)],
])('brought %s: five connections in a row, and no more', async (_, body) => {
	const { asked, thrown, troubles } = await follow([HEAD + body]);
	expect(thrown).toBeInstanceOf(StepFailure);
	expect([5, 6]).toContain(asked.length);
	expect(troubles.length).toBeLessThanOrEqual(6);
});

test.each([404, 501])('%i: asked once', async (status) => {
	const { asked, thrown, troubles } = await follow([response(status)]);
	expect(thrown).toBeInstanceOf(StepFailure);
	expect([asked, troubles]).toEqual([[''], []]);
});

test('a time that is none never gets into an address', async () => {
	const hostile = { event: 'log', timestamp: '2025-01-01T00:00:00Z&x=/../../keys', message: 'a' };
	const { asked, lines } = await follow([HEAD + frames(hostile), HEAD + frames(log(1, 'end'))]);
	expect(asked).toEqual(['', '']);
	expect(lines).toEqual(['end']);
});
