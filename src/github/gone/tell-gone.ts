import { lackOf, type ReporterName, reasonOf } from '../../domain/reporting/notices.ts';
import type { CallOptions } from '../../http/call-options.ts';
import { toProblem } from '../problem.ts';
import { retried } from '../retried.ts';
import { findStale, retire, type StaleQuery } from './gone-deployments.ts';
import { sayInComment } from './say-in-comment.ts';
import type { Telling } from './telling.ts';

/** Whether the service says that a deployment has ended. */
export type HasEnded = (id: string, options: CallOptions) => Promise<boolean>;

/**
 * Says that these deployments of the service are gone, then that those are which an earlier run has left active.
 * @param hasEnded undefined where those are not looked for.
 */
export async function tellGone(
	telling: Telling,
	ids: readonly string[],
	hasEnded: HasEnded | undefined,
): Promise<void> {
	const { api, abandoned, leftMs } = telling;
	const [isRetired] = await Promise.all([
		bounded('deployment', telling, () => retireAll(telling, ids)),
		bounded('comment', telling, () => sayInComment(telling, ids, true)),
	]);
	const preview = previewOf(telling);
	if (preview === undefined || hasEnded === undefined || !isRetired) return;
	let stale: readonly string[] = [];
	await bounded('deployment', telling, async () => {
		const ended = (id: string) => hasEnded(id, { signal: abandoned, leftMs });
		stale = await findStale(api, { ...preview, known: ids }, ended);
		await retireAll(telling, stale);
	});
	await bounded('comment', telling, () => sayInComment(telling, stale, false));
}

/** Whose GitHub deployments may have been left active by an earlier run; undefined where that cannot be told. */
export function previewOf({
	inputs: { environment, reportName },
	environment: { trigger },
	redactName,
}: Pick<Telling, 'inputs' | 'environment' | 'redactName'>): Omit<StaleQuery, 'known'> | undefined {
	const { pullRequest } = trigger;
	if (environment === '' || reportName === '' || pullRequest === undefined) return undefined;
	return { reportName: redactName(reportName), environment: redactName(environment), pullRequest };
}

async function retireAll({ api, inputs, log, redactName }: Telling, ids: readonly string[]): Promise<void> {
	const { environment } = inputs;
	if (environment === '' || ids.length === 0) return;
	const number = await retire(api, redactName(environment), new Set(ids));
	log.info(`GitHub deployments of "${environment}" that are inactive now: ${number}`);
}

/** Retries of one part. */
const RETRIES = 3;

/** Runs one part, and again where that may help. What fails in the end becomes one notice. @returns whether it was done. */
async function bounded(
	part: ReporterName,
	{ abandoned, leftMs, clock, log }: Telling,
	act: () => Promise<void>,
): Promise<boolean> {
	try {
		await retried(act, { clock, abandoned, leftMs, retries: RETRIES });
		return true;
	} catch (thrown) {
		const problem = toProblem(thrown, part);
		log.notice(
			`GitHub does not show that it is gone (${part}: ${reasonOf(problem)}${lackOf(problem)}). The deletion itself is not affected.`,
		);
		return false;
	}
}
