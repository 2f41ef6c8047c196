import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Claims {
	/** Id of the replay. */
	sub: string;
	/** Id of the browser session. */
	sid: string;
	/** Seconds of the epoch. */
	iat: number;
	exp: number;
}

/** How long a link works, in seconds. */
const LIFETIME = 60 * 60;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Makes and checks the JSON Web Tokens of replay links: HS256, with a secret that lives as long as the emulator. */
export class LinkSigner {
	readonly #secret = randomBytes(32);

	#mac = (text: string): Buffer => createHmac('sha256', this.#secret).update(text).digest();

	sign(sub: string, sid: string, nowMs: number): string {
		const iat = Math.floor(nowMs / 1000);
		const claims: Claims = { sub, sid, iat, exp: iat + LIFETIME };
		const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
		return `${text}.${this.#mac(text).toString('base64url')}`;
	}

	/** The claims of a token that this signer made and that has not expired. */
	verify(token: string, nowMs: number): Claims | undefined {
		const [header, payload, mac, ...rest] = token.split('.');
		if (header === undefined || payload === undefined || mac === undefined || rest.length > 0) return undefined;
		const expected = this.#mac(`${header}.${payload}`);
		const actual = Buffer.from(mac, 'base64url');
		if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
		const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims;
		return claims.exp * 1000 > nowMs ? claims : undefined;
	}
}
