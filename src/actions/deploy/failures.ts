import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import { type DeploymentRecord, IF_SENT } from '../../domain/records/deployment.ts';
import { IF_TAKEN } from '../../domain/records/version.ts';
import { literal } from '../../domain/text/gitignore.ts';
import type { LeftOut } from '../../workspace/select/left-out.ts';
import type { AppLog } from '../step/app-log.ts';
import { describeReason } from '../step/blame.ts';
import { cancelledCall } from '../step/call.ts';
import { waitFailure } from '../step/wait.ts';
import type { DeployReport } from './report/report.ts';

/** Turns whatever ended the job early into a failure. @param report what is known by then. */
export function failureOf(thrown: unknown, { record, isSent, inputs }: DeployReport): StepFailure {
	const interruption = interruptionOf(thrown);
	if (interruption !== undefined && record !== undefined) {
		const isWaiting = record.status === 'queued' && interruption.lastProblem === undefined;
		const left = `It was not stopped and may still ${isWaiting ? 'start' : 'be running'}.`;
		const words = { timeoutMs: inputs.timeoutMs, left, check: 'Check the deployment' };
		return waitFailure(interruption, 'Deployment', record, words);
	}
	if (interruption?.by === 'cancel')
		return cancelledCall({ doing: 'Deploying', ifSent: IF_SENT }, isSent === true && interruption.maybeDone);
	return toStepFailure(thrown, isSent || record !== undefined ? 'ambiguous' : 'package');
}

/** The service says that there is this version already. Narrow, for it may be the app that speaks of some version. */
const TAKEN = /\bversion\b[^.]*\balready exists\b/i;

/** The failure for a deployment that was stopped, or that has failed: then with the file to blame, as far as it is known. */
export function endedFailure(
	{ id, status, statusReason: reason }: DeploymentRecord,
	appLog: Pick<AppLog, 'lastLines' | 'blame'>,
	{ inputs: { app }, leftOut }: Pick<DeployReport, 'inputs' | 'leftOut'>,
): StepFailure {
	if (status === 'stopped')
		return new StepFailure({
			kind: 'stopped',
			message: `Deployment ${id} was stopped. ${describeReason(reason)}`,
			advice: 'Find out why it was stopped at the service before you deploy again.',
			reason,
		});
	const first = reason === '' ? "Look at the app's log" : 'Fix the error above';
	const toFix = TAKEN.test(reason) ? IF_TAKEN : `${first}, check that the app starts locally, then push again.`;
	const lines = [...appLog.lastLines(), ...reason.split('\n')];
	return new StepFailure({
		kind: 'failed',
		message: `Deployment ${id} failed. ${describeReason(reason)}`,
		advice: adviceIfLeftOut(lines, leftOut) ?? toFix,
		reason,
		file: app.kind === 'directory' ? app.entrypoint : undefined,
		...appLog.blame(reason),
	});
}

/** A line in which Node.js or Python says that a file is not there; one of a dependency is not what was left out. */
const MISSING = /^(?!.*(?:node_modules|site-packages)).*(?:cannot find|no such file|ENOENT|no module named)/i;

/**
 * What to do where an app has failed for a file that the user's own rules have left out; undefined where its lines name none.
 * The service may have put the app into any folder.
 */
export function adviceIfLeftOut(lines: readonly string[], leftOut: readonly LeftOut[]): string | undefined {
	const missing = lines.filter((line) => MISSING.test(line));
	const isMissing = (path: string) => {
		const [end, moduleEnd] = path.endsWith('/') ? ['', "['.]"] : ['(?![\\w.-])', "'"];
		const module = path.replace(/\/$|\.py$/, '').replaceAll('/', '.'); // Python names `lib.util`: lib/util.py, or in lib/
		const named = new RegExp(`[/'"]${RegExp.escape(path)}${end}|module named '${RegExp.escape(module)}${moduleEnd}`);
		return missing.some((line) => named.test(line));
	};
	const ofUser = leftOut.filter(({ rule, secret }) => !secret && !/^(?:built-in|always)/.test(rule));
	for (const { rule, examples } of ofUser) {
		const path = examples.find(isMissing);
		if (path !== undefined)
			return `The package lacks "${path}" (${rule}). Include it with this line in "exclude": !${literal(path)}`;
	}
	return undefined;
}
