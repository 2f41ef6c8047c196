import { BACKOFF } from '../../domain/backoff.ts';
import type { ReporterName, ReportView } from '../../domain/reporting/view.ts';
import { type GitHub, retry } from '../client.ts';
import { isRefused, noticeOf, PERMISSIONS, rateLimitOf, whyNot } from '../faults.ts';
import { checkReporter } from './check.ts';
import { commentReporter } from './comment.ts';
import { deploymentReporter } from './deployment.ts';
import type { Reported, Reporter, ReporterContext } from './reporter.ts';
import { statusReporter } from './status.ts';

const MAKERS: Readonly<Record<ReporterName, (context: ReporterContext) => Reporter>> = {
	check: checkReporter,
	status: statusReporter,
	deployment: deploymentReporter,
	comment: commentReporter,
};

/**
 * Milliseconds that the post step waits where GitHub names a pause, mostly a minute, for a check or a deployment: one that is
 * left open stays so for ever, and a merge may wait for it.
 */
const PAUSED_MS = 75_000;

/** One reporter. A new view waits until the current one is shown or has failed; of those that wait only the newest is shown. */
interface Loop {
	readonly name: ReporterName;
	readonly show: Reporter;
	/** Resolves when there is nothing more to show. */
	idle: Promise<void>;
	/** Why the newest view is not shown: what the last try threw. Undefined if it is shown. */
	problem: unknown;
	/** Whether the post step is to show the view once more although it is shown. */
	looksAgain?: boolean;
}

export type Reporters = NonNullable<ReturnType<typeof openReporters>>;

/**
 * Opens the reporters that the inputs ask for, side by side; the newest view wins. Nothing here throws, because a problem at
 * GitHub must not fail the deploy.
 * @param isPost whether this is the post step: then something of this attempt may be there.
 * @returns undefined if there are none, or if something they need is missing.
 */
export function openReporters(github: GitHub, reported: Reported, isPost = false) {
	if (reported.reportTo.length === 0) return undefined;
	const { clock, environment, log, outputs } = github;
	const missing = github.missing ?? (reported.commit === '' ? 'the event has no commit' : undefined);
	if (missing !== undefined) {
		if (!isPost) log.notice(`The result is not shown on the commit or pull request: ${missing}`);
		return undefined;
	}
	let newest: ReportView | undefined;
	let checkPage = '';
	const abandoned = new AbortController();
	const { signal } = abandoned;
	const limits = { signal, endsAt: Number.POSITIVE_INFINITY, retries: BACKOFF.retries };
	/** Resolves when the check shows the newest view, or has failed to. */
	const checkShown = async () => check?.idle;
	const context: ReporterContext = {
		...reported,
		api: github.api(signal),
		log,
		runUrl: environment.runUrl,
		isPost,
		checkShown,
		output(name, value) {
			if (value === '') return;
			outputs.set({ [name]: value });
			if (name === 'check-url') checkPage = value;
		},
	};
	const loops = reported.reportTo.map(
		(name): Loop => ({ name, show: MAKERS[name](context), idle: Promise.resolve(), problem: undefined }),
	);
	const check = loops.find(({ name }) => name === 'check');

	async function tryOnce(loop: Loop, view: ReportView): Promise<void> {
		if (view !== newest || signal.aborted) return; // what GitHub has said so far is kept
		try {
			// What got no response may have been made.
			const mayExist = isPost || loop.problem !== undefined;
			loop.looksAgain = (await loop.show(view, mayExist)) === 'look again';
			loop.problem = undefined;
		} catch (thrown) {
			loop.problem = thrown;
			throw thrown;
		}
	}

	return {
		reported,
		checkShown,
		/** URL of the check; '' until it is known. */
		get checkPage(): string {
			return checkPage;
		},

		/** Why GitHub refuses the check, as part of a sentence; undefined where it does not, or none is asked for. */
		get refusal(): string | undefined {
			const problem = check?.problem;
			return isRefused(problem) ? whyNot(problem, PERMISSIONS.check) : undefined;
		},

		/** Shows a view soon; returns at once. */
		show(view: ReportView): void {
			newest = view;
			const showIn = (loop: Loop) => retry(() => tryOnce(loop, view), limits, clock).catch(() => {}); // `problem` has it
			for (const loop of loops) loop.idle = loop.idle.then(() => showIn(loop));
		},

		/**
		 * Waits until every view is shown or has failed, and says in one notice what is missing at GitHub. Requests that still
		 * run after `withinMs` milliseconds are ended; in the post step later where GitHub names a pause.
		 * @param enough aborting it ends them at once.
		 * @returns those that the post step has to show the last view again.
		 */
		async settled(withinMs: number, enough?: AbortSignal): Promise<ReporterName[]> {
			const pausedMs = isPost ? PAUSED_MS : withinMs;
			limits.endsAt = clock.now() + pausedMs;
			const abandon = () => abandoned.abort();
			const isPaused = ({ name, problem }: Loop) =>
				(name === 'check' || name === 'deployment') && rateLimitOf(problem) !== undefined;
			clock.deadline(withinMs).addEventListener('abort', () => {
				if (!loops.some(isPaused)) abandon();
			});
			for (const end of [clock.deadline(pausedMs), enough]) end?.addEventListener('abort', abandon);
			await Promise.all(loops.map(({ idle }) => idle));
			const failed = loops.filter(({ problem }) => problem !== undefined);
			if (failed.length > 0) {
				const { message, lines } = noticeOf(failed, environment.trigger.hasReadOnlyToken);
				log.notice(message, { lines });
			}
			// What GitHub has refused it would refuse again.
			const left = loops.filter(({ problem, looksAgain }) => (problem ? !isRefused(problem) : looksAgain));
			return left.map(({ name }) => name);
		},
	};
}
