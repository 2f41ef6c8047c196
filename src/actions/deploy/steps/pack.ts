import { formatDuration } from '../../../domain/text/format.ts';
import type { Package } from '../../../workspace/package.ts';
import type { SelectedFile } from '../../../workspace/selected-file.ts';
import type { DeployEdges, Update } from '../edges.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { packageGroup } from '../report/package-log.ts';
import type { PackageFacts } from '../report/report.ts';

/** Packs without sending: the package stays on the disk for whoever wants to look into it. */
export async function packOnly(
	files: readonly SelectedFile[],
	inputs: DeployInputs,
	{ workspace, clock, cancel, log }: DeployEdges,
	update: Update,
): Promise<void> {
	const began = clock.now();
	const made = await workspace.pack(files, { level: inputs.compressionLevel, signal: cancel });
	logPackage({ ...factsOf(made), path: made.path }, clock.now() - began, log, update);
	log.info(`Dry run: nothing is sent; the package is ${made.path}`);
}

export function factsOf({ size, digest, files, contentSize, largest }: Package): PackageFacts {
	return { size, digest, files, contentSize, largest };
}

/** The package in the log and in the report. */
export function logPackage(pack: PackageFacts, tookMs: number, log: DeployEdges['log'], update: Update): void {
	update({ package: pack, timings: { pack: tookMs } });
	const { title, lines } = packageGroup(pack);
	log.group(`${title} in ${formatDuration(tookMs)}`, lines);
}
