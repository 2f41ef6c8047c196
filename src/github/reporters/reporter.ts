import type { ReportView } from '../../domain/reporting/view.ts';
import type { GitHubApi } from '../api.ts';
import { idIn, statusOf } from '../response.ts';

/** One place at GitHub that shows the deploy. */
export interface Reporter {
	/** Finds what this attempt has made, or makes it, and has it say this. Safe to call again. */
	show(view: ReportView): Promise<void>;
	/** Whether the post step is to show the last view once more. */
	readonly isOwed?: boolean;
}

export interface ReporterContext {
	readonly api: GitHubApi;
	/** The commit that people see; for a pull request its head. */
	readonly sha: string;
	/** The pull request to report on, if it is known. */
	readonly pullRequest: number | undefined;
	/** Id and URL of the run, or ''. */
	readonly runId: string;
	readonly runUrl: string;
	readonly reportName: string;
	readonly environment: string;
	/** Key of the comment that several jobs share; '' if this job has one of its own. */
	readonly commentKey: string;
	/** Address of what was deployed, with `{id}` and `{version}` in it; '' for none. */
	readonly environmentUrl: string;
	/** The mark of this attempt's objects. */
	readonly runKey: string;
	/** Whether this is the post step: the main step may have made something. */
	readonly isPost: boolean;
	/** Sets outputs. */
	readonly found: (outputs: Readonly<Record<string, string>>) => void;
	readonly say: (line: string) => void;
	/** Resolves when the check run shows the newest view, or has failed to. */
	readonly checkShown: () => Promise<void>;
	/** Waits `ms` milliseconds and up to `spread` more, at random. Rejects once reporting is abandoned. */
	readonly pause: (ms: number, spread: number) => Promise<void>;
}

/** The object of an attempt: looked for by its mark wherever a request may have made it without a response. */
export class OwnObject {
	#id: number | undefined;
	#mayExist: boolean;
	readonly #find: () => Promise<unknown>;

	constructor(isPost: boolean, find: () => Promise<unknown>) {
		this.#mayExist = isPost;
		this.#find = find;
	}

	/** Makes it, or updates the one that is there. @returns GitHub's response. */
	async show(make: () => Promise<unknown>, update: (id: number) => Promise<unknown>): Promise<unknown> {
		if (this.#id === undefined && this.#mayExist) this.#id = idIn(await this.#find());
		if (this.#id !== undefined) return update(this.#id);
		this.#mayExist = true;
		const made = await make();
		this.#id = idIn(made);
		if (this.#id === undefined) throw new Error('the response has no id');
		return made;
	}
}

/** Sends a body, or a plainer one where GitHub takes it as invalid (422): the state is shown all the same. */
export async function sendAccepted<Body, T>(body: Body, plain: Body, send: (body: Body) => Promise<T>): Promise<T> {
	try {
		return await send(body);
	} catch (thrown) {
		if (statusOf(thrown) !== 422) throw thrown;
		return send(plain);
	}
}
