// `node scripts/node24.js test/support/github-server/extract-schemas.ts`: writes schemas.json anew, what GitHub's description of its API says of the routes that are
// played here. The package that holds the description is 400 MB, so it is loaded for this only, and not installed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROUTES } from './routes.ts';
import type { RouteDescription, Schema, Schemas } from './schemas.ts';

const SOURCE = '@octokit/openapi@23.0.2';

interface Operation {
	readonly parameters?: readonly Schema[];
	readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}
interface OpenApi {
	readonly paths: Record<string, Record<string, Operation>>;
	readonly components: { readonly parameters: Record<string, Schema> };
}

const openApi = load();
const routes = Object.values(ROUTES).map(({ route }) => [route, describe(route)]);
const schemas: Schemas = { source: SOURCE, routes: Object.fromEntries(routes) };
/** Prose and defaults judge nothing. No reporter sends buttons or images: they are refused, as is what GitHub does not know. */
const OMITTED = ['default', 'actions', 'images'];
const withoutThese = (name: string, value: unknown) =>
	OMITTED.includes(name) || (name === 'description' && typeof value === 'string') ? undefined : value;
writeFileSync(path.join(import.meta.dirname, 'schemas.json'), `${JSON.stringify(schemas, withoutThese, 2)}\n`);
console.log(`schemas.json has ${routes.length} routes of ${SOURCE}`);

function load(): OpenApi {
	const folder = mkdtempSync(path.join(tmpdir(), 'github-schemas-'));
	try {
		const options = { cwd: folder, encoding: 'utf8' } as const;
		const archive = execFileSync('npm', ['pack', '--silent', SOURCE], options).trim();
		const file = 'package/generated/api.github.com.json';
		execFileSync('tar', ['-xzf', archive, file], options);
		return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as OpenApi;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function describe(route: string): RouteDescription {
	const [method = '', template = ''] = route.split(' ');
	const operation = openApi.paths[template]?.[method.toLowerCase()];
	if (operation === undefined) throw new Error(`GitHub does not have ${route}`);
	const shared = openApi.components.parameters;
	const parameters = (operation.parameters ?? []).map((one) =>
		typeof one.$ref === 'string' ? (shared[one.$ref.split('/').at(-1) as string] as Schema) : one,
	);
	const query = parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.schema]);
	const body = operation.requestBody?.content['application/json'].schema;
	return { query: Object.fromEntries(query), ...(body === undefined ? {} : { body }) };
}
