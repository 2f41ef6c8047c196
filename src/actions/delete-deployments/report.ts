import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import { count, listFirst } from '../../domain/text/format.ts';
import { code, prose, table } from '../../domain/text/markdown.ts';
import type { Step } from '../step/end.ts';
import type { Found } from './find.ts';
import type { DeleteDeploymentsInputs } from './inputs.ts';

/** What the action does, for titles. */
export const DELETING = 'Deleting deployments';
/** Milliseconds that the step takes at most: it has no `timeout`. */
export const LIMIT_MS = 600_000;

/** What became of a deployment. `Maybe deleted`: its DELETE was sent, and has no usable response. */
const OUTCOMES = ['Deleted', 'Already gone', 'Maybe deleted', 'Not deleted'] as const;
type Outcome = (typeof OUTCOMES)[number];

const shownOf = (outcomes: Set<Outcome>) => OUTCOMES.find((outcome) => outcomes.has(outcome)) as Outcome;

/** All that is known of the step at one moment: outputs and summary are made from it. */
export class DeletionReport implements Step {
	readonly doing = DELETING;
	readonly inputs: DeleteDeploymentsInputs;
	/** By id, with the outcomes of all rounds. The first of OUTCOMES is shown: a later round may find gone what was deleted. */
	readonly #rows = new Map<string, { readonly version: string; readonly outcomes: Set<Outcome> }>();

	constructor(inputs: DeleteDeploymentsInputs) {
		this.inputs = inputs;
	}

	/** Adds deployments that are to be deleted. @returns those that may still be there, whatever the service's list says. */
	plan(found: readonly Found[]): readonly Found[] {
		for (const one of found) this.record(one, 'Not deleted');
		return found.filter(({ deployment }) => !this.#rows.get(deployment)?.outcomes.has('Already gone'));
	}

	record({ deployment, version }: Found, outcome: Outcome): void {
		const row = this.#rows.get(deployment) ?? { version, outcomes: new Set() };
		row.outcomes.add(outcome);
		this.#rows.set(deployment, row);
	}

	ids(outcome: Outcome): string[] {
		return [...this.#rows].filter(([, { outcomes }]) => shownOf(outcomes) === outcome).map(([id]) => id);
	}

	outputs(): Record<string, string> {
		const deleted = this.ids('Deleted');
		return { 'deleted-ids': deleted.join(','), count: String(deleted.length) };
	}

	/** A deployment in words. */
	nameOf({ deployment, version }: Found): string {
		const { target } = this.inputs;
		return target.kind === 'ids' ? deployment : `${deployment} of app "${target.app}", version "${version}"`;
	}

	/** What was to be deleted, in words. */
	#target(): string {
		const { target } = this.inputs;
		if (target.kind === 'ids') return 'these ids';
		return `app "${target.app}", version "${target.kind === 'version' ? target.version : `${target.prefix}…`}"`;
	}

	/** How the step ended well, in one line. */
	title(): string {
		if (this.#rows.size === 0) return `Nothing to delete for ${this.#target()}`;
		if (this.inputs.dryRun) return `Dry run: ${count(this.#rows.size, 'deployment')} would be deleted; nothing was`;
		const gone = this.ids('Already gone').length;
		return `Deleted ${count(this.ids('Deleted').length, 'deployment')}${gone === 0 ? '' : `; ${gone} already gone`}`;
	}

	/** With what became of each deployment. */
	failureOf(thrown: unknown): StepFailure {
		const named = OUTCOMES.map((outcome) => ({ outcome, ids: this.ids(outcome) })).filter(({ ids }) => ids.length > 0);
		const tally = named.map(({ outcome, ids }) => `${outcome}: ${listFirst(ids)}.`).join(' ') || 'Nothing was deleted.';
		const by = interruptionOf(thrown)?.by;
		if (by === undefined) {
			const failure = toStepFailure(thrown, 'ambiguous');
			return failure.with({ message: `${failure.message} This was for ${this.#target()}. ${tally}` });
		}
		const isLate = by === 'deadline';
		return new StepFailure({
			kind: isLate ? 'timeout' : 'cancelled',
			message: `${DELETING}: ${isLate ? 'the time limit of 10 min is over' : 'the run was cancelled'}. ${tally}`,
			advice: 'Run the job again: it continues with the rest.',
		});
	}

	summary(redact: Redact, failure: StepFailure | undefined): string[] {
		const { dryRun } = this.inputs;
		const heading = failure === undefined ? `## ${dryRun ? '🧪' : '🗑️'} ${prose(redact(this.title()))}` : '';
		const rows = [...this.#rows].map(([id, { version, outcomes }]) => [
			code(id),
			code(redact(version)),
			dryRun ? 'Would be deleted' : shownOf(outcomes),
		]);
		return [heading, rows.length === 0 ? '' : table(['Deployment', 'Version', 'Outcome'], rows)];
	}
}
