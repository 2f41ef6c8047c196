// Twelve secrets, where each is used, and the forms in which a service may echo it.
import type { Canary } from '../../support/action-runner/leaks.ts';

export const KEY = 'Kq7|Zx+/w9"mB4`r<T6&y%2Fn';
export const TOKEN = 'ghs_Hn5cV8tLp2QxWd7RkYb3Jf6Mz9';
const SPECIAL = 'Gv3 "ü\\€😀" & <Ds8> %41+/=?Pj5';
const LINES = '-----BEGIN KEY-----\nMx7Tc2Vb9Nq4Lz6Wd1Rk\nYp8Sj3Hf5Gt0Ae2Uo4Ci\n-----END KEY-----\n';
const DOCUMENT = '{\n  "private_key": "Eb6\\nXk2Zr8Qw",\n  "client": "Lm4Vn9Tc1/Yd7"\n}';
const AUTH = 'Ws2Bq8.Fz5Nk1~Ug7Ro3';
export const PASSWORD = 'Jd9/Rm@4:Vx#2 Qe6$Zh';
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJDdzdOazNMdjlQeDFUcDUifQ.Xn6Ib2Oy8Dg4Sr0Fe3';

/** In the workspace, and never in a package. */
const FILES = { '.env': 'Ot3Kc7Wp1Zb5', '.git/config': 'Ih8Vy2Md6Xs4', '.npmrc': 'Ru5Qa9Lf3Jn7' } as const;
const KEY_FILE = 'Bk1Te6Zo9Cw3';

export const LEFT_OUT_FILES: Readonly<Record<string, string>> = {
	'.env': `TOKEN=${FILES['.env']}\n`,
	'deep/.env.local': `TOKEN=${FILES['.env']}\n`,
	'.git/config': `[http]\n\textraheader = AUTHORIZATION: basic ${FILES['.git/config']}\n`,
	'deep/.git': `gitdir: ${FILES['.git/config']}\n`,
	'.npmrc': `//registry.example/:_authToken=${FILES['.npmrc']}\n`,
	'.netrc': `password ${FILES['.npmrc']}\n`,
	'deep/server.pem': `-----BEGIN PRIVATE KEY-----\n${KEY_FILE}\n-----END PRIVATE KEY-----\n`,
	id_rsa: KEY_FILE,
	'gha-creds-1.json': JSON.stringify({ private_key: KEY_FILE }),
};

const inPart = (part: string) => (sink: string) => sink === `part ${part}`;

export const CANARIES: readonly Canary[] = [
	{ name: 'API key', value: KEY },
	{ name: 'GitHub token', value: TOKEN },
	{ name: 'env value', value: SPECIAL, belongsIn: inPart('env_vars') },
	{ name: 'env value of several lines', value: LINES.replaceAll('-----', ''), belongsIn: inPart('env_vars') },
	{ name: 'env value that is a document', value: DOCUMENT, belongsIn: inPart('env_vars') },
	{ name: "source's auth", value: AUTH, belongsIn: inPart('source') },
	{ name: "proxy's password", value: PASSWORD },
	{ name: "replay's token", value: JWT },
	{ name: '.env', value: FILES['.env'] },
	{ name: '.git/config', value: FILES['.git/config'] },
	{ name: '.npmrc', value: FILES['.npmrc'] },
	{ name: 'private key in a file', value: KEY_FILE },
];

export const ENV_VARS = JSON.stringify({ SPECIAL, LINES, DOCUMENT, SHORT: 'short' });
export const SOURCE = JSON.stringify({ type: 'github', url: 'https://git.example/app', auth: { token: AUTH } });
export const VIEW_URL = `https://service.example/browser/replays?jwt=${JWT}&replay_id=r1`;
export const PROXY = `http://user:${encodeURIComponent(PASSWORD)}@127.0.0.1`;

/** What the service knows in a deploy. */
export const DEPLOY_SECRETS = [KEY, SPECIAL, LINES, DOCUMENT, PASSWORD, TOKEN];
export const SOURCE_SECRETS = [KEY, AUTH, PASSWORD, TOKEN];
/** … and in a sub-action. */
export const CALL_SECRETS = [KEY, PASSWORD];
export const REPLAY_SECRETS = [KEY, PASSWORD, JWT];

/** Texts that are cut to length in the middle of a key: its first 16 characters are left. */
export const cutAt = (length: number) => (key: string) => 'x'.repeat(length - 17) + key;
export const CUTS = [100, 128, 200, 500, 1_000, 2_000, 4_000].map(cutAt);

export interface Encoding {
	readonly name: string;
	encode(secret: string): string;
}

const base64 = (before: string) => (secret: string) => Buffer.from(`${before}${secret}:end`).toString('base64');
const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** The forms that the runner's own masker knows; test/unit/domain/secrets/redact.test.ts shows each. */
export const ENCODINGS: readonly Encoding[] = [
	{ name: 'plain', encode: (secret) => secret },
	{ name: 'base64', encode: base64('') },
	{ name: 'base64, 1 byte on', encode: base64('u') },
	{ name: 'base64, 2 bytes on', encode: (secret) => Buffer.from(`u:${secret}`).toString('base64url') },
	{ name: 'URL', encode: encodeURIComponent },
	{ name: 'form', encode: (secret) => encodeURIComponent(secret).replaceAll('%20', '+') },
	{ name: 'JSON', encode: (secret) => JSON.stringify(secret) },
	{ name: 'XML', encode: (secret) => secret.replace(/[&<>"']/g, (sign) => XML[sign] as string) },
	{ name: 'hex', encode: (secret) => Buffer.from(secret).toString('hex') },
];
