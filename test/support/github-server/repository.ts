/** A body as the client sent it. */
export type Body = Readonly<Record<string, unknown>>;

export interface CheckRun {
	readonly id: number;
	readonly name: string;
	readonly head_sha: string;
	readonly started_at: string;
	readonly external_id: string;
	readonly status: string;
	readonly conclusion: string | null;
	readonly details_url: string | null;
	readonly output: { readonly title?: string; readonly summary?: string };
	/** Those of all bodies. */
	readonly annotations: readonly Body[];
	/** Every body that made or changed it, in order. */
	readonly bodies: readonly Body[];
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

	addCheck(body: Body): CheckRun {
		const started_at = new Date().toISOString().replace(/\.\d+/, '');
		const blank = { external_id: '', status: 'queued', conclusion: null, details_url: null, output: {} };
		const check = { ...blank, id: this.nextId(), started_at, annotations: [], bodies: [] } as unknown as CheckRun;
		this.checks.push(check);
		return this.updateCheck(check, body);
	}

	updateCheck(check: CheckRun, body: Body): CheckRun {
		const { annotations = [], ...output } = (body.output ?? {}) as { readonly annotations?: readonly Body[] };
		return Object.assign(check, body, {
			output: { ...check.output, ...output },
			annotations: [...check.annotations, ...annotations],
			bodies: [...check.bodies, body],
		});
	}

	addComment(issue: number, login: string, body: string): Comment {
		const comment = { id: this.nextId(), issue, login, bodies: [body] };
		this.comments.push(comment);
		return comment;
	}

	/** What a reader would still take for going on. A context's last status counts. */
	unfinished(): string[] {
		const last = new Map(this.statuses.map((status) => [`${status.sha} ${status.context}`, status]));
		const isOpen = ({ statuses }: Deployment) =>
			['queued', 'pending', 'in_progress', undefined].includes(statuses.at(-1)?.state as string | undefined);
		return [
			...this.checks.filter(({ status }) => status !== 'completed').map(({ name }) => `check ${name}`),
			...[...last.values()].filter(({ state }) => state === 'pending').map(({ context }) => `status ${context}`),
			...this.deployments.filter(isOpen).map(({ id }) => `deployment ${id}`),
			...this.comments.filter(({ bodies }) => bodies.at(-1)?.includes('⏳')).map(({ id }) => `comment ${id}`),
		];
	}
}
