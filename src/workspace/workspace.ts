import { warningsOf } from './checks/checks.ts';
import { pointersWarning } from './checks/lfs-pointers.ts';
import type { Warning } from './checks/warning.ts';
import { findGit } from './git.ts';
import { makePackage, type Package } from './package.ts';
import { type OpenOptions, openReadyPackage, type ReadyPackage } from './ready/file.ts';
import { type DeployedDirectory, locateDirectory } from './select/directory.ts';
import { requireEntrypoint } from './select/entrypoint.ts';
import { GitModes } from './select/git-modes.ts';
import { type Selection, type SelectOptions, selectFiles } from './select/select.ts';
import type { SelectedFile } from './selected-file.ts';
import { type ArchiveFacts, type StreamedPackage, streamPackage } from './stream-package.ts';

export interface PackOptions {
	/** Compression level, 0–9. */
	readonly level: number;
	readonly signal: AbortSignal;
}

/** The files on disk, as a deploy uses them. The errors of each function are documented with it. */
export interface Workspace {
	locate(directory: string): DeployedDirectory;
	select(directory: DeployedDirectory, options: SelectOptions): Promise<Selection>;
	requireEntrypoint(directory: DeployedDirectory, selection: Selection, entrypoint: string): void;
	/** What the user may not have meant. */
	check(directory: DeployedDirectory, selection: Selection, entrypoint: string): Warning[];
	/** The same, as far as only the packed files tell it. */
	checkPacked(facts: Pick<ArchiveFacts, 'lfsPointers'>): Warning[];
	/** A package that is packed while it is read. */
	stream(files: readonly SelectedFile[], options: PackOptions): StreamedPackage;
	/** The same package on disk. */
	pack(streamed: StreamedPackage): Promise<Package>;
	/** A package that was made before. @param file the input `package`. */
	openPackage(file: string, options: OpenOptions): Promise<ReadyPackage>;
}

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

export function openWorkspace({ workspace, temp, platform, searchPath }: Machine): Workspace {
	const gitFor = (workspace: string) => findGit(searchPath, platform, workspace);
	const modesOf = ({ root, workspace }: DeployedDirectory) =>
		platform === 'win32' ? new GitModes(root, gitFor(workspace)) : undefined;
	return {
		locate: (directory) => locateDirectory(workspace, directory),
		select: (directory, options) => selectFiles(directory, options, modesOf(directory)),
		requireEntrypoint,
		check: (directory, selection, entrypoint) =>
			warningsOf({ directory, selection, entrypoint, git: gitFor(directory.workspace) }),
		checkPacked: ({ lfsPointers = [] }) => (lfsPointers.length === 0 ? [] : [pointersWarning(lfsPointers)]),
		stream: streamPackage,
		pack: (streamed) => makePackage(streamed, temp),
		openPackage: (file, options) => openReadyPackage({ workspace, temp }, file, options),
	};
}
