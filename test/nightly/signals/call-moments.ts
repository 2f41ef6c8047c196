// The moments of the sub-actions at which a signal may come. The resources that they name do not have to exist.

import type { Operation } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import { EVENT_STREAM, frame } from '../../scenarios/deploy/raw-stream.ts';
import { openBrowser } from '../../scenarios/sub-actions/calling.ts';
import { SUB_ACTIONS, type SubAction } from '../../scenarios/sub-actions/sub-actions.ts';
import { after, logged, type Moment, responded, stalled, type Way } from './moment.ts';

const NO_ROUTE = '{"code":"not_found","message":"There is no such route"}';
const later = { headers: { 'retry-after': '30' } };

/** What no event of these moments is. */
const NEVER: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'watch-files': { 'until-path': '/never' } };

function calling(action: string, name: string, way: (operation: Operation) => Way, more: Partial<Moment> = {}): Moment {
	const { operation, with: inputs } = SUB_ACTIONS.find((one) => one.name === action) as SubAction;
	return { name: `${action}: ${name}`, action, with: { ...inputs, ...NEVER[action] }, ...way(operation), ...more };
}

/** The service says this of the invocation that the step has made; then `way` begins. */
const invoked = (status: string, way: Way): Way =>
	after(
		'createInvocation',
		202,
		{ body: '{"id":"invocation-1","status":"queued"}' },
		after('getInvocation', 200, { body: `{"id":"invocation-1","status":"${status}"}` }, way),
	);

/** The request that ends it never gets a response. */
const SILENT_END: Way = {
	...responded('getInvocation'),
	arrange: ({ emulator }) =>
		void emulator.faults.add({ operation: 'updateInvocation', fault: { kind: 'stall', at: 'headers' } }),
};

/** Its replays never come. */
const REPLAYS = after(
	'listInvocationBrowsers',
	200,
	{ body: '{"browsers":[{"session_id":"b"}]}' },
	stalled('listReplays', 'headers'),
);

/** The stream brings an event, then ends; the next one never begins. */
const reopened = (operation: Operation): Way =>
	after(
		operation,
		200,
		{ times: 1, headers: EVENT_STREAM, body: frame('/a') },
		stalled(operation, 'headers', { skip: 1 }),
	);

/** A real watch, that nothing happens to. */
const watching: Way = {
	async arrange({ emulator }) {
		const client = new Client(emulator);
		const browser = await openBrowser({ client });
		const at = `/browsers/${browser}/fs/watch`;
		const { watch_id } = await client.json<{ watch_id: string }>('POST', at, { path: '/' });
		return { 'browser-id': browser, 'watch-id': watch_id };
	},
	...logged('The stream is open'),
};

export const CALL_MOMENTS: readonly Moment[] = [
	...SUB_ACTIONS.map(({ name }) => name).flatMap((action) => [
		calling(action, 'the request arrives', (operation) => stalled(operation, 'headers')),
		calling(action, 'asked to wait', (operation) => after(operation, 503, later, logged('Try 2 of 5'))),
	]),
	calling('delete-api-key', 'done, no response', (operation) => stalled(operation, 'after-commit')),
	calling('delete-deployments', 'done, no response', (operation) => stalled(operation, 'after-commit')),
	calling(
		'delete-deployments',
		'the list arrives, for there is none of the apps',
		() => after('listApps', 404, { body: NO_ROUTE }, stalled('listDeployments', 'headers', { skip: 1 })),
		{ with: { 'app-name': 'app-1', version: 'version-1' } },
	),
	calling('invoke-action', 'a poll is responded', () => invoked('running', responded('getInvocation'))),
	calling('invoke-action', 'the service is silent about its end', () => invoked('running', SILENT_END)),
	calling('invoke-action', 'the list for a lost one arrives', (operation) =>
		after(operation, 500, {}, stalled('listInvocations', 'headers')),
	),
	calling('invoke-action', 'its replays are read', () => invoked('failed', REPLAYS), { over: 'failure' }),
	calling('list-replays', 'half of the response', (operation) => stalled(operation, 'response-body')),
	calling('watch-files', 'the stream is open', () => watching),
	calling('watch-files', 'connected once more', reopened),
];
