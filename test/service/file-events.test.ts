// What the end of the time means for a watch: it depends on whether there was a connection by then.
import { expect, test } from '@jest/globals';
import { StepFailure } from '../../src/domain/failures/failure.ts';
import { Interrupted } from '../../src/domain/failures/interruption.ts';
import { followFileEvents } from '../../src/service/file-events.ts';
import { fakeClock } from '../action-runner/fake-clock.ts';
import { response, serving } from '../service-server/serving.ts';

const { serve, connect } = serving();
const HEAD = 'HTTP/1.1 200 X\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n';
const EVENT = 'data: {"type":"CREATE","path":"/a"}\n\n';

/** Follows a server that does this, connection by connection, the last of it for ever. The time is over in a pause. */
async function follow(connections: readonly (string | 'reset')[]): Promise<unknown> {
	const clock = fakeClock();
	const url = await serve((socket, _, number) => {
		const what = connections[Math.min(number, connections.length) - 1] as string;
		if (what === 'reset') socket.resetAndDestroy();
		else socket.end(what);
	});
	const ms = 1_500;
	return followFileEvents(
		{ ...connect(url), clock },
		{
			browserId: 'b',
			watchId: 'w',
			signal: clock.deadline(ms),
			leftMs: () => ms - clock.now(),
			opened() {},
			malformed() {},
			take: () => false,
		},
	).catch((thrown: unknown) => thrown);
}

test.each<[what: string, connections: readonly string[], kind: string, says: RegExp]>([
	['resets', ['reset'], 'network', /the connection was reset .*, at the last of 3 tries\. Then the time was over/],
	['503s', [response(503)], 'rejected', /responded with 503.*, at the last of 3 tries\. Then the time was over/],
	['an event, then resets', [HEAD + EVENT, 'reset'], 'network', /connection was reset .*Then the time was over/],
	['a reset, then a 503', ['reset', response(503)], 'rejected', /responded with 503.*Then the time was over/],
])('%s to the end: no connection', async (_, connections, kind, says) => {
	const thrown = await follow(connections);
	expect(thrown).toBeInstanceOf(StepFailure);
	expect(thrown).toMatchObject({ kind, message: expect.stringMatching(says), retryable: true });
});

test.each<[what: string, connections: readonly string[]]>([
	['streams that end', [HEAD + EVENT]],
	['resets, then a stream that ends', ['reset', 'reset', HEAD + EVENT]],
])('%s: the time is over, and nothing more', async (_, connections) => {
	expect(await follow(connections)).toBeInstanceOf(Interrupted);
});
