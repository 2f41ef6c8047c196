import { type GoneOutcome, sayGone } from './gone-comment.ts';
import { sayRowGone } from './gone-row.ts';
import type { Telling } from './telling.ts';

const COMMENTS: Readonly<Record<GoneOutcome, string>> = {
	updated: 'says that it is gone',
	none: 'does not exist',
	other: 'shows another deployment, and stays as it is',
};

/**
 * Says on the pull request that what its comment, or the row of a shared one, shows is gone.
 * @param isDeleted whether this run has deleted them; others had ended before it.
 */
export async function sayInComment(telling: Telling, ids: readonly string[], isDeleted: boolean): Promise<void> {
	const { inputs, environment, log } = telling;
	const { pullRequest } = environment.trigger;
	if (inputs.reportName === '' || ids.length === 0) return;
	if (pullRequest === undefined) return log.info('No comment says that it is gone: the event is of no pull request');
	const isShared = inputs.commentKey !== '';
	const preview = { issue: pullRequest, ids };
	const outcome = await (isShared ? sayInRow(telling, preview) : sayInOwn(telling, preview, isDeleted));
	const place = isShared ? 'row' : 'comment';
	log.info(`The ${place} of "${inputs.reportName}" on pull request #${pullRequest} ${COMMENTS[outcome]}`);
}

/** What is gone on a pull request. */
interface GonePreview {
	readonly issue: number;
	readonly ids: readonly string[];
}

function sayInOwn(
	{ api, inputs, environment, redactName }: Telling,
	preview: GonePreview,
	isDeleted: boolean,
): Promise<GoneOutcome> {
	const { runUrl } = environment;
	return sayGone(api, { ...preview, reportName: redactName(inputs.reportName), isDeleted, runUrl });
}

function sayInRow(telling: Telling, preview: GonePreview): Promise<GoneOutcome> {
	const { api, inputs, environment, clock, abandoned, began, redactName } = telling;
	const row = {
		...preview,
		commentKey: redactName(inputs.commentKey),
		name: redactName(inputs.reportName),
		at: began,
		sha: environment.trigger.commit,
		link: environment.runUrl,
	};
	return sayRowGone(api, row, { pause: (ms) => clock.sleep(ms, abandoned), random: () => clock.random() });
}
