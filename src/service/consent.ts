/** What the JSON object of a 2xx says. `why` is part of a sentence, and does not quote the body. */
export type Consent =
	| { readonly kind: 'yes' }
	/** The error body of API §7, whatever the status. */
	| { readonly kind: 'error' }
	| { readonly kind: 'denied'; readonly why: string }
	/** It says more, or less, than yes. `beside`: the fields that are neither a yes nor what was asked for. */
	| { readonly kind: 'unclear'; readonly beside: readonly string[] };

/** Fields that say yes: `ok` of API §2.4, and `deleted`, which similar services use. */
const CONSENTS = ['ok', 'deleted'] as const;
/** Fields that only errors have (those of API §7, and those that gateways write). */
const ERRORS = ['code', 'error', 'errors', 'inner_error'] as const;

/**
 * Judges the generic OK response (API §2.4): an object that says yes, and nothing else.
 * @param echoes what was asked for, which the body may repeat.
 */
export function judgeConsent(
	body: Readonly<Record<string, unknown>>,
	echoes: Readonly<Record<string, unknown>>,
): Consent {
	if (typeof body.code === 'string' && typeof body.message === 'string') return { kind: 'error' };
	const denial = CONSENTS.find((name) => name in body && body[name] !== true);
	if (denial !== undefined) return { kind: 'denied', why: `its "${denial}" is not true` };
	const error = ERRORS.find((name) => (body[name] ?? undefined) !== undefined);
	if (error !== undefined) return { kind: 'denied', why: `it has "${error}"` };
	const beside = Object.entries(body)
		.filter(([name, value]) => value !== null && !CONSENTS.includes(name as 'ok') && !isEcho(echoes, name, value))
		.map(([name]) => name);
	const isYes = CONSENTS.some((name) => body[name] === true);
	return isYes && beside.length === 0 ? { kind: 'yes' } : { kind: 'unclear', beside };
}

function isEcho(echoes: Readonly<Record<string, unknown>>, name: string, value: unknown): boolean {
	return Object.hasOwn(echoes, name) && value === echoes[name];
}
