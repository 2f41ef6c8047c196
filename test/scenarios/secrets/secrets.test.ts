// Twelve secrets, echoed in the forms that programs write, on every way of the deploy action: none of them is in any sink.
import { expect, test } from '@jest/globals';
import { craftZip } from '../../emulator/crafted-zip.ts';
import { someOf } from '../../support/action-runner/every.ts';
import { HEAD, PULL_REQUEST } from '../../support/github-server/events.ts';
import { APP } from '../deploy/deploying.ts';
import { EVENT_STREAM } from '../deploy/raw-stream.ts';
import { CUTS, cutAt, DEPLOY_SECRETS, ENCODINGS, KEY, PASSWORD, SOURCE, SOURCE_SECRETS, TOKEN } from './canaries.ts';
import { echoesOf, errorBody, leaksOf, logFrames, overrides, responds, type Scene } from './secret-scenes.ts';

/** Path of a package that was made before, and secrets that can be names in it. */
const READY = 'ready-app.zip';
const NAMEABLE = [KEY, PASSWORD, TOKEN];

const FAILS = { action: '', code: 1 };
const GOES_WELL = { action: '', code: 0 };
const always = Number.POSITIVE_INFINITY;
/** As many as an error may have details. */
const groups = [ENCODINGS.slice(0, 5), ENCODINGS.slice(5)];
const requestId = { 'x-request-id': Buffer.from(`u${KEY}`).toString('base64') };
const KEYS = [KEY, PASSWORD, TOKEN];

const DEPLOYS: readonly Scene[] = [
	{
		name: 'deployed',
		...GOES_WELL,
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
		...GOES_WELL,
		with: { version: 'v', 'delete-when-closed': 'true' },
		arrange(emulator, github) {
			github.repository.pulls.push({ number: PULL_REQUEST, sha: HEAD, state: 'closed' });
			responds(emulator, 'deleteDeployment', 403, errorBody(echoesOf(DEPLOY_SECRETS)), requestId);
		},
	},
	...someOf(ENCODINGS, 3).map(({ name, encode }, at): Scene => {
		const echo = [...DEPLOY_SECRETS.slice(at % 6), ...DEPLOY_SECRETS].map(encode).join(' | ');
		return {
			name: `failed (${name})`,
			...FAILS,
			arrange(emulator) {
				const record = { status: 'failed', status_reason: echo, created_at: echo, updated_at: echo, region: echo };
				overrides(emulator, 'getDeployment', { ...record, entrypoint_rel_path: echo, source_url: echo }, always);
			},
		};
	}),
	...groups.map(
		(half, at): Scene => ({
			name: `refused (${at})`,
			...FAILS,
			arrange: (emulator) =>
				responds(emulator, 'createDeployment', 403, errorBody(echoesOf(DEPLOY_SECRETS, half)), requestId),
		}),
	),
	{
		name: 'cut to length',
		...FAILS,
		arrange(emulator) {
			const cut = CUTS.flatMap((echo) => KEYS.map(echo));
			const body = { ...errorBody(cut), message: cut[15] };
			responds(emulator, 'createDeployment', 400, body, { 'x-request-id': cutAt(128)(KEY) });
		},
	},
	{
		name: 'cut to length in the record',
		...FAILS,
		arrange(emulator) {
			const record = { status: 'failed', status_reason: cutAt(4_000)(KEY), region: cutAt(4_000)(TOKEN) };
			overrides(emulator, 'getDeployment', record, always);
		},
	},
	{
		name: 'lost, and not found again',
		...FAILS,
		arrange(emulator) {
			responds(emulator, 'createDeployment', 200, `<html>${echoesOf(DEPLOY_SECRETS).join('<br>')}</html>`);
			responds(emulator, 'listDeployments', 200, errorBody(echoesOf(DEPLOY_SECRETS)));
		},
	},
	{
		name: 'responses that make no sense',
		...FAILS,
		with: { timeout: '2' },
		arrange: (emulator) => responds(emulator, 'getDeployment', 200, `<html>${echoesOf(DEPLOY_SECRETS).join('<br>')}`),
	},
	{
		name: 'sent again',
		...GOES_WELL,
		arrange(emulator) {
			const body = errorBody(echoesOf(DEPLOY_SECRETS, groups[1]));
			const fault = { kind: 'answer', status: 429, body, headers: requestId } as const;
			emulator.faults.add({ operation: 'createDeployment', fault });
		},
	},
	{
		name: 'in names of a ready package, and in the address of the environment',
		...GOES_WELL,
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
	...someOf([...NAMEABLE, ...DEPLOY_SECRETS], 4).flatMap((secret): Scene[] => [
		{
			name: 'in a name of a ready package that is refused',
			...FAILS,
			with: { package: READY },
			files: { [READY]: craftZip([{ name: 'app.js' }, { name: `../${'x'.repeat(985)}${secret}` }]) },
		},
		{
			name: 'in the target of a link in a ready package',
			...FAILS,
			with: { package: READY },
			files: {
				[READY]: craftZip([{ name: 'app.js' }, { name: 'link', mode: 0o120777, content: `/${secret}` }]),
			},
		},
	]),
	{
		name: 'from source',
		...FAILS,
		with: { source: SOURCE, entrypoint: '', 'env-vars': '' },
		arrange: (emulator) =>
			overrides(
				emulator,
				'getDeployment',
				{ status: 'failed', status_reason: echoesOf(SOURCE_SECRETS).join(' ') },
				always,
			),
	},
	{
		name: 'named by the stream',
		...GOES_WELL,
		with: { 'wait-until': 'running' },
		arrange(emulator) {
			const names = [...echoesOf(KEYS), ...KEYS.map(cutAt(4_000))]; // environment values in a name are facts
			const apps = names.slice(-4).map((app_name) => ({ app_name, deployment: 'd', actions: names }));
			const frames = apps.map((app) => `data: ${JSON.stringify({ event: 'app_version_summary', ...app })}\n\n`);
			responds(emulator, 'createDeployment', 201, { id: 'd', status: 'queued' });
			responds(emulator, 'followDeployment', 200, frames.join(''), EVENT_STREAM);
			const starting = { kind: 'answer', status: 200, body: { id: 'd', status: 'in_progress' } } as const;
			emulator.faults.add({ operation: 'getDeployment', times: 8, fault: starting });
			responds(emulator, 'getDeployment', 200, { id: 'd', status: 'running' });
		},
	},
	{
		name: 'reported to a GitHub that refuses',
		...GOES_WELL,
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
			...FAILS,
			with: { 'report-to': '' },
			arrange(emulator) {
				responds(emulator, 'followDeployment', 200, logFrames(messages), EVENT_STREAM);
				overrides(emulator, 'getDeployment', { status: 'failed' }, always);
			},
		}),
	),
	{ name: 'a proxy that is not there', ...FAILS, with: { 'base-url': 'https://service.invalid' } },
	...[
		{ 'api-key': `${KEY}\n${KEY}` },
		{ 'api-key': `Bearer ${KEY}` },
		{ 'env-vars': `{"A":"${DEPLOY_SECRETS[3]}` },
		{ 'env-vars': `A='${DEPLOY_SECRETS[1]}` },
		{ 'env-vars': `${DEPLOY_SECRETS[2]}` },
		{ source: SOURCE },
		{ source: SOURCE.slice(0, -1), entrypoint: '' },
		{ 'base-url': `https://user:${encodeURIComponent(KEY)}@service.example` },
	].map((bad, at): Scene => ({ name: `refused input ${at}`, ...FAILS, with: bad })),
];

test('no secret is in any sink of the deploy action', async () => {
	expect(await leaksOf(DEPLOYS)).toEqual([]);
});
