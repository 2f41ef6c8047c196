// A deploy without disk, network and GitHub, for tests of one of its steps. Time passes only where somebody waits.
import type { DeployReport } from '../../../src/actions/deploy/report/report.ts';
import { openReport } from '../../../src/actions/deploy/report/running-report.ts';
import type { DeployEdges, DeployRun, PackagedApp } from '../../../src/actions/deploy/run.ts';
import { StepFailure } from '../../../src/domain/failures/failure.ts';
import { type DeploymentRecord, parseDeployment } from '../../../src/domain/records/deployment.ts';
import { parseServiceError } from '../../../src/domain/records/service-error.ts';
import type { CallOptions } from '../../../src/http/connection.ts';
import type { ListOutcome } from '../../../src/service/list-pages.ts';
import type { ArchiveFacts, StreamedPackage } from '../../../src/workspace/package.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { deployInputs } from './raw-inputs.ts';

/** SHA-256 of every package that is made here, each in 6 s. */
export const DIGEST = 'a'.repeat(64);
export const START = '2026-01-01T00:00:00.000Z';

/** What the service says. */
export interface Saying {
	/** GET /deployments/{id}, by id: changes of {@link recordWith}, or a status and a body. */
	readonly known?: Readonly<Record<string, object | readonly [number, object | string]>>;
	/** GET /deployments: changes of the record. */
	readonly listed?: readonly object[] | ListOutcome<DeploymentRecord>;
	/** Ids that GET /apps names for our version, or its status. Default: 503. */
	readonly named?: readonly string[] | number;
}

/** A queued deployment of the package, but for these fields of the response. */
export function recordWith(changes: object = {}): DeploymentRecord {
	const parsed = parseDeployment({
		...{ id: 'dep_1', status: 'queued', region: 'aws.us-east-1a', entrypoint_rel_path: 'app.js' },
		...{ created_at: START, source_checksum: DIGEST, env_vars: { A: '' } },
		...changes,
	});
	if (!parsed.ok) throw new Error(parsed.why);
	return parsed.record;
}

export function refused(isAbsent: boolean) {
	const failure = new StepFailure({ kind: 'rejected', message: 'It is refused.', advice: '' });
	return { kind: 'unread', failure, isAbsent } as const;
}

/** The edges to a service that says this, and how long each poll might take, in milliseconds. */
export function serviceSaying({ known = {}, listed = [], named = 503 }: Saying) {
	const leftMs: number[] = [];
	const apps = () => {
		if (typeof named === 'number') return refused(named === 404);
		const items = named.map((deployment) => ({ name: 'shop', version: 'latest', deployment, actions: [] }));
		return { kind: 'list', items, serverNow: 0, isWhole: true };
	};
	const deployments = {
		async get(id: string, limit: CallOptions) {
			limit.signal.throwIfAborted();
			leftMs.push(limit.leftMs());
			const one = known[id] ?? {};
			if (!Array.isArray(one)) return { ok: true, record: recordWith({ id, ...one }) };
			const [status, body] = one as [number, object | string];
			const service = parseServiceError(status, typeof body === 'string' ? body : JSON.stringify(body));
			throw new StepFailure({ kind: 'rejected', message: `It says ${status}.`, advice: '', service });
		},
		list: async () =>
			'kind' in listed
				? listed
				: { kind: 'list', items: listed.map(recordWith), serverNow: Date.parse(START), isWhole: true },
	};
	return { leftMs, edges: { deployments, apps: { list: async () => apps() } } };
}

/**
 * @param inputs on top of key, address and entrypoint.
 * @param facts what is known already.
 * @param more the edges that the step uses beside clock, log and workspace.
 */
export function deployWorld(
	inputs: Readonly<Record<string, string>>,
	facts: Partial<DeployReport>,
	more: (clock: FakeClock, cancel: AbortController) => object,
) {
	const clock = fakeClock();
	const cancel = new AbortController();
	/** What the log got, with the time in milliseconds; no warnings. */
	const lines: { at: number; text: string }[] = [];
	const warnings: string[] = [];
	const say = (text: string) => void lines.push({ at: clock.now(), text });
	const warning = (text: string) => void warnings.push(text);
	const edges = {
		clock,
		cancel: cancel.signal,
		log: { info: say, notice: say, group: say, debug() {}, groupLine() {}, warning },
		redact: (text: string) => text,
		neverCut() {},
		outputs: { set() {} },
		links: [],
		environment: { trigger: { conclusion: '' } },
		lineFile: () => ({ path: '/file', add: () => false }),
		workspace: { checkPacked: () => [] },
		...more(clock, cancel),
	} as unknown as DeployEdges;
	let packed: ArchiveFacts | undefined;
	const streamed = {
		async *open() {
			clock.pass(6_000);
			yield Buffer.from('x');
			packed = { size: 1, digest: DIGEST, files: 1, contentSize: 1, largest: [], lfsPointers: [] };
		},
		facts: () => packed,
	} as StreamedPackage;
	const given = deployInputs(inputs);
	const report = openReport(given, edges);
	report.add(facts);
	/** Its package takes 6 s. */
	const app: PackagedApp = { kind: 'directory', files: [], package: streamed };
	const run: DeployRun = { inputs: given, edges, report };
	return { run, app, clock, lines, warnings };
}
