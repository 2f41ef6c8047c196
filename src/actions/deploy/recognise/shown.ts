import type { ListedDeployment } from '../../../domain/records/deployment-list.ts';
import { isId } from '../../../domain/records/id.ts';
import type { AppVersions } from './app-versions.ts';
import { isOfPackage, type Recognition, recognise, type Sought } from './recognise.ts';

/**
 * What all looks at the list have shown together, page by page. No later look takes a deployment away, whether it fails
 * or lists less: what may be ours is named in the end.
 */
export class Shown {
	readonly #isCandidate: (one: ListedDeployment) => boolean;
	readonly #byId = new Map<string, ListedDeployment>();
	#sought: Sought | undefined;
	#told: string | undefined;
	readonly #taken = new Set<string>();

	/** @param isCandidate filters the records that are considered. */
	constructor(isCandidate: (one: ListedDeployment) => boolean = () => true) {
		this.#isCandidate = isCandidate;
	}

	/** The records that are considered, each as it was listed last. */
	get records(): readonly ListedDeployment[] {
		const all = [...this.#byId.values()].filter(this.#isCandidate);
		const told = all.filter(({ record }) => record.id === this.#told);
		return told.length > 0 ? told : all;
	}

	/**
	 * The response to the request told this id: where it is listed, no other counts, and no other is taken for ours. Where no
	 * list can name it so, only the checksum proves which one is ours.
	 */
	tell(id: string): void {
		this.#told = id;
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
		if (this.#sought === undefined) return { kind: 'none' };
		const found = recognise(this.records, this.#sought);
		const told = this.#told;
		if (found.kind !== 'ours' || told === undefined) return found;
		const isProven = isId(told) ? found.record.id === told : found.proof === 'checksum';
		return isProven ? found : { kind: 'unproven', ids: [found.record.id] };
	}

	/** Whether one of them is of our very package, by the service's checksum. */
	get hasOurPackage(): boolean {
		const { ids } = this;
		const sought = this.#sought;
		return (
			sought !== undefined &&
			this.records.some((one) => ids.includes(one.record.id) && isOfPackage(one.record, sought.digest))
		);
	}

	/** The {@link ids} that no earlier call has returned. */
	takeFresh(): readonly string[] {
		const fresh = this.ids.filter((id) => !this.#taken.has(id));
		for (const id of fresh) this.#taken.add(id);
		return fresh;
	}

	/** Ids of those that may be it. */
	get ids(): readonly string[] {
		const found = this.judge();
		if (found.kind === 'none') return [];
		return found.kind === 'ours' ? [found.record.id] : found.ids;
	}
}
