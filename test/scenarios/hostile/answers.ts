// The ways by which the words of a service come into a step: every field that one is shown. Hostile texts go through each of
// them (injection.test.ts), and so do the secrets that the service knows (test/scenarios/secrets/secrets.test.ts).
import { stripVTControlCharacters } from 'node:util';
import { EVENT_STREAM } from '../deploy/raw-stream.ts';
import { errorBody, logFrames, overrides, responds, type Scene } from '../secrets/secret-scenes.ts';
import { SUB_ACTIONS } from '../sub-actions/sub-actions.ts';

export interface Way {
	/** Texts that one step takes. */
	readonly atOnce: number;
	/** Whether a text can go this way. */
	readonly fits?: (text: string) => boolean;
	/** What a harmless text needs to go this way. */
	readonly sign?: string;
	/** The step that these texts come into. @param at number of the step. */
	readonly scene: (texts: readonly string[], at: number) => Omit<Scene, 'name'>;
}

const requestId = (texts: readonly string[]) => {
	const id = texts.find((text) => /^[!-~][ -~]*$/.test(text));
	return { 'x-request-id': id ?? 'none of them is fit for a header' };
};
const forever = Number.POSITIVE_INFINITY;

/** Colours are left out of what the service says: a text of nothing else leaves nothing. */
const isShown = (text: string) => stripVTControlCharacters(text) !== '';

const body = (texts: readonly string[]) => ({
	...errorBody(texts),
	details: texts.map((text) => ({ code: text, message: text })),
});
const event = (path: string) => `data: ${JSON.stringify({ type: 'WRITE', path, name: path })}\n\n`;
const one = (text: string) => text.split(/[\r\n]/)[0];

export const ANSWERS: Readonly<Record<string, Way>> = {
	'errors of the deploy action': {
		fits: isShown,
		atOnce: 48,
		scene: (texts) => ({
			action: '',
			code: 1,
			arrange: (emulator) => responds(emulator, 'createDeployment', 400, body(texts), requestId(texts)),
		}),
	},
	'fields of the record': {
		atOnce: 14, // more would not fit into the message, which the summary then completes
		scene: (texts) => ({
			action: '',
			code: 1,
			with: { 'report-to': '', timeout: '20' },
			arrange(emulator) {
				const [region, entrypoint_rel_path, created_at, updated_at, ...others] = texts;
				const record = { region, entrypoint_rel_path, created_at, updated_at };
				for (const status of others.slice(0, 5))
					overrides(emulator, 'getDeployment', { ...record, status, status_reason: status });
				const status_reason = others.slice(5).join(' ');
				overrides(emulator, 'getDeployment', { ...record, status: 'failed', status_reason }, forever);
			},
		}),
	},
	"lines of the app's log": {
		atOnce: 20,
		scene: (texts) => ({
			action: '',
			code: 1,
			with: { 'report-to': '' },
			arrange(emulator) {
				responds(emulator, 'followDeployment', 200, logFrames(texts), EVENT_STREAM);
				overrides(emulator, 'getDeployment', { status: 'failed' }, forever);
			},
		}),
	},
	'names of the app and its actions': {
		atOnce: 20,
		fits: (text) => isShown(text) && text.trim() !== '',
		scene: (texts) => ({
			action: '',
			code: 0,
			with: { 'wait-until': 'running' },
			arrange(emulator) {
				const apps = texts.slice(0, 3).map((app_name) => ({ app_name, deployment: 'd', actions: texts }));
				responds(emulator, 'createDeployment', 201, { id: 'd', status: 'queued' });
				responds(emulator, 'getDeployment', 200, { id: 'd', status: 'running' });
				responds(emulator, 'listApps', 200, apps);
			},
		}),
	},
	'a status, reported': {
		atOnce: 64,
		scene: ([status]) => ({
			action: '',
			code: 0,
			with: { 'wait-until': 'created' },
			arrange: (emulator) => overrides(emulator, 'createDeployment', { status, status_reason: status }),
		}),
	},
	'errors of the other actions': {
		fits: isShown,
		atOnce: 48,
		scene(texts, at) {
			const { name, operation, with: inputs } = SUB_ACTIONS[at % SUB_ACTIONS.length] as (typeof SUB_ACTIONS)[0];
			const arrange: Scene['arrange'] = (emulator) => responds(emulator, operation, 400, body(texts), requestId(texts));
			return { action: name, with: inputs, code: 1, arrange };
		},
	},
	replays: {
		atOnce: 100,
		scene: (texts) => ({
			action: 'list-replays',
			with: { 'browser-id': 'b', 'show-links': 'true' },
			code: 0,
			arrange: (emulator) =>
				responds(
					emulator,
					'listReplays',
					200,
					texts.map((text, at) => ({
						replay_id: `r${at}`,
						started_at: text,
						finished_at: `a${text}`,
						replay_view_url: `${at % 2 === 0 ? 'https://service.example/view?' : 'other:'}${text}`,
					})),
				),
		}),
	},
	'fields of deployments that are deleted, and of apps under other names': {
		atOnce: 40,
		scene: (texts, at) => ({
			action: 'delete-deployments',
			with: { 'app-name': 'a', version: 'v', 'dry-run': 'true' },
			code: 0,
			arrange(emulator) {
				const body = texts.map((text, nth) => ({ id: `d${nth}`, status: text, created_at: `a${text}` }));
				emulator.faults.add({
					operation: 'listDeployments',
					skip: 2,
					fault: { kind: 'answer', status: 200, body },
				});
				const apps = texts.map((text) => ({ app_name: `a${text}`, version: text, deployment: 'd0' }));
				responds(emulator, 'listApps', 200, at % 2 === 0 ? [] : apps);
			},
		}),
	},
	'fields of an invocation, its log and its replays': {
		atOnce: 20,
		scene: (texts) => ({
			action: 'invoke-action',
			with: { 'app-name': 'a', 'action-name': 'b' },
			code: 1,
			arrange(emulator) {
				const record = { id: 'i', status: 'failed', status_reason: texts.join(' '), output: texts.join(' ') };
				responds(emulator, 'createInvocation', 202, { id: 'i', status: 'queued' });
				for (const status of texts.slice(0, 3).filter((text) => text !== ''))
					emulator.faults.add({
						operation: 'getInvocation',
						fault: { kind: 'answer', status: 200, body: { ...record, status } },
					});
				responds(emulator, 'getInvocation', 200, record);
				responds(emulator, 'followInvocation', 200, logFrames(texts), EVENT_STREAM);
				responds(emulator, 'listInvocationBrowsers', 200, { browsers: [{ session_id: 'b' }] });
				const replays = texts.map((text, at) => ({ replay_id: `r${at}`, started_at: text, finished_at: `a${text}` }));
				responds(emulator, 'listReplays', 200, replays);
			},
		}),
	},
	'apps that the service knows instead': {
		fits: isShown,
		atOnce: 20,
		scene: (texts) => ({
			action: 'invoke-action',
			with: { 'app-name': 'a', 'action-name': 'b' },
			code: 1,
			arrange: (emulator) =>
				responds(
					emulator,
					'listApps',
					200,
					texts.map((name) => ({ app_name: name, version: name, actions: [] })),
				),
		}),
	},
	'paths of events': {
		atOnce: 20,
		scene: (texts) => ({
			action: 'watch-files',
			with: { 'browser-id': 'b', 'watch-id': 'w', 'max-events': String(texts.length) },
			code: 0,
			arrange: (emulator) =>
				responds(
					emulator,
					'watchEvents',
					200,
					texts.flatMap((path) => [`data: ${one(path)}\n\n`, event(path)]).join(''),
					EVENT_STREAM,
				),
		}),
	},
};
