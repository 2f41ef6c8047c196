import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Emulator } from '../../src/emulator/emulator.ts';

interface App {
	app_name: string;
	actions: { name: string }[];
}

interface Invocation {
	id: string;
	status: string;
	status_reason?: string;
	output?: string;
}

/** Invokes an action of a deployed app, prints its log lines and its output, and tells whether it succeeded. */
export async function invokeAction(
	{ url, apiKey }: Pick<Emulator, 'url' | 'apiKey'>,
	version: string,
	signal: AbortSignal,
	action: string,
	payload?: string,
): Promise<boolean> {
	const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
	const call = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, { ...init, headers, signal });
	const apps = (await (await call('/apps')).json()) as App[];
	const app = apps.find(({ actions }) => actions.some(({ name }) => name === action));
	if (!app) {
		const names = apps.flatMap(({ app_name, actions }) => actions.map(({ name }) => `${name} (of ${app_name})`));
		console.error(`The app has no action ${action}. It has registered: ${names.join(', ') || 'nothing'}.`);
		return false;
	}
	const body = { app_name: app.app_name, action_name: action, version, payload, async: true };
	const response = await call('/invocations', { method: 'POST', body: JSON.stringify(body) });
	if (!response.ok) {
		console.error(`The emulator refused the invocation: ${await response.text()}`);
		return false;
	}
	const { id } = (await response.json()) as Invocation;
	const events = await call(`/invocations/${id}/events`);
	const input = Readable.fromWeb(events.body as ReadableStream);
	for await (const line of createInterface({ input })) {
		if (!line.startsWith('data: ')) continue;
		const { event, message } = JSON.parse(line.slice('data: '.length)) as { event: string; message?: string };
		if (event === 'log') console.log(message);
	}
	const { status, status_reason: reason, output } = (await (await call(`/invocations/${id}`)).json()) as Invocation;
	console.log(`${status}${reason === undefined ? '' : `: ${reason}`}${output === undefined ? '' : `\n${output}`}`);
	return status === 'succeeded';
}
