import { posix } from 'node:path';
import { type Conclusion, conclusionOf, type StepFailure } from '../../../domain/failures/failure.ts';
import type { AppNames } from '../../../domain/records/app.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { type Redact, redactTexts } from '../../../domain/secrets/redact.ts';
import { count } from '../../../domain/text/format.ts';
import type { ArchiveFacts } from '../../../workspace/package.ts';
import type { LeftOut } from '../../../workspace/select/left-out.ts';
import type { DeployInputs } from '../inputs/inputs.ts';

export interface Link {
	readonly text: string;
	readonly url: string;
}

/** Everything known about a deploy at one moment: outputs, summary and reports are rendered from it. */
export interface DeployReport {
	readonly inputs: DeployInputs;
	/** What a reader may want to open: the commit and the run. */
	readonly links: readonly Link[];
	/** Path of the deployed directory inside the workspace, '' for the workspace itself. */
	readonly base: string;
	readonly leftOut: readonly LeftOut[];
	readonly package?: Omit<ArchiveFacts, 'lfsPointers'>;
	/** Where the package of a dry run is on disk. */
	readonly packagePath?: string;
	readonly record?: DeploymentRecord;
	/** Set if nothing was sent because the same package runs already. */
	readonly unchanged?: { readonly githubDeployment: number };
	/** Set if it was deleted again, because its pull request was closed meanwhile. */
	readonly isGone?: boolean;
	/** The setup key; see steps/setup-key.ts. */
	readonly setup?: string;
	/** Whether the request may have been sent in whole. Where it was not, a deployment is of an earlier attempt, or unchanged. */
	readonly isSent?: boolean;
	/** Whether only the service's list has told of the deployment, so that it may be another job's. */
	readonly isAdopted?: boolean;
	/**
	 * How long the phases took, in milliseconds: `pack` to the last byte of the package, `upload` from the first request to the
	 * response (packing runs at the same time), `queue` until the status was last seen to be queued, `start` from there.
	 */
	readonly timings: Partial<Readonly<Record<'pack' | 'upload' | 'queue' | 'start' | 'total', number>>>;
	/** The last lines of the app's log, at most 20; set once the wait is over. */
	readonly appLog?: readonly string[];
	/** Path of the file with the whole of it; absent before the first line. */
	readonly appLogFile?: string;
	/** The apps that the deployment holds, as far as the service tells. */
	readonly apps?: readonly AppNames[];
	readonly failure?: StepFailure;
	/** Absent while the job is running. */
	readonly conclusion?: Conclusion;
}

export function startReport(inputs: DeployInputs, links: readonly Link[] = []): DeployReport {
	return { inputs, links, base: '', leftOut: [], timings: {} };
}

/** How many paths were left out, in words. */
export function countPaths(leftOut: readonly LeftOut[]): string {
	const paths = leftOut.reduce((sum, one) => sum + one.count, 0);
	return count(paths, 'path');
}

/** How a job ends with a failure. The file to blame becomes one of the workspace. */
export function failFacts(
	{ record, base }: DeployReport,
	failure: StepFailure,
): Pick<DeployReport, 'failure' | 'conclusion'> {
	const { file } = failure;
	return {
		failure: file === undefined ? failure : failure.with({ file: posix.join(base, file) }),
		conclusion: conclusionOf(failure.kind, record !== undefined),
	};
}

/**
 * Redacts facts: secrets may come from the service's responses and from names of files and inputs. Must run before anything
 * is rendered: escaping for markdown would change a secret so that it is not found, and truncating would leave a part of it.
 */
export function redactFacts<Facts extends Partial<DeployReport>>(facts: Facts, redact: Redact): Facts {
	// The step's own facts are never cut, whatever a variable holds: digests, keys, links to GitHub and paths of its files.
	const { failure, package: pack, links, setup, packagePath, appLogFile, ...texts } = facts;
	return {
		...facts,
		...redactTexts(texts, redact),
		...(pack && { package: { ...redactTexts(pack, redact), digest: pack.digest } }),
		...(failure && { failure: failure.redacted(redact) }),
	};
}
