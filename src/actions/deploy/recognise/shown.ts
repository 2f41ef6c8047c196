import type { ListedDeployment } from '../../../domain/records/deployment-list.ts';
import type { AppVersions } from './app-versions.ts';
import { type Recognition, recognise, type Sought } from './recognise.ts';

/**
 * What all looks at the list have shown together, page by page. No later look takes a deployment away, whether it fails
 * or lists less: what may be ours is named in the end.
 */
export class Shown {
	readonly #isCandidate: (one: ListedDeployment) => boolean;
	readonly #byId = new Map<string, ListedDeployment>();
	#sought: Sought | undefined;
	#only: string | undefined;

	/** @param isCandidate filters the records that are considered. */
	constructor(isCandidate: (one: ListedDeployment) => boolean = () => true) {
		this.#isCandidate = isCandidate;
	}

	/** The records that are considered, each as it was listed last. */
	get records(): readonly ListedDeployment[] {
		const isAsked = ({ record }: ListedDeployment) => this.#only === undefined || record.id === this.#only;
		return [...this.#byId.values()].filter((one) => isAsked(one) && this.#isCandidate(one));
	}

	/** Lets only this one count: the response to the request told its id. */
	narrowTo(id: string): void {
		this.#only = id;
	}

	/** @param sought what is looked for, as far as it is known by now. */
	add(listed: readonly ListedDeployment[], sought: Sought): void {
		this.#sought = sought;
		for (const one of listed) {
			const { versions = [], hasMoreVersions = false } = this.#byId.get(one.record.id) ?? {};
			this.#put({ ...one, hasMoreVersions }, versions);
		}
	}

	/** Adds the versions that only the list of apps tells. */
	addVersions({ labels, isWhole }: AppVersions): void {
		for (const one of this.#byId.values()) {
			this.#put({ ...one, hasMoreVersions: !isWhole }, labels.get(one.record.id) ?? []);
		}
	}

	#put(one: ListedDeployment, versions: readonly string[]): void {
		this.#byId.set(one.record.id, { ...one, versions: [...new Set([...one.versions, ...versions])] });
	}

	/** Which of them is the one that is looked for. */
	judge(): Recognition {
		return this.#sought === undefined ? { kind: 'none' } : recognise(this.records, this.#sought);
	}

	/** Ids of those that may be it. */
	get ids(): readonly string[] {
		const found = this.judge();
		if (found.kind === 'none') return [];
		return found.kind === 'ours' ? [found.record.id] : found.ids;
	}
}

/** A sentence that names what may be the sought deployment; '' if there is nothing. */
export function mayBe(ids: readonly string[]): string {
	if (ids.length === 0) return '';
	return ids.length === 1
		? `Deployment ${ids[0]} may be this one, and nothing proves it.`
		: `Several deployments may be this one: ${ids.join(', ')}.`;
}
