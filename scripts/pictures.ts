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
.markdown-body{padding:16px}`;

/** Renders markdown into docs/pictures/<name>.png. `bar`: the line above it on GitHub. */
async function picture(name: string, bar: string, markdown: string, height: number): Promise<void> {
	const scratch = mkdtempSync(path.join(tmpdir(), 'picture-'));
	const page = path.join(scratch, 'page.html');
	const html = await marked.parse(markdown);
	writeFileSync(
		page,
		`<meta charset="utf-8"><style>${css}${FRAME}</style><div class="frame"><div class="bar">${bar}</div><article class="markdown-body">${html}</article></div>`,
	);
	const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
	execFileSync(
		process.env.CHROMIUM ?? 'chromium',
		[
			...['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', ...quiet],
			...[`--user-data-dir=${scratch}/profile`, `--window-size=900,${height}`, '--force-device-scale-factor=1.5'],
			`--screenshot=${path.join(pictures, `${name}.png`)}`,
			`file://${page}`,
		],
		{ stdio: 'ignore' },
	);
	rmSync(scratch, { recursive: true, force: true });
}

mkdirSync(pictures, { recursive: true });
const emulator = await startEmulator();
const github = await GitHub.start({});
const broken = makeWorkspace({
	'package.json': '{ "name": "shop" }',
	'src/app.js': "throw new Error('DATABASE_URL is not set');\n",
});
const step = (workspace: string, inputs: Record<string, string>) =>
	runAction({
		workspace,
		event: pullRequest(),
		token: 'a-token-of-the-workflow',
		env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: REPOSITORY, GITHUB_SHA: MERGE, GITHUB_RUN_ID: '4242' },
		with: {
			'api-key': emulator.apiKey,
			'base-url': emulator.url,
			entrypoint: 'src/app.js',
			'wait-until': 'running',
			...inputs,
		},
	});
try {
	const good = await step(path.join(root, 'examples/hello'), { version: '1.4.0', 'report-to': 'comment' });
	await picture('summary', 'Job summary', good.summary, 600);
	const comment = github.repository.comments.at(-1)?.bodies.at(-1) ?? '';
	await picture('comment', '<b>github-actions</b> bot commented', comment, 600);
	const bad = await step(broken.path, { version: '1.4.1', 'report-to': '' });
	await picture('failure', 'Job summary', bad.summary, 1000);
} finally {
	broken.remove();
	await github.close();
	await emulator.close();
}
