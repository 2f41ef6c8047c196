import { forbidden, unauthorized } from '../http/errors.ts';
import { bytes, empty, json } from '../http/response.ts';
import { on } from '../http/router.ts';
import type { Browsers } from './browsers.ts';
import { replayOf } from './replays.ts';

/** Replays of a session (API §4.4), and the page behind their signed links. */
export const replayRoutes = (browsers: Browsers) => [
	on('startReplay', 'POST /browsers/:id/replays', ({ id, projectId, baseUrl }) =>
		json(201, browsers.get(id, projectId).replays.start(baseUrl)),
	),
	on('listReplays', 'GET /browsers/:id/replays', ({ id, projectId, baseUrl }) =>
		json(200, browsers.get(id, projectId).replays.list(baseUrl)),
	),
	on('stopReplay', 'POST /browsers/:id/replays/:replay/stop', ({ id, part, projectId }) => {
		browsers.get(id, projectId).replays.stop(part);
		return empty(200);
	}),
	on(
		'viewReplay',
		'GET /browser/replays',
		({ query }) => {
			const replay = replayOf(query.get('jwt') ?? '');
			if (replay === undefined) throw unauthorized('the link is not valid, or not any more');
			if (replay !== query.get('replay_id')) throw forbidden('the link is for another replay');
			return bytes(200, 'text/html', Buffer.from('<!doctype html><title>Replay</title><p>No picture was recorded.'));
		},
		{ open: true },
	),
];
