import { existsSync, readdirSync } from 'node:fs';

/** Paths of all that stands below a folder while others change it: read again where a folder of it has gone meanwhile. */
export function namesBelow(folder: string): string[] {
	for (;;) {
		try {
			return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !existsSync(folder)) throw error;
		}
	}
}
