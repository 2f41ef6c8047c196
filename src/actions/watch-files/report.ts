import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import type { FileEvent } from '../../domain/records/file-event.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import { count, formatDuration } from '../../domain/text/format.ts';
import { code, prose, table } from '../../domain/text/markdown.ts';
import type { Step } from '../step/end.ts';
import { describeAwaited, isSelective, type WatchFilesInputs } from './inputs.ts';

/** What the action does, for titles. */
export const WATCHING = 'Watching the files';

const COMPARE = 'Compare until-type and until-path with the events';

/** How many of the last events the summary shows. */
const SHOWN = 20;

/** Everything known about a watch at one moment: outputs and summary are made from it. */
export class WatchReport implements Step {
	readonly doing = WATCHING;
	readonly inputs: WatchFilesInputs;
	/** Path of the events file; '' before it was made. */
	eventsFile = '';
	/** Well-formed events. */
	count = 0;
	/** Whether the stream was open at some time. */
	isOpened = false;
	/** The event that ended the watch. */
	matched: FileEvent | undefined;
	/** What is said of a time-out that does not fail the step. */
	timedOut = '';
	#last: readonly FileEvent[] = [];

	constructor(inputs: WatchFilesInputs) {
		this.inputs = inputs;
	}

	add(event: FileEvent): void {
		this.count += 1;
		this.#last = [...this.#last, event].slice(-SHOWN);
	}

	outputs(): Record<string, string> {
		return { 'events-file': this.eventsFile, count: String(this.count), matched: this.matched?.json ?? '' };
	}

	/** How many events there were, in words. */
	came(): string {
		return this.count === 0 ? 'no event arrived' : `${count(this.count, 'event')} arrived`;
	}

	/** The failure of a watch that ended at `max-events`. */
	notAwaited(): StepFailure {
		return new StepFailure({
			kind: 'failed',
			message: `Waited for ${describeAwaited(this.inputs)}; ${this.came()}, but not the expected one.`,
			advice: `${COMPARE}, or raise "max-events".`,
		});
	}

	failureOf(thrown: unknown): StepFailure {
		const by = interruptionOf(thrown)?.by;
		if (by === undefined) return toStepFailure(thrown, 'ambiguous');
		const awaited = `for ${describeAwaited(this.inputs)}`;
		if (by === 'cancel')
			return new StepFailure({
				kind: 'cancelled',
				message: `The run was cancelled while the step waited ${awaited}; ${this.came()}.`,
				advice: 'Find the events so far in the file that the output "events-file" names.',
			});
		const silent = this.isOpened ? '' : ' The service has not responded yet; it may respond only with the first event.';
		const isOther = this.count > 0 && isSelective(this.inputs);
		return new StepFailure({
			kind: 'timeout',
			message: `Waited ${formatDuration(this.inputs.timeoutMs)} ${awaited} ("timeout"); ${this.came()}.${silent}`,
			advice: `${isOther ? COMPARE : 'Check that the watch is on the right folder'}, or raise "timeout".`,
		});
	}

	summary(redact: Redact): string[] {
		const { matched, timedOut } = this;
		const rows = this.#last.map(({ type, path, isDir }) => [
			type,
			`${code(redact(path), 500)}${isDir === true ? ' (folder)' : ''}`,
		]);
		const fine = `## ⌛ ${WATCHING}: timed out, which is fine (\`fail-on-timeout: false\`)`;
		return [
			matched === undefined ? '' : `## ✅ ${WATCHING}: ${matched.type}\n\n${code(redact(matched.path))}`,
			timedOut === '' ? '' : `${fine}\n\n${prose(redact(timedOut))}`,
			`Events that arrived: ${this.count}`,
			rows.length === 0 ? '' : table([rows.length < this.count ? 'Last events' : 'Event', 'Path'], rows),
		];
	}
}
