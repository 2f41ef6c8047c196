import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { forbidden, invalid, nameTaken, projectNotFound } from '../http/errors.ts';
import type { Journal } from '../state/journal.ts';
import type { KeyRecord } from './keys.ts';

export interface ProjectRecord {
	id: string;
	name: string;
	status: 'active' | 'archived';
	created_at: string;
	updated_at: string;
}

/** A project as it was made or changed; one that was deleted has `gone`. */
export interface ProjectEntry {
	record: ProjectRecord;
	gone?: boolean;
}

/** Most characters of a name. */
const MAX_NAME = 255;

/** The projects of the organization, and which of them a request may see (header `X-Kernel-Project-Id`). */
export class Projects {
	readonly #all = new Map<string, ProjectRecord>();
	readonly #journal: Journal<ProjectEntry> | undefined;

	constructor(journal?: Journal<ProjectEntry>) {
		this.#journal = journal;
		for (const { record, gone } of journal?.entries ?? []) {
			if (gone) this.#all.delete(record.id);
			else this.#all.set(record.id, record);
		}
	}

	/**
	 * The project that a request is about, or null for the whole organization. A key of a project is not told which
	 * other projects there are.
	 * @param headers `X-Kernel-Project-Id` names one by its id, `X-Kernel-Project` by its id or name.
	 */
	scopeOf({ project_id: own }: KeyRecord, headers: IncomingHttpHeaders): string | null {
		const id = this.#named(headers['x-kernel-project-id'], (text) => this.#all.get(text));
		const other = this.#named(headers['x-kernel-project'], (text) => this.#find(text));
		for (const asked of [id, other]) {
			if (asked === undefined) continue;
			if (own !== null && asked !== own) throw forbidden('the API key belongs to another project');
			if (asked === null) throw projectNotFound();
		}
		if (id && other && id !== other) throw invalid('X-Kernel-Project-Id and X-Kernel-Project name two projects');
		return id ?? other ?? own;
	}

	/** The id of the project that a header names: undefined where it names none, null where there is no such project. */
	#named(
		header: string | string[] | undefined,
		find: (text: string) => ProjectRecord | undefined,
	): string | null | undefined {
		const text = String(header ?? '');
		return text === '' ? undefined : (find(text)?.id ?? null);
	}

	#find = (idOrName: string): ProjectRecord | undefined =>
		this.#all.get(idOrName) ?? this.list().find(({ name }) => name === idOrName);

	/** A project that a key names is known from then on, so that no test has to make it first. */
	async mention(id: string): Promise<void> {
		if (!this.#all.has(id)) await this.#save(newRecord(id, id));
	}

	async create(body: Record<string, unknown>): Promise<ProjectRecord> {
		return this.#save(newRecord(randomBytes(12).toString('hex'), this.#freeName(body.name)));
	}

	/** By id, else by name. */
	get(idOrName: string): ProjectRecord {
		const found = this.#find(idOrName);
		if (!found) throw projectNotFound();
		return found;
	}

	list(query = new URLSearchParams()): ProjectRecord[] {
		const exact = query.get('name')?.toLowerCase();
		const part = query.get('query')?.toLowerCase() ?? '';
		return [...this.#all.values()].filter(({ name }) => {
			const text = name.toLowerCase();
			return (exact === undefined || text === exact) && text.includes(part);
		});
	}

	nameOf = (id: string | null): string | null => (id === null ? null : (this.#all.get(id)?.name ?? null));

	async update(id: string, { name, status }: Record<string, unknown>): Promise<ProjectRecord> {
		const record = this.get(id);
		if (status !== undefined && status !== 'active' && status !== 'archived') {
			throw invalid('status must be active or archived');
		}
		return this.#save({
			...record,
			name: name === undefined || name === record.name ? record.name : this.#freeName(name),
			status: status ?? record.status,
			updated_at: new Date().toISOString(),
		});
	}

	async delete(id: string): Promise<void> {
		const record = this.get(id);
		await this.#journal?.append({ record, gone: true });
		this.#all.delete(record.id);
	}

	#freeName(name: unknown): string {
		if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME) {
			throw invalid(`name must have 1 to ${MAX_NAME} characters`);
		}
		if (this.list().some((one) => one.name === name)) throw nameTaken(name);
		return name;
	}

	async #save(record: ProjectRecord): Promise<ProjectRecord> {
		await this.#journal?.append({ record });
		this.#all.set(record.id, record);
		return record;
	}
}

function newRecord(id: string, name: string): ProjectRecord {
	const now = new Date().toISOString();
	return { id, name, status: 'active', created_at: now, updated_at: now };
}
