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

/** The loop of one reporter: a new view waits until the current one is shown, and only the newest is kept. */
interface Loop {
	readonly name: ReporterName;
	readonly show: Reporter;
	/** Resolves when there is nothing more to show; undefined while it rests. */
	idle?: Promise<void> | undefined;
	/** Why the newest view is not shown: what the last try threw. Undefined if it is shown. */
	problem: unknown;
	/** Whether the post step is to show the view once more although it is shown. */
	looksAgain: boolean;
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
	const api = github.api(signal);

	async function run(loop: Loop): Promise<void> {
		let shown: ReportView | undefined;
		const showNewest = async () => {
			shown = newest as ReportView;
			try {
				loop.looksAgain = (await loop.show(api, shown)) === 'look again';
				loop.problem = undefined;
			} catch (thrown) {
				loop.problem = thrown;
				throw thrown;
			}
		};
		while (shown !== newest && !signal.aborted) await retry(showNewest, limits, clock).catch(() => {}); // `problem` has it
		if (shown !== newest) loop.problem ??= signal.reason;
		loop.idle = undefined;
	}

	const check = () => loops.find(({ name }) => name === 'check');
	/** Resolves when the check shows the newest view, or has failed to. */
	const checkShown = async () => check()?.idle;
	const context: ReporterContext = {
		...reported,
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
		(name): Loop => ({ name, show: MAKERS[name](context), problem: undefined, looksAgain: false }),
	);

	return {
		reported,
		checkShown,
		/** URL of the check; '' until it is known. */
		get checkPage(): string {
			return checkPage;
		},

		/** Those that the post step has to show the last view again. What GitHub has refused it would refuse again. */
		get left(): ReporterName[] {
			const isLeft = ({ problem, looksAgain }: Loop) => (problem === undefined ? looksAgain : !isRefused(problem));
			return loops.filter(isLeft).map(({ name }) => name);
		},

		/** Why GitHub refuses the check, as part of a sentence; undefined where it does not, or none is asked for. */
		get refusal(): string | undefined {
			const problem = check()?.problem;
			return isRefused(problem) ? whyNot(problem, PERMISSIONS.check) : undefined;
		},

		/** Shows a view soon; returns at once. */
		show(view: ReportView): void {
			newest = view;
			for (const loop of loops) loop.idle ??= run(loop);
		},

		/**
		 * Waits until every view is shown or has failed, and says in one notice what is missing at GitHub. Requests that still
		 * run after `withinMs` milliseconds are ended, or after `pausedMs` where GitHub has named a pause for a check or a
		 * deployment.
		 * @param options `enough`: aborting it ends them at once.
		 */
		async settled(withinMs: number, options: { pausedMs?: number; enough?: AbortSignal } = {}): Promise<void> {
			const { pausedMs = withinMs, enough } = options;
			limits.endsAt = clock.now() + pausedMs;
			const abandon = () => abandoned.abort();
			// A merge may wait for these two.
			const isHolder = ({ name }: Loop) => name === 'check' || name === 'deployment';
			const isPaused = (loop: Loop) => isHolder(loop) && rateLimitOf(loop.problem) !== undefined;
			const watchdogs = [
				clock.watchdog(withinMs, () => {
					if (!loops.some(isPaused)) abandon();
				}),
				clock.watchdog(pausedMs, abandon),
			];
			enough?.addEventListener('abort', abandon, { once: true });
			await Promise.all(loops.map(({ idle }) => idle));
			for (const stop of watchdogs) stop();
			const problems = loops.filter(({ problem }) => problem !== undefined);
			if (problems.length === 0) return;
			const { message, lines } = noticeOf(problems, environment.trigger.hasReadOnlyToken);
			log.notice(message, { lines });
		},
	};
}
