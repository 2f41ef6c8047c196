import type { Part } from '../http/upload.ts';
import type { Field } from './deployment-form.ts';
import type { UnpackedEntry } from './unpack.ts';

/** One part of a committed upload, apart from its content. */
export interface PartSummary {
	name: string;
	filename?: string;
	contentType?: string;
	headers: Record<string, string>;
	size: number;
}

/** What one committed `POST /deployments` brought, exactly as received. */
export interface CommittedDeployment {
	id: string;
	committedAt: string;
	parts: PartSummary[];
	/** The text parts, in the order of the body. */
	fields: Field[];
	file?: { filename: string; contentType?: string; size: number; sha256: string; path: string };
	/** The archive's entries in its own order; none for a source deployment. */
	entries: UnpackedEntry[];
}

function summary(part: Part): PartSummary {
	const { name, filename, contentType, headers } = part;
	return {
		name,
		...(filename === undefined ? {} : { filename }),
		...(contentType === undefined ? {} : { contentType }),
		headers,
		size: part.kind === 'file' ? part.size : part.value.length,
	};
}

export function ledgerEntry(
	id: string,
	parts: readonly Part[],
	fields: Field[],
	entries: UnpackedEntry[],
): CommittedDeployment {
	const entry: CommittedDeployment = {
		id,
		committedAt: new Date().toISOString(),
		parts: parts.map(summary),
		fields,
		entries,
	};
	for (const part of parts) {
		if (part.kind !== 'file' || part.name !== 'file') continue;
		const { filename = '', contentType, size, sha256, path } = part;
		entry.file = { filename, ...(contentType === undefined ? {} : { contentType }), size, sha256, path };
	}
	return entry;
}
