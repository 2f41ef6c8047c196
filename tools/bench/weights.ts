import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { GoalRow } from './starts.ts';

/** What each `uses:` downloads and reads. The tarball is that of the last commit. */
export function weights(root: string): GoalRow[] {
	const tarball = execFileSync('git', ['archive', '--format=tar.gz', 'HEAD'], { cwd: root, maxBuffer: 2 ** 27 });
	const files = readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' });
	const dist = files.map((file) => statSync(path.join(root, 'dist', file))).filter((status) => status.isFile());
	const bytes = dist.reduce((sum, { size }) => sum + size, 0);
	const megabytes = (size: number) => `${(size / 1e6).toFixed(2)} MB`;
	return [
		['tarball that each `uses:` downloads', megabytes(tarball.length), '≤ 1.3 MB'],
		['`dist`', `${megabytes(bytes)}, ${dist.length} files`, '≤ 4 MB'],
	];
}
