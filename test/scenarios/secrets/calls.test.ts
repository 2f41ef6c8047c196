// The same for the other actions.
import { expect, test } from '@jest/globals';
import { EVENT_STREAM } from '../deploy/raw-stream.ts';
import { SUB_ACTIONS } from '../sub-actions/sub-actions.ts';
import { CALL_SECRETS, CUTS, cutAt, ENCODINGS, KEY, REPLAY_SECRETS, TOKEN, VIEW_URL } from './canaries.ts';
import { echoesOf, errorBody, leaksOf, logFrames, responds, type Scene } from './secret-scenes.ts';

/** JSON's own escapes are left out: much of this ends in JSON, and in one another they are no form that is looked for. */
const CALL_FORMS = ENCODINGS.filter(({ name }) => name !== 'JSON');
const echoesOfCall = (secrets = CALL_SECRETS) => echoesOf(secrets, CALL_FORMS);

const CUT = CUTS.flatMap((echo) => CALL_SECRETS.map(echo));

const CALLS: readonly Scene[] = [
	...SUB_ACTIONS.flatMap(({ name, operation, with: inputs }) => {
		const scene = { action: name, with: inputs, code: 1 };
		const body = errorBody(echoesOfCall());
		return [
			{
				...scene,
				name: 'refused',
				arrange: (emulator) => responds(emulator, operation, 403, body, { 'x-request-id': KEY }),
			},
			{
				...scene,
				name: 'a response in HTML',
				code: name === 'delete-deployments' ? 0 : 1, // it asks for the record, and there is none
				arrange: (emulator) => responds(emulator, operation, 200, `<html>${echoesOfCall().join('<br>')}`),
			},
		] satisfies Scene[] as Scene[];
	}),
	{
		name: 'cut to length',
		action: 'delete-api-key',
		with: { 'key-id': 'key-1' },
		code: 1,
		arrange: (emulator) => responds(emulator, 'deleteApiKey', 404, errorBody(CUT)),
	},
	{ name: 'refused input', action: 'list-replays', with: { 'browser-id': 'b', 'api-key': `${KEY} ${KEY}` }, code: 1 },
	{
		name: 'listed',
		action: 'list-replays',
		with: { 'browser-id': 'b' },
		code: 0,
		arrange(emulator) {
			const echoes = [...echoesOfCall(REPLAY_SECRETS), ...CALL_SECRETS.map(cutAt(100))];
			const list = echoes.map((echo, at) => ({
				replay_id: `r${at}`,
				started_at: echo,
				finished_at: `|${echo}`,
				replay_view_url: VIEW_URL,
			}));
			responds(emulator, 'listReplays', 200, list);
		},
	},
	{
		name: 'listed, not deleted',
		action: 'delete-deployments',
		with: { 'app-name': 'a', version: 'v', 'dry-run': 'true' },
		code: 0,
		arrange(emulator) {
			const echoes = [...echoesOfCall(), ...CUT];
			const body = echoes.map((echo, at) => ({ id: `d${at}`, status: echo, created_at: `|${echo}` }));
			emulator.faults.add({
				operation: 'listDeployments',
				skip: 2,
				fault: { kind: 'answer', status: 200, body },
			});
		},
	},
	{
		name: 'an app that the list of apps does not have',
		action: 'delete-deployments',
		with: { 'app-name': 'a', version: 'v' },
		code: 0,
		arrange(emulator) {
			const names = echoesOfCall();
			const apps = names.map((name) => ({ app_name: name, version: names.join(' '), deployment: 'd' }));
			responds(emulator, 'listApps', 200, apps);
		},
	},
	{
		name: 'deleted, and GitHub echoes',
		action: 'delete-deployments',
		with: { 'deployment-id': 'd', environment: `preview ${KEY}`, 'github-token': TOKEN },
		code: 0,
		arrange(emulator, github) {
			responds(emulator, 'deleteDeployment', 200, { ok: true });
			const body = { message: echoesOfCall([...CALL_SECRETS, TOKEN]).join(' ') };
			github.faults.add({ operation: '*', times: 9, fault: { kind: 'answer', status: 403, body } });
		},
	},
	...(['failed', 'succeeded'] as const).map(
		(status): Scene => ({
			name: `invoked, and ${status}`,
			action: 'invoke-action',
			with: { 'app-name': 'a', 'action-name': 'b' },
			code: status === 'failed' ? 1 : 0,
			arrange(emulator) {
				const all = [...echoesOfCall(), ...CUT];
				const record = { id: 'i', status, status_reason: all.join(' '), output: JSON.stringify(all) };
				responds(emulator, 'createInvocation', 202, { id: 'i', status: 'queued' });
				responds(emulator, 'getInvocation', 200, record);
				responds(emulator, 'followInvocation', 200, logFrames(all), EVENT_STREAM);
				responds(emulator, 'listInvocationBrowsers', 200, { browsers: [{ session_id: 'b' }, { session_id: KEY }] });
				const times = [...all, ...echoesOfCall(REPLAY_SECRETS)].map((echo, at) => ({
					replay_id: `r${at}`,
					started_at: echo,
					finished_at: `|${echo}`,
					replay_view_url: VIEW_URL,
				}));
				responds(emulator, 'listReplays', 200, times);
			},
		}),
	),
	{
		name: 'an app that nobody knows',
		action: 'invoke-action',
		with: { 'app-name': 'a', 'action-name': 'b' },
		code: 1,
		arrange(emulator) {
			const names = [...echoesOfCall(), ...CUT];
			responds(
				emulator,
				'listApps',
				200,
				names.map((name) => ({ app_name: name.slice(0, 200), version: name, actions: [{ name }] })),
			);
		},
	},
	{
		name: 'looked up',
		action: 'invoke-action',
		with: { 'app-name': 'a', 'action-name': 'b' },
		code: 1,
		arrange(emulator) {
			const record = { app_name: 'a', action_name: 'b', version: 'latest', started_at: '2100-01-01T00:00:00Z' };
			responds(emulator, 'createInvocation', 500, errorBody(echoesOfCall()));
			responds(emulator, 'listInvocations', 200, [
				...echoesOfCall().map((id) => ({ id, ...record })),
				{ id: 'one', ...record },
				{ id: KEY, ...record },
				{ id: 'two', ...record },
			]);
		},
	},
	{
		name: 'watched',
		action: 'watch-files',
		with: { 'browser-id': 'b', 'watch-id': 'w', 'until-path': '/end' },
		code: 0,
		arrange(emulator) {
			const echoes = [...echoesOfCall(), ...CUT];
			const paths = [...echoes.slice(22), ...echoes, ...echoes.map((echo) => `|${echo}`)];
			const events = paths.map((path) => JSON.stringify({ type: 'WRITE', path, name: path, more: [path] }));
			const all = [...events, KEY, '{"type":"CREATE","path":"/end"}'];
			responds(emulator, 'watchEvents', 200, all.map((data) => `data: ${data}\n\n`).join(''), EVENT_STREAM);
		},
	},
];

test('no secret is in any sink of the other actions', async () => {
	expect(await leaksOf(CALLS)).toEqual([]);
});
