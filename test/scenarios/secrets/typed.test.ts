// Keys, tokens and passwords in inputs where they do not belong, or in names of files: no sink shows them.
import { expect, test } from '@jest/globals';
import { craftZip } from '../../emulator/crafted-zip.ts';
import { APP } from '../deploy/deploying.ts';
import { DEPLOY_SECRETS, ENCODINGS, ENV_VARS, KEY, PASSWORD, SOURCE, TOKEN } from './canaries.ts';
import { always, echoesOf, FAILS, GOES_WELL, leaksOf, NO_VALUES, overrides, type Scene } from './secret-scenes.ts';

const KEYS = [KEY, PASSWORD, TOKEN];

/** Path of a package that was made before. */
const READY = 'ready-app.zip';
const zipOf = (...entries: { name: string; content?: string }[]) => ({
	[READY]: craftZip([{ name: 'app.js', content: APP['app.js'] }, ...entries]),
});
const [, SPECIAL = '', LINES = '', DOCUMENT = ''] = DEPLOY_SECRETS;
/** As names of files: two of them have a slash, and are a file in a folder. */
const NAMES = [...KEYS, LINES.split('\n')[1] ?? ''];
const files = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'x'.repeat(99)]));
/** What the service is sent, because somebody has put it there. */
const carries = (sink: string) => /^package entry$|^part (?:entrypoint_rel_path|version)$/.test(sink);
const oneLine = ENCODINGS.filter(({ encode }) => !/[\r\n]/.test(encode('x'.repeat(30))));
const typed = echoesOf(KEYS, oneLine).join(' ');

type More = Omit<Scene, 'name' | 'action' | 'code'>;
const scene = (name: string, ends: typeof FAILS, more: More): Scene => ({ name, ...ends, ...more });
const PEMS = KEYS.flatMap((secret, at) => [
	{ name: `${at}-${secret}`, content: 'x'.repeat(1_000 + at) },
	{ name: `keys/${at}-${secret}.pem` },
]);
const BAD: readonly Readonly<Record<string, string>>[] = [
	{ 'api-key': `${KEY}\n${KEY}` },
	{ 'api-key': `Bearer ${KEY}` },
	{ 'env-vars': `{"A":"${DOCUMENT}` },
	{ 'env-vars': `A='${SPECIAL}` },
	{ 'env-vars': LINES },
	{ source: SOURCE },
	{ source: SOURCE.slice(0, -1), entrypoint: '' },
	{ 'base-url': `https://user:${encodeURIComponent(KEY)}@service.example` },
	{ 'base-url': `https://service.invalid/${encodeURIComponent(KEY)}?` },
	{ 'base-url': KEY },
	{ 'report-name': typed },
	{ region: typed },
];

const TYPED: readonly Scene[] = [
	scene('names of files and rules that leave them out', GOES_WELL, {
		files: {
			...files(...NAMES, ...NAMES.flatMap((name) => [`keys/${name}/id_rsa`, `logs/${name}`])),
			'.deployignore': `${NAMES.map((name) => `logs/${name}`).join('\n')}\n`,
		},
		with: { 'env-vars': ENV_VARS, exclude: NAMES.map((name) => `/${name}\n!${name}`).join('\n') },
	}),
	scene('names in a ready package, and the address of the environment', GOES_WELL, {
		with: { package: READY, 'environment-url': `https://example.com/?t=${TOKEN}#{version}`, version: `v-${KEY}` },
		files: zipOf(...PEMS),
	}),
	scene('a name of a ready package that is refused', FAILS, {
		with: { package: READY, 'env-vars': ENV_VARS },
		files: zipOf({ name: `../${'x'.repeat(985)}${SPECIAL}` }),
	}),
	scene('an entrypoint that fails, in a folder', FAILS, {
		files: { [`${TOKEN}/${KEY}`]: '' },
		with: { directory: TOKEN, entrypoint: KEY },
		arrange: (emulator) => overrides(emulator, 'getDeployment', { status: 'failed', status_reason: 'why' }, always),
	}),
	scene('a rule that leaves the entrypoint out', FAILS, { with: { exclude: `[a${TOKEN}]pp.js` } }),
	scene('an entrypoint that is not there', FAILS, { with: { entrypoint: `${TOKEN} ${KEY}` } }),
	scene('a folder that is not there', FAILS, { with: { directory: `${TOKEN} ${PASSWORD}` } }),
	scene('a file that cannot be packed', FAILS, { files: files(`a\\${TOKEN}`) }),
	scene('a version and the names of report and environment', GOES_WELL, {
		with: { version: typed, 'report-name': `${KEY} ${TOKEN}`, environment: `${PASSWORD} ${TOKEN}` },
	}),
	...BAD.map((bad) => scene(`a bad ${Object.keys(bad).join()}`, FAILS, { with: { 'report-to': '', ...bad } })),
	...[
		{ action: 'list-replays', with: { 'browser-id': 'b', 'api-key': `${KEY} ${KEY}` } },
		{ action: 'delete-deployments', with: { 'deployment-id': `a,${KEY}/` } },
		{ action: 'resize-terminal', with: { 'browser-id': 'b', 'process-id': KEY, rows: KEY, cols: '80' } },
		{ action: 'watch-files', with: { 'browser-id': 'b', 'watch-id': 'w', 'until-path': KEY } },
	].map((call) => ({ ...call, name: 'a bad input', code: 1 })),
].map((one) => ({ carries, ...one, with: { ...NO_VALUES, ...one.with } }));

test.each(TYPED)('$action $name', async (one) => {
	expect(await leaksOf(one)).toEqual([]);
});
