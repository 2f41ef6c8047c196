import { invalid } from '../http/errors.ts';
import { readObject } from '../http/request-body.ts';
import { eventStream, json } from '../http/response.ts';
import type { Exchange, Route } from '../http/router.ts';
import type { Browsers } from './browsers.ts';
import { parseProcessForm, parseSize } from './process-form.ts';
import { SIGNALS } from './session-process.ts';

export type ProcessOperation =
	| 'spawnProcess'
	| 'resizeProcess'
	| 'processStatus'
	| 'killProcess'
	| 'writeStdin'
	| 'streamStdout';

const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

/** Processes of a session (API §4.3). */
export function processRoutes(browsers: Browsers): Route<ProcessOperation>[] {
	const find = ({ params }: Exchange) => browsers.get(params.id).process(params.process ?? '');
	const one = '/browsers/:id/process/:process';
	return [
		{
			operation: 'spawnProcess',
			method: 'POST',
			path: '/browsers/:id/process/spawn',
			handle: async ({ params, body }) => {
				const browser = browsers.get(params.id);
				const { id, pid, startedAt } = browser.spawn(parseProcessForm(await readObject(body), browser.folder));
				return json(200, { process_id: id, pid, started_at: startedAt });
			},
		},
		{
			operation: 'resizeProcess',
			method: 'POST',
			path: `${one}/resize`,
			handle: async (exchange) => {
				const found = find(exchange);
				const { cols, rows } = parseSize(await readObject(exchange.body));
				found.resize(cols, rows);
				return json(200, { ok: true });
			},
		},
		{
			operation: 'processStatus',
			method: 'GET',
			path: `${one}/status`,
			handle: (exchange) => {
				const { running, exitCode } = find(exchange);
				return json(200, { state: running ? 'running' : 'exited', exit_code: exitCode, cpu_pct: 0, mem_bytes: 0 });
			},
		},
		{
			operation: 'killProcess',
			method: 'POST',
			path: `${one}/kill`,
			handle: async (exchange) => {
				const found = find(exchange);
				const { signal } = await readObject(exchange.body);
				const known = SIGNALS.find((name) => name === signal);
				if (!known) throw invalid(`signal must be one of ${SIGNALS.join(', ')}`);
				found.kill(known);
				return json(200, { ok: true });
			},
		},
		{
			operation: 'writeStdin',
			method: 'POST',
			path: `${one}/stdin`,
			handle: async (exchange) => {
				const found = find(exchange);
				const { data_b64: data } = await readObject(exchange.body);
				if (typeof data !== 'string' || !BASE64.test(data)) throw invalid('data_b64 must be base64');
				const bytes = Buffer.from(data, 'base64');
				found.write(bytes);
				return json(200, { written_bytes: bytes.length });
			},
		},
		{
			operation: 'streamStdout',
			method: 'GET',
			path: `${one}/stdout/stream`,
			handle: (exchange) => eventStream(find(exchange).follow()),
		},
	];
}
