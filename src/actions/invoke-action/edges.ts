import type { ReplayRecord } from '../../domain/records/replay.ts';
import type { CallOptions } from '../../http/connection.ts';
import type { Runner } from '../../runner/runner.ts';
import type { Apps } from '../../service/apps.ts';
import type { Invocations } from '../../service/invocations.ts';

export interface InvokeEdges extends Runner {
	readonly invocations: Invocations;
	readonly apps: Apps;
	readonly replays: { list(browserId: string, options: CallOptions): Promise<readonly ReplayRecord[]> };
}
