import { InputFailure } from '../../domain/failures/failure.ts';
import {
	parseBoolean,
	parseChoice,
	parseId,
	parseInteger,
	parseSeconds,
	type RawInputs,
} from '../../domain/inputs/parsers.ts';
import { EVENT_TYPES } from '../../domain/records/file-event.ts';
import { compileGlob, type WatchCondition } from './condition.ts';

/** The inputs of `watch-files` beside those of the service, checked. Durations in milliseconds. */
export interface WatchFilesInputs {
	readonly browserId: string;
	readonly watchId: string;
	readonly condition: WatchCondition;
	readonly timeoutMs: number;
	readonly failOnTimeout: boolean;
}

/** @throws InputFailure for the first bad input. */
export function parseWatchFilesInputs(raw: RawInputs): WatchFilesInputs {
	return {
		browserId: parseId(raw, 'browser-id'),
		watchId: parseId(raw, 'watch-id'),
		condition: {
			untilType: parseChoice(raw, 'until-type', ['any', ...EVENT_TYPES]),
			untilPath: parseGlob(raw, 'until-path'),
			maxEvents: parseInteger(raw, 'max-events', { least: 0, most: 1_000_000, default: 0 }),
		},
		timeoutMs: parseSeconds(raw, 'timeout', { least: 0.1, most: 86_400, default: 60 }),
		failOnTimeout: parseBoolean(raw, 'fail-on-timeout', true),
	};
}

function parseGlob(raw: RawInputs, name: string): string {
	const glob = raw(name).trim();
	if (/^[\w.-][^/]*\//.test(glob))
		throw new InputFailure(
			name,
			`is "${glob}", but event paths are absolute`,
			'a glob such as /downloads/*.pdf or **/*.pdf',
		);
	compileGlob(glob);
	return glob;
}
