import { renderFailedStep } from '../../domain/failures/failure-summary.ts';
import { redactFailure } from '../../domain/failures/redact-failure.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import { count } from '../../domain/text/format.ts';
import { code, prose, table } from '../../domain/text/markdown.ts';
import { describeVersions } from './find.ts';
import { DELETING, type DeletionReport, type Outcome } from './report.ts';

/** Rows: a longer table is for the log, not for a reader. */
const MAX_ROWS = 300;

const OUTCOMES: Readonly<Record<Outcome, string>> = {
	planned: 'not deleted',
	deleted: 'deleted',
	gone: 'gone already',
	failed: '**not deleted**',
	unknown: '**maybe deleted**',
};

/** The job summary, as markdown. External text is redacted first, then escaped. */
export function renderDeletion(report: DeletionReport, redact: Redact): string {
	const { failure, rows, inputs } = report;
	const head =
		failure === undefined
			? `## ${inputs.dryRun ? '🧪' : '🗑️'} ${prose(redact(report.title()))}`
			: renderFailedStep(DELETING, redactFailure(failure, redact)).trimEnd();
	const cells = rows
		.slice(0, MAX_ROWS)
		.map(({ id, version = '', outcome }) => [
			code(id),
			code(redact(version)),
			inputs.dryRun ? 'would be deleted' : OUTCOMES[outcome],
		]);
	const parts = [
		head,
		inputs.target.kind === 'ids' || report.nothing !== undefined
			? ''
			: prose(redact(`App "${inputs.target.app}", ${describeVersions(inputs.target)}`)),
		rows.length > 0 ? table(['Deployment', 'Version', 'Outcome'], cells) : '',
		rows.length > MAX_ROWS ? `… and ${count(rows.length - MAX_ROWS, 'more deployment')}` : '',
	];
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
