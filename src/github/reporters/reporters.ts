import { randomBytes } from 'node:crypto';
import { runKey } from '../../domain/reporting/deploy-record.ts';
import type { ReporterName, ReportView } from '../../domain/reporting/view.ts';
import type { GitHub, GitHubApi } from '../client.ts';
import { pullRequestOf } from '../commits.ts';
import { noticeOf, type ReportNotice, type ReportProblem } from '../notices.ts';
import { isRefused, type Limits, rateLimitOf } from '../retry.ts';
import { checkReporter } from './check.ts';
import { commentReporter } from './comment.ts';
import { deploymentReporter } from './deployment.ts';
import { keeperOf, type Reported, type Reporter, type ReporterContext, type ReportInputs } from './reporter.ts';
import { sharedCommentReporter } from './shared-comment.ts';
import { statusReporter } from './status.ts';

const MAKERS: Readonly<Record<ReporterName, (context: ReporterContext) => Reporter>> = {
	check: checkReporter,
	status: statusReporter,
	deployment: deploymentReporter,
	comment(context) {
		const { commentKey, pullRequest, commit, say } = context;
		const make = commentKey === '' ? commentReporter : sharedCommentReporter;
		if (pullRequest !== undefined) return make(context, pullRequest);
		let reporter: Reporter | undefined;
		return async (api, view) => {
			if (view.phase === 'preparing') return;
			if (reporter === undefined) {
				const found = await pullRequestOf(api, commit);
				if (found === undefined)
					say('No comment: the commit has no open pull request; the input "pull-request" can name one');
				reporter = found === undefined ? async () => {} : make(context, found);
			}
			await reporter(api, view);
		};
	},
};

/** Reporters that a merge may wait for: they get longer if GitHub asks for a pause. */
const HOLDERS: readonly ReporterName[] = ['check', 'deployment'];

/** Opens the reporters that the inputs ask for. Undefined if there are none, or if something they need is missing. */
export function openReporters(
	github: GitHub,
	inputs: ReportInputs,
	{ commit, pullRequest }: Pick<Reported, 'commit' | 'pullRequest'>,
): Reporters | undefined {
	const { environment, redactName } = github;
	const reported = {
		reportTo: inputs.reportTo,
		reportName: redactName(inputs.reportName),
		environment: redactName(inputs.environment),
		commentKey: redactName(inputs.commentKey),
		environmentUrl: inputs.environmentUrl,
		commit,
		pullRequest,
		runKey: runKey(environment.runId, randomBytes(8).toString('hex')),
	};
	return open(github, reported, false);
}

/**
 * Opens reporters again in the post step.
 * @param reported what the main step has saved, with the reporters in `reportTo` that are to show something once more.
 */
export const reopenReporters = (github: GitHub, reported: Reported) => open(github, reported, true);

function open(github: GitHub, reported: Reported, isPost: boolean): Reporters | undefined {
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
	/** Whether the post step is to look at the comment once more all the same. */
	#looksAgain = false;
	readonly #abandoned = new AbortController();
	readonly #limits = { signal: this.#abandoned.signal, endsAt: Number.POSITIVE_INFINITY };

	constructor(github: GitHub, reported: Reported, isPost: boolean) {
		const { environment, outputs, log, clock } = github;
		this.reported = reported;
		this.#github = github;
		const context: ReporterContext = {
			...reported,
			runId: environment.runId,
			runUrl: environment.runUrl,
			isPost,
			found: (values) => outputs.set(values),
			say: (line) => log.info(line),
			lookAgain: () => {
				this.#looksAgain = true;
			},
			checkShown: async () => this.#loops.find(({ name }) => name === 'check')?.idle,
			pause: (ms, spread) => clock.sleep(ms + clock.random() * spread, this.#limits.signal),
		};
		this.#loops = reported.reportTo.map((name) => new Loop(name, MAKERS[name](context), github, this.#limits));
	}

	/** What is missing or outdated at GitHub; undefined if nothing is. */
	notice(isReadOnly: boolean): ReportNotice | undefined {
		const problems = this.#loops.flatMap(({ problem }) => problem ?? []);
		return problems.length === 0 ? undefined : noticeOf(problems, isReadOnly, keeperOf(this.reported.reportTo));
	}

	/** Those that the post step has to show the last view again. What GitHub has refused it would refuse again. */
	get left(): ReporterName[] {
		const isLeft = ({ name, problem }: Loop) =>
			problem ? !isRefused(problem.thrown) : name === 'comment' && this.#looksAgain;
		return this.#loops.filter(isLeft).map(({ name }) => name);
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
		const { clock } = this.#github;
		this.#limits.endsAt = clock.now() + limitMs;
		const idle = Promise.all(this.#loops.map((loop) => loop.idle));
		const within = async (ms: number) => {
			const { promise: over, resolve } = Promise.withResolvers<void>();
			const stop = clock.watchdog(ms, resolve);
			if (enough?.aborted) resolve();
			enough?.addEventListener('abort', () => resolve(), { once: true });
			await Promise.race([idle, over]);
			stop();
		};
		await within(withinMs);
		const isPaused = ({ name, problem }: Loop) => HOLDERS.includes(name) && rateLimitOf(problem?.thrown) !== undefined;
		if (this.#loops.some(isPaused)) await within(limitMs - withinMs);
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
	/** Why the newest view is not shown yet; undefined if it is. */
	problem: ReportProblem | undefined;
	/** Resolves when there is nothing more to show; undefined while it rests. */
	idle: Promise<void> | undefined;
	readonly #reporter: Reporter;
	readonly #github: GitHub;
	readonly #limits: Limits;
	#newest: ReportView | undefined;

	constructor(name: ReporterName, reporter: Reporter, github: GitHub, limits: Limits) {
		this.name = name;
		this.#reporter = reporter;
		this.#github = github;
		this.#limits = limits;
	}

	push(view: ReportView): void {
		this.#newest = view;
		this.idle ??= this.#run();
	}

	async #run(): Promise<void> {
		const { signal } = this.#limits;
		let shown: ReportView | undefined;
		const showNewest = async (api: GitHubApi) => {
			shown = this.#newest as ReportView;
			try {
				await this.#reporter(api, shown);
				this.problem = undefined;
			} catch (thrown) {
				// That it was abandoned tells less than why it had not succeeded by then.
				if (!signal.aborted || this.problem === undefined) this.problem = { reporter: this.name, thrown };
				throw thrown;
			}
		};
		while (shown !== this.#newest && !signal.aborted) await this.#github.ask(this.#limits, showNewest).catch(() => {}); // `problem` has it
		this.idle = undefined;
	}
}
