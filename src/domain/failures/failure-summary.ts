import { code, prose, table } from '../text/markdown.ts';
import { conclusionOf, type FailureKind, type StepFailure } from './failure.ts';

/** A failure as part of a job summary: what happened, what to do, and the service's own message (API §7). */
export function renderFailure(failure: StepFailure): string {
	const { service } = failure;
	const lines = [`> ${prose(failure.message)}`, `**What to do:** ${prose(failure.advice)}`];
	if (service !== undefined) {
		const rows = [
			[`${service.status} ${service.code === '' ? '' : code(service.code)}`.trim(), code(service.message)],
			...service.details.map((detail) => [code(detail.code), code(detail.message)]),
		];
		lines.push(table(['Error', 'Message'], rows));
		if (service.requestId !== '') lines.push(`Request ${code(service.requestId)}`);
	}
	return lines.join('\n\n');
}

/**
 * The failure of a sub-action in a few words, for an annotation's title and a summary's heading.
 * @param doing e.g. `Deleting the API key`.
 */
export function failureTitle(doing: string, { kind }: StepFailure): string {
	return `${doing}${ENDINGS[kind] ?? ' failed'}`;
}

const ENDINGS: Readonly<Partial<Record<FailureKind, string>>> = {
	input: ': an input is wrong',
	ambiguous: ': the outcome is not known',
	stopped: ': stopped',
	timeout: ': the time is over',
	cancelled: ': cancelled',
};

/** The job summary of a sub-action that failed, as markdown. */
export function renderFailedStep(doing: string, failure: StepFailure): string {
	return `## ${ICONS[conclusionOf(failure.kind, false)] ?? '❌'} ${failureTitle(doing, failure)}\n\n${renderFailure(failure)}\n`;
}

const ICONS: Readonly<Record<string, string>> = { cancelled: '🚫', timed_out: '⌛', unknown: '❔' };
