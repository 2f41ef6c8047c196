import { makePackage, type Package } from './package.ts';
import { type DeployedDirectory, locateDirectory } from './select/directory.ts';
import { requireEntrypoint } from './select/entrypoint.ts';
import { findGit } from './select/find-git.ts';
import { GitIndex } from './select/git-index.ts';
import { type Selection, selectFiles } from './select/select.ts';
import type { SelectedFile } from './selected-file.ts';
import { type StreamedPackage, streamPackage } from './stream-package.ts';

export interface PackOptions {
	/** Of the compression, 0–9. */
	readonly level: number;
	readonly signal: AbortSignal;
}

/** The disk, as a deploy meets it. Each function tells its own errors. */
export interface Workspace {
	locate(directory: string): DeployedDirectory;
	select(directory: DeployedDirectory, exclude: string, entrypoint: string): Promise<Selection>;
	requireEntrypoint(directory: DeployedDirectory, selection: Selection, entrypoint: string): void;
	/** A package that is made while it is read. */
	stream(files: readonly SelectedFile[], options: PackOptions): StreamedPackage;
	/** A package on the disk. */
	pack(files: readonly SelectedFile[], options: PackOptions): Promise<Package>;
}

/** The machine that a workspace is on. */
export interface Machine {
	/** The checkout, absolute. */
	readonly workspace: string;
	/** The folder for temporary files, '' for the system's. */
	readonly temp: string;
	/** Windows keeps no executable bits, and links only where it is told to. */
	readonly platform: NodeJS.Platform;
	/** Where programs are, as the system writes it: git is looked for there. */
	readonly searchPath: string;
}

export function openWorkspace({ workspace, temp, platform, searchPath }: Machine): Workspace {
	const indexOf = ({ workspace }: DeployedDirectory) =>
		platform === 'win32' ? new GitIndex(workspace, findGit(searchPath, platform, workspace)) : undefined;
	return {
		locate: (directory) => locateDirectory(workspace, directory),
		select: (directory, exclude, entrypoint) => selectFiles(directory, exclude, entrypoint, indexOf(directory)),
		requireEntrypoint,
		stream: streamPackage,
		pack: (files, options) => makePackage(files, { ...options, temp }),
	};
}
