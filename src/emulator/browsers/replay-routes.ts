import { forbidden, unauthorized } from '../http/errors.ts';
import { bytes, empty, json } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import type { Browsers } from './browsers.ts';

export type ReplayOperation = 'startReplay' | 'listReplays' | 'stopReplay' | 'downloadReplay' | 'viewReplay';

/** The first box of an MP4 file and no more: no browser draws anything here that could be recorded. */
const VIDEO = Buffer.from('\x00\x00\x00\x10ftypisom\x00\x00\x02\x00', 'latin1');

/** Replays of a session (API §4.4), and the page behind their signed links. */
export function replayRoutes(browsers: Browsers): Route<ReplayOperation>[] {
	return [
		{
			operation: 'startReplay',
			method: 'POST',
			path: '/browsers/:id/replays',
			handle: ({ params, baseUrl }) => json(201, browsers.get(params.id).replays.start(baseUrl)),
		},
		{
			operation: 'listReplays',
			method: 'GET',
			path: '/browsers/:id/replays',
			handle: ({ params, baseUrl }) => json(200, browsers.get(params.id).replays.list(baseUrl)),
		},
		{
			operation: 'stopReplay',
			method: 'POST',
			path: '/browsers/:id/replays/:replay/stop',
			handle: ({ params }) => {
				browsers.get(params.id).replays.stop(params.replay ?? '');
				return empty(200);
			},
		},
		{
			operation: 'downloadReplay',
			method: 'GET',
			path: '/browsers/:id/replays/:replay',
			handle: ({ params }) => {
				browsers.get(params.id).replays.find(params.replay ?? '');
				return bytes(200, 'video/mp4', VIDEO);
			},
		},
		{
			operation: 'viewReplay',
			method: 'GET',
			path: '/browser/replays',
			open: true,
			handle: ({ query }) => {
				const claims = browsers.signer.verify(query.get('jwt') ?? '', Date.now());
				if (!claims) throw unauthorized('the link is not valid, or not any more');
				if (claims.sub !== query.get('replay_id')) throw forbidden('the link is for another replay');
				const { started_at: start } = browsers.get(claims.sid).replays.find(claims.sub);
				return bytes(200, 'text/html', Buffer.from(`<!doctype html><title>Replay</title><p>Started at ${start}.`));
			},
		},
	];
}
