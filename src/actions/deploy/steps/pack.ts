import { formatDuration } from '../../../domain/text/format.ts';
import type { Package } from '../../../workspace/package.ts';
import type { SelectedFile } from '../../../workspace/selected-file.ts';
import type { Update } from '../edges.ts';
import { packageGroup } from '../report/package-log.ts';
import type { PackageFacts } from '../report/report.ts';
import type { DeployRun, SelectedApp } from '../run.ts';

/** The dry run: packs without sending. The package stays on disk for inspection. */
export async function packOnly({ inputs, edges, update }: DeployRun, app: SelectedApp): Promise<void> {
	const { workspace, clock, cancel, log } = edges;
	if (app.kind === 'source') return log.info('Dry run: nothing is sent, and a source deploy has nothing to pack');
	const began = clock.now();
	const made = await workspace.pack(app.files, { level: inputs.compressionLevel, signal: cancel });
	logPackage({ ...factsOf(made), path: made.path }, clock.now() - began, log, update);
	log.info(`Dry run: nothing is sent; the package is ${made.path}`);
}

/** Builds the whole package only for its digest, and keeps none of its bytes. */
export async function packForDigest(
	{ inputs, edges }: Pick<DeployRun, 'inputs' | 'edges'>,
	files: readonly SelectedFile[],
): Promise<PackageFacts> {
	const { workspace, cancel } = edges;
	const streamed = workspace.stream(files, { level: inputs.compressionLevel, signal: cancel });
	for await (const _ of streamed.open());
	return streamed.facts() as PackageFacts;
}

export function factsOf({ size, digest, files, contentSize, largest }: Package): PackageFacts {
	return { size, digest, files, contentSize, largest };
}

/** Adds the package to the log and to the report. */
export function logPackage(pack: PackageFacts, tookMs: number, log: DeployRun['edges']['log'], update: Update): void {
	update({ package: pack, timings: { pack: tookMs } });
	const { title, lines } = packageGroup(pack);
	log.group(`${title} in ${formatDuration(tookMs)}`, lines);
}
