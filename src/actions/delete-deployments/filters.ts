import type { StepFailure } from '../../domain/failures/failure.ts';
import type { AppVersion, NamedDeployment } from '../../domain/records/named-deployment.ts';
import { isOfResource } from '../../domain/records/service-error.ts';
import type { CallOptions } from '../../http/call-options.ts';
import type { ReadList } from '../../service/list-pages.ts';
import type { DeleteDeploymentsEdges } from './edges.ts';
import { BY_ID, refusal, unlisted } from './failures.ts';
import { impossible, lookAlikes } from './look-alikes.ts';

type FilterEdges = Pick<DeleteDeploymentsEdges, 'deployments' | 'randomText'>;

const LISTED = 'a list of deployments by app and version';

/**
 * Asks for deployments that cannot be: where the service lists some, it ignores a filter, and everything would be hit.
 * @throws StepFailure; Interrupted.
 */
export async function checkFilters(
	{ app, version }: AppVersion,
	edges: FilterEdges,
	limit: CallOptions,
): Promise<void> {
	for (const { of, filter } of impossible({ app, version }, `no-such-${edges.randomText()}`)) {
		const { items, isWhole } = await listVersion(of, edges, limit);
		if (items.length > 0)
			throw refusal(
				`the service ignores the filter "${filter}" of GET /deployments, and listed ${items.length} deployments that cannot be`,
				BY_ID,
			);
		if (!isWhole)
			throw refusal(
				`the service lists no deployment for a name that nobody has, and says that there are more; so its filter "${filter}" of GET /deployments cannot be relied on`,
				BY_ID,
			);
	}
}

/** @throws StepFailure where the service does not say; Interrupted. */
export async function listVersion(
	of: AppVersion,
	{ deployments }: FilterEdges,
	limit: CallOptions,
): Promise<ReadList<NamedDeployment>> {
	const list = await deployments.list(of, limit);
	if (list.kind === 'refused') throw unlisted(list.failure, LISTED);
	if (list.kind === 'malformed') throw refusal('the response to GET /deployments is not a list of deployments', BY_ID);
	return list;
}

/**
 * Asks for names that are similar to what was named: a deployment in both lists shows that a filter takes more than the
 * name that it is given.
 * @throws StepFailure; Interrupted.
 */
export async function checkLookAlikes(
	of: AppVersion,
	ids: readonly string[],
	{ deployments }: FilterEdges,
	limit: CallOptions,
): Promise<void> {
	for (const { of: similar, filter } of lookAlikes(of)) {
		const list = await deployments.list(similar, limit);
		if (list.kind === 'refused') {
			// A name that the service does not take lists nothing.
			if (isRefusedName(list.failure)) continue;
			throw unlisted(list.failure, LISTED);
		}
		const asked = `a list of app "${similar.app}", version "${similar.version}"`;
		if (list.kind === 'malformed') throw refusal(`the response to ${asked} is not a list of deployments`, BY_ID);
		const inBoth = list.items.find(({ record }) => ids.includes(record.id));
		if (inBoth !== undefined)
			throw refusal(
				`the filter "${filter}" of GET /deployments takes more than the name: ${asked} has deployment ${inBoth.record.id} as well`,
				BY_ID,
			);
		if (!list.isWhole) throw refusal(`${asked} goes on after ${list.items.length} deployments`, BY_ID);
	}
}

function isRefusedName({ service }: StepFailure): boolean {
	if (service?.status === 404) return isOfResource(service, 'deployment');
	return [400, 422].includes(service?.status ?? 0) && service?.code !== '';
}
