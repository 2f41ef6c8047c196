import { randomBytes, randomUUID } from 'node:crypto';
import { forbidden, invalid, notFound, unauthorized } from '../http/errors.ts';
import type { Journal } from '../state/journal.ts';

export interface KeyRecord {
	id: string;
	name: string;
	created_at: string;
	created_by: { id: string; email: string; name: string | null };
	deleted_at: string | null;
	expires_at: string | null;
	masked_key: string;
	project_id: string | null;
	project_name: null;
}

export type KeyEntry = { event: 'created'; key: string; record: KeyRecord } | { event: 'deleted'; record: KeyRecord };

const DAY = 24 * 60 * 60 * 1000;
/** Longest life of a key, in days. */
const MAX_DAYS = 3650;
const newKey = (): string => `sk_${randomBytes(24).toString('base64url')}`;
const OWNER = { id: 'user_local', email: 'local@example.com', name: 'Local' };

/** API keys that work as soon as they are made and stop as soon as they are deleted (API §5). */
export class Keys {
	readonly #byKey = new Map<string, KeyRecord>();
	/** The service's own: no list shows them, and no journal keeps them. */
	readonly #minted = new Map<string, KeyRecord>();

	readonly #journal: Journal<KeyEntry> | undefined;

	/** @param journal where keys outlive the emulator; without one they do not. `firstKey` is valid at every start. */
	constructor(firstKey: string, journal?: Journal<KeyEntry>) {
		this.#journal = journal;
		const entries = journal?.entries ?? [];
		const deleted = new Set(entries.flatMap(({ event, record }) => (event === 'deleted' ? [record.id] : [])));
		for (const entry of entries) {
			if (entry.event === 'created' && !deleted.has(entry.record.id)) this.#byKey.set(entry.key, entry.record);
		}
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
			project_name: null,
		};
	}

	/** Answers the id of the key that an Authorization header carries, or throws the 401. */
	authenticate(header: string | undefined): string {
		if (header === undefined) throw unauthorized('the Authorization header is missing');
		const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
		if (token === undefined) throw unauthorized('the Authorization header is not "Bearer <key>"');
		const record = this.#byKey.get(token) ?? this.#minted.get(token);
		const expired = record?.expires_at != null && Date.parse(record.expires_at) <= Date.now();
		if (!record || record.deleted_at !== null || expired) throw unauthorized('the API key is not valid');
		return record.id;
	}

	/** A key of one project does not manage those of the organization. */
	requireOrganization(id: string): void {
		if ([...this.#minted.values()].some((one) => one.id === id))
			throw forbidden('the key of an app cannot manage API keys');
		if (this.get(id).project_id !== null) throw forbidden('a key of a project cannot manage API keys');
	}

	/** Makes a key for one deployed app: it works until it is revoked. */
	mint(name: string): string {
		const key = newKey();
		this.#minted.set(key, this.#newRecord(key, name, null, null));
		return key;
	}

	revoke(key: string): void {
		this.#minted.delete(key);
	}

	/** The plain key is in this answer and never again. */
	async create(body: Record<string, unknown>): Promise<KeyRecord & { key: string }> {
		const { name, days_to_expire: days = null, project_id: projectId = null } = body;
		if (typeof name !== 'string' || name.trim() === '') throw invalid('name must be a string that is not empty');
		if (projectId !== null && typeof projectId !== 'string') throw invalid('project_id must be a string');
		if (days !== null && !(Number.isInteger(days) && Number(days) >= 1 && Number(days) <= MAX_DAYS)) {
			throw invalid(`days_to_expire must be an integer from 1 to ${MAX_DAYS}`);
		}
		const key = newKey();
		const expiresAt = days === null ? null : new Date(Date.now() + Number(days) * DAY).toISOString();
		const record = this.#newRecord(key, name, expiresAt, projectId);
		await this.#journal?.append({ event: 'created', key, record });
		this.#byKey.set(key, record);
		return { ...record, key };
	}

	get(id: string): KeyRecord {
		const record = this.list().find((one) => one.id === id);
		if (!record) throw notFound('API key');
		return record;
	}

	list(): KeyRecord[] {
		return [...this.#byKey.values()].filter((one) => one.deleted_at === null);
	}

	async delete(id: string, presentedKeyId: string): Promise<void> {
		const record = this.get(id);
		if (id === presentedKeyId) throw forbidden('a key cannot delete itself');
		record.deleted_at = new Date().toISOString();
		await this.#journal?.append({ event: 'deleted', record });
	}
}
