import type { ReporterName } from '../domain/deploy-inputs.ts';
import type { ReportView } from '../domain/report-view.ts';
import type { GitHubApi } from './api.ts';

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
	readonly trace: string;
	readonly slot: { read(): Slot | undefined; write(slot: Slot): void };
	/** Sets outputs. */
	readonly found: (outputs: Readonly<Record<string, string>>) => void;
	readonly say: (line: string) => void;
}

/**
 * Creates an object and keeps its id the moment it is known. Before the request its slot says "open", so that a kill
 * in between leaves something to look for; an answer that refuses it closes the slot again.
 */
export async function createKept(
	{ slot }: Pick<ReporterContext, 'slot'>,
	ended: boolean,
	create: () => Promise<{ id: number }>,
): Promise<number> {
	slot.write({ open: true });
	try {
		const { id } = await create();
		slot.write({ open: !ended, id });
		return id;
	} catch (error) {
		if (typeof (error as { status?: unknown }).status === 'number') slot.write({ open: false });
		throw error;
	}
}
