import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import { count, grouped, listFirst } from '../../domain/text/format.ts';
import type { Found, Nothing } from './find.ts';
import type { DeleteDeploymentsInputs } from './inputs.ts';

/** What the action does, for titles. */
export const DELETING = 'Deleting deployments';
/** Milliseconds that the step takes at most: it has no `timeout`. */
export const LIMIT_MS = 600_000;
/** The same limit in words, as part of a sentence. */
export const LIMIT_TEXT = 'the time limit of 10 min';

/** What became of one deployment. `gone`: before this step. `unknown`: a DELETE was sent, and nobody knows what it did. */
export type Outcome = 'planned' | 'deleted' | 'gone' | 'failed' | 'unknown';

export interface DeletionRow extends Found {
	readonly outcome: Outcome;
}

/** All that is known of the step at one moment: outputs and summary are made from it. */
export class DeletionReport {
	readonly inputs: DeleteDeploymentsInputs;
	/** Why the step fails. */
	failure: StepFailure | undefined;
	/** Why there is nothing to delete. */
	nothing: Nothing | undefined;
	readonly #rows = new Map<string, DeletionRow>();

	constructor(inputs: DeleteDeploymentsInputs) {
		this.inputs = inputs;
	}

	get rows(): readonly DeletionRow[] {
		return [...this.#rows.values()];
	}

	/** Adds a deployment that is to be deleted; one that is known keeps its outcome. */
	plan(found: Found): void {
		this.#rows.set(found.id, { outcome: 'planned', ...this.#rows.get(found.id), ...found });
	}

	/** What is gone after a DELETE of this step was deleted by it. */
	record(id: string, outcome: Outcome): void {
		const before = this.#rows.get(id);
		const isOurs = before?.outcome === 'deleted' || before?.outcome === 'unknown';
		this.#rows.set(id, { ...before, id, outcome: outcome === 'gone' && isOurs ? 'deleted' : outcome });
	}

	ids(...outcomes: readonly Outcome[]): string[] {
		return this.rows.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id);
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
		if (this.inputs.dryRun) return `Dry run: ${count(this.rows.length, 'deployment')} would be deleted, nothing was`;
		return `Deleted ${count(deleted, 'deployment')}${gone === 0 ? '' : `; ${grouped(gone)} ${gone === 1 ? 'was' : 'were'} gone already`}`;
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

	/** Whatever ended the step, as its failure. */
	failureOf(thrown: unknown): StepFailure {
		const interruption = interruptionOf(thrown);
		if (interruption === undefined) {
			const failure = toStepFailure(thrown, 'ambiguous');
			if (this.rows.length === 0) return failure;
			return failure.with({ message: `${failure.message} ${this.#tally()}`, retryable: true });
		}
		const isLate = interruption.by === 'deadline';
		return new StepFailure({
			kind: isLate ? 'timeout' : 'cancelled',
			message: `${DELETING}: ${isLate ? `${LIMIT_TEXT} are over` : 'the run was cancelled'}. ${this.#tally() || 'Nothing was deleted.'}`,
			advice: 'Run the job again: it continues with the rest.',
			retryable: true,
		});
	}
}

/** Ids that a message names. */
const MOST_NAMED = 20;
