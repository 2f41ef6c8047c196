import { parseId } from '../../domain/inputs/ids.ts';
import { parseBoolean, type RawInputs } from '../../domain/inputs/parsers.ts';
import { parseServiceInputs, type ServiceInputs } from '../../domain/inputs/service.ts';

/** Every input of `list-replays`, checked. */
export interface ListReplaysInputs extends ServiceInputs {
	readonly browserId: string;
	/** Show the view URLs, whose token opens the recording to whoever has it. */
	readonly showLinks: boolean;
}

/** @throws InputFailure for the first bad one. */
export function parseListReplaysInputs(raw: RawInputs): ListReplaysInputs {
	return {
		...parseServiceInputs(raw),
		browserId: parseId(raw, 'browser-id'),
		showLinks: parseBoolean(raw, 'show-links'),
	};
}
