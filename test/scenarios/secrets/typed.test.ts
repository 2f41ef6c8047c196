// Keys, tokens and passwords in inputs where they do not belong, or in file names: no sink shows them.
import { expect, test } from '@jest/globals';
import { DEPLOY_SECRETS, ENCODINGS, KEY, PASSWORD, TOKEN } from './canaries.ts';
import { echoesOf, leaksOf, overrides, type Scene } from './secret-scenes.ts';

const [, , LINES = ''] = DEPLOY_SECRETS;
const LINE = LINES.split('\n')[1] ?? '';
/** As names of files: two of them have a slash, and are a file in a folder. */
const NAMES = [KEY, PASSWORD, TOKEN, LINE];
/** What the service is sent, because somebody has put it there. */
const inPackage = (sink: string) => /^package entry$|^part (?:entrypoint_rel_path|version)$/.test(sink);
const oneLine = ENCODINGS.filter(({ encode }) => !/[\r\n]/.test(encode('x'.repeat(30))));
const typed = echoesOf([KEY, TOKEN, PASSWORD], oneLine).join(' ');
const files = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'x'.repeat(99)]));

const scene = { action: '', code: 0, carries: inPackage };
const refused = { ...scene, code: 1 };
/** A scene of the log, the outputs and the summary alone. */
const untold = (inputs: Record<string, string>) => ({ 'report-to': '', ...inputs });
const SCENES: readonly Scene[] = [
	{
		...scene,
		name: 'names of files and rules that leave them out',
		files: {
			...files(...NAMES),
			...files(...NAMES.flatMap((name) => [`keys/${name}/id_rsa`, `logs/${name}`])),
			'.deployignore': `${NAMES.map((name) => `logs/${name}`).join('\n')}\n`,
		},
		with: { exclude: NAMES.map((name) => `/${name}\n!${name}`).join('\n') },
	},
	{
		...refused,
		name: 'a rule that leaves the entrypoint out',
		with: untold({ exclude: `[a${TOKEN}]pp.js` }),
	},
	{
		...refused,
		name: 'an entrypoint that fails, in a folder',
		files: { [`${TOKEN}/${KEY}`]: '' },
		with: { directory: TOKEN, entrypoint: KEY },
		arrange: (emulator) =>
			overrides(emulator, 'getDeployment', { status: 'failed', status_reason: 'why' }, Number.POSITIVE_INFINITY),
	},
	{ ...refused, name: 'an entrypoint that is not there', with: { entrypoint: `${TOKEN} ${KEY}` } },
	{ ...refused, name: 'a folder that is not there', with: untold({ directory: `${TOKEN} ${PASSWORD}` }) },
	{ ...refused, name: 'a file that cannot be packed', files: files(`a\\${TOKEN}`) },
	{
		...scene,
		name: 'a version and the names of report and environment',
		with: { version: typed, 'report-name': `${KEY} ${TOKEN}`, environment: `${PASSWORD} ${TOKEN}` },
	},
	...[
		{ 'base-url': `https://service.invalid/${encodeURIComponent(KEY)}?` },
		{ 'base-url': KEY },
		{ 'report-name': typed },
		...['region', 'timeout', 'report-to'].map((input) => ({
			[input]: typed,
		})),
	].map((bad): Scene => ({ ...refused, name: Object.keys(bad).join(), with: untold(bad) })),
	...[
		{ action: 'delete-api-key', with: { 'key-id': KEY } },
		{ action: 'delete-deployments', with: { 'deployment-id': `a,${KEY}/` } },
		{ action: 'list-replays', with: { 'browser-id': KEY } },
		{ action: 'resize-terminal', with: { 'browser-id': 'b', 'process-id': KEY, rows: KEY, cols: '80' } },
		{ action: 'watch-files', with: { 'browser-id': 'b', 'watch-id': 'w', 'until-path': KEY } },
	].map((call): Scene => ({ ...call, name: Object.keys(call.with).join(), code: 1 })),
];

test('no secret that was typed is in any sink', async () => {
	expect(await leaksOf(SCENES)).toEqual([]);
});
