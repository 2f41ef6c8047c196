import type { RawInputs } from '../../../domain/inputs/parsers.ts';
import { keysIn } from '../../../domain/inputs/service.ts';
import { decoded, type Secrets } from '../../../domain/secrets/secrets.ts';
import { field, isObject, parseJson } from '../../../domain/text/json.ts';
import type { Environment } from '../../../runner/environment.ts';
import { type EnvVars, parseEnvVars, readEnvFile } from './env-vars.ts';

/**
 * The secrets among the inputs. They are collected before any input is checked, so that they are hidden even when another
 * input is bad.
 */
export function secretsOfDeploy(raw: RawInputs, environment: Pick<Environment, 'workspace' | 'temp'>): Secrets {
	const vars = [...varsIn(() => raw('env-vars')), ...varsIn(() => readEnvFile(raw, environment).text)];
	const source = parseJson(raw('source'));
	const entrypoint = raw('entrypoint').trim();
	const auth = field(source, 'auth');
	return {
		keys: keysIn(raw),
		masked: [
			...vars.filter(([name]) => SECRET_WORD.test(name) && !OF_ANOTHER.test(name)).map(([, value]) => value),
			...[...vars.map(([, value]) => value), ...textsIn(source)].flatMap(secretsOfAddress),
			...textsIn(isObject(auth) ? { ...auth, method: undefined } : auth),
		],
		values: vars.map(([, value]) => value),
		facts: [
			raw('version').trim(),
			entrypoint,
			raw('region').trim(),
			entrypoint.replace(/^(?:\.\/)+/, ''),
			...raw('environment-url')
				.trim()
				.split(/\{(?:id|version)\}/), // a variable may hold the same address
		],
	};
}

function varsIn(read: () => string): EnvVars {
	try {
		return parseEnvVars(read());
	} catch {
		return []; // reported when the inputs are checked, without quoting a value
	}
}

/** A variable's name that says that its value is secret. */
const SECRET_WORD =
	/secret|token|passw|passphrase|credential|private|signature|webhook|(?:^|_)(?:pass|pwd|auth|jwt|sig)$|(?<!public_?)key$/i;
/** One of an address, a path or an id, not of the secret itself. */
const OF_ANOTHER = /_(?:name|id|file|path|host|port|ttl|(?<!webhook_)url|uri|endpoint)$/i;

/** Parameters of an address whose values are secret, as in a link that is signed. */
const SECRET_PARAMETER = /token|secret|passw|credential|signature|^sig$|(?:api|access)[-_]?key/i;

/** What is secret in an address: its password, or a token in the place of its user, and secret parameters. */
function secretsOfAddress(text: string): string[] {
	const [, user = '', password = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#:@]*):?([^/?#@]*)@/i.exec(text.trim()) ?? [];
	const parameters = [...(URL.parse(text.trim())?.searchParams ?? [])].filter(([name]) => SECRET_PARAMETER.test(name));
	const secret = password || user;
	return [secret, decoded(secret), ...parameters.map(([, value]) => value)].filter((one) => one !== '');
}

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
