import { warningsOf } from './checks/checks.ts';
import { pointersWarning } from './checks/lfs-pointers.ts';
import type { Warning } from './checks/warning.ts';
import { openGit, readModes } from './git.ts';
import { type ArchiveFacts, type StreamedPackage, streamPackage, writePackage } from './package.ts';
import { openReadyPackage } from './ready/file.ts';
import { type DeployedDirectory, locateDirectory } from './select/directory.ts';
import { type Selection, type SelectOptions, selectFiles } from './select/select.ts';

/** The machine that a workspace is on. */
export interface Machine {
	/** Absolute path of the checkout. */
	readonly workspace: string;
	/** The folder for temporary files, '' for the system's. */
	readonly temp: string;
	/** Windows has no executable bits, and symbolic links only if git is configured for them. */
	readonly platform: NodeJS.Platform;
	/** The PATH variable, in which git is looked for. */
	readonly searchPath: string;
}

/** The files on disk, as a deploy uses them. */
export type Workspace = ReturnType<typeof openWorkspace>;

/** The errors of each function are documented with it. */
export function openWorkspace({ workspace, temp, platform, searchPath }: Machine) {
	const gitFor = (directory: DeployedDirectory) => openGit(searchPath, platform, directory.workspace);
	return {
		locate: (directory: string) => locateDirectory(workspace, directory),
		select(directory: DeployedDirectory, options: SelectOptions) {
			const modes = platform === 'win32' ? readModes(gitFor(directory), directory.root) : undefined;
			return selectFiles(directory, options, modes);
		},
		/** What the user may not have meant. @throws InputFailure for the entrypoint, see warningsOf. */
		check: (directory: DeployedDirectory, selection: Selection, entrypoint: string): Warning[] =>
			warningsOf({ directory, selection, entrypoint, git: gitFor(directory) }),
		/** The same, as far as only the packed files tell it. */
		checkPacked: ({ lfsPointers }: Pick<ArchiveFacts, 'lfsPointers'>): Warning[] =>
			lfsPointers.length === 0 ? [] : [pointersWarning(lfsPointers)],
		stream: streamPackage,
		/** The same package on disk. */
		pack: (streamed: StreamedPackage) => writePackage(streamed, temp),
		/** A package that was made before. @param file the input `package`. */
		openPackage: (file: string, entrypoint: string, signal: AbortSignal) =>
			openReadyPackage({ workspace, temp }, file, entrypoint, signal),
	};
}
