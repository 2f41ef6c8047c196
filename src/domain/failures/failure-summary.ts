import { code, codeBlock, prose, table } from '../text/markdown.ts';
import type { StepFailure } from './failure.ts';

/**
 * A failure, redacted before, as part of a job summary: what happened, what to do, and the details of the service's own error
 * (API §7).
 */
export function renderFailure(failure: StepFailure): string {
	const { service, message, reasonLines } = failure;
	const lines = [`> ${prose(message)}`, `**What to do:** ${prose(failure.advice)}`];
	if (reasonLines.length > 0) lines.splice(1, 0, codeBlock(reasonLines));
	if (service !== undefined) {
		const status = `Error ${service.status}${service.code === '' ? '' : ` ${code(service.code)}`}`;
		lines.push(`${status}${service.requestId === '' ? '' : `, request ${code(service.requestId)}`}`);
		const rows = service.details.map((one) => [code(one.code), code(one.message)]);
		if (rows.length > 0) lines.push(table(['Error', 'Message'], rows));
	}
	return lines.join('\n\n');
}

/** The sign of how a job ended. @param conclusion '' while it has not; GitHub knows others than ours. */
export function iconOf(conclusion: string): string {
	return ICONS[conclusion] ?? '❔';
}

const ICONS: Readonly<Record<string, string>> = {
	'': '⏳',
	success: '✅',
	failure: '❌',
	cancelled: '🚫',
	timed_out: '⌛',
};
