import { formatDuration } from '../../../domain/text/format.ts';
import type { ArchiveFacts } from '../../../workspace/package.ts';
import { packageGroup } from '../report/package-log.ts';
import type { PackageFacts } from '../report/report.ts';
import type { DeployRun, SelectedApp } from '../run.ts';

/** The dry run: packs without sending. The package stays on disk for inspection. */
export async function packOnly(run: DeployRun, app: SelectedApp): Promise<void> {
	const { inputs, edges, report } = run;
	const { workspace, clock, cancel, log } = edges;
	if (app.kind === 'source') return log.info('Dry run: nothing is sent, and a deploy from source packs nothing');
	const began = clock.now();
	const options = { level: inputs.compressionLevel, signal: cancel };
	const made = app.kind === 'package' ? app.ready : await workspace.pack(workspace.stream(app.files, options));
	const pack = { ...factsOf(made), path: made.path };
	if (app.kind === 'package') report.add({ package: { ...pack, isReady: true } });
	else logPackage(pack, clock.now() - began, run);
	log.info(`Dry run: nothing is sent; the package is ${made.path}`);
}

/** Builds the whole package only for its digest, and keeps none of its bytes. That of a ready package is known. */
export async function packForDigest(
	{ inputs, edges }: DeployRun,
	app: Exclude<SelectedApp, { kind: 'source' }>,
): Promise<PackageFacts> {
	if (app.kind === 'package') return { ...factsOf(app.ready), isReady: true };
	const { workspace, cancel } = edges;
	const streamed = workspace.stream(app.files, { level: inputs.compressionLevel, signal: cancel });
	for await (const _ of streamed.open());
	return streamed.facts() as PackageFacts;
}

export function factsOf({ size, digest, files, contentSize, largest, lfsPointers = [] }: ArchiveFacts): PackageFacts {
	return { size, digest, files, contentSize, largest, lfsPointers };
}

/** Adds the package to the log and to the report, unless it was made before: then it is there already. */
export function logPackage(pack: PackageFacts, tookMs: number, { edges, report }: DeployRun): void {
	if (pack.isReady) return;
	report.add({ package: pack, timings: { pack: tookMs } });
	const group = packageGroup('Packed', pack);
	edges.log.group(`${group.title} in ${formatDuration(tookMs)}`, group.lines);
	for (const { message, title } of edges.workspace.checkPacked(pack)) edges.log.warning(message, { title });
}
