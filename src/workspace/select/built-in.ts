import { closeSync, constants, openSync, readSync } from 'node:fs';

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

/** Files that are secrets where they hold a private key; many hold certificates, which an app needs. */
export const MAY_BE_KEY = /\.(?:pem|key)$/i;

/** Files that look like secrets and are none. */
const EXAMPLES = ['.env.example', '.env.sample', '.env.template'];

const SECRET = 'looks like a secret';
const PRIVATE_KEY = 'contains a private key';

/** The built-in rules; case-insensitive, taken back only by name. */
export const CLUTTER_RULES = CLUTTER.map((name) => ({ pattern: name, mark: `built-in: ${name}` }));
export const SECRET_RULES = [
	...SECRETS.map((name) => ({ pattern: name.includes('/') ? `**/${name}` : name, mark: `${SECRET}: ${name}` })),
	...EXAMPLES.map((name) => ({ pattern: `!${name}`, mark: `built-in: !${name}` })),
];

/** The rule that leaves out a file with a private key in it. */
export function keyRule(path: string): string {
	return `${PRIVATE_KEY}: *${path.slice(-'.key'.length).toLowerCase()}`;
}

/** Whether a rule keeps secrets out of the package. */
export function isSecretRule(mark: string): boolean {
	return mark.startsWith(SECRET) || mark.startsWith(PRIVATE_KEY);
}

const regexp = (names: readonly string[]) => names.join('|').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
const MAY_BE = new RegExp(`(?:^|/)(?!(?:${regexp(EXAMPLES)})$)(?:${regexp([...CLUTTER, ...SECRETS])})/?$`, 'i');

/** Whether a built-in rule may match a path: quicker than to ask each. */
export function mayBeBuiltIn(path: string): boolean {
	return MAY_BE.test(path) || MAY_BE_KEY.test(path);
}

/** Bytes of a file that are looked at for a private key: a key may come behind a chain of certificates. */
export const LOOKED_AT = 64 * 1024;

/** Whether a file holds a private key in PEM's form. */
export function holdsPrivateKey(file: string): boolean {
	const start = Buffer.alloc(LOOKED_AT);
	try {
		const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)); // a FIFO would wait for a writer
		try {
			return isPrivateKey(start.subarray(0, readSync(handle, start)));
		} finally {
			closeSync(handle);
		}
	} catch {
		return false; // Packing says what is wrong with it.
	}
}

export function isPrivateKey(content: Buffer): boolean {
	return /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(content.toString('latin1'));
}
