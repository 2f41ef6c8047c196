import { BACKOFF } from '../../domain/backoff.ts';
import type { ReporterName, ReportView } from '../../domain/reporting/view.ts';
import type { GitHub, GitHubApi } from '../client.ts';
import { noticeOf, PERMISSIONS, whyNot } from '../notices.ts';
import { isRefused, rateLimitOf, retry } from '../retry.ts';
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
	if (!isPost) github.log.notice(`The result is not shown on the commit or pull request: ${missing}`);
	return undefined;
}

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

/**
 * The reporters of a job, side by side; the newest view wins. Nothing here throws, because a problem at GitHub must not
 * fail the deploy.
 */
export class Reporters {
	readonly reported: Reported;
	/** URL of the check; '' until it is known. */
	checkPage = '';
	readonly #github: GitHub;
	readonly #loops: readonly Loop[];
	readonly #api: GitHubApi;
	readonly #abandoned = new AbortController();
	readonly #limits = {
		signal: this.#abandoned.signal,
		endsAt: Number.POSITIVE_INFINITY,
		retries: BACKOFF.retries,
	};
	#newest: ReportView | undefined;

	constructor(github: GitHub, reported: Reported, isPost: boolean) {
		this.reported = reported;
		this.#github = github;
		this.#api = github.api(this.#abandoned.signal);
		const context: ReporterContext = {
			...reported,
			log: github.log,
			runUrl: github.environment.runUrl,
			isPost,
			checkShown: () => this.checkShown(),
			output: (name, value) => {
				if (value === '') return;
				github.outputs.set({ [name]: value });
				if (name === 'check-url') this.checkPage = value;
			},
		};
		this.#loops = reported.reportTo.map((name) => ({
			name,
			show: MAKERS[name](context),
			problem: undefined,
			looksAgain: false,
		}));
	}

	/** Those that the post step has to show the last view again. What GitHub has refused it would refuse again. */
	get left(): ReporterName[] {
		const isLeft = ({ problem, looksAgain }: Loop) => (problem === undefined ? looksAgain : !isRefused(problem));
		return this.#loops.filter(isLeft).map(({ name }) => name);
	}

	get #check(): Loop | undefined {
		return this.#loops.find(({ name }) => name === 'check');
	}

	/** Resolves when the check shows the newest view, or has failed to. */
	async checkShown(): Promise<void> {
		await this.#check?.idle;
	}

	/** Why GitHub refuses the check, as part of a sentence; undefined where it does not, or none is asked for. */
	get refusal(): string | undefined {
		const problem = this.#check?.problem;
		return isRefused(problem) ? whyNot(problem, PERMISSIONS.check) : undefined;
	}

	/** Shows a view soon; returns at once. */
	show(view: ReportView): void {
		this.#newest = view;
		for (const loop of this.#loops) loop.idle ??= this.#run(loop);
	}

	async #run(loop: Loop): Promise<void> {
		let shown: ReportView | undefined;
		const showNewest = async () => {
			shown = this.#newest as ReportView;
			try {
				loop.looksAgain = (await loop.show(this.#api, shown)) === 'look again';
				loop.problem = undefined;
			} catch (thrown) {
				loop.problem = thrown;
				throw thrown;
			}
		};
		const { signal } = this.#limits;
		while (shown !== this.#newest && !signal.aborted)
			await retry(showNewest, this.#limits, this.#github.clock).catch(() => {}); // `problem` has it
		if (shown !== this.#newest) loop.problem ??= signal.reason;
		loop.idle = undefined;
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
			clock.watchdog(withinMs, () => {
				if (!this.#loops.some(isPaused)) abandon();
			}),
			clock.watchdog(pausedMs, abandon),
		];
		enough?.addEventListener('abort', abandon, { once: true });
		await Promise.all(this.#loops.map(({ idle }) => idle));
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
