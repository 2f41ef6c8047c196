import { count, formatBytes, formatDuration } from '../../../domain/text/format.ts';
import type { ArchiveFacts } from '../../../workspace/package.ts';
import type { DeployRun, PackagedApp, SelectedApp } from '../run.ts';

/** The dry run: packs without sending. The package stays on disk for inspection. */
export async function packOnly(run: DeployRun, app: SelectedApp): Promise<void> {
	const { workspace, clock, log } = run.edges;
	if (app.kind === 'source') return log.info('Dry run: nothing is sent, and a deploy from source packs nothing');
	const began = clock.now();
	const made = app.kind === 'package' ? app.package : await workspace.pack(app.package);
	logPackage(run, made, 'Packed', clock.now() - began);
	run.report.add({ packagePath: made.path });
	log.info(`Dry run: nothing is sent; the package is ${made.path}`);
}

/** Builds the whole package only for its digest, and keeps none of its bytes. That of a ready package is known. */
export async function packForDigest(run: DeployRun, { package: made }: PackagedApp): Promise<string> {
	const { clock } = run.edges;
	const began = clock.now();
	if (made.facts() === undefined) for await (const _ of made.open());
	const facts = made.facts() as ArchiveFacts;
	logPackage(run, facts, 'Packed', clock.now() - began);
	return facts.digest;
}

/** Adds a package to the log and to the report, unless they have it. @param done such as `Packed`. */
export function logPackage({ edges, report }: DeployRun, pack: ArchiveFacts, done: string, tookMs: number): void {
	const { size, digest, files, contentSize, largest } = pack;
	if (digest === report.now.package?.digest) return;
	report.add({ package: { size, digest, files, contentSize, largest }, timings: { pack: tookMs } });
	const sizes = `${count(files, 'file')}: ${formatBytes(contentSize)} → ${formatBytes(size)}`;
	const named = largest.map((file) => `  ${formatBytes(file.size).padStart(8)}  ${file.path}`);
	const lines = [`Digest sha256:${digest}`, 'Largest files', ...named];
	edges.log.group(`${done} ${sizes} in ${formatDuration(tookMs)}`, lines);
	for (const warning of edges.workspace.checkPacked(pack)) edges.log.warning(warning.message, { title: warning.title });
}
