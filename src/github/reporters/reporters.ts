import { anySignal } from 'any-signal';
import { BACKOFF } from '../../domain/backoff.ts';
import type { ReporterName, ReportProblem } from '../../domain/reporting/notices.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import type { GitHubApi } from '../api.ts';
import { toProblem } from '../problem.ts';
import { rateLimitOf } from '../rate-limit.ts';
import { type GitHubClock, isRefused, retried } from '../retried.ts';
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

export interface ReportersSetup extends Omit<ReporterContext, 'api' | 'checkShown' | 'pause'> {
	readonly names: readonly ReporterName[];
	readonly clock: GitHubClock;
	/** Called at the first view, while the job goes on. */
	readonly connect: (abandoned: AbortSignal) => Promise<GitHubApi>;
	/** Saves which of them the post step has to show the last view again. */
	readonly keepOwed: (names: readonly ReporterName[]) => void;
}

/** What holds a conclusion that people wait for: a pause that GitHub names is waited out longer for it. */
const HOLDERS: readonly ReporterName[] = ['check', 'deployment'];

/**
 * The reporters of a job, side by side; the newest view wins. Nothing here throws, because a problem at GitHub must not
 * fail the deploy.
 */
export class Reporters {
	/** See {@link ReporterContext}. */
	readonly runKey: string;
	readonly #lanes: readonly Lane[];
	readonly #clock: GitHubClock;
	readonly #keepOwed: ReportersSetup['keepOwed'];
	readonly #abandoned = new AbortController();
	/** Clock reading after which nothing waits any more. */
	#endsAt = Number.POSITIVE_INFINITY;

	constructor({ names, clock, connect, keepOwed, ...shared }: ReportersSetup) {
		this.#clock = clock;
		this.runKey = shared.runKey;
		this.#keepOwed = keepOwed;
		const abandoned = this.#abandoned.signal;
		const limits = { clock, abandoned, leftMs: () => this.#endsAt - clock.now(), retries: BACKOFF.retries };
		let api: Promise<GitHubApi> | undefined;
		const checkShown = async () => this.#lanes.find(({ name }) => name === 'check')?.idle;
		const pause = (ms: number, spread: number) => clock.sleep(ms + clock.random() * spread, abandoned);
		this.#lanes = names.map((name) => {
			const make = async () => {
				api ??= connect(abandoned);
				return MAKERS[name]({ ...shared, checkShown, pause, api: await api });
			};
			return new Lane(name, make, limits);
		});
	}

	/** Why something is missing or outdated at GitHub: at most one problem per reporter. */
	get problems(): ReportProblem[] {
		return this.#lanes.flatMap(({ problem }) => problem ?? []);
	}

	/** Shows a view soon; returns at once. */
	show(view: ReportView): void {
		for (const lane of this.#lanes) lane.push(view);
	}

	/**
	 * Resolves when every view is shown or has failed, at the latest after `withinMs` milliseconds, or `limitMs` where GitHub
	 * has named a pause for a check or a deployment. Requests that are still running then are ended and count as problems.
	 * @param enough aborting it ends the wait at once.
	 */
	async settled(withinMs: number, { limitMs = withinMs, enough }: SettleOptions = {}): Promise<void> {
		this.#endsAt = this.#clock.now() + limitMs;
		const idle = Promise.all(this.#lanes.map((lane) => lane.idle));
		const early = new AbortController();
		const signal = anySignal([early.signal, enough]);
		const within = (ms: number) => Promise.race([idle, this.#clock.sleep(ms, signal).catch(() => {})]);
		await within(withinMs);
		if (this.#lanes.some(({ name, isLimited }) => isLimited && HOLDERS.includes(name)))
			await within(limitMs - withinMs);
		early.abort();
		this.#abandoned.abort();
		await idle;
		this.#keepOwed(this.#lanes.filter(({ isOwed }) => isOwed).map(({ name }) => name));
	}
}

interface SettleOptions {
	readonly limitMs?: number;
	readonly enough?: AbortSignal;
}

/** The loop of one reporter: a new view waits until the current one is shown, and only the newest is kept. */
class Lane {
	readonly name: ReporterName;
	/** Why the newest view is not shown; undefined if it is. */
	problem: ReportProblem | undefined;
	/** Whether GitHub has named a pause that is being waited out. */
	isLimited = false;
	idle: Promise<void> | undefined;
	readonly #make: () => Promise<Reporter>;
	readonly #limits: Parameters<typeof retried>[1];
	#making: Promise<Reporter> | undefined;
	#reporter: Reporter | undefined;
	#newest: ReportView | undefined;
	#wasRefused = false;

	constructor(name: ReporterName, make: () => Promise<Reporter>, limits: Parameters<typeof retried>[1]) {
		this.name = name;
		this.#make = make;
		this.#limits = limits;
	}

	/** What GitHub has refused is not tried again, for it would refuse it again. */
	get isOwed(): boolean {
		return this.problem === undefined ? this.#reporter?.isOwed === true : !this.#wasRefused;
	}

	push(view: ReportView): void {
		this.#newest = view;
		this.idle ??= this.#run();
	}

	async #run(): Promise<void> {
		for (let shown: ReportView | undefined; shown !== this.#newest && !this.#limits.abandoned.aborted; ) {
			try {
				await retried(async () => {
					shown = this.#newest as ReportView;
					await this.#show(shown);
				}, this.#limits);
				this.problem = undefined;
			} catch (thrown) {
				this.#wasRefused = isRefused(thrown);
			}
		}
		this.idle = undefined;
	}

	async #show(view: ReportView): Promise<void> {
		try {
			this.#making ??= this.#make();
			this.#reporter = await this.#making;
			await this.#reporter.show(view);
			this.isLimited = false;
		} catch (thrown) {
			this.isLimited = rateLimitOf(thrown, 0) !== undefined;
			// That it was abandoned tells less than why it had not succeeded by then.
			if (!this.#limits.abandoned.aborted || this.problem === undefined) this.problem = toProblem(thrown, this.name);
			throw thrown;
		}
	}
}
