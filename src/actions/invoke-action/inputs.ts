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
		app: parseLine(raw('app-name').trim(), 'app-name'),
		action: parseLine(raw('action-name').trim(), 'action-name'),
		version: parseLine(raw('version') || 'latest', 'version'), // blanks around it are part of it
		payload: parsePayload(raw, 'payload'),
		timeoutS: parseInteger(raw, 'timeout', { least: 10, most: 3_600, default: 300 }),
		streamLogs: parseChoice(raw, 'stream-logs', ['auto', 'false']),
		showLinks: parseBoolean(raw, 'show-links'),
	};
}

/** Characters. */
const LONGEST_LINE = 1_000;

function parseLine(text: string, name: string): string {
	const bad = (problem: string) => new InputFailure(name, problem, `one line of at most ${LONGEST_LINE} characters`);
	if (text === '') throw bad('is missing');
	if (/\p{Cc}/u.test(text)) throw bad('contains a line break or a control character');
	if (text.length > LONGEST_LINE) throw bad(`has ${text.length} characters`);
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
