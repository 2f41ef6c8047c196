import type { ReportView } from '../../domain/reporting/view.ts';
import type { GitHubApi } from '../client.ts';
import type { Reported } from '../reported.ts';
import { statusOf } from '../response.ts';

/** One place at GitHub that shows the deploy. */
export interface Reporter {
	/** Finds what this attempt has made, or makes it, and has it say this. Safe to call again. */
	show(view: ReportView): Promise<void>;
	/** Whether the post step is to look once more, even though the last view is shown. */
	readonly looksAgain?: boolean;
}

export interface ReporterContext extends Reported {
	readonly api: GitHubApi;
	/** Id and URL of the run, or ''. */
	readonly runId: string;
	readonly runUrl: string;
	readonly isPost: boolean;
	/** Sets outputs. */
	readonly found: (outputs: Readonly<Record<string, string>>) => void;
	readonly say: (line: string) => void;
	/** Resolves when the check run shows the newest view, or has failed to. */
	readonly checkShown: () => Promise<void>;
	/** Waits `ms` milliseconds and up to `spread` more, at random. Rejects once reporting is abandoned. */
	readonly pause: (ms: number, spread: number) => Promise<void>;
}

/** Sends a body, or a plainer one where GitHub takes it as invalid (422): the state is shown all the same. */
export async function sendAccepted<T>(body: object, plain: object, send: (body: object) => Promise<T>): Promise<T> {
	try {
		return await send(body);
	} catch (thrown) {
		if (statusOf(thrown) !== 422) throw thrown;
		return send(plain);
	}
}
