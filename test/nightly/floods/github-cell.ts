import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { annotations } from '../../scenarios/deploy/deploying.ts';
import { type Finished, startAction } from '../../support/action-runner/start-action.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { MERGE, pullRequest, REPOSITORY } from '../../support/github-server/events.ts';
import { type Ended, PRELOAD, tooMuch } from './cell.ts';
import { type Flood, MARK } from './floods.ts';
import { startHostileService } from './hostile-service.ts';

/** Where GitHub is hostile: when a check or a comment is made, the author is asked for, or a page of a list is read. */
export const PLACES = ['check', 'comment', 'viewer', 'first page', 'second page'] as const;
export type Place = (typeof PLACES)[number];

export interface GitHubCell {
	readonly place: Place;
	readonly flood: Flood;
}

/** Seconds: the end of a deploy waits 15 s for GitHub, and what comes before and after it takes a few. */
const LIMIT = 30;
/** The same beside whatever else runs. */
export const BUSY_LIMIT = 90;

/** Runs a deploy to a good service, with a GitHub that is hostile in one place: the deploy is a success all the same. */
export async function runWithGitHub({ place, flood }: GitHubCell, limitS = LIMIT): Promise<Ended> {
	// Of a service that is hostile nowhere, the deploy sees the record of a success.
	const service = await startHostileService('call', { ...flood, unasked: false }, { id: 'dep_1', status: 'running' });
	const github = await startHostileGitHub(place, flood);
	const workspace = makeWorkspace({ 'app.js': '' });
	const folder = mkdtempSync(path.join(tmpdir(), 'peak-'));
	const peakFile = path.join(folder, 'peak');
	try {
		const { child, finished } = startAction({
			workspace: workspace.path,
			event: pullRequest(),
			token: 'ghs_tokenOfTheWorkflowRun0123456789abcd',
			env: {
				NODE_OPTIONS: `--import=${PRELOAD}`,
				PEAK_MEMORY_FILE: peakFile,
				GITHUB_API_URL: github.url,
				GITHUB_REPOSITORY: REPOSITORY,
				GITHUB_SHA: MERGE,
			},
			with: {
				'api-key': 'key-of-a-test',
				'base-url': service.url,
				entrypoint: 'app.js',
				'report-to': 'check, comment',
			},
		});
		const limit = setTimeout(() => child.kill('SIGKILL'), limitS * 1_000);
		const ended = await finished;
		clearTimeout(limit);
		const name = `GitHub, ${place}: ${flood.name}`;
		if (ended.signal === 'SIGKILL') {
			return { wrong: [`${name}: still there after ${limitS} s\n${ended.stdout.slice(-2_000)}`], peakKiB: 0 };
		}
		const peakKiB = Number(readFileSync(peakFile, 'utf8'));
		const wrong = [...wrongWith(ended), ...tooMuch(peakKiB)];
		if (!github.reached()) wrong.push('the place of the attack was never reached');
		return { wrong: wrong.map((what) => `${name}: ${what}`), peakKiB };
	} finally {
		workspace.remove();
		rmSync(folder, { recursive: true, force: true });
		await Promise.all([service.close(), github.close()]);
	}
}

function wrongWith({ code, signal, stdout, stderr, summary, outputs }: Finished): string[] {
	const wrong: string[] = [];
	if (code !== 0 || outputs.conclusion !== 'success')
		wrong.push(`it ended with ${code ?? signal}, ${outputs.conclusion}`);
	if (stderr !== '') wrong.push(`stderr: ${stderr.slice(0, 2_000)}`);
	if (annotations(stdout).length > 0) wrong.push('it gives an error');
	if (annotations(stdout, 'notice').length > 1) wrong.push('it gives more than one notice');
	const shown = stdout + stderr + summary + JSON.stringify(outputs);
	if (shown.includes(MARK)) wrong.push('the flood is shown');
	if (shown.length > 64 * 1_024) wrong.push(`it shows ${shown.length} characters`);
	return wrong;
}

/** A page of comments that another one follows. */
const PAGE = JSON.stringify(Array.from({ length: 100 }, (_, at) => ({ id: at + 1, body: '', user: { login: 'a' } })));
const NEXT = '<https://api.github.com/comments?page=2>; rel="next"';

async function startHostileGitHub(place: Place, flood: Flood) {
	let reached = false;
	const sockets = new Set<Socket>();
	const server = createServer(async (request, response) => {
		await request
			.resume()
			.toArray()
			.catch(() => []);
		const at = placeOf(request.method ?? '', request.url ?? '');
		if (at === place) {
			reached = true;
			return flood.send(request.socket);
		}
		const body =
			at === 'viewer'
				? '{"data":{"viewer":{"login":"octocat"}}}'
				: at === 'first page'
					? place === 'second page'
						? PAGE
						: '[]'
					: '{"id":1,"check_runs":[]}';
		const headers = {
			'content-type': 'application/json',
			connection: 'close',
			...(body === PAGE ? { link: NEXT } : {}),
		};
		response.writeHead(200, headers).end(body);
	});
	server.on('connection', (socket: Socket) => {
		sockets.add(socket.on('error', () => {}));
		if (!flood.unasked) return;
		reached = true;
		flood.send(socket);
	});
	server.on('clientError', () => {});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		reached: () => reached,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				for (const socket of sockets) socket.destroy();
			}),
	};
}

function placeOf(method: string, url: string): Place {
	if (url.startsWith('/graphql')) return 'viewer';
	if (url.includes('/check-runs')) return 'check';
	if (method !== 'GET') return 'comment';
	return url.includes('page=1') && !/[?&]page=(?!1\b)/.test(url) ? 'first page' : 'second page';
}
