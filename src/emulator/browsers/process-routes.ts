import { readObject } from '../http/request-body.ts';
import { json } from '../http/response.ts';
import { type Exchange, on } from '../http/router.ts';
import type { Browsers } from './browsers.ts';
import { parseProcessForm, parseSize } from './process-form.ts';

/** Processes of a session (API §4.3). */
export const processRoutes = (browsers: Browsers) => {
	const browserOf = ({ id, projectId }: Exchange) => browsers.get(id, projectId);
	const start = async (exchange: Exchange) => {
		const browser = browserOf(exchange);
		return browser.spawn(parseProcessForm(await readObject(exchange.body)));
	};
	return [
		on('spawnProcess', 'POST /browsers/:id/process/spawn', async (exchange) => {
			const { id, pid, startedAt } = await start(exchange);
			return json(200, { process_id: id, pid, started_at: startedAt });
		}),
		on('execProcess', 'POST /browsers/:id/process/exec', async (exchange) => {
			const started = Date.now();
			const run = await start(exchange);
			const release = browserOf(exchange).hold();
			const exitCode = await run.ended;
			release();
			return json(200, {
				exit_code: exitCode,
				stdout_b64: run.output.stdout.toString('base64'),
				stderr_b64: run.output.stderr.toString('base64'),
				duration_ms: Date.now() - started,
			});
		}),
		on('resizeProcess', 'POST /browsers/:id/process/:process/resize', async (exchange) => {
			const found = browserOf(exchange).process(exchange.part);
			const { cols, rows } = parseSize(await readObject(exchange.body));
			found.resize(cols, rows);
			return json(200, { ok: true });
		}),
	];
};
