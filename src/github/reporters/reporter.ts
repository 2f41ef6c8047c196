import type { ReporterName } from '../../domain/reporting/notices.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import type { GitHubApi } from '../api.ts';
import { rateLimitOf } from '../rate-limit.ts';
import { idIn, isRefusal, statusOf } from '../response.ts';

/** One place at GitHub that shows the deploy. */
export interface Reporter {
	readonly name: ReporterName;
	/** Creates the object at the first call, and updates it at later ones. */
	show(view: ReportView): Promise<void>;
}

/** What a reporter saves for the post step. */
export interface Slot {
	/** Whether an object that still says "in progress" exists, or may exist. */
	readonly open: boolean;
	/** Id of the object at GitHub. Absent while the request that creates it is running. */
	readonly id?: number;
	/** Whether a status is shown, which has no id. */
	readonly shown?: boolean;
	/** Of the shared comment: how many writes were sent, and whether the main step is done with it. */
	readonly writes?: number;
	readonly looked?: boolean;
}

export interface ReporterContext {
	readonly api: GitHubApi;
	/** The commit that people see; for a pull request its head. */
	readonly sha: string;
	/** The pull request of the event, if it has one. */
	readonly pullRequest: number | undefined;
	/** URL of the run, or ''. */
	readonly runUrl: string;
	readonly reportName: string;
	readonly environment: string;
	/** Key of the comment that several jobs share; '' if this job has one of its own. */
	readonly commentKey: string;
	/** When the job began, in milliseconds since 1970; the same in the main step and the post step. */
	readonly began: number;
	/** Address of what was deployed, with `{id}` and `{version}` in it; '' for none. */
	readonly environmentUrl: string;
	/** Distinguishes this run's objects from those of other runs. */
	readonly runKey: string;
	readonly slot: { read(): Slot | undefined; write(slot: Slot): void };
	/** Sets outputs. */
	readonly found: (outputs: Readonly<Record<string, string>>) => void;
	readonly say: (line: string) => void;
	/** Resolves when the check run shows the newest view, or has failed to; returns whether it does. */
	readonly checkShown: () => Promise<boolean>;
	/** Waits `ms` milliseconds and up to `spread` more, at random. Rejects once reporting is abandoned. */
	readonly pause: (ms: number, spread: number) => Promise<void>;
}

/**
 * Sends what will be seen as going on. The slot says "open" before the request, so that a kill in between leaves
 * something to look for. Where GitHub refuses, the slot is put back; a rate limit is no refusal: it is still owed.
 */
export async function sendOpen<T>(
	{ slot }: Pick<ReporterContext, 'slot'>,
	open: Slot,
	request: () => Promise<T>,
): Promise<T> {
	const before = slot.read() ?? { open: false };
	slot.write(open);
	try {
		return await request();
	} catch (error) {
		if (isRefusal(error) && rateLimitOf(error, 0) === undefined) slot.write(before);
		throw error;
	}
}

/**
 * Sends the first of several bodies that GitHub does not refuse as invalid (422). Each body is smaller than the one
 * before, so that one bad part does not prevent the rest, above all the final state, from being shown.
 */
export async function sendAccepted<Body, T>(bodies: readonly Body[], send: (body: Body) => Promise<T>): Promise<T> {
	const [body, ...smaller] = bodies as [Body, ...Body[]];
	try {
		return await send(body);
	} catch (thrown) {
		if (smaller.length === 0 || statusOf(thrown) !== 422) throw thrown;
		return sendAccepted(smaller, send);
	}
}

/** Creates an object and saves its id as soon as it is known. */
export async function createKept(
	context: Pick<ReporterContext, 'slot'>,
	ended: boolean,
	create: () => Promise<unknown>,
): Promise<{ id: number; made: unknown }> {
	const made = await sendOpen(context, { open: true }, create);
	const id = idIn(made);
	if (id === undefined) throw new Error('the response holds no id');
	context.slot.write({ open: !ended, id });
	return { id, made };
}
