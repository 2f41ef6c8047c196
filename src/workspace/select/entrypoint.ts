import path from 'node:path/posix';
import { InputFailure, type StepFailure } from '../../domain/failures/failure.ts';
import { ENTRYPOINT } from '../../domain/inputs/parsers.ts';
import { listFirst } from '../../domain/text/format.ts';
import { literal } from '../../domain/text/gitignore.ts';
import type { LeftWith } from './left-out.ts';

/** Files that a hint names. */
const SHOWN = 3;

/**
 * The failure for an entrypoint that is not in the package; undefined for one that is.
 * @param paths the files of the package.
 * @param base the deployed directory, relative to the workspace; undefined for a ready package.
 */
export function entrypointFailure(
	entrypoint: string,
	paths: readonly string[],
	base?: string,
	left?: LeftWith,
): StepFailure | undefined {
	if (paths.includes(entrypoint)) return undefined;
	const bad = (problem: string, advice = `Set it to ${ENTRYPOINT}.`) =>
		new InputFailure('entrypoint', `is "${entrypoint}", ${problem}`, ENTRYPOINT, { file: entrypoint }).with({ advice });
	if (paths.some((one) => one.startsWith(`${entrypoint}/`))) return bad('which is a folder');
	if (left !== undefined) {
		const lines = takingBack(left);
		const advice = `Include it with ${lines.length === 1 ? 'this line' : 'these lines'} in "exclude": ${lines.join(' and ')}`;
		return bad(`which is left out of the package (${left.rule})`, advice);
	}
	const twin = paths.find((one) => caseFolded(one) === caseFolded(entrypoint));
	if (twin !== undefined) return bad(`but the file is called "${twin}"`, 'Spell it exactly like the file.');
	const below = paths.filter((one) => one.endsWith(`/${entrypoint}`));
	const alike = below.length > 0 ? below : paths.filter((one) => entrypoint.endsWith(`/${one}`));
	const [first] = alike;
	if (first === undefined) return bad('which is not in the package');
	const names = alike.map((one) => `"${one}"`);
	const folder = path.join(base ?? '', first.slice(0, -entrypoint.length - 1));
	const problem = `which is not in the package; the package has ${listFirst(names, SHOWN)}`;
	if (below.length === 1 && base !== undefined) return bad(problem, `Set "directory" to "${folder}".`);
	if (below.length === 1 && paths.every((one) => one.startsWith(`${folder}/`))) {
		const advice = `Zip the content of "${folder}" and not the folder, so that the manifest is at the root of the package.`;
		return bad(problem, advice);
	}
	return bad(problem, 'Set it to the path of a file in the package.');
}

/** The patterns that take back the entrypoint, and what the same rule leaves out beside it: `dist/*` more than `dist/app.js`. */
function takingBack({ rule, path: left }: LeftWith): string[] {
	const [, file = '', pattern = ''] = /^(\S*\.(?:git|deploy)ignore) line \d+: (.*)$/.exec(rule) ?? [];
	const last = path.basename(pattern);
	const folder = path.dirname(left);
	const inside = folder === '.' ? '' : `${literal(folder)}/`;
	if (!last.includes('*')) return [`!${literal(left)}`];
	if (!/^\*+$/.test(last)) return [`!${inside}${inside === '' ? '' : '**/'}${last}`];
	if (pattern.includes('/') || file.includes('/') || (inside !== '' && !left.endsWith('/'))) return [`!${inside}**`];
	// A lone `*` at the root begins an allow list, and leaves out what is in the folders that the list lets in.
	return left.endsWith('/') ? [`!${literal(left)}`, `!${literal(left)}**`] : [`!${literal(left)}`];
}

/** Makes names equal that are equal on a case-insensitive, normalizing file system. */
const caseFolded = (name: string) => name.normalize('NFC').toLowerCase();
