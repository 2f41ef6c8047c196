import { InputFailure } from '../../domain/failures/failure.ts';
import {
	type Form,
	parseBoolean,
	parseChoice,
	parseLine,
	parseNumber,
	parseText,
	type RawInputs,
} from '../../domain/inputs/parsers.ts';
import { parseJson } from '../../domain/text/json.ts';

export type InvokeInputs = Readonly<ReturnType<typeof parseInvokeInputs>>;

/** The inputs of `invoke-action` beside those of the service, checked. @throws InputFailure for the first bad one. */
export function parseInvokeInputs(raw: RawInputs) {
	return {
		app: parseName(raw, 'app-name'),
		action: parseName(raw, 'action-name'),
		version: parseLine(raw('version') || 'latest', 'version', LONGEST_LINE), // blanks around it are part of it
		payload: parseText(raw, 'payload', PAYLOAD),
		/** Seconds; a whole number, for the service takes no other. */
		timeoutS: parseNumber(raw, 'timeout', { least: 10, most: 3_600, default: 300 }),
		streamLogs: parseChoice(raw, 'stream-logs', ['auto', 'false']),
		/** Show the view URLs of replays, whose token opens the recording to whoever has it. */
		showLinks: parseBoolean(raw, 'show-links'),
	};
}

/** Characters. */
const LONGEST_LINE = 1_000;

function parseName(raw: RawInputs, name: string): string {
	const text = parseLine(raw(name).trim(), name, LONGEST_LINE);
	const more = name === 'app-name' ? '; a deploy sets its output "app-name" with "wait-until: running"' : '';
	if (text === '') throw new InputFailure(name, 'is missing', `one line of at most ${LONGEST_LINE} characters${more}`);
	return text;
}

/** It is not quoted: it may hold what nobody should read. */
const PAYLOAD: Form = {
	fits: (text) => text === '' || parseJson(text) !== undefined,
	accepted: 'JSON text such as {"url": "https://example.com"}, or leave it empty',
	problem: 'is not valid JSON',
};
