// Twelve secrets, echoed in the forms that programs write, on every way of all actions: none of them is in any sink.

import { expect, test } from '@jest/globals';
import { craftZip } from '../../emulator/crafted-zip.ts';
import { someOf } from '../../support/action-runner/every.ts';
import { HEAD, PULL_REQUEST } from '../../support/github-server/events.ts';
import { APP } from '../deploy/deploying.ts';
import { EVENT_STREAM } from '../deploy/raw-stream.ts';
import { SUB_ACTIONS } from '../sub-actions/sub-actions.ts';
import {
	CALL_SECRETS,
	DEPLOY_SECRETS,
	ENCODINGS,
	KEY,
	PASSWORD,
	REPLAY_SECRETS,
	SOURCE,
	SOURCE_SECRETS,
	TOKEN,
	VIEW_URL,
} from './canaries.ts';
import { echoesOf, errorBody, leaksOf, logFrames, overrides, responds, type Scene } from './secret-scenes.ts';

/** Path of a package that was made before, and secrets that can be names in it. */
const READY = 'ready-app.zip';
const NAMEABLE = [KEY, PASSWORD, TOKEN];

const always = Number.POSITIVE_INFINITY;
/** As many as an error may have details. */
const groups = [ENCODINGS.slice(0, 5), ENCODINGS.slice(5)];
const requestId = (at: number) => ({ 'x-request-id': [KEY, Buffer.from(`u${KEY}`).toString('base64')][at] ?? KEY });
/** Texts that are cut to length in the middle of a key: its first 16 characters are left. */
const cutAt = (length: number) => (key: string) => 'x'.repeat(length - 17) + key;
const CUTS = [100, 128, 200, 500, 1_000, 2_000, 4_000].map(cutAt);
const KEYS = [KEY, PASSWORD, TOKEN];

const DEPLOYS: readonly Scene[] = [
	{
		name: 'deployed',
		action: '',
		code: 0,
		arrange(emulator, github) {
			const [echo] = echoesOf([DEPLOY_SECRETS.join(' ')]);
			overrides(emulator, 'createDeployment', { status_reason: echo, created_at: `|${echo}`, env_vars: { A: echo } });
			overrides(emulator, 'getDeployment', { region: `|${echo}`, entrypoint_rel_path: echo, updated_at: echo }, always);
			const html_url = `https://github.com/?t=${TOKEN}`;
			github.faults.add({
				operation: 'createCheck',
				fault: { kind: 'answer', status: 201, body: { id: 1, html_url } },
			});
		},
	},
	{
		name: 'deployed, and not deleted again',
		action: '',
		with: { version: 'v', 'delete-when-closed': 'true' },
		code: 0,
		arrange(emulator, github) {
			github.repository.pulls.push({ number: PULL_REQUEST, sha: HEAD, state: 'closed' });
			responds(emulator, 'deleteDeployment', 403, errorBody(echoesOf(DEPLOY_SECRETS)), requestId(0));
		},
	},
	...ENCODINGS.map(({ name, encode }, at): Scene => {
		const echo = [...DEPLOY_SECRETS.slice(at % 6), ...DEPLOY_SECRETS].map(encode).join(' | ');
		return {
			name: `failed (${name})`,
			action: '',
			code: 1,
			arrange(emulator) {
				const record = { status: 'failed', status_reason: echo, created_at: echo, updated_at: echo, region: echo };
				overrides(emulator, 'getDeployment', { ...record, entrypoint_rel_path: echo, source_url: echo }, always);
			},
		};
	}),
	{
		name: 'statuses never heard of, to the deadline',
		action: '',
		code: 1,
		with: { timeout: '5' },
		arrange(emulator) {
			for (const echo of echoesOf(DEPLOY_SECRETS).filter((_, at) => at % 7 === 0)) {
				overrides(emulator, 'getDeployment', { status: echo, status_reason: `${'x'.repeat(980)}${echo}` });
			}
			overrides(emulator, 'getDeployment', { status: 'waiting' }, always);
		},
	},
	...groups.map(
		(half, at): Scene => ({
			name: `refused (${at})`,
			action: '',
			code: 1,
			arrange: (emulator) =>
				responds(emulator, 'createDeployment', 403, errorBody(echoesOf(DEPLOY_SECRETS, half)), requestId(at)),
		}),
	),
	{
		name: 'cut to length',
		action: '',
		code: 1,
		arrange(emulator) {
			const cut = CUTS.flatMap((echo) => KEYS.map(echo));
			responds(
				emulator,
				'createDeployment',
				400,
				{ ...errorBody(cut), message: cut[15] },
				{ 'x-request-id': cutAt(128)(KEY) },
			);
		},
	},
	{
		name: 'cut to length in the record',
		action: '',
		code: 1,
		arrange: (emulator) =>
			overrides(
				emulator,
				'getDeployment',
				{ status: 'failed', status_reason: cutAt(4_000)(KEY), region: cutAt(4_000)(TOKEN) },
				always,
			),
	},
	{
		name: 'lost, and not found again',
		action: '',
		code: 1,
		arrange(emulator) {
			responds(emulator, 'createDeployment', 200, `<html>${echoesOf(DEPLOY_SECRETS).join('<br>')}</html>`);
			responds(emulator, 'listDeployments', 200, errorBody(echoesOf(DEPLOY_SECRETS)));
		},
	},
	{
		name: 'responses that make no sense',
		action: '',
		code: 1,
		arrange: (emulator) => responds(emulator, 'getDeployment', 200, `<html>${echoesOf(DEPLOY_SECRETS).join('<br>')}`),
	},
	{
		name: 'sent again',
		action: '',
		code: 0,
		arrange: (emulator) =>
			emulator.faults.add({
				operation: 'createDeployment',
				fault: {
					kind: 'answer',
					status: 429,
					body: errorBody(echoesOf(DEPLOY_SECRETS, groups[1])),
					headers: requestId(0),
				},
			}),
	},
	{
		name: 'in names of a ready package, and in the address of the environment',
		action: '',
		code: 0,
		with: { package: READY, 'environment-url': `https://example.com/?t=${TOKEN}#{version}`, version: `v-${KEY}` },
		files: {
			[READY]: craftZip([
				{ name: 'app.js', content: APP['app.js'] },
				...NAMEABLE.flatMap((secret, at) => [
					{ name: `${at}-${secret}`, content: 'x'.repeat(1_000 + at) },
					{ name: `keys/${at}-${secret}.pem` },
				]),
			]),
		},
		carries: (sink) => sink === 'package entry' || sink === 'part version',
	},
	...[...NAMEABLE, ...DEPLOY_SECRETS].flatMap((secret, at): Scene[] => [
		{
			name: `in a name of a ready package that is refused (${at})`,
			action: '',
			code: 1,
			with: { package: READY },
			files: { [READY]: craftZip([{ name: 'app.js' }, { name: `../${'x'.repeat(985)}${secret}` }]) },
		},
		{
			name: `in the target of a link in a ready package (${at})`,
			action: '',
			code: 1,
			with: { package: READY },
			files: {
				[READY]: craftZip([{ name: 'app.js' }, { name: 'link', mode: 0o120777, content: `/${secret}` }]),
			},
		},
	]),
	{
		name: 'in the path of a ready package',
		action: '',
		code: 1,
		with: { package: `build/${KEY}/${TOKEN}.zip` },
	},
	{
		name: 'from source',
		action: '',
		code: 1,
		with: { source: SOURCE, entrypoint: '', 'env-vars': '' },
		arrange: (emulator) =>
			overrides(
				emulator,
				'getDeployment',
				{ status: 'failed', status_reason: echoesOf(SOURCE_SECRETS).join(' ') },
				always,
			),
	},
	...(['list', 'stream'] as const).map(
		(by): Scene => ({
			name: `named by the ${by}`,
			action: '',
			code: 0,
			with: { 'wait-until': 'running', 'stream-logs': by === 'stream' ? 'auto' : 'false' },
			arrange(emulator) {
				const names = [...echoesOf(DEPLOY_SECRETS), ...CUTS.flatMap((echo) => KEYS.map(echo))];
				const apps = names.slice(-10).map((app_name) => ({ app_name, deployment: 'd', actions: names }));
				responds(emulator, 'createDeployment', 201, { id: 'd', status: 'queued' });
				if (by === 'list') responds(emulator, 'listApps', 200, apps);
				else {
					const events = apps.map((app) => ({ event: 'app_version_summary', ...app }));
					const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
					responds(emulator, 'followDeployment', 200, body, EVENT_STREAM);
					const record = { id: 'd', status: 'in_progress' };
					emulator.faults.add({
						operation: 'getDeployment',
						times: 8,
						fault: { kind: 'answer', status: 200, body: record },
					});
				}
				responds(emulator, 'getDeployment', 200, { id: 'd', status: 'running' });
			},
		}),
	),
	{
		name: 'reported to a GitHub that refuses',
		action: '',
		code: 0,
		arrange(_, github) {
			const body = { message: `Bad credentials: ${TOKEN} ${Buffer.from(TOKEN).toString('base64')}` };
			github.faults.add({ operation: '*', times: always, fault: { kind: 'answer', status: 403, body } });
		},
	},
	...[
		// An event each, of one line or of several.
		[
			...ENCODINGS.map(({ encode }) => DEPLOY_SECRETS.map(encode).join(' | ')),
			...[2_000, 16_000].flatMap((length) => KEYS.map(cutAt(length))),
		],
		// An event for each line.
		echoesOf(DEPLOY_SECRETS, ENCODINGS.slice(0, 1)).flatMap((echo) => echo.split('\n')),
	].map(
		(messages, at): Scene => ({
			name: `written by the app (${at})`,
			action: '',
			code: 1,
			with: { 'report-to': '' },
			arrange(emulator) {
				responds(emulator, 'followDeployment', 200, logFrames(messages), EVENT_STREAM);
				overrides(emulator, 'getDeployment', { status: 'failed' }, always);
			},
		}),
	),
	{ name: 'a dry run', action: '', code: 0, with: { 'dry-run': 'true' } },
	{ name: 'a proxy that is not there', action: '', code: 1, with: { 'base-url': 'https://service.invalid' } },
	...[
		{ 'api-key': `${KEY}\n${KEY}` },
		{ 'api-key': `Bearer ${KEY}` },
		{ 'env-vars': `{"A":"${DEPLOY_SECRETS[3]}` },
		{ 'env-vars': `A='${DEPLOY_SECRETS[1]}` },
		{ 'env-vars': `${DEPLOY_SECRETS[2]}` },
		{ source: SOURCE },
		{ source: SOURCE.slice(0, -1), entrypoint: '' },
		{ 'base-url': `https://user:${encodeURIComponent(KEY)}@service.example` },
	].map((bad, at): Scene => ({ name: `refused input ${at}`, action: '', code: 1, with: bad })),
];

/** JSON's own escapes are left out: much of this ends in JSON, and in one another they are no form that is looked for. */
const CALL_FORMS = ENCODINGS.filter(({ name }) => name !== 'JSON');
const echoesOfCall = (secrets = CALL_SECRETS) => echoesOf(secrets, CALL_FORMS);

const CALLS: readonly Scene[] = [
	...SUB_ACTIONS.flatMap(({ name, operation, with: inputs, isFineWith404 }) => {
		const scene = { action: name, with: inputs, code: 1 };
		const echoes = echoesOfCall();
		return [
			{
				...scene,
				name: 'refused',
				arrange: (emulator) => responds(emulator, operation, 403, errorBody(echoes), requestId(0)),
			},
			{
				...scene,
				name: 'cut to length',
				arrange: (emulator) =>
					responds(
						emulator,
						operation,
						isFineWith404 ? 400 : 404,
						errorBody(CUTS.flatMap((echo) => CALL_SECRETS.map(echo))),
					),
			},
			{
				...scene,
				name: 'a response in HTML',
				code: name === 'delete-deployments' ? 0 : 1, // it asks for the record, and there is none
				arrange: (emulator) => responds(emulator, operation, 200, `<html>${echoes.join('<br>')}`),
			},
			{ ...scene, name: 'refused input', with: { ...inputs, 'api-key': `${KEY} ${KEY}` } },
		] satisfies Scene[] as Scene[];
	}),
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
			const echoes = [...echoesOfCall(), ...CUTS.flatMap((echo) => CALL_SECRETS.map(echo))];
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
				const all = [...echoesOfCall(), ...CUTS.flatMap((echo) => CALL_SECRETS.map(echo))];
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
			const names = [...echoesOfCall(), ...CUTS.flatMap((echo) => CALL_SECRETS.map(echo))];
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
			const echoes = [...echoesOfCall(), ...CUTS.flatMap((echo) => CALL_SECRETS.map(echo))];
			const paths = [...echoes.slice(22), ...echoes, ...echoes.map((echo) => `|${echo}`)];
			const events = paths.map((path) => JSON.stringify({ type: 'WRITE', path, name: path, more: [path] }));
			const all = [...events, KEY, '{"type":"CREATE","path":"/end"}'];
			responds(emulator, 'watchEvents', 200, all.map((data) => `data: ${data}\n\n`).join(''), EVENT_STREAM);
		},
	},
];

test('no secret is in any sink of the deploy action', async () => {
	expect(await leaksOf(someOf(DEPLOYS, 3))).toEqual([]);
});

test('no secret is in any sink of the other actions', async () => {
	expect(await leaksOf(CALLS)).toEqual([]);
});
