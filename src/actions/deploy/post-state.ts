import type { ReporterName, ReportView } from '../../domain/reporting/view.ts';
import { isObject, parseJson } from '../../domain/text/json.ts';
import type { Reported } from '../../github/reporters/reporter.ts';
import type { Runner } from '../../runner/runner.ts';

/**
 * What the main step leaves to its post step, as one JSON. The post step goes by it, and not by its own inputs: in a composite
 * action those may be others.
 */
export interface Saved {
	/** What is reported, and where; absent for nothing. */
	readonly reported?: Reported;
	/** How the job ended; until then, what is to be said of it if it is killed. */
	readonly view?: ReportView;
	/** The reporters that are to show the view once more; absent where the job has not ended. */
	readonly left?: readonly ReporterName[];
	/** A deployment that has to go if its pull request is closed; absent once somebody has looked. */
	readonly preview?: Preview | undefined;
}

export interface Preview {
	readonly id: string;
	readonly pullRequest: number;
	/** The inputs that say where the service is, by name. */
	readonly service: Readonly<Record<string, string>>;
}

/** Name of the state. */
const NAME = 'deploy';

export type PostState = ReturnType<typeof openPostState>;

/** The state as it is now. It is saved anew with each change, for the step may be killed at any time. */
export function openPostState({ read, keep }: Runner['state']) {
	let text = read(NAME);
	const found = parseJson(text); // a disk that ran full may have kept half of it, which is nothing
	let saved: Saved = isObject(found) ? found : {};
	return {
		saved: (): Saved => saved,
		save(part: Saved): void {
			saved = { ...saved, ...part };
			const next = JSON.stringify(saved);
			if (next !== text) keep(NAME, next);
			text = next;
		},
	};
}
