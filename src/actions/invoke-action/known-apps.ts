import type { AppRecord } from '../../domain/records/app.ts';
import { listFirst } from '../../domain/text/format.ts';
import { shorten } from '../../domain/text/shorten.ts';
import type { InvocationCall } from '../../service/invocations/invocations.ts';

/** Names that a message lists at most, and characters of each. */
const MOST_NAMED = 20;
const LONGEST_SHOWN = 200;

/**
 * What the service has instead of an app, a version or an action that it does not know.
 * @returns a sentence; '' where the list has what was asked for, so that it explains nothing.
 */
export function describeKnown(
	apps: readonly AppRecord[],
	{ app, action, version }: Omit<InvocationCall, 'payload'>,
): string {
	const named = apps.filter(({ name }) => name === app);
	if (named.length === 0) {
		const names = apps.map(({ name }) => name);
		return names.length === 0
			? 'The service lists no app that can be invoked.'
			: `The service knows no app "${app}", but ${listed(names)}.`;
	}
	const fitting = named.filter((one) => one.version === version);
	if (fitting.length === 0)
		return `App "${app}" is not there as version "${version}", but as ${listed(named.map((one) => one.version))}.`;
	const actions = fitting.flatMap((one) => one.actions);
	if (actions.includes(action)) return '';
	return actions.length === 0
		? `Version "${version}" of app "${app}" has no actions.`
		: `Version "${version}" of app "${app}" has no action "${action}", but ${listed(actions)}.`;
}

function listed(names: readonly string[]): string {
	const quoted = [...new Set(names)].map((name) => `"${shorten(name, LONGEST_SHOWN)}"`);
	return listFirst(quoted, MOST_NAMED);
}
