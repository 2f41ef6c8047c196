import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A fresh folder that stands for a checkout. */
export interface Workspace {
	/** Absolute. */
	readonly path: string;
	/** Writes files; `null` makes an empty folder. */
	write(files: Readonly<Record<string, string | Buffer | null>>): void;
	remove(): void;
}

/** Makes a checkout with these files. */
export function makeWorkspace(files: Readonly<Record<string, string | Buffer | null>>): Workspace {
	const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
	const write: Workspace['write'] = (more) => {
		for (const [name, content] of Object.entries(more)) {
			const at = path.join(root, name);
			mkdirSync(content === null ? at : path.dirname(at), { recursive: true });
			if (content !== null) writeFileSync(at, content);
		}
	};
	write(files);
	return { path: root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
