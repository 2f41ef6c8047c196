import type { ReplayRecord } from '../../domain/records/replay.ts';
import type { Redact } from '../../domain/secrets/redact.ts';
import type { CallOptions } from '../../http/connection.ts';
import type { Apps } from '../../service/apps.ts';
import type { Invocations } from '../../service/invocations/invocations.ts';
import type { RunnerEdges } from '../step/edges.ts';

export interface InvokeEdges extends RunnerEdges {
	readonly invocations: Invocations;
	readonly apps: Apps;
	readonly replays: { list(browserId: string, options: CallOptions): Promise<readonly ReplayRecord[]> };
	readonly redact: Redact;
	/** Masks secrets, and has every sink cut them out. */
	hide(secrets: readonly string[]): void;
	/** Has every sink cut out the tokens of links, but for what the app returns. */
	hideLinkTokens(): void;
	/** Whether a path from the root of the workspace is a file there. */
	isFile(path: string): boolean;
	/**
	 * Writes a JSON text into a file that later steps can read, without its secrets.
	 * @returns its path, absolute.
	 * @throws StepFailure where the disk does not take it.
	 */
	jsonFile(name: string, json: string): string;
}
