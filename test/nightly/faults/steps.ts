// The steps that the cells run, and what is waited for in them.
import type { Emulator } from '../../../src/emulator/emulator.ts';
import { onPullRequest } from '../../support/action-runner/on-pull-request.ts';
import type { Finished, Running, Step } from '../../support/action-runner/start-action.ts';
import type { GitHub } from '../../support/github-server/server.ts';

/** Path of the package that was made before. */
export const READY = 'app.zip';

/** The inputs of every deploy. A second one would overwrite the first: nothing but the action stands between them. */
export const deployInputs = (
	{ apiKey }: Pick<Emulator, 'apiKey'>,
	baseUrl: string,
	timeoutS: number,
	isReady = false,
) => ({
	...(isReady ? { package: READY } : {}),
	'api-key': apiKey,
	'base-url': baseUrl,
	entrypoint: 'app.js',
	'compression-level': '0',
	'wait-until': 'running',
	'report-to': '',
	version: 'v1',
	force: 'true',
	timeout: String(timeoutS),
});

/** A step that reports to a GitHub server, which keeps its state: the next attempt finds what this one left there. */
export const reported = (github: GitHub, attempt: number, reportTo: string, step: Step): Step =>
	onPullRequest(github, { ...step, with: { ...step.with, 'report-to': reportTo } }, attempt);

/** Milliseconds beyond its deadline after which a step is stuck, however busy the machine is. How late it is, is a verdict. */
const STUCK_MS = 120_000;

/** Waits for the end of a step, which is brought about where it is far beyond its deadline: that is then its verdict. */
export async function endOf(running: Running, deadlineS: number): Promise<Finished> {
	const timer = setTimeout(() => running.child.kill('SIGKILL'), deadlineS * 1_000 + STUCK_MS);
	try {
		return await running.finished;
	} finally {
		clearTimeout(timer);
	}
}

/** Resolves as soon as something is so. */
export async function until(isSo: () => boolean): Promise<void> {
	while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Acts once the log of a step holds a text. */
export function whenSaid({ stdout, finished }: Running, text: RegExp, act: () => void): void {
	let isOver = false;
	const end = () => {
		isOver = true;
	};
	finished.then(end, end);
	void until(() => isOver || text.test(stdout())).then(act);
}
