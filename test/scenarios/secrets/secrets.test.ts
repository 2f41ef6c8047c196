// Twelve secrets, echoed in the forms that programs write, on every way by which they come into a step: none is in any sink.
import { describe, expect, test } from '@jest/globals';
import { someOf } from '../../support/action-runner/every.ts';
import { ANSWERS, type Way } from '../hostile/answers.ts';
import { SUB_ACTIONS } from '../sub-actions/sub-actions.ts';
import * as canaries from './canaries.ts';
import { CALL_SECRETS, CUTS, cutAt, DEPLOY_SECRETS, ENCODINGS, KEY, PASSWORD, SOURCE, TOKEN } from './canaries.ts';
import type { Evidence } from './evidence.ts';
import {
	always,
	echoesOf,
	errorBody,
	FAILS,
	GOES_WELL,
	leaksOf,
	NO_VALUES,
	overrides,
	responds,
	type Scene,
} from './secret-scenes.ts';

const KEYS = [KEY, PASSWORD, TOKEN];
/** JSON's own escapes are left out: much of this ends in JSON, and in one another they are no form that is looked for. */
const CALL_FORMS = ENCODINGS.filter(({ name }) => name !== 'JSON');
const echoesOfCall = (secrets = CALL_SECRETS) => echoesOf(secrets, CALL_FORMS);

/** Has no factor in common with the numbers of secrets and of forms: each of them is among what stands for all. */
const NTH = 5;

/** Each secret in each form, behind a sign: what is a value and nothing else may be a fact, and then is not cut. */
function echoesFor(name: string, action: string): string[] {
	if (action !== '') return [...echoesOfCall(), ...CUTS.flatMap((cut) => CALL_SECRETS.map(cut))];
	// An environment value in the name of an app is a fact.
	const secrets = name === 'names of the app and its actions' ? KEYS : DEPLOY_SECRETS;
	const echoes = [...echoesOf(secrets).map((echo) => `|${echo}`), ...CUTS.flatMap((cut) => KEYS.map(cut))];
	return someOf(echoes, NTH);
}

describe('echoed by the service', () => {
	test.each(Object.entries(ANSWERS))('%s', async (name, { atOnce, fits = () => true, scene }: Way) => {
		const texts = echoesFor(name, scene(['a'], 0).action).filter(fits);
		const actions = name === 'errors of the other actions' ? SUB_ACTIONS.length : 1;
		const steps = Math.max(actions, Math.ceil(texts.length / atOnce));
		for (let at = 0; at < steps; at++) {
			const from = actions === 1 ? at * atOnce : 0;
			expect(await leaksOf({ name, ...scene(texts.slice(from, from + atOnce), at) })).toEqual([]);
		}
	});
});

const html = (echoes: readonly string[]) => `<html>${echoes.join('<br>')}</html>`;
const isPolled = ({ emulator }: Pick<Evidence, 'emulator'>) =>
	emulator.requests.filter(({ operation }) => operation === 'getDeployment').length > 1;

type Row = [name: string, step: Omit<Scene, 'name' | 'arrange'>, arrange?: NonNullable<Scene['arrange']>];
const row = (...one: Row) => one;

const DEPLOYS: readonly Row[] = [
	row('deployed', GOES_WELL, (emulator, github) => {
		const [echo] = echoesOf([DEPLOY_SECRETS.join(' ')]);
		overrides(emulator, 'createDeployment', { status_reason: echo, created_at: `|${echo}`, env_vars: { A: echo } });
		overrides(emulator, 'getDeployment', { region: `|${echo}`, entrypoint_rel_path: echo, updated_at: echo }, always);
		const body = { id: 1, html_url: `https://github.com/?t=${TOKEN}` };
		github.faults.add({ operation: 'createCheck', fault: { kind: 'answer', status: 201, body } });
	}),
	row('lost, and not found again', FAILS, (emulator) => {
		responds(emulator, 'createDeployment', 200, html(echoesOf(DEPLOY_SECRETS)));
		responds(emulator, 'listDeployments', 200, errorBody(echoesOf(DEPLOY_SECRETS)));
	}),
	row('responses that make no sense', { ...FAILS, with: { timeout: '2' } }, (emulator) =>
		responds(emulator, 'getDeployment', 200, html(echoesOf(DEPLOY_SECRETS))),
	),
	row('from source', { ...FAILS, with: { source: SOURCE, entrypoint: '', 'env-vars': '' } }, (emulator) => {
		const record = { status: 'failed', status_reason: echoesOf(canaries.SOURCE_SECRETS).join(' ') };
		overrides(emulator, 'getDeployment', record, always);
	}),
	row('reported to a GitHub that refuses', { ...GOES_WELL, with: NO_VALUES }, (_, github) => {
		const body = { message: `Bad credentials: ${TOKEN} ${Buffer.from(TOKEN).toString('base64')}` };
		github.faults.add({ operation: '*', times: always, fault: { kind: 'answer', status: 403, body } });
	}),
	row('cancelled', { ...FAILS, with: { timeout: '600' }, cancel: isPolled }, (emulator) => {
		const echoes = echoesOf(DEPLOY_SECRETS, ENCODINGS.slice(0, 2));
		const record = { status: `|${echoes[0]}`, status_reason: echoes.join(' '), region: echoes[1] };
		overrides(emulator, 'getDeployment', record, always);
	}),
	row('a proxy that is not there', { ...FAILS, with: { ...NO_VALUES, 'base-url': 'https://service.invalid' } }),
];

const DELETE = { 'deployment-id': 'd', environment: `preview ${KEY}`, 'github-token': TOKEN };
const INVOKE = { 'app-name': 'a', 'action-name': 'b' };
const CALLS: readonly Row[] = [
	...SUB_ACTIONS.map(({ name: action, operation, with: inputs }): Row => {
		const code = action === 'delete-deployments' ? 0 : 1; // it asks for the record, and there is none
		const step = { action, with: inputs, code };
		return ['a response in HTML', step, (emulator) => responds(emulator, operation, 200, html(echoesOfCall()))];
	}),
	row('tokens of replays', { action: 'list-replays', code: 0, with: { 'browser-id': 'b' } }, (emulator) =>
		responds(emulator, 'listReplays', 200, replays()),
	),
	row('tokens of replays, and what was returned', { action: 'invoke-action', code: 1, with: INVOKE }, (emulator) => {
		const record = { id: 'i', status: 'failed', output: JSON.stringify(echoesOfCall()) };
		responds(emulator, 'createInvocation', 202, { id: 'i', status: 'queued' });
		responds(emulator, 'getInvocation', 200, record);
		responds(emulator, 'listInvocationBrowsers', 200, { browsers: [{ session_id: 'b' }, { session_id: KEY }] });
		responds(emulator, 'listReplays', 200, replays());
	}),
	row('deleted, and GitHub echoes', { action: 'delete-deployments', code: 0, with: DELETE }, (emulator, github) => {
		responds(emulator, 'deleteDeployment', 200, { ok: true });
		const body = { message: echoesOfCall([...CALL_SECRETS, TOKEN]).join(' ') };
		github.faults.add({ operation: '*', times: 9, fault: { kind: 'answer', status: 403, body } });
	}),
];

function replays() {
	return [...echoesOfCall(canaries.REPLAY_SECRETS), ...CALL_SECRETS.map(cutAt(100))].map((echo, at) => ({
		replay_id: `r${at}`,
		started_at: echo,
		finished_at: `|${echo}`,
		replay_view_url: canaries.VIEW_URL,
	}));
}

test.each([...DEPLOYS, ...CALLS])('%s, $1.action', async (name, step, arrange = () => {}) => {
	expect(await leaksOf({ name, ...step, arrange })).toEqual([]);
});
