import { parseId } from '../../domain/inputs/ids.ts';
import { parseBoolean, type RawInputs } from '../../domain/inputs/parsers.ts';
import { parseServiceInputs, type ServiceInputs } from '../../domain/inputs/service.ts';

/** Every input of `list-replays`, checked. */
export interface ListReplaysInputs extends ServiceInputs {
	readonly browserId: string;
	/** Whether to show the view URLs. Anyone who has such a URL can open the recording. */
	readonly showLinks: boolean;
}

/** @throws InputFailure for the first bad input. */
export function parseListReplaysInputs(raw: RawInputs): ListReplaysInputs {
	return {
		...parseServiceInputs(raw),
		browserId: parseId(raw, 'browser-id'),
		showLinks: parseBoolean(raw, 'show-links'),
	};
}
