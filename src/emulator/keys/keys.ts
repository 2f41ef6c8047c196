import { randomBytes, randomUUID } from 'node:crypto';
import { forbidden, invalid, notFound, unauthorized } from '../http/errors.ts';
import type { Journal } from '../state/journal.ts';
import { checkedName, checkedPolicy, expiryTime, lifetime, WEEK_DAYS } from './key-form.ts';
import { isVisible } from './project-scope.ts';
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
	/** What a restricted key may do, as it was sent: shown, and not enforced here. */
	policy?: unknown;
}

export type CreatedKey = KeyRecord & { key: string };

export type KeyEntry =
	| { event: 'created'; key: string; record: KeyRecord }
	| { event: 'changed' | 'deleted'; record: KeyRecord };

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
const newKey = (): string => `sk_${randomBytes(24).toString('base64url')}`;
const OWNER = { id: 'user_local', email: 'local@example.com', name: 'Local' };

const inDays = (days: number | null): string | null =>
	days === null ? null : new Date(Date.now() + days * DAY).toISOString();

/** Who asks: a key sees those of its own project, a key of the organization all, or those of the project it names. */
export interface Asking {
	key: KeyRecord;
	projectId: string | null;
}

/** API keys that work as soon as they are made and stop as soon as they are deleted (API §5). */
export class Keys {
	readonly #byKey = new Map<string, KeyRecord>();
	/** The service's own: no list shows them, and no journal keeps them. */
	readonly #minted = new Map<string, KeyRecord>();
	readonly #journal: Journal<KeyEntry> | undefined;
	readonly #projects: Projects;

	/** @param journal where keys outlive the emulator; without one they do not. `firstKey` is valid at every start. */
	constructor(firstKey: string, projects: Projects, journal?: Journal<KeyEntry>) {
		this.#journal = journal;
		this.#projects = projects;
		for (const entry of journal?.entries ?? []) {
			if (entry.event === 'created') this.#byKey.set(entry.key, entry.record);
			else Object.assign(this.#all().find(({ id }) => id === entry.record.id) ?? {}, entry.record);
		}
		this.#byKey.set(firstKey, this.#newRecord(firstKey, 'first key', null, null));
	}

	#all = (): KeyRecord[] => [...this.#byKey.values()];

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
			project_name: this.#projects.nameOf(projectId),
		};
	}

	/** The key that an Authorization header carries; throws the 401 where there is none that is valid. */
	authenticate(header: string | undefined): KeyRecord {
		if (header === undefined) throw unauthorized('the Authorization header is missing');
		const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
		if (token === undefined) throw unauthorized('the Authorization header is not "Bearer <key>"');
		const record = this.#byKey.get(token) ?? this.#minted.get(token);
		const expired = record?.expires_at != null && Date.parse(record.expires_at) <= Date.now();
		if (!record || record.deleted_at !== null || expired) throw unauthorized('the API key is not valid');
		return record;
	}

	/** The plain key is in this response and never again. A request about one project makes a key of that project. */
	async create(body: Record<string, unknown>, { projectId: scope }: Asking): Promise<CreatedKey> {
		const { project_id: asked = scope } = body;
		if (asked !== null && (typeof asked !== 'string' || asked === '')) throw invalid('project_id must be a string');
		if (scope !== null && asked !== scope)
			throw forbidden('a request about one project makes keys for that project alone');
		const name = checkedName(body);
		const days = lifetime(body, 'days_to_expire', 1);
		const moment = expiryTime(body);
		const policy = checkedPolicy(body);
		if (asked !== null) await this.#projects.mention(asked);
		return this.#add(name, moment ?? inDays(days ?? null), asked, policy ? { policy } : {});
	}

	/** Makes a key for one deployed app: it works until it is revoked. */
	mint(name: string, projectId: string | null = null): string {
		const key = newKey();
		this.#minted.set(key, this.#newRecord(key, name, null, projectId));
		return key;
	}

	revoke(key: string): void {
		this.#minted.delete(key);
	}

	/** A deployed app may use the service with its key, and no more. */
	requireManager({ key }: Asking): void {
		if ([...this.#minted.values()].includes(key)) throw forbidden('the key of an app cannot manage API keys');
	}

	async #add(
		name: string,
		expiresAt: string | null,
		projectId: string | null,
		more: Partial<KeyRecord> = {},
	): Promise<CreatedKey> {
		const key = newKey();
		const record = { ...this.#newRecord(key, name, expiresAt, projectId), ...more };
		await this.#journal?.append({ event: 'created', key, record });
		this.#byKey.set(key, record);
		return { ...record, key };
	}

	/** @param deletedToo also one that was deleted. */
	get(id: string, { projectId }: Asking, deletedToo = false): KeyRecord {
		const record = this.list(projectId).find((one) => one.id === id && (deletedToo || one.deleted_at === null));
		if (!record) throw notFound('API key');
		return record;
	}

	/** Those of one project, or with null all; deleted ones too. */
	list = (projectId: string | null): KeyRecord[] =>
		this.#all().filter((one) => isVisible({ projectId: one.project_id }, projectId));

	async rename(id: string, body: Record<string, unknown>, asking: Asking): Promise<KeyRecord> {
		return this.#change(this.get(id, asking), { name: checkedName(body) });
	}

	/** A new key with the name, the project and the lifetime of the old one, which goes on working for a while. */
	async rotate(id: string, body: Record<string, unknown>, asking: Asking): Promise<CreatedKey> {
		const old = this.get(id, asking);
		const days = lifetime(body, 'days_to_expire', 1);
		const graceDays = lifetime(body, 'expire_in_days', 0) ?? WEEK_DAYS;
		const { name, project_id: projectId, created_at: start, expires_at: end, policy } = old;
		const oldDays = end === null ? null : (Date.parse(end) - Date.parse(start)) / DAY;
		const created = await this.#add(
			name,
			inDays(days === undefined ? oldDays : days),
			projectId,
			policy ? { policy } : {},
		);
		const grace = inDays(graceDays) ?? '';
		if (end === null || grace < end) await this.#change(old, { expires_at: grace });
		return created;
	}

	async delete(id: string, asking: Asking): Promise<void> {
		const record = this.get(id, asking);
		if (id === asking.key.id) throw forbidden('a key cannot delete itself');
		await this.#put('deleted', record, { deleted_at: new Date().toISOString() });
	}

	async #change(record: KeyRecord, fields: Partial<KeyRecord>): Promise<KeyRecord> {
		return this.#put('changed', record, fields);
	}

	/** Writes it down first: what is told survives a kill, and what cannot be written is not so. */
	async #put(event: 'changed' | 'deleted', record: KeyRecord, fields: Partial<KeyRecord>): Promise<KeyRecord> {
		await this.#journal?.append({ event, record: { ...record, ...fields } });
		return Object.assign(record, fields);
	}
}
