import { anySignal } from 'any-signal';
import { openGitHub } from '../open-github.ts';
import { tellGone } from './tell-gone.ts';
import type { GoneEdges, GoneInputs } from './telling.ts';

/** What GitHub shows of deployments that are gone. */
export interface GoneAtGitHub {
	/** Says at GitHub that these deployments of the service are gone. Never throws: what fails becomes a notice. */
	tell(ids: readonly string[], cancel: AbortSignal): Promise<void>;
}

/** Milliseconds for all of it, retries and pauses included. */
const TELLING_MS = 60_000;

/** Undefined where nothing at GitHub is to be changed. */
export function openGoneAtGitHub(inputs: GoneInputs, edges: GoneEdges): GoneAtGitHub | undefined {
	const { log, clock } = edges;
	if (inputs.environment === '' && inputs.reportName === '' && inputs.commentKey === '') return undefined;
	const github = openGitHub(inputs, edges);
	if (github.kind === 'missing') {
		log.notice(`Nothing is changed at GitHub: ${github.why}.`);
		return undefined;
	}
	const began = clock.wall();
	return {
		async tell(ids, cancel) {
			const endsAt = clock.now() + TELLING_MS;
			const leftMs = () => endsAt - clock.now();
			const over = new AbortController();
			const abandoned = anySignal([cancel, over.signal, clock.deadline(TELLING_MS)]);
			try {
				const api = await github.connect(abandoned);
				await tellGone({ ...edges, api, inputs, began, abandoned, leftMs }, ids);
			} catch {
				log.notice(
					'GitHub was not told: the library that talks to it does not load. The deletion itself is not affected.',
				);
			} finally {
				over.abort();
			}
		},
	};
}
