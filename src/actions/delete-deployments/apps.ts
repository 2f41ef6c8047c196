import type { StepFailure } from '../../domain/failures/failure.ts';
import type { AppEntry, AppVersion } from '../../domain/records/named-deployment.ts';
import type { CallOptions } from '../../http/call-options.ts';
import { foreignIn } from './claims.ts';
import type { DeleteDeploymentsEdges } from './edges.ts';
import { BY_ID, refusal, unlisted } from './failures.ts';

type AppEdges = Pick<DeleteDeploymentsEdges, 'deployments'>;

/** All that GET /apps names, or that the service has no such list. */
export type AllApps =
	| { readonly kind: 'apps'; readonly apps: readonly AppEntry[] }
	| { readonly kind: 'none'; readonly failure: StepFailure };

/**
 * All apps and versions, whatever was named: a deployment may serve several of them.
 * @throws StepFailure where the list is there and tells nothing; Interrupted.
 */
export async function findApps({ deployments }: AppEdges, limit: CallOptions): Promise<AllApps> {
	const list = await deployments.apps({ app: '', version: '' }, limit);
	if (list.kind === 'malformed') throw refusal('the response to GET /apps is not a list of apps', BY_ID);
	if (list.kind === 'refused') {
		const failure = unlisted(list.failure, LISTED);
		if (!list.isAbsent) throw failure;
		return { kind: 'none', failure };
	}
	// A part of the list does not tell what else a deployment serves.
	if (!list.isWhole) throw refusal(`GET /apps goes on after ${list.items.length} versions`, BY_ID);
	return { kind: 'apps', apps: list.items };
}

const LISTED = 'a list of apps';

/** @throws StepFailure where another app or version than what was named has one of these deployments. */
export function checkForeign(
	apps: readonly AppEntry[],
	ids: readonly string[],
	isNamed: (of: AppVersion) => boolean,
): void {
	const foreign = foreignIn(apps, ids, isNamed);
	if (foreign?.isShared)
		throw refusal(
			`it would hit more than was named: ${foreign.says}`,
			'Give "deployment-id" to delete it for all that it serves.',
		);
	if (foreign !== undefined) throw refusal(`the list of deployments contradicts GET /apps: ${foreign.says}`, BY_ID);
}
