import { isId } from '../../../domain/records/id.ts';
import { isLatest } from '../../../domain/records/version.ts';
import { field, parseJson } from '../../../domain/text/json.ts';
import type { State } from '../../../runner/state.ts';
import type { Trigger } from '../../../runner/trigger.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { DeployRun } from '../run.ts';

/** What is known of the run whose deployment may have to go. */
export interface PreviewFacts {
	readonly inputs: Pick<DeployInputs, 'deleteWhenClosed' | 'version'>;
	readonly trigger: Pick<Trigger, 'pullRequest' | 'isPullRequestOpen'>;
	/** Whether the POST of this very run made it: the service has told its id in the response. */
	readonly isMadeHere: boolean;
}

export type Eligibility =
	| { readonly kind: 'eligible'; readonly pullRequest: number }
	/** `why`: a sentence without a full stop; '' where there is nothing to say. */
	| { readonly kind: 'stays'; readonly why: string };

/**
 * Whether a deployment may be deleted again if its pull request turns out to be closed. A workflow that deploys when a
 * pull request is merged runs on an event that says `closed`: what it deploys always stays.
 */
export function eligibility({ inputs, trigger, isMadeHere }: PreviewFacts): Eligibility {
	const stays = (why: string): Eligibility => ({ kind: 'stays', why });
	if (!inputs.deleteWhenClosed) return stays('');
	if (inputs.version.trim() === '' || isLatest(inputs.version)) return stays('"version" is empty or "latest"');
	const { pullRequest, isPullRequestOpen } = trigger;
	if (pullRequest === undefined || !isPullRequestOpen) return stays('the event is not of an open pull request');
	if (!isMadeHere) return stays('it is not certain that this run has made the deployment');
	return { kind: 'eligible', pullRequest };
}

/** A deployment that has to go if its pull request is closed. */
export interface Preview {
	readonly id: string;
	readonly pullRequest: number;
	/** When it became known, in milliseconds since 1970. */
	readonly madeAt: number;
}

/** A preview that is left to the post step. */
export interface LeftPreview extends Preview {
	/** The inputs that say where the service is, by name: those of the post step may be others. */
	readonly service: Readonly<Record<string, string>>;
}

/** Name of the state that tells the post step of a preview whose pull request nobody has looked at yet. */
const LEFT_PREVIEW = 'left-preview';

/** Notes a deployment as soon as the response to its POST has told its id: the step may be killed at any time. */
export function keepPreview({ inputs, edges: { state, environment } }: DeployRun, id: string, madeAt: number): void {
	const may = eligibility({ inputs, trigger: environment.trigger, isMadeHere: true });
	if (may.kind !== 'eligible') return;
	const service = { 'base-url': inputs.baseUrl, project: inputs.project, 'project-id': inputs.projectId };
	state.keep(LEFT_PREVIEW, JSON.stringify({ id, pull_request: may.pullRequest, made_at: madeAt, service }));
}

/** Nothing is left for the post step. */
export function forgetPreview({ state }: { readonly state: Pick<State, 'write'> }): void {
	state.write(LEFT_PREVIEW, '');
}

/** What the main step has left; undefined for nothing. */
export function readLeftPreview({ read }: Pick<State, 'read'>): LeftPreview | undefined {
	const saved = parseJson(read(LEFT_PREVIEW));
	const [id, pullRequest] = [field(saved, 'id'), field(saved, 'pull_request')];
	if (typeof id !== 'string' || !isId(id) || !Number.isSafeInteger(pullRequest)) return undefined;
	const service = field(saved, 'service') as LeftPreview['service'] | undefined;
	return {
		id,
		pullRequest: pullRequest as number,
		madeAt: Number(field(saved, 'made_at')) || 0,
		service: service ?? {},
	};
}
