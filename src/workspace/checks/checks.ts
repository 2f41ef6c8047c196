import { count, listFirst } from '../../domain/text/format.ts';
import { lfsPointers } from './lfs-pointers.ts';
import { needsWhatIsOutside, noManifest } from './manifests.ts';
import { matchesNothing } from './matches-nothing.ts';
import { trackedButIgnored } from './tracked-but-ignored.ts';
import { type CheckedApp, SHOWN, type Warning } from './warning.ts';

/** Each finds one kind of mistake that a service would tell late, or never. The next is one more row. */
const CHECKS: readonly ((app: CheckedApp) => Warning | undefined)[] = [
	secretsLeftOut,
	matchesNothing,
	trackedButIgnored,
	lfsPointers,
	needsWhatIsOutside,
	noManifest,
	linkedStore,
];

/**
 * Looks at the selected files for what the user may not have meant.
 * @throws InputFailure if the entrypoint is a git-lfs pointer.
 */
export function warningsOf(app: CheckedApp): Warning[] {
	return CHECKS.flatMap((check) => check(app) ?? []);
}

function secretsLeftOut({ selection }: CheckedApp): Warning | undefined {
	const names = selection.leftOut.filter(({ secret }) => secret).flatMap(({ examples }) => examples);
	if (names.length === 0) return undefined;
	return {
		title: 'Left out: may hold secrets',
		message: `${count(names.length, 'file')} that may hold secrets ${names.length === 1 ? 'is' : 'are'} left out of the package: ${listFirst(names, SHOWN)}. To include one, name it in "exclude": "!${names[0]}". To silence this warning, name it in an ignore file.`,
	};
}

/** A package manager's store of packages that are linked to each other: a copy of one has none of the others beside it. */
function linkedStore({ selection: { linkedStore } }: CheckedApp): Warning | undefined {
	if (linkedStore.length === 0) return undefined;
	return {
		title: 'Links of node_modules became copies',
		message: `${count(linkedStore.length, 'link')} to the package manager's store (such as node_modules/.pnpm) ${linkedStore.length === 1 ? 'is packed as a copy of its target' : 'are packed as copies of their targets'}: ${listFirst(linkedStore, SHOWN)}. A copy may not find its dependencies, or finds other versions. Set "links" to "keep", or leave node_modules out, so that the service installs the dependencies.`,
	};
}
