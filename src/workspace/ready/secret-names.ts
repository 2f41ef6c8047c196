import { hasGit } from '../select/directory.ts';
import { GIT_RULE, IgnoreRules } from '../select/ignore-rules.ts';
import { type LeftOut, LeftOutTally } from '../select/left-out.ts';

/** The files that a directory would have kept out of the package as secrets or as git's own, by rule. @param keys those that hold a private key. */
export function secretNames(files: Iterable<string>, keys: ReadonlySet<string>): LeftOut[] {
	const rules = new IgnoreRules([], []);
	const tally = new LeftOutTally('');
	for (const name of files) {
		const rule = hasGit(name) ? GIT_RULE : rules.secretRuleFor(name, () => keys.has(name));
		if (rule !== undefined) tally.add(rule, name);
	}
	return tally.list();
}
