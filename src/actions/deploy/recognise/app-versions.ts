import { Interrupted } from '../../../domain/failures/interruption.ts';
import type { CallOptions } from '../../../http/call-options.ts';
import type { DeployEdges } from '../edges.ts';

/** Milliseconds for the list of apps, which only adds to what the deployments themselves say. */
const LISTING_MS = 5_000;

/**
 * Asks the service's list of apps which version label each deployment has. Records of deployments carry none.
 * @returns the labels by deployment id; empty where the service has no such list. A deployment is in it once its code has
 * registered an app.
 * @throws Interrupted if the given signal ended it.
 */
export async function appVersions(
	{ apps, clock, log }: Pick<DeployEdges, 'apps' | 'clock' | 'log'>,
	{ signal, leftMs }: CallOptions,
): Promise<ReadonlyMap<string, string>> {
	const deadline = AbortSignal.any([signal, clock.deadline(LISTING_MS)]);
	try {
		const list = await apps.list({ signal: deadline, leftMs: () => Math.min(leftMs(), LISTING_MS) });
		if (list.kind === 'list') return new Map(list.items.map(({ deployment, version }) => [deployment, version]));
		log.debug(`No list of apps: ${list.kind === 'refused' ? list.failure.message : 'the response is no list'}`);
	} catch (thrown) {
		if (!(thrown instanceof Interrupted) || signal.aborted) throw thrown;
		log.debug(`No list of apps: no response in ${LISTING_MS} ms`);
	}
	return new Map();
}
