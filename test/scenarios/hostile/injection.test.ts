// About 250 hostile texts in every field of the service's responses and in file names: to the runner they are not
// commands, in markdown they are text, and they contain nothing that a terminal would interpret.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@jest/globals';
import { craftZip } from '../../emulator/crafted-zip.ts';
import { commandsIn } from '../../support/action-runner/commands.ts';
import { someOf } from '../../support/action-runner/every.ts';
import { EVENT_STREAM } from '../deploy/raw-stream.ts';
import { type Evidence, inTurn } from '../secrets/evidence.ts';
import { errorBody, logFrames, overrides, play, responds, type Scene } from '../secrets/secret-scenes.ts';
import { SUB_ACTIONS } from '../sub-actions/sub-actions.ts';
import { chunks, HOSTILE_TEXTS } from './hostile-texts.ts';
import { foreignCommands, markdownOf, referencesIn, structureOf, unruly } from './injections.ts';

type Way = (texts: readonly string[], at: number) => Omit<Scene, 'name'>;

const requestId = (texts: readonly string[]) => {
	const id = texts.find((text) => /^[!-~][ -~]*$/.test(text));
	return { 'x-request-id': id ?? 'none of them is fit for a header' };
};
const forever = Number.POSITIVE_INFINITY;

/** Colours are left out of what the service says: a text of nothing else leaves nothing. */
const isShown = (text: string) => stripVTControlCharacters(text) !== '';

const WAYS: Readonly<
	Record<
		string,
		{
			readonly atOnce: number;
			readonly fits?: (text: string) => boolean;
			/** What a harmless text needs to go this way. */
			readonly sign?: string;
			readonly way: Way;
		}
	>
> = {
	'errors of the deploy action': {
		fits: isShown,
		atOnce: 48,
		way: (texts) => ({
			action: '',
			code: 1,
			arrange: (emulator) => responds(emulator, 'createDeployment', 400, body(texts), requestId(texts)),
		}),
	},
	'fields of the record': {
		atOnce: 14,
		way: (texts) => ({
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
		way: (texts) => ({
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
		way: (texts) => ({
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
		way: ([status]) => ({
			action: '',
			code: 0,
			with: { 'wait-until': 'created' },
			arrange: (emulator) => overrides(emulator, 'createDeployment', { status, status_reason: status }),
		}),
	},
	'errors of the other actions': {
		fits: isShown,
		atOnce: 48,
		way(texts, at) {
			const { name, operation, with: inputs } = SUB_ACTIONS[at % SUB_ACTIONS.length] as (typeof SUB_ACTIONS)[0];
			const arrange: Scene['arrange'] = (emulator) => responds(emulator, operation, 400, body(texts), requestId(texts));
			return { action: name, with: inputs, code: 1, arrange };
		},
	},
	replays: {
		atOnce: 100,
		way: (texts) => ({
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
	'fields of deployments that are deleted, and of apps that contradict it': {
		atOnce: 40,
		way: (texts, at) => ({
			action: 'delete-deployments',
			with: { 'app-name': 'a', version: 'v', 'dry-run': 'true' },
			code: at % 2,
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
		way: (texts) => ({
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
		way: (texts) => ({
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
		way: (texts) => ({
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
	'file names': {
		atOnce: 12,
		fits: (text) => text.isWellFormed() && !/[\p{Cc}\\]|^\w+:|^\.|^~~~$/u.test(text),
		way: (texts) => ({
			action: '',
			code: 0,
			with: { 'dry-run': 'true', exclude: texts.map((text, at) => `a${at}${text}`).join('\n') },
			files: Object.fromEntries(
				texts.flatMap((text, at) => [
					[`${nameOf(text)}${at}`, 'x'.repeat(1_000 + at)],
					[`.env${nameOf(text)}${at}`, ''],
				]),
			),
		}),
	},
	'names in a ready package': {
		atOnce: 12,
		fits: (text) => text.isWellFormed() && !/[\p{Cc}\\]|^\w+:|^\.|^~~~$/u.test(text),
		way: (texts) => ({
			action: '',
			code: 0,
			with: { 'dry-run': 'true', package: 'app.zip' },
			files: {
				'app.zip': craftZip([
					{ name: 'app.js' },
					...texts.flatMap((text, at) => [
						{ name: `${nameOf(text)}${at}`, content: 'x'.repeat(1_000 + at) },
						{ name: `.env${nameOf(text)}${at}` },
					]),
				]),
			},
		}),
	},
	'names in a ready package that are refused': {
		atOnce: 64,
		fits: (text) => text.isWellFormed(),
		way: ([text = '']) => ({
			action: '',
			code: 1,
			with: { package: 'app.zip' },
			files: { 'app.zip': craftZip([{ name: 'app.js' }, { name: `../${nameOf(text)}` }]) },
		}),
	},
	'targets of links in a ready package': {
		atOnce: 64,
		fits: (text) => text.isWellFormed(),
		way: ([text = '']) => ({
			action: '',
			code: 1,
			with: { package: 'app.zip' },
			files: { 'app.zip': craftZip([{ name: 'app.js' }, { name: 'link', mode: 0o120777, content: `/${text}` }]) },
		}),
	},
	'names that are refused': {
		atOnce: 64,
		fits: (text) => text.isWellFormed() && /(?!\0)\p{Cc}/u.test(text),
		sign: '\x01',
		way: ([text = '']) => ({ action: '', code: 1, files: { [nameOf(text)]: '' } }),
	},
};

const body = (texts: readonly string[]) => ({
	...errorBody(texts),
	details: texts.map((text) => ({ code: text, message: text })),
});
const event = (path: string) => `data: ${JSON.stringify({ type: 'WRITE', path, name: path })}\n\n`;
const one = (text: string) => text.split(/[\r\n]/)[0];
const nameOf = (text: string) => text.replace(/[/\0]/g, '_');

test.each(someOf(Object.keys(WAYS), 2).map((name) => ({ name })))('$name', async ({ name }) => {
	const { atOnce, fits = () => true, sign = '', way } = WAYS[name] as (typeof WAYS)[string];
	const parts = chunks(someOf(HOSTILE_TEXTS.filter(fits), 25), atOnce);
	const templates = new Map<string, Promise<string[][]>>();
	const template = (length: number, at: number) => {
		const scene = {
			name,
			...way(
				Array.from({ length }, (_, index) => `harmless ${index}${sign}`),
				at,
			),
		};
		const key = `${scene.action} ${length}`;
		const made = templates.get(key) ?? seen(scene).then(({ structures }) => structures);
		templates.set(key, made);
		return made;
	};
	const found = await inTurn(parts, async (texts, at) => {
		const hostile = await seen({ name, ...way(texts, at) });
		expect(hostile.structures).toEqual(await template(texts.length, at));
		const { commands, references, characters } = hostile;
		return [...commands, ...references, ...characters];
	});
	expect(found.flat()).toEqual([]);
});

/** The file with the app's log: a later step may print it. */
function appLogsIn({ temp }: Evidence): string[] {
	const names = readdirSync(temp).filter((name) => name.startsWith('app-log-'));
	return names.map((name) => readFileSync(path.join(temp, name), 'utf8'));
}

/** What a runner and a reader see of a scene. */
async function seen(scene: Scene) {
	const shown = {
		commands: [] as string[],
		structures: [] as string[][],
		references: [] as string[],
		characters: [] as string[],
	};
	const { code } = await play(scene, (evidence) => {
		const markdown = markdownOf(evidence);
		shown.commands = [
			...foreignCommands(evidence),
			...appLogsIn(evidence)
				.flatMap(commandsIn)
				.map(({ line }) => line),
		];
		shown.structures = markdown.map(structureOf);
		shown.references = markdown.flatMap(referencesIn);
		const annotations = evidence.github.repository.checks.flatMap((check) =>
			check.annotations.map(({ message }) => String(message)),
		);
		shown.characters = unruly([
			...evidence.steps.flatMap(({ stdout, stderr }) => [stdout, stderr]),
			...markdown,
			...annotations,
			...appLogsIn(evidence),
		]);
	});
	expect(code).toBe(scene.code);
	return shown;
}
