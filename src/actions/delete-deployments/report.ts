import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { renderFailedStep } from '../../domain/failures/failure-summary.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import { count, grouped, listFirst } from '../../domain/text/format.ts';
import { code, prose, table } from '../../domain/text/markdown.ts';
import type { Findings, Found } from './find.ts';
import type { AppTarget, DeleteDeploymentsInputs } from './inputs.ts';

/** What the action does, for titles. */
export const DELETING = 'Deleting deployments';
/** Milliseconds that the step takes at most: it has no `timeout`. */
export const LIMIT_MS = 600_000;
/** The same limit in words, as part of a sentence. */
const LIMIT_TEXT = 'the time limit of 10 min';

/** What became of one deployment, and how the summary says it. `gone`: before this step. `unknown`: its DELETE was sent, and has no usable response. */
const OUTCOMES = {
	planned: 'not deleted',
	deleted: 'deleted',
	gone: 'gone already',
	failed: '**not deleted**',
	unknown: '**maybe deleted**',
} as const;
type Outcome = keyof typeof OUTCOMES;

/** All that is known of the step at one moment: outputs and summary are made from it. */
export class DeletionReport {
	readonly inputs: DeleteDeploymentsInputs;
	/** Why the step fails. */
	failure: StepFailure | undefined;
	/** Why there is nothing to delete, for log and summary. */
	nothing: { readonly line: string; readonly isUnknownApp: boolean } | undefined;
	readonly #rows = new Map<string, Found & { readonly outcome: Outcome }>();

	constructor(inputs: DeleteDeploymentsInputs) {
		this.inputs = inputs;
	}

	/** Adds deployments that are to be deleted; one that is known keeps its outcome. */
	plan(found: readonly Found[]): void {
		for (const one of found) this.#rows.set(one.id, { outcome: 'planned', ...this.#rows.get(one.id), ...one });
	}

	/** What is gone after a DELETE of this step was deleted by it. */
	record(id: string, outcome: Outcome): void {
		const isOurs = this.ids('deleted', 'unknown').includes(id);
		const { version = '' } = this.#rows.get(id) ?? {};
		this.#rows.set(id, { id, version, outcome: outcome === 'gone' && isOurs ? 'deleted' : outcome });
	}

	ids(...outcomes: readonly Outcome[]): string[] {
		return [...this.#rows.values()].filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id);
	}

	/** The outputs so far; the names are those of action.yml. */
	outputs(): Record<string, string> {
		const deleted = this.ids('deleted');
		return { 'deleted-ids': deleted.join(','), count: String(deleted.length) };
	}

	/** How the step ended well, in one line. */
	title(): string {
		const [deleted, gone] = [this.ids('deleted').length, this.ids('gone').length];
		if (this.nothing !== undefined) return this.nothing.line;
		if (this.inputs.dryRun) return `Dry run: ${count(this.#rows.size, 'deployment')} would be deleted, nothing was`;
		return `Deleted ${count(deleted, 'deployment')}${gone === 0 ? '' : `; ${grouped(gone)} ${gone === 1 ? 'was' : 'were'} gone already`}`;
	}

	/** Whatever ended the step, as its failure. */
	failureOf(thrown: unknown): StepFailure {
		const interruption = interruptionOf(thrown);
		if (interruption === undefined) {
			const failure = toStepFailure(thrown, 'ambiguous');
			if (this.#rows.size === 0) return failure;
			return failure.with({ message: `${failure.message} ${this.#tally()}`, retryable: true });
		}
		const isLate = interruption.by === 'deadline';
		return new StepFailure({
			kind: isLate ? 'timeout' : 'cancelled',
			message: `${DELETING}: ${isLate ? `${LIMIT_TEXT} is over` : 'the run was cancelled'}. ${this.#tally() || 'Nothing was deleted.'}`,
			advice: 'Run the job again: it continues with the rest.',
			retryable: true,
		});
	}

	/** What was deleted and what was not, in sentences. */
	#tally(): string {
		const named = (words: string, ids: readonly string[]) =>
			ids.length === 0 ? [] : [`${words}: ${count(ids.length, 'deployment')} (${listFirst(ids, MOST_NAMED)}).`];
		return [
			...named('Deleted', this.ids('deleted')),
			...named('Already gone', this.ids('gone')),
			...named('Maybe deleted', this.ids('unknown')),
			...named('Not deleted', this.ids('failed', 'planned')),
		].join(' ');
	}

	/** The job summary, as markdown. External text is redacted first, then escaped. */
	render(redact: Redact): string {
		const { failure, inputs, nothing } = this;
		const { target, dryRun } = inputs;
		const head =
			failure === undefined
				? `## ${dryRun ? '🧪' : '🗑️'} ${prose(redact(this.title()))}`
				: renderFailedStep(DELETING, failure, redact).trimEnd();
		const cells = [...this.#rows.values()].map(({ id, version, outcome }) => [
			code(id),
			code(redact(version)),
			dryRun ? 'would be deleted' : OUTCOMES[outcome],
		]);
		const parts = [
			head,
			target.kind === 'ids' || nothing !== undefined ? '' : prose(redact(describe(target))),
			cells.length === 0 ? '' : table(['Deployment', 'Version', 'Outcome'], cells),
		];
		return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
	}
}

/** Names that a message lists. */
const MOST_NAMED = 20;

/** What the step says where it has found nothing. */
export function nothingFound(target: AppTarget, apps: Findings['apps']): DeletionReport['nothing'] {
	const line = `Nothing to delete for ${describe(target)}`;
	if (apps === undefined || apps.includes(target.app)) return { isUnknownApp: false, line };
	const names = apps.map((name) => `"${name}"`);
	const known = names.length === 0 ? 'no app' : listFirst(names, MOST_NAMED);
	const advice = 'Check "app-name" and the project of the key.';
	return { isUnknownApp: true, line: `${line}: the service has no such app. It has ${known}. ${advice}` };
}

/** What is to be deleted, for a sentence. */
function describe(target: AppTarget): string {
	return `app "${target.app}", ${describeVersions(target)}`;
}

function describeVersions(target: AppTarget): string {
	switch (target.kind) {
		case 'version':
			return `version "${target.version}"`;
		case 'older':
			return `running versions that begin with "${target.prefix}", beyond the newest ${target.keep}`;
		case 'closed':
			return `versions "${target.prefix}<number>" of closed pull requests`;
	}
}
