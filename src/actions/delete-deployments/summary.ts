import { renderFailedStep } from '../../domain/failures/failure-summary.ts';
import { redactFailure } from '../../domain/failures/redact-failure.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import { count, grouped } from '../../domain/text/format.ts';
import { code, table } from '../../domain/text/markdown.ts';
import { DELETING } from './failures.ts';
import type { Target } from './inputs.ts';
import type { DeletionReport, Outcome } from './report.ts';

/** How the step ended well, in one line. */
export function titleOf(report: DeletionReport): string {
	const deleted = report.ids('deleted').length;
	const gone = report.ids('gone').length;
	if (report.inputs.dryRun) return `Dry run: ${count(report.rows.length, 'deployment')} would be deleted, nothing was`;
	if (deleted + gone === 0) return 'There is nothing to delete';
	return `Deleted ${count(deleted, 'deployment')}${gone === 0 ? '' : `; ${grouped(gone)} ${gone === 1 ? 'was' : 'were'} gone already`}`;
}

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
			? `## ${inputs.dryRun ? '🧪' : '🗑️'} ${titleOf(report)}`
			: renderFailedStep(DELETING, redactFailure(failure, redact)).trimEnd();
	const parts = [head, targetIn(inputs.target, redact)];
	if (rows.length > 0) {
		const cells = rows
			.slice(0, MAX_ROWS)
			.map(({ id, version, record, outcome }) => [
				code(id),
				...(inputs.target.kind === 'older' ? [code(redact(version ?? ''))] : []),
				code(redact(record?.status ?? '')),
				code(redact(record?.createdAt ?? '')),
				inputs.dryRun ? 'would be deleted' : OUTCOMES[outcome],
			]);
		const heads = [
			'Deployment',
			...(inputs.target.kind === 'older' ? ['Version'] : []),
			'Status before',
			'Created',
			'Outcome',
		];
		parts.push(table(heads, cells));
		if (rows.length > MAX_ROWS) parts.push(`… and ${count(rows.length - MAX_ROWS, 'more deployment')}`);
	}
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function targetIn(target: Target, redact: Redact): string {
	if (target.kind === 'ids') return '';
	const app = `App ${code(redact(target.app))}`;
	return target.kind === 'version'
		? `${app}, version ${code(redact(target.version))}`
		: `${app}, versions that begin with ${code(redact(target.prefix))}, but for the newest ${target.keep}`;
}
