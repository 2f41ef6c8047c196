import type { ReporterName, ReportView } from '../../domain/reporting/view.ts';
import type { GitHub, GitHubApi } from '../client.ts';
import { noticeOf } from '../notices.ts';
import { isRefused, rateLimitOf } from '../retry.ts';
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

/** Reporters that a merge may wait for: they get longer if GitHub asks for a pause. */
const HOLDERS: readonly ReporterName[] = ['check', 'deployment'];

/**
 * Opens the reporters that the inputs ask for. Undefined if there are none, or if something they need is missing.
 * @param isPost whether this is the post step: then something of this attempt may be there.
 */
export function openReporters(github: GitHub, reported: Reported, isPost = false): Reporters | undefined {
	if (reported.reportTo.length === 0) return undefined;
	const missing = github.missing ?? (reported.commit === '' ? 'the event has no commit' : undefined);
	if (missing === undefined) return new Reporters(github, reported, isPost);
	github.log.info(`The result is not shown on the commit or pull request: ${missing}`);
	return undefined;
}

/**
 * The reporters of a job, side by side; the newest view wins. Nothing here throws, because a problem at GitHub must not
 * fail the deploy.
 */
export class Reporters {
	readonly reported: Reported;
	readonly #github: GitHub;
	readonly #loops: readonly Loop[];
	readonly #abandoned = new AbortController();
	readonly #limits = { signal: this.#abandoned.signal, endsAt: Number.POSITIVE_INFINITY };

	constructor(github: GitHub, reported: Reported, isPost: boolean) {
		const { environment, outputs, log } = github;
		this.reported = reported;
		this.#github = github;
		const context: ReporterContext = {
			...reported,
			runId: environment.runId,
			runUrl: environment.runUrl,
			outputs,
			log,
			isPost,
			checkShown: async () => this.#loops.find(({ name }) => name === 'check')?.idle,
		};
		const attempt: Attempt = (show) => github.ask(this.#limits, show);
		this.#loops = reported.reportTo.map((name) => new Loop(name, MAKERS[name](context), attempt));
	}

	/** Those that the post step has to show the last view again. What GitHub has refused it would refuse again. */
	get left(): ReporterName[] {
		const isLeft = ({ problem, looksAgain }: Loop) => (problem === undefined ? looksAgain : !isRefused(problem));
		return this.#loops.filter(isLeft).map(({ name }) => name);
	}

	/** Shows a view soon; returns at once. */
	show(view: ReportView): void {
		for (const loop of this.#loops) loop.push(view);
	}

	/**
	 * Waits until every view is shown or has failed, and says in one notice what is missing at GitHub. Requests that still run
	 * after `withinMs` milliseconds are ended, or after `pausedMs` where GitHub has named a pause for a check or a deployment.
	 * @param enough aborting it ends them at once.
	 */
	async settled(withinMs: number, { pausedMs = withinMs, enough }: SettleOptions = {}): Promise<void> {
		const { clock, log, environment } = this.#github;
		this.#limits.endsAt = clock.now() + pausedMs;
		const abandon = () => this.#abandoned.abort();
		const isPaused = ({ name, problem }: Loop) => HOLDERS.includes(name) && rateLimitOf(problem) !== undefined;
		const watchdogs = [
			clock.watchdog(withinMs, () => this.#loops.some(isPaused) || abandon()),
			clock.watchdog(pausedMs, abandon),
		];
		enough?.addEventListener('abort', abandon, { once: true });
		await Promise.all(this.#loops.map((loop) => loop.idle));
		for (const stop of watchdogs) stop();
		const problems = this.#loops.filter(({ problem }) => problem !== undefined);
		if (problems.length === 0) return;
		const { message, lines } = noticeOf(problems, environment.trigger.hasReadOnlyToken);
		log.notice(message, { lines });
	}
}

interface SettleOptions {
	readonly pausedMs?: number;
	readonly enough?: AbortSignal;
}

/** Tries to show something, and again what may pass. */
type Attempt = (show: (api: GitHubApi) => Promise<void>) => Promise<void>;

/** The loop of one reporter: a new view waits until the current one is shown, and only the newest is kept. */
class Loop {
	readonly name: ReporterName;
	/** Why the newest view is not shown yet: what GitHub's client threw. Undefined if it is shown. */
	problem: unknown;
	/** Whether the post step is to show the view once more although it is shown. */
	looksAgain = false;
	/** Resolves when there is nothing more to show; undefined while it rests. */
	idle: Promise<void> | undefined;
	readonly #reporter: Reporter;
	readonly #attempt: Attempt;
	#newest: ReportView | undefined;

	constructor(name: ReporterName, reporter: Reporter, attempt: Attempt) {
		this.name = name;
		this.#reporter = reporter;
		this.#attempt = attempt;
	}

	push(view: ReportView): void {
		this.#newest = view;
		this.idle ??= this.#run();
	}

	async #run(): Promise<void> {
		let shown: ReportView | undefined;
		const showNewest = async (api: GitHubApi) => {
			shown = this.#newest as ReportView;
			try {
				this.looksAgain = (await this.#reporter(api, shown)) === 'look again';
				this.problem = undefined;
			} catch (thrown) {
				this.problem = thrown;
				throw thrown;
			}
		};
		while (shown !== this.#newest) await this.#attempt(showNewest).catch(() => {}); // `problem` has it
		this.idle = undefined;
	}
}
