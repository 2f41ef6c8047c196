import type { ReporterName, ReportView } from '../../domain/reporting/view.ts';
import type { GitHubApi } from '../client.ts';
import { noticeOf, problemOf, type ReportNotice, type ReportProblem } from '../notices.ts';
import type { ReportEdges, Reported } from '../reported.ts';
import { type GitHubClock, type RetryLimits, retry } from '../retry.ts';
import { checkReporter } from './check.ts';
import { commentReporter } from './comment.ts';
import { deploymentReporter } from './deployment.ts';
import type { Reporter, ReporterContext } from './reporter.ts';
import { sharedCommentReporter } from './shared-comment.ts';
import { statusReporter } from './status.ts';

const MAKERS: Readonly<Record<ReporterName, (context: ReporterContext) => Reporter>> = {
	check: checkReporter,
	status: statusReporter,
	deployment: deploymentReporter,
	comment: (context) => (context.commentKey === '' ? commentReporter(context) : sharedCommentReporter(context)),
};

/** What holds a conclusion that people wait for: a pause that GitHub names is waited out longer for it. */
const HOLDERS: readonly ReporterName[] = ['check', 'deployment'];

/**
 * The reporters of a job, side by side; the newest view wins. Nothing here throws, because a problem at GitHub must not
 * fail the deploy.
 */
export class Reporters {
	readonly reported: Reported;
	readonly #loops: readonly Loop[];
	readonly #clock: GitHubClock;
	readonly #abandoned = new AbortController();
	/** Clock reading after which nothing waits any more. */
	#endsAt = Number.POSITIVE_INFINITY;

	constructor(
		reported: Reported,
		{ environment, outputs, log, clock }: Pick<ReportEdges, 'environment' | 'outputs' | 'log' | 'clock'>,
		{ isPost, connect }: { readonly isPost: boolean; readonly connect: (abandoned: AbortSignal) => GitHubApi },
	) {
		this.reported = reported;
		this.#clock = clock;
		const abandoned = this.#abandoned.signal;
		const context: ReporterContext = {
			...reported,
			api: connect(abandoned),
			runId: environment.runId,
			runUrl: environment.runUrl,
			isPost,
			found: (values) => outputs.set(values),
			say: (line) => log.info(line),
			checkShown: async () => this.#loops.find(({ name }) => name === 'check')?.idle,
			pause: (ms, spread) => clock.sleep(ms + clock.random() * spread, abandoned),
		};
		const limits = { clock, abandoned, endsAt: () => this.#endsAt };
		this.#loops = reported.reportTo.map((name) => new Loop(name, MAKERS[name](context), limits));
	}

	/** What is missing or outdated at GitHub; undefined if nothing is. */
	notice(isReadOnly: boolean): ReportNotice | undefined {
		const problems = this.#loops.flatMap(({ problem }) => problem ?? []);
		return problems.length === 0 ? undefined : noticeOf(problems, isReadOnly);
	}

	/** Those that the post step has to show the last view again. What GitHub has refused it would refuse again. */
	get left(): ReporterName[] {
		return this.#loops
			.filter(({ problem, reporter }) => (problem ? !problem.isRefused : reporter.looksAgain))
			.map(({ name }) => name);
	}

	/** Shows a view soon; returns at once. */
	show(view: ReportView): void {
		for (const loop of this.#loops) loop.push(view);
	}

	/**
	 * Resolves when every view is shown or has failed, at the latest after `withinMs` milliseconds, or `limitMs` where GitHub
	 * has named a pause for a check or a deployment. Requests that are still running then are ended and count as problems.
	 * @param enough aborting it ends the wait at once.
	 */
	async settled(withinMs: number, { limitMs = withinMs, enough }: SettleOptions = {}): Promise<void> {
		this.#endsAt = this.#clock.now() + limitMs;
		const idle = Promise.all(this.#loops.map((loop) => loop.idle));
		const within = async (ms: number) => {
			const { promise: over, resolve } = Promise.withResolvers<void>();
			const stop = this.#clock.watchdog(ms, resolve);
			if (enough?.aborted) resolve();
			enough?.addEventListener('abort', () => resolve(), { once: true });
			await Promise.race([idle, over]);
			stop();
		};
		await within(withinMs);
		if (this.#loops.some(({ name, problem }) => problem?.isRateLimited && HOLDERS.includes(name)))
			await within(limitMs - withinMs);
		this.#abandoned.abort();
		await idle;
	}
}

interface SettleOptions {
	readonly limitMs?: number;
	readonly enough?: AbortSignal;
}

/** The loop of one reporter: a new view waits until the current one is shown, and only the newest is kept. */
class Loop {
	readonly name: ReporterName;
	readonly reporter: Reporter;
	/** Why the newest view is not shown yet; undefined if it is. */
	problem: ReportProblem | undefined;
	/** Resolves when there is nothing more to show; undefined while it rests. */
	idle: Promise<void> | undefined;
	readonly #limits: RetryLimits;
	#newest: ReportView | undefined;

	constructor(name: ReporterName, reporter: Reporter, limits: RetryLimits) {
		this.name = name;
		this.reporter = reporter;
		this.#limits = limits;
	}

	push(view: ReportView): void {
		this.#newest = view;
		this.idle ??= this.#run();
	}

	async #run(): Promise<void> {
		let shown: ReportView | undefined;
		const showNewest = async () => {
			shown = this.#newest as ReportView;
			try {
				await this.reporter.show(shown);
				this.problem = undefined;
			} catch (thrown) {
				// That it was abandoned tells less than why it had not succeeded by then.
				if (!this.#limits.abandoned.aborted || this.problem === undefined)
					this.problem = { reporter: this.name, ...problemOf(thrown) };
				throw thrown;
			}
		};
		while (shown !== this.#newest && !this.#limits.abandoned.aborted)
			await retry(showNewest, this.#limits).catch(() => {}); // `problem` has it
		this.idle = undefined;
	}
}
