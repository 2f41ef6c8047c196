import { parseId, parseUuid } from '../../domain/inputs/ids.ts';
import { parseInteger, type RawInputs } from '../../domain/inputs/parsers.ts';
import { parseServiceInputs, type ServiceInputs } from '../../domain/inputs/service.ts';

/** Every input of `resize-terminal`, checked. */
export interface ResizeTerminalInputs extends ServiceInputs {
	readonly browserId: string;
	readonly processId: string;
	readonly rows: number;
	readonly cols: number;
}

/** Bounds of rows and columns. The specification gives none (API §8); a terminal stores each in 16 bits. */
const SIDE = { least: 1, most: 65_535 } as const;

/** @throws InputFailure for the first bad input. */
export function parseResizeTerminalInputs(raw: RawInputs): ResizeTerminalInputs {
	return {
		...parseServiceInputs(raw),
		browserId: parseId(raw, 'browser-id'),
		processId: parseUuid(raw, 'process-id'),
		rows: parseInteger(raw, 'rows', SIDE),
		cols: parseInteger(raw, 'cols', SIDE),
	};
}
