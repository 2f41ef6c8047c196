import { lackOf, type ReporterName, reasonOf } from '../../domain/reporting/notices.ts';
import { toProblem } from '../problem.ts';
import { retried } from '../retried.ts';
import { retire } from './gone-deployments.ts';
import { sayInComment } from './say-in-comment.ts';
import type { Telling } from './telling.ts';

/** Says that these deployments of the service are gone. */
export async function tellGone(telling: Telling, ids: readonly string[]): Promise<void> {
	await Promise.all([
		bounded('deployment', telling, () => retireAll(telling, ids)),
		bounded('comment', telling, () => sayInComment(telling, ids)),
	]);
}

async function retireAll({ api, inputs, log, redactName }: Telling, ids: readonly string[]): Promise<void> {
	const { environment } = inputs;
	if (environment === '' || ids.length === 0) return;
	const number = await retire(api, redactName(environment), new Set(ids));
	log.info(`GitHub deployments of "${environment}" that are inactive now: ${number}`);
}

/** Retries of one part. */
const RETRIES = 3;

/** Runs one part, and again where that may help. What fails in the end becomes one notice. */
async function bounded(
	part: ReporterName,
	{ abandoned, leftMs, clock, log }: Telling,
	act: () => Promise<void>,
): Promise<void> {
	try {
		await retried(act, { clock, abandoned, leftMs, retries: RETRIES });
	} catch (thrown) {
		const problem = toProblem(thrown, part);
		log.notice(
			`GitHub does not show that it is gone (${part}: ${reasonOf(problem)}${lackOf(problem)}). The deletion itself is not affected.`,
		);
	}
}
