import { InputFailure } from '../../domain/failures/failure.ts';
import { parseInteger, type RawInputs } from '../../domain/inputs/parsers.ts';
import { isObject, parseJson } from '../../domain/text/json.ts';

/** Every input of `emulator`, checked. @throws InputFailure for the first bad one. */
export function parseEmulatorInputs(raw: RawInputs) {
	return {
		/** 0: a free one. */
		port: parseInteger(raw, 'port', { least: 0, most: 65_535, default: 0 }),
		/** What the emulator is to do wrong. Only it knows what there is: it checks each. */
		faults: parseFaults(raw('faults')),
	};
}

/** How the rules are written. */
export const FAULTS_ACCEPTED =
	'one rule as JSON, or an array of rules, such as [{"operation":"createDeployment","fault":{"kind":"answer","status":503}}]; emulator/README.md lists all faults';

function parseFaults(text: string): readonly unknown[] {
	if (text.trim() === '') return [];
	const value = parseJson(text);
	if (isObject(value)) return [value];
	if (Array.isArray(value)) return value;
	throw new InputFailure('faults', value === undefined ? 'is not valid JSON' : 'is not a rule', FAULTS_ACCEPTED);
}
