import { randomBytes, randomUUID } from 'node:crypto';
import { forbidden, invalid, notFound, unauthorized } from '../http/errors.ts';
import { page } from '../http/page.ts';
import { readObject } from '../http/request-body.ts';
import { empty, json } from '../http/response.ts';
import { type Exchange, on } from '../http/router.ts';
import type { Projects } from './projects.ts';

export interface KeyRecord {
	id: string;
	name: string;
	created_at: string;
	created_by: { id: string; email: string; name: string | null };
	deleted_at: string | null;
	expires_at: string | null;
	masked_key: string;
	project_id: string | null;
	project_name: string | null;
}

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** Longest life of a key, in days. */
const MAX_DAYS = 3650;
const OWNER = { id: 'user_local', email: 'local@example.com', name: 'Local' };

const newKey = (): string => `sk_${randomBytes(24).toString('base64url')}`;

/** Who asks: a key sees those of its own project, a key of the organization all, or those of the project it names. */
type Asking = Pick<Exchange, 'key' | 'scope'>;

/** API keys that work as soon as they are made and stop as soon as they are deleted (API §5). */
export class Keys {
	readonly #byKey = new Map<string, KeyRecord>();
	/** Those of deployed apps: no list shows them. */
	readonly #minted = new Map<string, KeyRecord>();
	readonly #projects: Projects;

	/** @param firstKey is of the organization, and valid from the start. */
	constructor(firstKey: string, projects: Projects) {
		this.#projects = projects;
		this.#byKey.set(firstKey, this.#newRecord(firstKey, 'first key', null, null));
	}

	#newRecord(key: string, name: string, expiresAt: string | null, projectId: string | null): KeyRecord {
		return {
			id: randomUUID(),
			name,
			created_at: new Date().toISOString(),
			created_by: OWNER,
			deleted_at: null,
			expires_at: expiresAt,
			masked_key: `${key.slice(0, 3)}...${key.slice(-4)}`,
			project_id: projectId,
			project_name: projectId === null ? null : this.#projects.get(projectId).name,
		};
	}

	/** The key that an Authorization header carries; throws the 401 where there is none that is valid. */
	authenticate(header: string | undefined): KeyRecord {
		if (header === undefined) throw unauthorized('the Authorization header is missing');
		const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
		if (token === undefined) throw unauthorized('the Authorization header is not "Bearer <key>"');
		const record = this.#byKey.get(token) ?? this.#minted.get(token);
		if (!record) throw unauthorized('the API key is not valid');
		return record;
	}

	/** The plain key is in this response and never again. A request about one project makes a key of that project. */
	create(body: Record<string, unknown>, { scope }: Asking): KeyRecord & { key: string } {
		const { name, days_to_expire: days = null, project_id: asked = scope } = body;
		if (typeof name !== 'string' || name.trim() === '') throw invalid('name must be a non-empty string');
		if (days !== null && !(Number.isInteger(days) && Number(days) >= 1 && Number(days) <= MAX_DAYS)) {
			throw invalid(`days_to_expire must be an integer from 1 to ${MAX_DAYS}`);
		}
		if (asked !== null && typeof asked !== 'string') throw invalid('project_id must be a string');
		if (scope !== null && asked !== scope) throw forbidden("a project's key can create keys only for that project");
		const key = newKey();
		const end = days === null ? null : new Date(Date.now() + Number(days) * DAY).toISOString();
		const record = this.#newRecord(key, name, end, asked);
		this.#byKey.set(key, record);
		return { ...record, key };
	}

	/** Makes a key for one deployed app: it works until it is revoked. */
	mint(name: string, projectId: string): string {
		const key = newKey();
		this.#minted.set(key, this.#newRecord(key, name, null, projectId));
		return key;
	}

	revoke(key: string): void {
		this.#minted.delete(key);
	}

	list = ({ scope }: Asking): KeyRecord[] =>
		[...this.#byKey.values()].filter(({ project_id: id }) => scope === null || id === scope);

	delete(id: string, asking: Asking): void {
		const record = this.list(asking).find((one) => one.id === id);
		if (!record) throw notFound('API key');
		if (record === asking.key) throw forbidden('a key cannot delete itself');
		for (const [key, one] of this.#byKey) if (one === record) this.#byKey.delete(key);
	}
}

/** API keys (API §4.2), and projects, which only a key of the whole organization makes. */
export const keyRoutes = (keys: Keys, projects: Projects) => [
	on('createApiKey', 'POST /org/api_keys', async (exchange) =>
		json(201, keys.create(await readObject(exchange.body), exchange)),
	),
	on('listApiKeys', 'GET /org/api_keys', (exchange) => page(keys.list(exchange), exchange.query)),
	on('deleteApiKey', 'DELETE /org/api_keys/:id', (exchange) => {
		keys.delete(exchange.id, exchange);
		return empty(204);
	}),
	on('createProject', 'POST /org/projects', async ({ key, body }) => {
		if (key.project_id !== null) throw forbidden("a project's key cannot create projects");
		return json(201, projects.create(await readObject(body)));
	}),
];
