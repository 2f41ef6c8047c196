import type { Part } from '../http/upload.ts';
import type { Field } from './deployment-form.ts';
import type { UnpackedEntry } from './unpack.ts';

/** What one committed `POST /deployments` brought, exactly as received. */
export interface CommittedDeployment {
	id: string;
	/** In the order of the body. */
	parts: { name: string; headers: Record<string, string>; size: number }[];
	/** The text parts, in the order of the body. */
	fields: Field[];
	file?: { filename: string; contentType: string | undefined; size: number; sha256: string; path: string };
	/** The archive's entries in its own order; none for a source deployment. */
	entries: UnpackedEntry[];
}

export function ledgerEntry(
	id: string,
	parts: readonly Part[],
	fields: Field[],
	entries: UnpackedEntry[],
): CommittedDeployment {
	const summaries = parts.map((part) => ({
		name: part.name,
		headers: part.headers,
		size: part.kind === 'file' ? part.size : part.value.length,
	}));
	const entry: CommittedDeployment = { id, parts: summaries, fields, entries };
	for (const part of parts) {
		if (part.kind !== 'file' || part.name !== 'file') continue;
		const { filename = '', headers, size, sha256, path } = part;
		entry.file = { filename, contentType: headers['content-type'], size, sha256, path };
	}
	return entry;
}
