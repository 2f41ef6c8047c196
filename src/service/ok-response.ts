import { isObject } from '../domain/records/service-error.ts';

export type ParsedOk = { readonly ok: true; readonly value: boolean } | { readonly ok: false; readonly why: string };

/** Reads the generic OK response (API §2.4). */
export function parseOk(body: unknown): ParsedOk {
	if (!isObject(body)) return { ok: false, why: 'the body is not a JSON object' };
	if (typeof body.ok !== 'boolean') return { ok: false, why: 'the body has no boolean "ok"' };
	return { ok: true, value: body.ok };
}
