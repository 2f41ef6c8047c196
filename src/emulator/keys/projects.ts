import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { forbidden, invalid, nameTaken, projectNotFound } from '../http/errors.ts';

export interface ProjectRecord {
	id: string;
	name: string;
	status: 'active';
	created_at: string;
	updated_at: string;
}

/** The projects of the organization: the default one, which is never named, and those that are made. */
export class Projects {
	readonly default: ProjectRecord;
	readonly #all = new Map<string, ProjectRecord>();

	/** @param names of those that there are from the start. */
	constructor(names: readonly string[] = []) {
		this.default = this.create({ name: 'default' });
		for (const name of names) this.create({ name });
	}

	/** @param body of the request: its `name`, which is free. */
	create({ name }: Record<string, unknown>): ProjectRecord {
		if (typeof name !== 'string' || name.trim() === '') throw invalid('name must be a non-empty string');
		if (this.#find(name) !== undefined) throw nameTaken(name);
		const now = new Date().toISOString();
		const record = {
			id: randomBytes(12).toString('hex'),
			name,
			status: 'active' as const,
			created_at: now,
			updated_at: now,
		};
		this.#all.set(record.id, record);
		return record;
	}

	/** By id or name. */
	#find = (text: string): ProjectRecord | undefined =>
		this.#all.get(text) ?? [...this.#all.values()].find(({ name }) => name === text);

	/** @throws ApiError 404 where there is none with this id. */
	get(id: string): ProjectRecord {
		const found = this.#all.get(id);
		if (!found) throw projectNotFound();
		return found;
	}

	/**
	 * The project that a request names, or that its key belongs to; null for none. A key of a project is not told which
	 * other projects there are.
	 */
	scopeOf(own: string | null, headers: IncomingHttpHeaders): string | null {
		const id = headers['x-kernel-project-id'];
		const idOrName = headers['x-kernel-project'];
		if (!id && !idOrName) return own;
		const found = id ? this.#all.get(String(id)) : this.#find(String(idOrName));
		if (own !== null && found?.id !== own) throw forbidden('the API key belongs to another project');
		if (!found) throw projectNotFound();
		return found.id;
	}
}
