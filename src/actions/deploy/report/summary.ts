import type { FailureKind } from '../../../domain/failures/failure.ts';
import { iconOf, renderFailure } from '../../../domain/failures/failure-summary.ts';
import { versionLabel } from '../../../domain/records/version.ts';
import { count, formatBytes, formatDuration, formatMoment, listFirst } from '../../../domain/text/format.ts';
import { code, details, link, prose, table } from '../../../domain/text/markdown.ts';
import { oneLine } from '../../../domain/text/sanitize.ts';
import { shorten } from '../../../domain/text/shorten.ts';
import type { LeftOut } from '../../../workspace/select/left-out.ts';
import { renderLastLines } from '../../step/app-log.ts';
import { causeOf } from '../../step/blame.ts';
import { statusOf } from './outputs.ts';
import { countPaths, type DeployReport } from './report.ts';

/**
 * The job summary of a deploy, as markdown: the outcome, one line of what a reader looks for, and the rest folded. All
 * external text is escaped; the sink redacts secrets.
 */
export function renderDeploySummary(report: DeployReport): string {
	const { failure, package: pack } = report;
	const parts = [
		`## ${iconOf(report.conclusion ?? '')} ${prose(titleOf(report))}`,
		renderHeadline(report),
		failure === undefined ? '' : renderFailure(failure),
		failure === undefined ? '' : renderLastLines(report.appLog ?? []),
		details('Deployment', renderFacts(report)),
		pack === undefined ? '' : renderPackage(pack),
		renderLeftOut(report.leftOut),
	];
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The name of the app, or of the report, its version, how long it took, and where to look, as markdown. */
function renderHeadline(report: DeployReport): string {
	const { inputs, links, apps = [], timings } = report;
	const names = apps.length === 0 ? [inputs.reportName] : apps.map(({ name }) => name);
	const url = environmentUrlOf(report);
	const open = url === undefined ? [] : [{ text: 'open', url }];
	return [
		`**${names.map((name) => code(name)).join(', ')}**`,
		`version ${code(versionLabel(inputs.version))}`,
		...(timings.total === undefined ? [] : [formatDuration(timings.total)]),
		...[...open, ...links].map(({ text, url: to }) => link(text, to)),
	].join(' · ');
}

/** The address of what was deployed, with its percent-encoded facts; undefined where there is none. */
export function environmentUrlOf({ inputs: { environmentUrl, version }, record }: DeployReport): string | undefined {
	if (environmentUrl === '' || record === undefined) return undefined;
	const values = { id: record.id, version: versionLabel(version) };
	const filled = environmentUrl.replaceAll(/\{(id|version)\}/g, (_, name: keyof typeof values) =>
		encodeURIComponent(values[name].toWellFormed()),
	);
	return URL.parse(filled)?.href;
}

function renderFacts(report: DeployReport): string {
	const { inputs, base, record, isSent, unchanged, timings, isGone, failure } = report;
	const { app } = inputs;
	const earlier = unchanged ? 'an earlier run, with the same package' : 'an earlier attempt of this job';
	const origin = isSent ? '' : ` (from ${earlier}; nothing was sent)`;
	const reason = failure?.reason === undefined ? record?.statusReason : ''; // else the failure has it
	const entrypoint = app.kind === 'source' ? record?.entrypoint : app.entrypoint;
	const rows: [string, string | undefined][] = [
		['Deployment', record && `${code(record.id)}${origin}`],
		['Status', record && `**${code(statusOf(report) ?? '')}**${reason ? ` ${code(reason)}` : ''}`],
		['Deleted', isGone ? 'its pull request was closed during the deploy' : undefined],
		...(isGone ? [] : renderApps(report)),
		app.kind === 'source'
			? ['Code', 'fetched by the service (`source`)']
			: app.kind === 'package'
				? ['Package file', code(app.file)]
				: ['Directory', base && code(base)],
		['Entrypoint', entrypoint && code(entrypoint)],
		['Version', `${code(versionLabel(inputs.version))}${inputs.force ? ' (overwrites)' : ''}`],
		['Region', code(record?.region || inputs.region)],
		['Service', inputs.baseUrl && code(inputs.baseUrl)],
		['Created', record?.createdAt && code(record.createdAt)],
		['Time', renderTimings(timings)],
	];
	const [head = [], ...others] = rows.filter((row): row is [string, string] => Boolean(row[1]));
	return table(head, others);
}

function renderTimings(timings: DeployReport['timings']): string {
	const named = (['pack', 'upload', 'queue', 'start'] as const).map((name) => ({ name, ms: timings[name] }));
	return named.flatMap(({ name, ms = 0 }) => (ms === 0 ? [] : [`${name} ${formatDuration(ms)}`])).join(' · ');
}

function renderPackage(pack: NonNullable<DeployReport['package']>): string {
	const largest = table(
		['Largest files', 'Size'],
		pack.largest.map(({ path, size }) => [code(path), formatBytes(size)]),
	);
	const size = `${formatBytes(pack.size)} from ${count(pack.files, 'file')} (${formatBytes(pack.contentSize)})`;
	return details(`Package: ${size}`, `Digest ${code(`sha256:${pack.digest}`)}\n\n${largest}`);
}

function renderLeftOut(leftOut: readonly LeftOut[]): string {
	if (leftOut.length === 0) return '';
	const left = table(
		['Rule', 'Left out', 'Such as'],
		leftOut.map(({ rule, examples, count: number, secret }) => [
			`${secret ? '🔒 ' : ''}${code(rule)}`,
			String(number),
			examples
				.slice(0, 10)
				.map((example) => code(example))
				.join(', '),
		]),
	);
	return details(`Left out: ${countPaths(leftOut)} by ${count(leftOut.length, 'rule')}`, left);
}

/** Rows of the summary's table: each app that the deployment holds with its actions, and how the first one is invoked. */
function renderApps({ apps = [], inputs: { version }, conclusion }: DeployReport): [string, string][] {
	const rows = apps.map(({ name, actions }): [string, string] => {
		const shown = listFirst(actions.map((action) => code(action)));
		return ['App', `${code(name)}${actions.length === 0 ? '' : `, actions: ${shown}`}`];
	});
	const [app] = apps;
	const [action] = app?.actions ?? [];
	if (conclusion !== 'success' || app === undefined || action === undefined) return rows;
	const inputs = { 'app-name': app.name, 'action-name': action, version: versionLabel(version) };
	const given = Object.entries(inputs).map(([name, value]) => `${name} ${code(value)}`);
	return [...rows, ['Invoke it with', `${code('invoke-action')}: ${given.join(', ')}`]];
}

/** How a deploy stands, on one line of plain text: for a failure with its cause, as in `Failed: DATABASE_URL is not set`. */
export function titleOf({ conclusion, inputs, record, unchanged, failure, isGone }: DeployReport): string {
	if (failure !== undefined) {
		// The service was reached, and has not refused the deployment.
		if (record !== undefined && (failure.kind === 'network' || failure.kind === 'rejected'))
			return 'The status of the deployment could not be read';
		const title = TITLES[failure.kind];
		return title.endsWith(':')
			? `${title} ${shownCause(failure.reason || failure.service?.message || failure.message)}`
			: title;
	}
	if (conclusion === undefined) {
		const waiting = record === undefined ? '' : `: waiting for the service${record.status && ` (${record.status})`}`;
		return `Deploying${oneLine(waiting)}`;
	}
	if (unchanged !== undefined) return `Unchanged, running since ${formatMoment(record?.createdAt ?? '')}`;
	if (isGone) return 'Deployed, then deleted: the pull request was closed';
	if (inputs.dryRun) return `Dry run: ${inputs.app.kind === 'package' ? '' : 'packed and '}checked, nothing sent`;
	return `Deployed${record?.status ? `: ${STATUS_WORDS.get(record.status) ?? 'accepted'}` : ''}`;
}

/** Characters of a cause: GitHub shows a heading large, and the whole cause is below it. */
const LONGEST_CAUSE = 120;

function shownCause(text: string): string {
	const cause = oneLine(causeOf(text)).replace(/^(?:(?:Uncaught )?Error|Cannot send the package): /, '');
	return shorten(cause, LONGEST_CAUSE);
}

/** Titles of the failures; the cause follows a colon. */
const TITLES: Readonly<Record<FailureKind, string>> = {
	input: 'Not deployed:',
	package: 'Not deployed:',
	network: 'Service not reached:',
	rejected: 'Refused:',
	ambiguous: 'It is unknown whether this was deployed',
	failed: 'Failed:',
	stopped: 'Stopped:',
	timeout: 'Deployment took too long',
	cancelled: 'Deploy was cancelled',
};

const STATUS_WORDS: ReadonlyMap<string, string> = new Map([
	['queued', 'created, still queued'],
	['in_progress', 'started, in progress'],
	['running', 'running'],
]);
