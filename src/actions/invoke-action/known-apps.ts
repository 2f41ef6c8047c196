import { StepFailure } from '../../domain/failures/failure.ts';
import type { AppRecord } from '../../domain/records/app.ts';
import { listQuoted } from '../../domain/text/format.ts';
import type { InvocationCall } from '../../service/invocations.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';

/** Milliseconds for the list of apps. */
const LOOKING_MS = 10_000;

/**
 * Looks before anything is sent. A service without `GET /apps`, or whose list cannot be read whole, decides by itself.
 * @throws StepFailure for an app, a version or an action that the service does not have; Interrupted after a cancel.
 */
export async function checkKnown(
	call: InvocationCall,
	edges: Pick<InvokeEdges, 'apps' | 'clock' | 'cancel'>,
): Promise<void> {
	const limit = startTimeLimit(edges, LOOKING_MS);
	const list = await edges.apps.list(limit).catch((thrown: unknown) => {
		if (edges.cancel.aborted || !limit.signal.aborted) throw thrown;
	});
	const lacking = list?.kind === 'list' && list.isWhole ? lackingIn(list.items, call) : '';
	if (lacking === '') return;
	throw new StepFailure({
		kind: 'rejected',
		message: lacking,
		advice: 'Nothing was invoked. Correct app-name, action-name or version, or deploy the app first.',
	});
}

/** What the service has instead of an app, a version or an action, as a sentence; '' where it has it, or tells of none. */
function lackingIn(apps: readonly AppRecord[], { app, action, version }: InvocationCall): string {
	if (apps.length === 0) return '';
	const versions = apps.filter(({ name }) => name === app);
	if (versions.length === 0)
		return `The service has no app "${app}"; it has ${listQuoted(apps.map(({ name }) => name))}.`;
	const fitting = versions.filter((one) => one.version === version);
	if (fitting.length === 0)
		return `App "${app}" has no version "${version}"; it has ${listQuoted(versions.map((one) => one.version))}.`;
	const actions = fitting.flatMap((one) => one.actions);
	if (actions.length === 0 || actions.includes(action)) return ''; // a service may tell no actions
	return `Version "${version}" of app "${app}" has no action "${action}"; it has ${listQuoted(actions)}.`;
}
