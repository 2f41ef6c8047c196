import { hasGit, wayTo } from './directory.ts';

/** Installed dependencies and files of the system. */
const CLUTTER = ['node_modules', '.venv', '__pycache__', '.DS_Store'];

/** What holds secrets. To leave out one more, add its pattern. */
export const SECRETS = [
	'.env*',
	'.npmrc',
	'.netrc',
	'_netrc',
	'.pypirc',
	'.git-credentials',
	'.aws/credentials',
	'.kube/config',
	'.docker/config.json',
	'gha-creds-*.json',
	'gha-kubeconfig-*',
	'terraform.tfstate*',
	'id_rsa*',
	'id_dsa*',
	'id_ecdsa*',
	'id_ed25519*',
	'*.p12',
	'*.pfx',
	'*.jks',
	'*.ppk',
];

/** Files that look like secrets and are none. */
const EXAMPLES = ['.env.example', '.env.sample', '.env.template'];

/** Files that are secrets where they hold a private key; many hold certificates, which an app needs. */
export const MAY_BE_KEY = /\.(?:pem|key)$/i;

const SECRET = 'looks like a secret';
const PRIVATE_KEY = 'contains a private key';

/** Whether a rule keeps secrets out of the package. */
export function isSecretRule(mark: string): boolean {
	return mark.startsWith(SECRET) || mark.startsWith(PRIVATE_KEY);
}

/** A path that ends in one of these names, in any case of its letters. `*` stands for a part of one name. */
function endsIn(...names: readonly string[]): RegExp {
	const alternatives = names.join('|').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
	return new RegExp(`(?:^|/)(?:${alternatives})/?$`, 'i');
}

const ANY = endsIn(...CLUTTER, ...SECRETS);
const EXAMPLE = endsIn(...EXAMPLES);
const RULES = [
	...CLUTTER.map((name) => ({ pattern: endsIn(name), mark: `built-in: ${name}` })),
	...SECRETS.map((name) => ({ pattern: endsIn(name), mark: `${SECRET}: ${name}` })),
];

/**
 * The built-in rule that leaves out a path; undefined for none.
 * @param path with a trailing slash for a folder. @param holdsKey whether its content is a private key.
 */
export function builtInRule(path: string, holdsKey: () => boolean): string | undefined {
	if (ANY.test(path) && !EXAMPLE.test(path)) return RULES.find(({ pattern }) => pattern.test(path))?.mark;
	const [extension] = MAY_BE_KEY.exec(path) ?? [];
	return extension !== undefined && holdsKey() ? `${PRIVATE_KEY}: *${extension.toLowerCase()}` : undefined;
}

/** The rule that no other rule can take back. */
export const GIT_RULE = 'always: .git';

/**
 * The rule by which a path may not be packed under any name: git's own, a secret, or what is in a folder of secrets; undefined
 * for others. `.aws/credentials` is a secret as `a/credentials` too.
 * @param isTakenBack whether a pattern takes back a path, or a folder on the way to it.
 */
export function secretRule(
	path: string,
	holdsKey: () => boolean,
	isTakenBack: (path: string) => boolean = () => false,
): string | undefined {
	if (hasGit(path)) return GIT_RULE;
	for (const at of wayTo(path)) {
		const rule = builtInRule(at, holdsKey);
		if (rule !== undefined && isSecretRule(rule) && !isTakenBack(at)) return rule;
	}
	return undefined;
}

/** Bytes of a file that are looked at for a private key: a key may come behind a chain of certificates. */
export const LOOKED_AT = 64 * 1024;

/** Whether a content has a private key in PEM's form. */
export function isPrivateKey(content: Buffer): boolean {
	return /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(content.toString('latin1'));
}
