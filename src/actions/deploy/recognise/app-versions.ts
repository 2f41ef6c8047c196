import { anySignal } from 'any-signal';
import { Interrupted } from '../../../domain/failures/interruption.ts';
import type { CallOptions } from '../../../http/call-options.ts';
import type { DeployEdges } from '../edges.ts';

/** Milliseconds for the list of apps, which only adds to what the deployments themselves say. */
const LISTING_MS = 10_000;

/** The version labels that the list of apps tells. */
export interface AppVersions {
	/** All labels of each deployment, by its id. */
	readonly labels: ReadonlyMap<string, readonly string[]>;
	/** Whether a deployment can have no other labels. */
	readonly isWhole: boolean;
}

/**
 * Asks the service's list of apps which version labels each deployment has. Records of deployments carry none.
 * @returns undefined where the service tells none. A deployment is in the list once its code has registered an app.
 * @throws Interrupted if the given signal ended it.
 */
export async function appVersions(
	{ apps, clock, log }: Pick<DeployEdges, 'apps' | 'clock' | 'log'>,
	{ signal, leftMs }: CallOptions,
): Promise<AppVersions | undefined> {
	const deadline = anySignal([signal, clock.deadline(LISTING_MS)]);
	try {
		const list = await apps.list({ signal: deadline, leftMs: () => Math.min(leftMs(), LISTING_MS) });
		if (list.kind === 'list') {
			const named = list.items.filter(({ version }) => version !== '');
			const byId = [...Map.groupBy(named, ({ deployment }) => deployment)];
			const labels = new Map(byId.map(([id, all]) => [id, all.map(({ version }) => version)]));
			return { labels, isWhole: list.isWhole };
		}
		log.debug(`No list of apps: ${list.kind === 'refused' ? list.failure.message : 'the response is no list'}`);
	} catch (thrown) {
		if (!(thrown instanceof Interrupted) || signal.aborted) throw thrown;
		log.debug(`No list of apps: no response in ${LISTING_MS} ms`);
	}
	return undefined;
}
