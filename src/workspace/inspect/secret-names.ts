import { builtInRules, GIT_RULE, IgnoreRules, isSecretRule } from '../select/ignore-rules.ts';
import { type LeftOut, LeftOutTally } from '../select/left-out.ts';

/** The files that a directory would have kept out of the package as secrets or as git's own, by rule. */
export function secretNames(files: Iterable<string>): LeftOut[] {
	const secrets = builtInRules('').filter(({ origin }) => isSecretRule(origin));
	const rules = new IgnoreRules([...secrets, { pattern: '.git', origin: GIT_RULE }], []);
	const tally = new LeftOutTally('');
	for (const name of files) {
		const rule = rules.ruleFor(name);
		if (rule !== undefined) tally.add(rule, name, () => []);
	}
	return tally.list();
}
