// The ways by which the words of a service come into a step: every field that one is shown. Hostile texts go through each of
// them (injection.test.ts), and so do the secrets that the service knows (test/scenarios/secrets/secrets.test.ts).
import { stripVTControlCharacters } from 'node:util';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import { EVENT_STREAM } from '../deploy/raw-stream.ts';
import {
	always,
	errorBody,
	FAILS,
	GOES_WELL,
	logFrames,
	overrides,
	responds,
	type Scene,
} from '../secrets/secret-scenes.ts';
import { SUB_ACTIONS } from '../sub-actions/sub-actions.ts';

export interface Way {
	/** Texts that one step takes. */
	readonly atOnce: number;
	/** Whether a text can go this way. */
	readonly fits?: (text: string) => boolean;
	/** The step that these texts come into. @param at number of the step. */
	readonly scene: (texts: readonly string[], at: number) => Omit<Scene, 'name'>;
}

type Said = (emulator: Emulator, texts: readonly string[], at: number) => void;

/** A step into which texts come as the service says them. */
const way = (step: Pick<Scene, 'action' | 'code' | 'with'>, atOnce: number, fits: typeof isAny, say: Said): Way => ({
	atOnce,
	fits,
	scene: (texts, at) => ({ ...step, arrange: (emulator) => say(emulator, texts, at) }),
});

const isAny = (_: string) => true;
/** Colours are left out of what the service says: a text of nothing else leaves nothing. */
const isShown = (text: string) => stripVTControlCharacters(text) !== '';
const isName = (text: string) => isShown(text) && text.trim() !== '';

const DELETE = { action: 'delete-deployments', code: 0, with: { 'app-name': 'a', version: 'v', 'dry-run': 'true' } };
const RUNS = { ...GOES_WELL, with: { 'wait-until': 'running' } };
const INVOKE = { action: 'invoke-action', code: 1, with: { 'app-name': 'a', 'action-name': 'b' } };
const REPLAYS = { action: 'list-replays', code: 0, with: { 'browser-id': 'b', 'show-links': 'true' } };

const requestId = (texts: readonly string[]) => {
	const id = texts.find((text) => /^[!-~][ -~]*$/.test(text));
	return { 'x-request-id': id ?? 'none of them is fit for a header' };
};

const body = (texts: readonly string[]) => ({
	...errorBody(texts),
	details: texts.map((text) => ({ code: text, message: text })),
});
const event = (path: string) => `data: ${JSON.stringify({ type: 'WRITE', path, name: path })}\n\n`;
const firstLine = (text: string) => text.split(/[\r\n]/)[0];
const replaysOf = (texts: readonly string[]) =>
	texts.map((text, at) => ({
		replay_id: `r${at}`,
		started_at: text,
		finished_at: `a${text}`,
		replay_view_url: `${at % 2 === 0 ? 'https://service.example/view?' : 'other:'}${text}`,
	}));

export const ANSWERS: Readonly<Record<string, Way>> = {
	'errors of the deploy action': way(FAILS, 48, isShown, (emulator, texts) =>
		responds(emulator, 'createDeployment', 400, body(texts), requestId(texts)),
	),
	// More at once would not fit into the message, which the summary then completes.
	'fields of the record': way({ ...FAILS, with: { 'report-to': '', timeout: '20' } }, 14, isAny, (emulator, texts) => {
		const [region, entrypoint_rel_path, created_at, updated_at, ...others] = texts;
		const record = { region, entrypoint_rel_path, created_at, updated_at };
		for (const status of others.slice(0, 5))
			overrides(emulator, 'getDeployment', { ...record, status, status_reason: status });
		const status_reason = others.slice(5).join(' ');
		overrides(emulator, 'getDeployment', { ...record, status: 'failed', status_reason }, always);
	}),
	"lines of the app's log": way({ ...FAILS, with: { 'report-to': '' } }, 20, isAny, (emulator, texts) => {
		responds(emulator, 'followDeployment', 200, logFrames(texts), EVENT_STREAM);
		overrides(emulator, 'getDeployment', { status: 'failed' }, always);
	}),
	'names of the app and its actions': way(RUNS, 20, isName, (emulator, texts) => {
		const apps = texts.slice(0, 3).map((app_name) => ({ app_name, deployment: 'd', actions: texts }));
		responds(emulator, 'createDeployment', 201, { id: 'd', status: 'queued' });
		responds(emulator, 'getDeployment', 200, { id: 'd', status: 'running' });
		responds(emulator, 'listApps', 200, apps);
	}),
	'a status, reported': way({ ...GOES_WELL, with: { 'wait-until': 'created' } }, 64, isAny, (emulator, [status]) =>
		overrides(emulator, 'createDeployment', { status, status_reason: status }),
	),
	'errors of the other actions': {
		fits: isShown,
		atOnce: 48,
		scene(texts, at) {
			const { name, operation, with: inputs } = SUB_ACTIONS[at % SUB_ACTIONS.length] as (typeof SUB_ACTIONS)[0];
			const arrange: Scene['arrange'] = (emulator) => responds(emulator, operation, 400, body(texts), requestId(texts));
			return { action: name, with: inputs, code: 1, arrange };
		},
	},
	replays: way(REPLAYS, 100, isAny, (emulator, texts) => responds(emulator, 'listReplays', 200, replaysOf(texts))),
	'deployments that are deleted, and apps of other names': way(DELETE, 40, isAny, (emulator, texts, at) => {
		const deployments = texts.map((text, nth) => ({ id: `d${nth}`, status: text, created_at: `a${text}` }));
		const fault = { kind: 'answer', status: 200, body: deployments } as const;
		emulator.faults.add({ operation: 'listDeployments', skip: 2, fault });
		const apps = texts.map((text) => ({ app_name: `a${text}`, version: text, deployment: 'd0' }));
		responds(emulator, 'listApps', 200, at % 2 === 0 ? [] : apps);
	}),
	'fields of an invocation, its log and its replays': way(INVOKE, 20, isAny, (emulator, texts) => {
		const record = { id: 'i', status: 'failed', status_reason: texts.join(' '), output: texts.join(' ') };
		responds(emulator, 'createInvocation', 202, { id: 'i', status: 'queued' });
		for (const status of texts.slice(0, 3).filter((text) => text !== ''))
			responds(emulator, 'getInvocation', 200, { ...record, status }, {}, 1);
		responds(emulator, 'getInvocation', 200, record);
		responds(emulator, 'followInvocation', 200, logFrames(texts), EVENT_STREAM);
		responds(emulator, 'listInvocationBrowsers', 200, { browsers: [{ session_id: 'b' }] });
		responds(emulator, 'listReplays', 200, replaysOf(texts));
	}),
	'apps that the service knows instead': way(INVOKE, 20, isShown, (emulator, texts) => {
		const apps = texts.map((name) => ({ app_name: name, version: name, actions: [] }));
		responds(emulator, 'listApps', 200, apps);
	}),
	'paths of events': {
		atOnce: 20,
		scene: (texts) => ({
			action: 'watch-files',
			code: 0,
			with: { 'browser-id': 'b', 'watch-id': 'w', 'max-events': String(texts.length) },
			arrange(emulator) {
				const events = texts.flatMap((path) => [`data: ${firstLine(path)}\n\n`, event(path)]);
				responds(emulator, 'watchEvents', 200, events.join(''), EVENT_STREAM);
			},
		}),
	},
};
