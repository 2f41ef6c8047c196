import { entryRefusal } from './refusals.ts';

/** The most links that are followed for one path: as many as Linux follows. */
const LONGEST_CHAIN = 40;

/** The links of a package: what they lead to, by their names. */
export class PackedLinks {
	readonly #targets = new Map<string, string>();

	/** @throws StepFailure `package` if the target is no relative path. */
	add(name: string, target: string): void {
		if (/^$|^[/\\]|^\w+:|[\0\\]/.test(target)) throw leaves(name, target);
		this.#targets.set(name, target);
	}

	/** @throws StepFailure `package` for a link that leads outside the package, or is circular. */
	check(names: Iterable<string>): void {
		for (const name of names) this.resolve(name);
	}

	/**
	 * The path that another path leads to, each link on the way followed.
	 * @throws StepFailure `package`.
	 */
	resolve(name: string): string {
		const rest = name.split('/');
		const done: string[] = [];
		for (let followed = 0; rest.length > 0; ) {
			const part = rest.shift() as string;
			if (part === '' || part === '.') continue;
			if (part === '..') {
				if (done.pop() === undefined) throw leaves(name, this.#targets.get(name) ?? name);
				continue;
			}
			done.push(part);
			const target = this.#targets.get(done.join('/'));
			if (target === undefined) continue;
			followed += 1;
			if (followed > LONGEST_CHAIN) throw entryRefusal(name, 'it is a circular link');
			done.pop();
			rest.unshift(...target.split('/'));
		}
		return done.join('/');
	}
}

function leaves(name: string, target: string) {
	return entryRefusal(name, `it is a link to "${target}", which leads outside the package`);
}
