import { Ajv } from 'ajv';

/** A JSON schema. */
export type Schema = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Schema>>;

// What GitHub takes (docs.github.com/rest), of the fields that the reporters send. A field that is not here is refused.

const TEXT = { type: 'string' };
const WHOLE = { type: 'integer' };
const ADDRESS = { type: 'string', pattern: '^https?://\\S+$' };
const COMMIT = { type: 'string', pattern: '^[0-9a-f]{40}$' };
const upTo = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const oneOf = (...texts: string[]) => ({ enum: texts });
const object = (required: Fields, optional: Fields = {}): Schema => ({
	type: 'object',
	properties: { ...required, ...optional },
	required: Object.keys(required),
	additionalProperties: false,
});

const ANNOTATION = object({
	path: { type: 'string', pattern: '^[^./]' },
	start_line: WHOLE,
	end_line: WHOLE,
	annotation_level: oneOf('notice', 'warning', 'failure'),
	message: upTo(65_536),
});
const OUTPUT = object(
	{ title: upTo(255), summary: upTo(65_535) },
	{ annotations: { type: 'array', maxItems: 50, items: ANNOTATION } },
);
const CHECK = {
	external_id: upTo(255),
	details_url: ADDRESS,
	status: oneOf('queued', 'in_progress', 'completed'),
	conclusion: oneOf('action_required', 'cancelled', 'failure', 'neutral', 'success', 'skipped', 'timed_out'),
	output: OUTPUT,
};
const ENDS_WITH_A_CONCLUSION = {
	if: { properties: { status: { const: 'completed' } }, required: ['status'] },
	// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
	then: { required: ['conclusion'] },
};

export const NEW_CHECK = { ...object({ name: TEXT, head_sha: COMMIT }, CHECK), ...ENDS_WITH_A_CONCLUSION };
export const CHANGED_CHECK = { ...object({}, CHECK), ...ENDS_WITH_A_CONCLUSION };
export const STATUS = object(
	{ state: oneOf('error', 'failure', 'pending', 'success') },
	{ context: TEXT, description: upTo(140), target_url: ADDRESS },
);
/** GitHub's defaults would merge a branch, and wait for every check. */
export const DEPLOYMENT = object(
	{ ref: COMMIT, auto_merge: { const: false }, required_contexts: { const: [] } },
	{
		task: TEXT,
		environment: TEXT,
		description: upTo(140),
		transient_environment: { type: 'boolean' },
		payload: { type: 'object' },
	},
);
/** GitHub's default would retire the deployments of other apps. */
export const DEPLOYMENT_STATUS = object(
	{
		state: oneOf('error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success'),
		auto_inactive: { const: false },
	},
	{ environment: TEXT, description: upTo(140), log_url: ADDRESS, environment_url: ADDRESS },
);
export const COMMENT = object({ body: upTo(65_536) });
export const VIEWER = object({ query: { const: '{ viewer { login } }' } });

export const NOTHING = object({});
const PAGES = { per_page: { type: 'integer', maximum: 100 }, page: WHOLE };
export const OF_LIST = object({}, PAGES);
export const OF_CHECKS = object({}, { ...PAGES, filter: oneOf('latest', 'all') });
export const OF_DEPLOYMENTS = object({}, { ...PAGES, sha: COMMIT, task: TEXT, environment: TEXT });

const ajv = new Ajv({ coerceTypes: true, strictRequired: false, allErrors: true });

/** What is wrong with a value, as text; '' where nothing is. */
export function wrongWith(value: unknown, schema: Schema): string {
	return ajv.validate(schema, value) ? '' : ajv.errorsText();
}
