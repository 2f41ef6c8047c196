import { LATEST } from '../deployments/deployment-form.ts';
import { invalid } from '../http/errors.ts';

/** A request to invoke an action, checked. */
export interface InvocationForm {
	app: string;
	action: string;
	version: string;
	/** JSON text. */
	payload?: string;
	isAsync: boolean;
	/** How long an asynchronous one may take, in seconds. */
	asyncTimeout: number;
}

/** What `PATCH` may change. */
export interface InvocationChange {
	status: 'succeeded' | 'failed';
	output?: string;
}

/** Longest payload, in bytes: 4.5 MB, as the live service documents it. */
const MAX_PAYLOAD = 4_500_000;
/** Largest body that may hold such a payload: each of its bytes may have been escaped. */
export const MAX_INVOCATION_BODY = 4 * MAX_PAYLOAD;
/** Of an asynchronous invocation, in seconds. */
const TIMEOUT = { min: 10, default: 900, max: 3600 };

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

function name(body: Record<string, unknown>, field: string): string {
	const value = body[field];
	if (typeof value !== 'string' || value === '') throw invalid(`${field} must be a string that is not empty`);
	return value;
}

function payloadOf({ payload }: Record<string, unknown>): string | undefined {
	if (payload === undefined || payload === null || payload === '') return undefined;
	if (typeof payload !== 'string') throw invalid('payload must be a string that holds JSON');
	if (Buffer.byteLength(payload) > MAX_PAYLOAD) throw invalid(`payload is larger than ${MAX_PAYLOAD} bytes`);
	if (!isJson(payload)) throw invalid('payload is a string, but what it holds is not valid JSON');
	return payload;
}

export function parseInvocationForm(body: Record<string, unknown>): InvocationForm {
	const { async: isAsync = false, async_timeout_seconds: timeout = TIMEOUT.default } = body;
	if (typeof isAsync !== 'boolean') throw invalid('async must be true or false');
	if (typeof timeout !== 'number' || !Number.isInteger(timeout) || timeout < TIMEOUT.min || timeout > TIMEOUT.max) {
		throw invalid(`async_timeout_seconds must be an integer from ${TIMEOUT.min} to ${TIMEOUT.max}`);
	}
	const payload = payloadOf(body);
	return {
		app: name(body, 'app_name'),
		action: name(body, 'action_name'),
		version: body.version === undefined ? LATEST : name(body, 'version'),
		...(payload === undefined ? {} : { payload }),
		isAsync,
		asyncTimeout: timeout,
	};
}

export function parseInvocationChange({ status, output }: Record<string, unknown>): InvocationChange {
	if (status !== 'succeeded' && status !== 'failed') throw invalid('status must be succeeded or failed');
	if (output === undefined || output === null) return { status };
	if (typeof output !== 'string' || !isJson(output)) throw invalid('output must be a string that holds JSON');
	return { status, output };
}
