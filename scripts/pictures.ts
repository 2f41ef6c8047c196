// Makes the pictures of the README from real runs: the built action deploys to the emulator and reports to the
// tests' GitHub; what they hold is rendered in a real browser. Needs Chromium (CHROMIUM names it) and emoji fonts.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { marked } from 'marked';
import { startEmulator } from '../src/emulator/emulator.ts';
import { runAction } from '../test/support/action-runner/start-action.ts';
import { makeWorkspace } from '../test/support/action-runner/workspace.ts';
import { MERGE, pullRequest, REPOSITORY } from '../test/support/github-server/events.ts';
import { GitHub } from '../test/support/github-server/server.ts';

const root = path.dirname(import.meta.dirname);
const pictures = path.join(root, 'docs/pictures');
const css = readFileSync(
	createRequire(import.meta.url).resolve('github-markdown-css/github-markdown-light.css'),
	'utf8',
);
const FRAME = `body{margin:16px;background:#fff;font-family:sans-serif}
.frame{border:1px solid #d0d7de;border-radius:6px;max-width:860px}
.bar{background:#f6f8fa;border-bottom:1px solid #d0d7de;border-radius:6px 6px 0 0;padding:8px 16px;color:#59636e;font-size:14px}
.markdown-body{padding:16px}
.check{padding:10px 16px;font-size:14px;border-top:1px solid #d0d7de}
.check:first-of-type{border-top:0}
.check span{color:#59636e}`;
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** Renders HTML into docs/pictures/<name>.png, as high as it is. `bar`: the line above it on GitHub. */
function picture(name: string, bar: string, html: string): void {
	const scratch = mkdtempSync(path.join(tmpdir(), 'picture-'));
	const page = path.join(scratch, 'page.html');
	writeFileSync(
		page,
		`<meta charset="utf-8"><style>${css}${FRAME}</style><div class="frame"><div class="bar">${bar}</div>${html}</div>
<script>document.title = 'height ' + Math.ceil(document.querySelector('.frame').getBoundingClientRect().bottom + 16)</script>`,
	);
	const chromium = (...options: string[]) =>
		execFileSync(
			process.env.CHROMIUM ?? 'chromium',
			[
				...['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', ...QUIET],
				...[`--user-data-dir=${scratch}/profile`, ...options, `file://${page}`],
			],
			{ encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
		);
	const [, height] = /<title>height (\d+)/.exec(chromium('--window-size=900,600', '--dump-dom')) ?? [];
	chromium(
		...[`--window-size=900,${height}`, '--force-device-scale-factor=1.5'],
		`--screenshot=${path.join(pictures, `${name}.png`)}`,
	);
	rmSync(scratch, { recursive: true, force: true });
}

const markdown = (text: string) => `<article class="markdown-body">${marked.parse(text, { async: false })}</article>`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const ICONS: Readonly<Record<string, string>> = { success: '✅', failure: '❌' };

mkdirSync(pictures, { recursive: true });
const played = await startEmulator({ apps: 'scripted' });
const real = await startEmulator();
const github = await GitHub.start();
/** What each app of the sample shop does, in the emulator's words for apps that are only played. */
const SHOP: Readonly<Record<string, string>> = {
	checkout: '//! app checkout place-order refund\n',
	search: '//! app search find suggest\n',
	support: '//! app support answer\n',
};
const shop = makeWorkspace({
	...Object.fromEntries(
		Object.entries(SHOP).flatMap(([app, text]) => [
			[`apps/${app}/package.json`, `{ "name": "${app}" }`],
			[`apps/${app}/src/app.ts`, text],
		]),
	),
	'broken/package.json': '{ "name": "support" }',
	'broken/src/config.js': `exports.load = () => {
	if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is not set');
};
`,
	'broken/src/app.js': "require('./config.js').load();\n",
});
const step = (emulator: typeof real, inputs: Record<string, string>) =>
	runAction({
		workspace: shop.path,
		event: pullRequest(),
		token: 'a-token-of-the-workflow',
		env: {
			GITHUB_API_URL: github.url,
			GITHUB_SERVER_URL: 'https://github.com',
			GITHUB_REPOSITORY: REPOSITORY,
			GITHUB_SHA: MERGE,
			GITHUB_RUN_ID: '4242',
		},
		with: {
			'api-key': emulator.apiKey,
			'base-url': emulator.url,
			'wait-until': 'running',
			version: 'pr-7',
			force: 'true',
			...inputs,
		},
	});
const lastComment = () => github.repository.comments.at(-1)?.bodies.at(-1) ?? '';
try {
	const one = { directory: 'apps/checkout', entrypoint: 'src/app.ts' };
	const url = 'https://staging.example.com';
	const good = await step(played, { ...one, 'report-to': 'comment', 'environment-url': url });
	picture('summary', 'Job summary', markdown(good.summary));
	picture('comment', '<b>github-actions</b> bot commented', markdown(lastComment()));
	const broken = { directory: 'broken', entrypoint: 'src/app.js', 'report-name': 'deploy apps/support/src/app.js' };
	const shared = { 'report-to': 'check, comment', 'comment-key': 'shop' };
	for (const app of ['checkout', 'search'])
		await step(played, { directory: `apps/${app}`, entrypoint: 'src/app.ts', ...shared });
	const bad = await step(real, { ...broken, ...shared });
	picture('failure', 'Job summary', markdown(bad.summary));
	picture('table', '<b>github-actions</b> bot commented', markdown(lastComment()));
	const checks = github.repository.checks.map(
		({ conclusion, name, output }) =>
			`<div class="check">${ICONS[conclusion ?? ''] ?? ''} <b>${escaped(name)}</b> <span>— ${escaped(output.title ?? '')}</span></div>`,
	);
	picture('checks', '<b>Some checks were not successful</b>', checks.join(''));
} finally {
	shop.remove();
	await github.close();
	await played.close();
	await real.close();
}
