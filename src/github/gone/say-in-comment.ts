import { type GoneOutcome, sayGone } from './gone-comment.ts';
import { sayRowGone } from './gone-row.ts';
import type { Telling } from './telling.ts';

const COMMENTS: Readonly<Record<GoneOutcome, string>> = {
	updated: 'says that it is gone',
	none: 'does not exist',
	other: 'shows none of them, and stays as it is',
};

/** Says on the pull request that what its comment, or a row of a shared one, shows is gone. */
export async function sayInComment(telling: Telling, ids: readonly string[]): Promise<void> {
	const { inputs, environment, log } = telling;
	const { pullRequest } = environment.trigger;
	const isShared = inputs.commentKey !== '';
	if (!isShared && inputs.reportName === '') return;
	if (pullRequest === undefined) return log.info('No comment says that it is gone: the event is of no pull request');
	const preview = { issue: pullRequest, ids };
	const outcome = await (isShared ? sayInRow(telling, preview) : sayInOwn(telling, preview));
	const place = isShared ? `row in the comment "${inputs.commentKey}"` : `comment of "${inputs.reportName}"`;
	log.info(`The ${place} on pull request #${pullRequest} ${COMMENTS[outcome]}`);
}

/** What is gone on a pull request. */
interface GonePreview {
	readonly issue: number;
	readonly ids: readonly string[];
}

function sayInOwn({ api, inputs, environment, redactName }: Telling, preview: GonePreview): Promise<GoneOutcome> {
	const { runUrl } = environment;
	return sayGone(api, { ...preview, reportName: redactName(inputs.reportName), runUrl });
}

function sayInRow(telling: Telling, preview: GonePreview): Promise<GoneOutcome> {
	const { api, inputs, environment, clock, abandoned, began, redactName } = telling;
	const row = {
		...preview,
		commentKey: redactName(inputs.commentKey),
		at: began,
		sha: environment.trigger.commit,
		link: environment.runUrl,
	};
	return sayRowGone(api, row, { pause: (ms) => clock.sleep(ms, abandoned), random: () => clock.random() });
}
