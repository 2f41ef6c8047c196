import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

type Schema = { [name: string]: unknown };
interface Operation {
	readonly parameters?: readonly Schema[];
	readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}
interface OpenApi {
	readonly paths: Record<string, Record<string, Operation>>;
	readonly components: { readonly parameters: Record<string, Schema> };
}

/** What GitHub's own description of its API says of one route. */
export interface RouteSchema {
	/** What is wrong with a body; empty where nothing is. */
	body(body: unknown): string[];
	query(query: URLSearchParams): string[];
}

const ajv = new Ajv({ strict: false, allErrors: true });
const queryAjv = new Ajv({ strict: false, coerceTypes: true });
// The package's types know its CommonJS form only.
for (const one of [ajv, queryAjv]) (formats as unknown as (to: Ajv) => void)(one);
let openApi: OpenApi | undefined;
const known = new Map<string, RouteSchema>();

/** @param route such as `POST /repos/{owner}/{repo}/check-runs`. */
export function schemaOf(route: string): RouteSchema {
	const made = known.get(route) ?? makeSchema(route);
	known.set(route, made);
	return made;
}

function makeSchema(route: string): RouteSchema {
	openApi ??= JSON.parse(
		readFileSync(createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json'), 'utf8'),
	) as OpenApi;
	const { parameters: shared } = openApi.components;
	const [method = '', path = ''] = route.split(' ');
	const operation = openApi.paths[path]?.[method.toLowerCase()];
	if (operation === undefined) throw new Error(`GitHub does not have ${route}`);
	const body = operation.requestBody?.content['application/json'].schema;
	const validateBody = ajv.compile(body === undefined ? { type: 'null' } : closed(body));
	const queries = (operation.parameters ?? [])
		.map((one) => (typeof one.$ref === 'string' ? shared[one.$ref.split('/').at(-1) as string] : one) as Schema)
		.filter((one) => one.in === 'query')
		.map((one): [string, ValidateFunction] => [one.name as string, queryAjv.compile(one.schema as Schema)]);
	return {
		body: (value) => (validateBody(value ?? null) ? [] : [ajv.errorsText(validateBody.errors)]),
		query: (query) =>
			[...query].flatMap(([name, text]) => {
				const validate = queries.find(([known]) => known === name)?.[1];
				const value = /^\d+$/.test(text) ? Number(text) : text;
				return validate?.(value) ? [] : [`query ${name}=${text}`];
			}),
	};
}

/** The schema with every object closed: a field that GitHub does not know is a mistake of ours. */
function closed(schema: unknown): Schema {
	if (Array.isArray(schema)) return schema.map(closed) as unknown as Schema;
	if (typeof schema !== 'object' || schema === null) return schema as unknown as Schema;
	const copy: Schema = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
	const isObject = copy.type === 'object' && copy.properties !== undefined;
	return isObject && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
}
