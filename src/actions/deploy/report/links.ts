import type { Environment } from '../../../runner/environment.ts';
import type { Link } from './report.ts';

/** Links to the commit that is reported on, and to the run. */
export function linksOf({ runUrl, trigger: { commit } }: Pick<Environment, 'runUrl' | 'trigger'>): Link[] {
	if (runUrl === '') return [];
	const run = { text: 'run', url: runUrl };
	if (commit === '') return [run];
	const url = runUrl.replace(/\/actions\/runs\/.*$/, `/commit/${commit}`);
	return [{ text: `commit ${commit.slice(0, 7)}`, url }, run];
}
