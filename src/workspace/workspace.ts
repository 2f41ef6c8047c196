import { makePackage, type Package } from './package.ts';
import { type DeployedDirectory, locateDirectory } from './select/directory.ts';
import { requireEntrypoint } from './select/entrypoint.ts';
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

/** @param job the checkout, and the folder for temporary files ('' for the system's). */
export function openWorkspace({ workspace, temp }: { workspace: string; temp: string }): Workspace {
	return {
		locate: (directory) => locateDirectory(workspace, directory),
		select: selectFiles,
		requireEntrypoint,
		stream: streamPackage,
		pack: (files, options) => makePackage(files, { ...options, temp }),
	};
}
