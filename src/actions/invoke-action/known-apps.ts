import { StepFailure } from '../../domain/failures/failure.ts';
import type { AppRecord } from '../../domain/records/app.ts';
import { listFirst } from '../../domain/text/format.ts';
import { shorten } from '../../domain/text/shorten.ts';
import type { InvocationCall } from '../../service/invocations.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';

/** Milliseconds for the lists of apps. */
const LOOKING_MS = 10_000;
/** Names that a message lists at most, and characters of each. */
const MOST_NAMED = 20;
const LONGEST_SHOWN = 200;

/**
 * Looks before anything is sent. A service without `GET /apps`, or whose list cannot be read whole, decides by itself.
 * @throws StepFailure for an app, a version or an action that the service does not have; the signal's reason at a cancel.
 */
export async function checkKnown(
	call: InvocationCall,
	edges: Pick<InvokeEdges, 'apps' | 'clock' | 'cancel' | 'log'>,
): Promise<void> {
	const limit = startTimeLimit(edges, LOOKING_MS, 'the 10 s for the list of apps');
	const list = async (name: string) => {
		const outcome = await edges.apps.list(limit, { name });
		return outcome.kind === 'list' && outcome.isWhole ? outcome.items : undefined;
	};
	let lacking = '';
	try {
		const named = await list(call.app);
		const isNamed = named?.some(({ name }) => name === call.app) ?? true;
		lacking = lackingIn((isNamed ? named : await list('')) ?? [], call);
	} catch (thrown) {
		edges.cancel.throwIfAborted();
		edges.log.debug(`The apps could not be listed: ${thrown instanceof Error ? thrown.message : typeof thrown}`);
	}
	if (lacking === '') return;
	throw new StepFailure({
		kind: 'rejected',
		message: lacking,
		advice: 'Nothing was invoked. Correct app-name, action-name or version, or deploy the app first.',
	});
}

/** What the service has instead of an app, a version or an action, as a sentence; '' where it has it, or tells of none. */
export function lackingIn(
	apps: readonly AppRecord[],
	{ app, action, version }: Omit<InvocationCall, 'payload'>,
): string {
	if (apps.length === 0) return '';
	const versions = apps.filter(({ name }) => name === app);
	if (versions.length === 0) return `The service has no app "${app}"; it has ${quoted(apps.map(({ name }) => name))}.`;
	const fitting = versions.filter((one) => one.version === version);
	if (fitting.length === 0)
		return `App "${app}" has no version "${version}"; it has ${quoted(versions.map((one) => one.version))}.`;
	const actions = fitting.flatMap((one) => one.actions);
	if (actions.length === 0 || actions.includes(action)) return '';
	return `Version "${version}" of app "${app}" has no action "${action}"; it has ${quoted(actions)}.`;
}

function quoted(names: readonly string[]): string {
	const all = [...new Set(names)].map((name) => `"${shorten(name, LONGEST_SHOWN)}"`);
	return listFirst(all, MOST_NAMED);
}
