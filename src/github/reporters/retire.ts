import { field } from '../../domain/text/json.ts';
import { endOf, listAppDeployments, makeInactive } from '../app-deployments.ts';
import type { ReporterContext } from './reporter.ts';

/** GitHub deployments per page, and the most pages that are read: the previews of other pull requests are among them. */
const PAGE_SIZE = 100;
const MOST_PAGES = 5;
/** The most inactive ones that are met: what is before them is so as well, but for one whose retiring has failed. */
const MOST_INACTIVE = 5;
/** The most whose state is read, a request each: those that failed keep the one that succeeded before them active. */
const MOST_READ = 60;

/**
 * Makes the app's former GitHub deployments inactive. GitHub's own rule (`auto_inactive`) goes by the environment alone,
 * and would retire the other apps in it. A preview retires only those of its own pull request.
 * @param own id of the deployment that has just succeeded.
 */
export async function retireFormer(
	context: Pick<ReporterContext, 'api' | 'environment' | 'reportName' | 'pullRequest'>,
	own: number,
): Promise<void> {
	const { api, pullRequest } = context;
	const met = { read: 0, inactive: 0, success: 0 };
	for (let page = 1; page <= MOST_PAGES && met.success === 0; page++) {
		const { deployments, hasMore } = await listAppDeployments(api, context, { per_page: PAGE_SIZE, page });
		for (const { id, payload } of deployments) {
			if (id === undefined || id >= own || field(payload, 'pull_request') !== pullRequest) continue;
			if (met.inactive === MOST_INACTIVE || met.read === MOST_READ) return;
			met.read++;
			const end = await endOf(api, id);
			if (end === 'inactive') met.inactive++;
			if (end !== 'success') continue;
			met.success++;
			await makeInactive(api, id);
		}
		if (!hasMore) return;
	}
}
