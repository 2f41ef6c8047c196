// A bug of who takes an event is no fault of the network: the stream is not opened again. Other bugs: request.test.ts.
import { expect, test } from '@jest/globals';
import { followEvents } from '../../../src/service/events/event-stream.ts';
import { serving } from '../../support/service-server/serving.ts';

const { serve, connect } = serving();
test('by who takes an event: the stream is not opened again', async () => {
	let connections = 0;
	const url = await serve((socket) => {
		connections++;
		socket.end('HTTP/1.1 200 X\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\ndata: x\n\n');
	});
	const following = followEvents(connect(url), {
		what: { doing: 'Following', request: 'GET /x', ifAmbiguous: '' },
		path: () => '/x',
		signal: new AbortController().signal,
		leftMs: () => 60_000,
		opened() {},
		take() {
			throw new TypeError('no such thing');
		},
	});
	await expect(following).rejects.toMatchObject({ name: 'StepFailure', kind: 'ambiguous', retryable: false });
	expect(connections).toBe(1);
});
