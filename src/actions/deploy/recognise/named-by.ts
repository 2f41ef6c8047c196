import type { AppRecord } from '../../../domain/records/app.ts';
import { versionLabel } from '../../../domain/records/version.ts';
import type { CallOptions } from '../../../http/call-options.ts';
import type { DeployRun } from '../run.ts';

/** What GET /apps says of a deployment. `why`: a sentence without its full stop. */
export type Naming =
	/** Callers of our version reach this deployment, and no other. */
	| { readonly kind: 'named'; readonly apps: readonly AppRecord[] }
	| { readonly kind: 'not named'; readonly why: string }
	/** The service has no such list. */
	| { readonly kind: 'absent'; readonly why: string }
	| { readonly kind: 'unread'; readonly why: string };

/**
 * Asks GET /apps whether it names a deployment, and no other one of the same app, for our version.
 * @throws Interrupted
 */
export async function namedBy(
	{ inputs: { version }, edges: { apps, redact } }: Pick<DeployRun, 'inputs' | 'edges'>,
	id: string,
	limit: CallOptions,
): Promise<Naming> {
	// Addresses are written to logs on their way, so no secret goes into one. The versions are compared here anyway.
	const filter = redact(version) === version ? { version: versionLabel(version) } : {};
	const list = await apps.list(limit, filter);
	if (list.kind === 'malformed') return { kind: 'unread', why: 'the response to GET /apps is no list' };
	if (list.kind === 'refused') {
		const { failure, isAbsent } = list;
		return isAbsent
			? { kind: 'absent', why: 'the service has no GET /apps' }
			: { kind: 'unread', why: `GET /apps could not be read: ${failure.message.replace(/\.$/, '')}` };
	}
	const ofVersion = list.items.filter((app) => app.version === versionLabel(version));
	const own = ofVersion.filter(({ deployment }) => deployment === id);
	const other = ofVersion.find((app) => app.deployment !== id && own.some(({ name }) => name === app.name));
	if (own.length > 0 && other === undefined && list.isWhole) return { kind: 'named', apps: own };
	if (!list.isWhole) return { kind: 'unread', why: 'GET /apps could not be read to its end' };
	return {
		kind: 'not named',
		why: `GET /apps ${other === undefined ? 'does not name it' : `names it and ${other.deployment}`} for this version`,
	};
}
