import { toStepFailure } from '../../domain/failures/failure.ts';
import type { RunnerEdges } from './edges.ts';
import { redactFailure } from './report/redact-report.ts';
import { endOutputs } from './report/report.ts';
import { renderRefusal } from './report/summary.ts';

/** Ends the deploy over a bad input: one error, the outputs that say so, and a summary; no request was sent. */
export async function refuseDeploy(
	thrown: unknown,
	{ log, outputs, summary }: Pick<RunnerEdges, 'log' | 'outputs' | 'summary'>,
): Promise<void> {
	const failure = toStepFailure(thrown, 'input');
	outputs.set(endOutputs('failure', failure, undefined));
	log.error(`${failure.message} ${failure.advice}`, { title: 'Not deployed: an input is wrong' });
	await summary.write((redact) => renderRefusal(redactFailure(failure, redact)));
}
