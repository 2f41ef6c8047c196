import { randomBytes } from 'node:crypto';

/**
 * A new key that distinguishes the objects of one attempt at GitHub from those of others. It begins with the id of the run, so
 * that its re-runs find what belongs to them.
 */
export function newRunKey(runId: string): string {
	return `${idOf(runId)}-${randomBytes(8).toString('hex')}`;
}

/** Whether a key is of an attempt of the run. */
export function isOfRun(runKey: string, runId: string): boolean {
	return runKey.split('-')[0] === idOf(runId);
}

function idOf(runId: string): string {
	return /^\d{1,20}$/.test(runId) ? runId : 'run';
}

/** The id of the run that a key begins with, alone or before a blank; undefined if it says nothing of a run. */
export function runOf(text: unknown): string | undefined {
	return /^(\d{1,20})-[0-9a-f]{16}(?: |$)/.exec(String(text))?.[1];
}
