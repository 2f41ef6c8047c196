import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import extract from './schemas.json' with { type: 'json' };

export type Schema = { readonly [name: string]: unknown };

/** What GitHub's own description says of one route: schemas of its body, if it takes one, and of its query. */
export interface RouteDescription {
	readonly body?: Schema;
	readonly query: Readonly<Record<string, Schema>>;
}
export interface Schemas {
	/** The package that the descriptions are taken from, with its version. */
	readonly source: string;
	readonly routes: Readonly<Record<string, RouteDescription>>;
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
const known = new Map<string, RouteSchema>();

/** @param route such as `POST /repos/{owner}/{repo}/check-runs`. */
export function schemaOf(route: string): RouteSchema {
	const made = known.get(route) ?? makeSchema(route);
	known.set(route, made);
	return made;
}

function makeSchema(route: string): RouteSchema {
	const description = (extract as Schemas).routes[route];
	if (description === undefined)
		throw new Error(`schemas.json does not have ${route}: run test/support/github-server/extract-schemas.ts`);
	const validateBody = ajv.compile(description.body === undefined ? { type: 'null' } : closed(description.body));
	const queries = new Map(
		Object.entries(description.query).map(([name, schema]) => [name, queryAjv.compile(schema)] as const),
	);
	return {
		body: (value) => (validateBody(value ?? null) ? [] : [ajv.errorsText(validateBody.errors)]),
		query: (query) =>
			[...query].flatMap(([name, text]) => {
				const validate = queries.get(name);
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
