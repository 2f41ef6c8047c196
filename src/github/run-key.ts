import { randomBytes } from 'node:crypto';

/**
 * A new key that distinguishes the objects of one job at GitHub from those of other jobs. It begins with the id of the
 * run, so that its re-runs find what belongs to them: another run of the same commit is not theirs to go on with.
 */
export function newRunKey(runId: string): string {
	return `${/^\d{1,20}$/.test(runId) ? runId : NO_RUN}-${randomBytes(8).toString('hex')}`;
}

const NO_RUN = 'run';

/** Whether a key may be of the run: it is, or says nothing of a run. */
export function mayBeOfRun(runKey: unknown, runId: string): boolean {
	const id = runOf(runKey);
	return id === undefined || runId === '' || id === runId;
}

/** The id of the run that a key begins with, alone or before a blank; undefined if it says nothing of a run. */
export function runOf(text: unknown): string | undefined {
	return /^(\d{1,20})-[0-9a-f]{16}(?: |$)/.exec(String(text))?.[1];
}
