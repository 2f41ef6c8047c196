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

/** Of an asynchronous invocation, in seconds. */
const TIMEOUT = { min: 10, default: 900, max: 3600 };

/** A text that holds JSON; undefined where there is none. */
function jsonText(body: Record<string, unknown>, field: string): string | undefined {
	const text = body[field];
	if (text === undefined || text === null || text === '') return undefined;
	if (typeof text !== 'string') throw invalid(`${field} must be a string that contains JSON`);
	try {
		JSON.parse(text);
		return text;
	} catch {
		throw invalid(`${field} is a string that is not valid JSON`);
	}
}

function name(body: Record<string, unknown>, field: string): string {
	const value = body[field];
	if (typeof value !== 'string' || value === '') throw invalid(`${field} must be a non-empty string`);
	return value;
}

export function parseInvocationForm(body: Record<string, unknown>): InvocationForm {
	const { async: isAsync = false, async_timeout_seconds: timeout = TIMEOUT.default } = body;
	if (typeof isAsync !== 'boolean') throw invalid('async must be true or false');
	if (!Number.isInteger(timeout) || Number(timeout) < TIMEOUT.min || Number(timeout) > TIMEOUT.max) {
		throw invalid(`async_timeout_seconds must be an integer from ${TIMEOUT.min} to ${TIMEOUT.max}`);
	}
	const payload = jsonText(body, 'payload');
	return {
		app: name(body, 'app_name'),
		action: name(body, 'action_name'),
		version: body.version === undefined ? LATEST : name(body, 'version'),
		...(payload === undefined ? {} : { payload }),
		isAsync,
		asyncTimeout: Number(timeout),
	};
}

export function parseInvocationChange(body: Record<string, unknown>): InvocationChange {
	const { status } = body;
	if (status !== 'succeeded' && status !== 'failed') throw invalid('status must be succeeded or failed');
	const output = jsonText(body, 'output');
	return { status, ...(output === undefined ? {} : { output }) };
}
