import type { Conclusion } from '../../domain/failures/failure.ts';
import type { ReportView } from '../../domain/reporting/view.ts';

/** Conclusion of the check run. An unknown outcome is a failure: GitHub lets a required check pass with `neutral`. */
export function checkConclusion(conclusion: Conclusion): string {
	return conclusion === 'unknown' ? 'failure' : conclusion;
}

/** State of the commit status. */
export function statusState({ phase, conclusion }: ReportView): 'pending' | 'success' | 'failure' | 'error' {
	if (phase !== 'ended') return 'pending';
	return conclusion === 'success' || conclusion === 'failure' ? conclusion : 'error';
}

/** State of the GitHub deployment. */
export function deploymentState(
	view: ReportView,
): 'queued' | 'in_progress' | 'success' | 'inactive' | 'failure' | 'error' {
	if (view.phase === 'preparing') return 'queued';
	if (view.phase !== 'ended') return view.phase;
	if (view.isGone && view.conclusion === 'success') return 'inactive';
	return statusState(view) as 'success' | 'failure' | 'error';
}
