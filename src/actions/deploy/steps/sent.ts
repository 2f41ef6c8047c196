import { USUAL_SKEW_MS } from '../../../domain/text/time.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { Search } from '../recognise/look-up.ts';
import type { Sought } from '../recognise/recognise.ts';

/** The fields by which a deployment of these inputs is recognised, except the time. */
export function whatWasSent(
	{ app, region, version, envVars }: DeployInputs,
	digest: string,
): Pick<Sought, 'entrypoint' | 'region' | 'version' | 'envKeys' | 'digest'> {
	const entrypoint = app.kind === 'source' ? '' : app.entrypoint;
	return { entrypoint, region, version, envKeys: envVars.map(([name]) => name), digest };
}

/**
 * The search for the deployment of a request.
 * @param elapsed milliseconds since the request began.
 * @param endedAt when it ended, in milliseconds since it began; Infinity while it is under way. Default: now.
 */
export function searchFor(
	inputs: DeployInputs,
	digest: string,
	elapsed: () => number,
	endedAt: number = elapsed(),
): Search {
	const what = whatWasSent(inputs, digest);
	// The service's `Date` is rounded down to whole seconds. Of several, the one least rounded tells best when it began.
	let from = Number.NEGATIVE_INFINITY;
	return (serverNow) => {
		from = Math.max(from, serverNow - elapsed());
		const to = serverNow + 999 - (elapsed() - endedAt);
		return { ...what, from, to, skewMs: USUAL_SKEW_MS, sameAttempt: true };
	};
}
