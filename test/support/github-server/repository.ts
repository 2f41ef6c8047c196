/** A body as the client sent it. */
export type Body = Readonly<Record<string, unknown>>;

export interface CheckRun {
	readonly id: number;
	readonly name: string;
	readonly head_sha: string;
	external_id: string;
	/** Every body that made or changed it, in order. */
	readonly bodies: Body[];
	status: string;
	conclusion: string | null;
	output: { title?: string; summary?: string };
	details_url: string | null;
	readonly started_at: string;
	readonly annotations: Body[];
}

export interface Deployment {
	readonly id: number;
	readonly request: Body;
	readonly statuses: Body[];
}

export interface Comment {
	readonly id: number;
	readonly issue: number;
	readonly login: string;
	/** Every text that it had; the last one is what people see. */
	readonly bodies: string[];
}

export interface PullRequest {
	readonly number: number;
	/** Its head. */
	readonly sha: string;
	readonly state: 'open' | 'closed';
	/** Other commits that it contains. */
	readonly contains?: readonly string[];
	/** `owner/name`; default: the repository itself. */
	readonly headRepository?: string;
}

/** What a repository at GitHub holds, as far as the reporters are concerned. */
export class Repository {
	readonly checks: CheckRun[] = [];
	readonly statuses: (Body & { readonly sha: string })[] = [];
	readonly deployments: Deployment[] = [];
	readonly comments: Comment[] = [];
	readonly pulls: PullRequest[] = [];
	/** Commits that may be asked for. */
	readonly commits: string[] = [];
	#lastId = 1_000;

	nextId(): number {
		this.#lastId += 1;
		return this.#lastId;
	}

	addComment(issue: number, login: string, body: string): Comment {
		const comment = { id: this.nextId(), issue, login, bodies: [body] };
		this.comments.push(comment);
		return comment;
	}

	updateCheck(check: CheckRun, body: Body): void {
		check.bodies.push(body);
		check.external_id = String(body.external_id ?? check.external_id);
		// GitHub completes a check run that is given a conclusion.
		check.status = String(body.conclusion === undefined ? (body.status ?? check.status) : 'completed');
		check.conclusion = body.conclusion === undefined ? check.conclusion : String(body.conclusion);
		const { annotations, ...output } = (body.output ?? {}) as { annotations?: Body[] };
		check.output = { ...check.output, ...output };
		check.annotations.push(...(annotations ?? []));
		if (typeof body.details_url === 'string') check.details_url = body.details_url;
	}

	addCheck(body: Body): CheckRun {
		const check: CheckRun = {
			id: this.nextId(),
			name: String(body.name),
			head_sha: String(body.head_sha),
			external_id: String(body.external_id ?? ''),
			bodies: [],
			status: 'queued',
			conclusion: null,
			output: {},
			details_url: null,
			started_at: wholeSeconds(),
			annotations: [],
		};
		this.updateCheck(check, body);
		this.checks.push(check);
		return check;
	}

	/** What a reader would still take for going on. A context's last status counts. */
	unfinished(): string[] {
		const last = new Map(this.statuses.map((status) => [`${status.sha} ${status.context}`, status]));
		return [
			...this.checks.filter(({ status }) => status !== 'completed').map(({ name }) => `check ${name}`),
			...[...last.values()].filter(({ state }) => state === 'pending').map(({ context }) => `status ${context}`),
			...this.deployments
				.filter(({ statuses }) => ['queued', 'pending', 'in_progress', undefined].includes(stateOf(statuses.at(-1))))
				.map(({ id }) => `deployment ${id}`),
			...this.comments.filter(({ bodies }) => bodies.at(-1)?.includes('⏳')).map(({ id }) => `comment ${id}`),
		];
	}
}

/** GitHub's clock, as its responses write it. */
function wholeSeconds(): string {
	return new Date().toISOString().replace(/\.\d+/, '');
}

function stateOf(status: Body | undefined): string | undefined {
	return status?.state as string | undefined;
}
