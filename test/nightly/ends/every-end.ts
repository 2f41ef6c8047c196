// Steps that end while V8 is still at work, many at a time: none may hang at its end. Run by `npm run test:all -- ends`, because it
// needs hundreds of steps: where an end can hang, one in a hundred does.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import type { Running } from '../../support/action-runner/start-action.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { report } from '../report.ts';
import { SCENES } from './scenes.ts';

/** More than there are cores: a thread of V8 that has to wait for one is still at work at the end. */
const AT_ONCE = 12;
/** Milliseconds after which a step hangs, and is killed: one of them takes 2 s. Any other signal is a crash. */
const HANGS_MS = 60_000;
/** Milliseconds for all steps of a scene. */
const SCENE_MS = 1_800_000;

/** @returns what is wrong with its end. */
async function wrongWith({ child, finished }: Running, right: number): Promise<string[]> {
	const watch = setTimeout(() => child.kill('SIGKILL'), HANGS_MS);
	const { code, signal, stdout } = await finished;
	clearTimeout(watch);
	if (code === right) return [];
	return [signal === null ? `code ${code}` : `${signal} after: ${stdout.trim().split('\n').at(-1)}`];
}

test.each(SCENES)(
	'no step hangs at its end: $name',
	async ({ name, steps, code, files, service, start }) => {
		const server = createServer(service()).listen(0, '127.0.0.1');
		await once(server, 'listening');
		const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const workspace = makeWorkspace(files);
		const began = performance.now();
		try {
			const keys = Array.from({ length: steps }, (_, at) => `sk_test_ends_${at}`);
			const step = (key: string) => wrongWith(start({ workspace: workspace.path, url, key }), code);
			expect(report(`times ${name}`, await inTurn(keys, step, AT_ONCE), began)).toEqual([]);
		} finally {
			workspace.remove();
			server.closeAllConnections();
			server.close();
		}
	},
	SCENE_MS,
);
