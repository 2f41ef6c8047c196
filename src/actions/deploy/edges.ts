import type { Redact } from '../../domain/secrets/redact.ts';
import type { EarlierAttempts } from '../../github/earlier-attempts.ts';
import type { Clock } from '../../runner/clock.ts';
import type { Log } from '../../runner/log.ts';
import type { Outputs } from '../../runner/outputs.ts';
import type { Summary } from '../../runner/summary.ts';
import type { Deployments } from '../../service/deployments.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { DeployReport } from './report/report.ts';
import type { Reporting } from './report/reporting.ts';

/** What every job needs of the runner. */
export interface RunnerEdges {
	readonly log: Log;
	readonly outputs: Outputs;
	readonly summary: Summary;
	readonly clock: Clock;
	/** Aborted when the runner cancels the job. */
	readonly cancel: AbortSignal;
}

export interface DeployEdges extends RunnerEdges {
	readonly workspace: Workspace;
	readonly deployments: Deployments;
	readonly reporting: Reporting;
	readonly earlier: EarlierAttempts;
	readonly redact: Redact;
}

/** Adds what has just become known of the deploy. */
export type Learn = (facts: Partial<DeployReport>) => void;
