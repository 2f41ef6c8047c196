// A cancel while the service echoes all secrets it knows: no sink contains any of them.
import { expect, test } from '@jest/globals';
import { EVENT_STREAM } from '../deploy/raw-stream.ts';
import { CALL_SECRETS, DEPLOY_SECRETS, ENCODINGS, KEY } from './canaries.ts';
import { echoesOf, errorBody, leaksOf, overrides, responds, type Scene, type Stage } from './secret-scenes.ts';

const always = Number.POSITIVE_INFINITY;
/** Two encodings are enough here: that all are found is shown by the ways that end by themselves. */
const FEW = ENCODINGS.slice(0, 2);
const echoes = echoesOf(DEPLOY_SECRETS, FEW);
const AGAIN = { 'retry-after': '20', 'x-request-id': KEY };
const seen =
	(operation: string, count = 1) =>
	({ emulator }: Stage) =>
		emulator.requests.filter((request) => request.operation === operation).length >= count;
const said =
	(text: string) =>
	({ running }: Stage) =>
		running.stdout().includes(text);

const deploy = { action: '', code: 1 };
const SCENES: readonly Scene[] = [
	{
		...deploy,
		name: 'between two tries',
		arrange: (emulator) => responds(emulator, 'createDeployment', 503, errorBody(echoes), AGAIN),
		with: { timeout: '600' },
		cancel: { signal: 'SIGINT', when: said('Try 2 of 5') },
	},
	{
		...deploy,
		name: 'waiting',
		arrange: (emulator) =>
			overrides(
				emulator,
				'getDeployment',
				{ status: `|${echoes[0]}`, status_reason: echoes.join(' '), region: echoes[1] },
				always,
			),
		with: { timeout: '600' },
		cancel: { signal: 'SIGTERM', when: seen('getDeployment', 2) },
	},
	{
		...deploy,
		name: 'after polls that failed',
		arrange: (emulator) => responds(emulator, 'getDeployment', 503, errorBody(echoes), AGAIN),
		with: { timeout: '600' },
		cancel: { signal: 'SIGINT', when: seen('getDeployment') },
	},
	{
		name: 'between two tries',
		action: 'list-replays',
		with: { 'browser-id': 'b' },
		code: 1,
		arrange: (emulator) => responds(emulator, 'listReplays', 429, errorBody(echoesOf(CALL_SECRETS, FEW)), AGAIN),
		cancel: { signal: 'SIGINT', when: seen('listReplays') },
	},
	{
		name: 'between two deployments',
		action: 'delete-deployments',
		with: { 'deployment-id': 'a,b,c' },
		code: 1,
		arrange(emulator) {
			const fault = { kind: 'answer', status: 409, body: errorBody(echoesOf(CALL_SECRETS, FEW)) } as const;
			emulator.faults.add({ operation: 'deleteDeployment', fault });
			emulator.faults.add({ operation: 'deleteDeployment', times: always, fault: { kind: 'stall', at: 'headers' } });
		},
		cancel: { signal: 'SIGTERM', when: seen('deleteDeployment', 2) },
	},
	{
		name: 'listening',
		action: 'watch-files',
		with: { 'browser-id': 'b', 'watch-id': 'w', 'until-path': `/${KEY}` },
		code: 1,
		arrange(emulator) {
			const events = echoesOf(CALL_SECRETS, FEW).map((path) => JSON.stringify({ type: 'WRITE', path, name: path }));
			const body = events.map((data) => `data: ${data}\n\n`).join('');
			responds(emulator, 'watchEvents', 200, body, EVENT_STREAM);
		},
		cancel: { signal: 'SIGINT', when: seen('watchEvents', 2) },
	},
];

test('no secret is in any sink of a step that was cancelled', async () => {
	expect(await leaksOf(SCENES)).toEqual([]);
});
