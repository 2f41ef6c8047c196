import { InputFailure } from '../../domain/failures/failure.ts';
import { parseBoolean, parseChoice, parseInteger, type RawInputs } from '../../domain/inputs/parsers.ts';
import { parseJson } from '../../domain/text/json.ts';

/** The inputs of `invoke-action` beside those of the service, checked. */
export interface InvokeInputs {
	readonly app: string;
	readonly action: string;
	readonly version: string;
	/** JSON text; '' for none. */
	readonly payload: string;
	/** Seconds; a whole number, for the service takes no other. */
	readonly timeoutS: number;
	readonly streamLogs: 'auto' | 'false';
	/** Show the view URLs of replays, whose token opens the recording to whoever has it. */
	readonly showLinks: boolean;
}

/** @throws InputFailure for the first bad one. */
export function parseInvokeInputs(raw: RawInputs): InvokeInputs {
	return {
		app: parseName(raw, 'app-name', 'the name of the app as its code registers it, on one line'),
		action: parseName(raw, 'action-name', 'the name of an action of the app, on one line'),
		version: parseLine(raw, 'version', 'the version of the app, on one line', 'latest'),
		payload: parsePayload(raw, 'payload'),
		timeoutS: parseInteger(raw, 'timeout', { least: 10, most: 3_600, default: 300 }),
		streamLogs: parseChoice(raw, 'stream-logs', ['auto', 'false']),
		showLinks: parseBoolean(raw, 'show-links'),
	};
}

/** Characters. */
const LONGEST_LINE = 1_000;

function parseName(raw: RawInputs, name: string, accepted: string): string {
	return parseLine((one) => raw(one).trim(), name, accepted);
}

/** Blanks around it are part of it. */
function parseLine(raw: RawInputs, name: string, accepted: string, byDefault = ''): string {
	const text = raw(name) || byDefault;
	if (text === '') throw new InputFailure(name, 'is missing', accepted);
	if (/\p{Cc}/u.test(text)) throw new InputFailure(name, 'contains a line break or a control character', accepted);
	if (text.length > LONGEST_LINE)
		throw new InputFailure(name, `has ${text.length} characters`, `${accepted}, of ${LONGEST_LINE} characters at most`);
	return text;
}

/** The payload is not quoted: it may hold what nobody should read. */
function parsePayload(raw: RawInputs, name: string): string {
	const text = raw(name).trim();
	if (text === '' || parseJson(text) !== undefined) return text;
	throw new InputFailure(
		name,
		'is not valid JSON',
		'JSON text such as {"url": "https://example.com"}, or leave it empty',
	);
}
