import type { StepFailure } from '../../domain/failures/failure.ts';
import type { DeploymentRecord } from '../../domain/records/deployment.ts';
import type { DeleteDeploymentsInputs } from './inputs.ts';

/** What became of one deployment. */
export type Outcome =
	| 'planned'
	| 'deleted'
	/** It was gone before. */
	| 'gone'
	/** The service refused, or could not be reached. */
	| 'failed'
	/** Nobody knows: the response was lost, or the step was ended while the request was on its way. */
	| 'unknown';

export interface DeletionRow {
	readonly id: string;
	readonly outcome: Outcome;
	/** Why it is not certain that it is gone; absent where it is, and where it was not tried. */
	readonly failure?: StepFailure | undefined;
	/** Absent where only its id was given. */
	readonly record?: DeploymentRecord;
	/** Absent where it was not asked for by one of several versions. */
	readonly version?: string;
}

/** All that is known of the step at one moment: outputs and summary are made from it. */
export class DeletionReport {
	readonly inputs: DeleteDeploymentsInputs;
	failure: StepFailure | undefined;
	readonly #rows = new Map<string, DeletionRow>();

	constructor(inputs: DeleteDeploymentsInputs) {
		this.inputs = inputs;
	}

	get rows(): readonly DeletionRow[] {
		return [...this.#rows.values()];
	}

	/** Adds a deployment that is to be deleted; one that is known keeps its outcome. */
	plan({ id, ...facts }: Omit<DeletionRow, 'outcome' | 'failure'>): void {
		const { outcome = 'planned', failure } = this.#rows.get(id) ?? {};
		this.#rows.set(id, { id, ...facts, outcome, failure });
	}

	/** @param outcome what the last request or look says. What is gone after a DELETE of this step was deleted by it. */
	record(id: string, outcome: Outcome, failure?: StepFailure): void {
		const row = this.#rows.get(id);
		const wasTaken = row?.outcome === 'deleted' || row?.outcome === 'unknown';
		this.#rows.set(id, { ...row, id, outcome: outcome === 'gone' && wasTaken ? 'deleted' : outcome, failure });
	}

	outcomeOf(id: string): Outcome | undefined {
		return this.#rows.get(id)?.outcome;
	}

	/** What happened to the first deployment that is not certain to be gone. */
	get firstFailure(): StepFailure | undefined {
		return this.rows.find(({ failure }) => failure !== undefined)?.failure;
	}

	ids(...outcomes: readonly Outcome[]): string[] {
		return this.rows.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id);
	}

	/** The outputs so far; the names are those of action.yml. */
	outputs(): Record<string, string> {
		const deleted = this.ids('deleted');
		return { 'deleted-ids': deleted.join(','), count: String(deleted.length) };
	}
}
