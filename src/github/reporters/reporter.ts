import type { ReporterName } from '../../domain/reporting/notices.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import type { GitHubApi } from '../api.ts';
import { rateLimitOf } from '../rate-limit.ts';
import { idIn, isRefusal, statusOf } from '../response.ts';

/** One place where a pull request shows the deploy. */
export interface Reporter {
	readonly name: ReporterName;
	/** Opens it at the first call, brings it up to date at the next. */
	show(view: ReportView): Promise<void>;
}

/** What a reporter keeps for the post step. */
export interface Slot {
	/** Something is, or may be, shown that still says "in progress". */
	readonly open: boolean;
	/** Id at GitHub. Absent while the request that creates it is under way. */
	readonly id?: number;
}

export interface ReporterContext {
	readonly api: GitHubApi;
	/** The commit that people look at. */
	readonly sha: string;
	/** The pull request that the event names, if it does. */
	readonly pullRequest: number | undefined;
	/** Address of the run, or ''. */
	readonly runUrl: string;
	readonly reportName: string;
	readonly environment: string;
	/** Tells this run's objects from those of others. */
	readonly runKey: string;
	readonly slot: { read(): Slot | undefined; write(slot: Slot): void };
	/** Sets outputs. */
	readonly found: (outputs: Readonly<Record<string, string>>) => void;
	readonly say: (line: string) => void;
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
 * Sends the first of several bodies that GitHub does not refuse as invalid (422). Each says less than the one before: a
 * part that GitHub does not take must not keep the rest from being shown, and least of all the end.
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

/** Creates an object and keeps its id the moment it is known. */
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
