import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { renderFailedStep } from '../../domain/failures/failure-summary.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import { count, grouped, listFirst } from '../../domain/text/format.ts';
import { code, prose, table } from '../../domain/text/markdown.ts';
import type { Found } from './find.ts';
import type { DeleteDeploymentsInputs, Target } from './inputs.ts';

/** What the action does, for titles. */
export const DELETING = 'Deleting deployments';
/** Milliseconds that the step takes at most: it has no `timeout`. */
export const LIMIT_MS = 600_000;

/**
 * What became of a deployment, in the words of the summary. `gone already`: before this step. `maybe deleted`: its DELETE was
 * sent, and has no usable response.
 */
type Outcome = 'deleted' | 'gone already' | 'maybe deleted' | 'not deleted';

/** Names that a message lists. */
const MOST_NAMED = 20;

/** All that is known of the step at one moment: outputs and summary are made from it. */
export class DeletionReport {
	readonly inputs: DeleteDeploymentsInputs;
	/** Why the step fails. */
	failure: StepFailure | undefined;
	/** Names of all apps of the service; undefined where they were not asked for, or it does not tell. */
	apps: readonly string[] | undefined;
	readonly #rows = new Map<string, { readonly version: string; readonly outcome: Outcome }>();

	constructor(inputs: DeleteDeploymentsInputs) {
		this.inputs = inputs;
	}

	/** Adds deployments that are to be deleted; one that is known keeps its outcome. */
	plan(found: readonly Found[]): void {
		for (const { id, version } of found)
			this.#rows.set(id, { version, outcome: this.#rows.get(id)?.outcome ?? 'not deleted' });
	}

	/** What is gone after a DELETE of this step was deleted by it. */
	record(id: string, outcome: Outcome): void {
		const isOurs = this.ids('deleted', 'maybe deleted').includes(id);
		const { version = '' } = this.#rows.get(id) ?? {};
		this.#rows.set(id, { version, outcome: outcome === 'gone already' && isOurs ? 'deleted' : outcome });
	}

	ids(...outcomes: readonly Outcome[]): string[] {
		return [...this.#rows].filter(([, { outcome }]) => outcomes.includes(outcome)).map(([id]) => id);
	}

	/** The outputs so far; the names are those of action.yml. */
	outputs(): Record<string, string> {
		const deleted = this.ids('deleted');
		return { 'deleted-ids': deleted.join(','), count: String(deleted.length) };
	}

	get isUnknownApp(): boolean {
		const { target } = this.inputs;
		return target.kind !== 'ids' && this.apps?.includes(target.app) === false;
	}

	/** How the step ended well, in one line. */
	title(): string {
		const { target, dryRun } = this.inputs;
		if (this.#rows.size === 0) {
			const line = `Nothing to delete for ${describe(target)}`;
			if (!this.isUnknownApp) return line;
			const known =
				listFirst(
					(this.apps ?? []).map((name) => `"${name}"`),
					MOST_NAMED,
				) || 'no app';
			return `${line}: the service has no such app. It has ${known}. Check "app-name" and the key's project.`;
		}
		if (dryRun) return `Dry run: ${count(this.#rows.size, 'deployment')} would be deleted; nothing was`;
		const gone = this.ids('gone already').length;
		const also = gone === 0 ? '' : `; ${grouped(gone)} ${gone === 1 ? 'was' : 'were'} already gone`;
		return `Deleted ${count(this.ids('deleted').length, 'deployment')}${also}`;
	}

	/** Whatever ended the step, as its failure. */
	failureOf(thrown: unknown): StepFailure {
		const by = interruptionOf(thrown)?.by;
		if (by === undefined) {
			const failure = toStepFailure(thrown, 'ambiguous');
			return failure.with({ message: `${failure.message} ${this.#tally()}` });
		}
		const what = by === 'deadline' ? 'the time limit of 10 min is over' : 'the run was cancelled';
		return new StepFailure({
			kind: by === 'deadline' ? 'timeout' : 'cancelled',
			message: `${DELETING}: ${what}. ${this.#tally()}`,
			advice: 'Run the job again: it continues with the rest.',
		});
	}

	/** What was deleted and what was not, in sentences. */
	#tally(): string {
		const outcomes = ['deleted', 'gone already', 'maybe deleted', 'not deleted'] as const;
		const sentences = outcomes.map((outcome) => {
			const ids = this.ids(outcome);
			const words = outcome.replace(/^./, (letter) => letter.toUpperCase());
			return ids.length === 0 ? '' : `${words}: ${count(ids.length, 'deployment')} (${listFirst(ids, MOST_NAMED)}).`;
		});
		return sentences.filter((sentence) => sentence !== '').join(' ') || 'Nothing was deleted.';
	}

	/** The job summary, as markdown. External text is redacted first, then escaped. */
	render(redact: Redact): string {
		const { failure, inputs } = this;
		const head =
			failure === undefined
				? `## ${inputs.dryRun ? '🧪' : '🗑️'} ${prose(redact(this.title()))}\n`
				: renderFailedStep(DELETING, failure, redact);
		if (this.#rows.size === 0) return head;
		const rows = [...this.#rows].map(([id, { version, outcome }]) => {
			const said = outcome === 'deleted' || outcome === 'gone already' ? outcome : `**${outcome}**`;
			return [code(id), code(redact(version)), inputs.dryRun ? 'would be deleted' : said];
		});
		return `${head}\n${prose(redact(describe(inputs.target)))}\n\n${table(['Deployment', 'Version', 'Outcome'], rows)}\n`;
	}
}

/** What is to be deleted, for a sentence. */
function describe(target: Target): string {
	switch (target.kind) {
		case 'ids':
			return 'by id';
		case 'version':
			return `app "${target.app}", version "${target.version}"`;
		case 'older':
			return `app "${target.app}", running versions that begin with "${target.prefix}", beyond the newest ${target.keep}`;
		case 'closed':
			return `app "${target.app}", versions "${target.prefix}<number>" of closed pull requests`;
	}
}
