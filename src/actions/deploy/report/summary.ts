import type { Conclusion, StepFailure } from '../../../domain/failures/failure.ts';
import { renderFailure } from '../../../domain/failures/failure-summary.ts';
import { versionLabel } from '../../../domain/records/version.ts';
import { environmentUrlOf } from '../../../domain/reporting/environment-url.ts';
import { count, formatBytes, formatDuration, formatMoment } from '../../../domain/text/format.ts';
import { code, codeBlock, details, link, prose, table } from '../../../domain/text/markdown.ts';
import { oneLine } from '../../../domain/text/sanitize.ts';
import type { LeftOut } from '../../../workspace/select/left-out.ts';
import { renderApps, renderInvocation } from './app-section.ts';
import { type DeployReport, type PackageFacts, statusOf, type Timings } from './report.ts';

/**
 * The job summary of a deploy, as markdown: the outcome, one line of what a reader looks for, and the rest folded. All
 * external text is escaped; the sink redacts secrets.
 */
export function renderDeploySummary(report: DeployReport): string {
	const { failure, package: pack } = report;
	const parts = [
		`## ${headingOf(report)}`,
		renderHeadline(report),
		failure === undefined ? '' : renderFailure(failure),
		failure === undefined ? '' : renderAppLog(report.appLog ?? []),
		renderInvocation(report),
		details('Deployment', renderFacts(report)),
		pack === undefined ? '' : renderPackage(pack),
		renderLeftOut(report.leftOut),
	];
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The name of the app, or of the report, its version, how long it took, and where to look, as markdown. */
export function renderHeadline({ inputs, links, apps = [], record, timings: { total } }: DeployReport): string {
	const names = apps.length === 0 ? [inputs.reportName] : apps.map(({ name }) => name);
	const url = environmentUrlOf(inputs.environmentUrl, { deployment: record?.id ?? '', version: inputs.version });
	const open = url === undefined ? [] : [{ text: 'open', url }];
	return [
		`**${names.map((name) => code(name)).join(', ')}**`,
		`version ${code(versionLabel(inputs.version))}`,
		...(total === undefined ? [] : [formatDuration(total)]),
		...[...open, ...links].map(({ text, url: to }) => link(text, to)),
	].join(' · ');
}

/** The outcome so far in one line, for the log; the summary and GitHub name the cause of a failure instead. */
export function titleOf(report: DeployReport): string {
	const { conclusion, inputs, record, unchanged, failure, isGone } = report;
	if (conclusion === undefined) return record === undefined ? '⏳ Deploying' : '⏳ Deploying: waiting for the service';
	if (conclusion === 'success') {
		if (unchanged !== undefined) return `✅ Unchanged, running since ${formatMoment(record?.createdAt ?? '')}`;
		if (isGone) return '🗑️ Deployed, then deleted: the pull request was closed';
		if (inputs.dryRun) return `🧪 Dry run: ${inputs.app.kind === 'package' ? '' : 'packed and '}checked, nothing sent`;
		return `✅ Deployed${record?.status ? `: ${STATUS_WORDS.get(record.status) ?? 'accepted'}` : ''}`;
	}
	const kind = failure?.kind ?? 'failed';
	if (kind === 'package' && inputs.app.kind === 'package')
		return `${ICONS[conclusion]} Not deployed: the package cannot be sent`;
	return `${ICONS[conclusion]} ${isUnread(report) ? 'The status of the deployment could not be read' : HEADLINES[kind]}`;
}

/** Whether the deployment is there, and the service did not say how it goes. */
function isUnread({ record, failure }: DeployReport): boolean {
	return record !== undefined && (failure?.kind === 'network' || failure?.kind === 'rejected');
}

/** What begins a title where the cause follows. */
const CAUSED: Readonly<Partial<Record<StepFailure['kind'], string>>> = {
	input: 'Not deployed',
	package: 'Not deployed',
	network: 'Service not reached',
	rejected: 'Refused',
	failed: 'Failed',
	stopped: 'Stopped',
};

/** Characters of a cause in the summary's heading: GitHub shows a heading large, and the whole cause is below it. */
const HEADING_CAUSE = 120;

/** The heading of the summary: for a failure its cause. */
function headingOf(report: DeployReport): string {
	const { conclusion } = report;
	const cause = causeOf(report);
	return conclusion === undefined || cause === undefined
		? titleOf(report)
		: `${ICONS[conclusion]} ${prose(cause, HEADING_CAUSE)}`;
}

/** The title at GitHub, plain text: for a failure with its cause. */
export function checkTitle(report: DeployReport): string {
	const { conclusion, record, unchanged, timings } = report;
	const title = titleOf(report).replace(/^\P{L}+/u, '');
	if (conclusion === undefined) return `${title}${record?.status ? ` (${oneLine(record.status)})` : ''}`;
	return causeOf(report) ?? (unchanged !== undefined ? title : `${title} after ${formatDuration(timings.total ?? 0)}`);
}

/** What went wrong and why, on one line: `Failed: DATABASE_URL is not set`; undefined where the cause is no short one. */
function causeOf(report: DeployReport): string | undefined {
	const { failure, record } = report;
	const start = failure && CAUSED[failure.kind];
	if (start === undefined || isUnread(report)) return undefined;
	const cause = oneLine(record?.statusReason || failure?.service?.message || failure?.message || '');
	return `${start}: ${cause.replace(/^(?:(?:Uncaught )?Error|Cannot send the package): /, '')}`;
}

/** The summary of a step that was refused because of a bad input. */
export function renderRefusal(failure: StepFailure): string {
	return `## ${ICONS.failure} ${HEADLINES[failure.kind]}\n\n${renderFailure(failure)}\n`;
}

const STATUS_WORDS: ReadonlyMap<string, string> = new Map([
	['queued', 'created, still queued'],
	['in_progress', 'started, in progress'],
	['running', 'running'],
]);

const ICONS: Readonly<Record<Conclusion, string>> = {
	success: '✅',
	failure: '❌',
	cancelled: '🚫',
	timed_out: '⌛',
	unknown: '❔',
};

const HEADLINES: Readonly<Record<StepFailure['kind'], string>> = {
	input: 'Not deployed: an input is wrong',
	package: 'Not deployed: the package could not be made',
	network: 'The service could not be reached',
	rejected: 'The service refused the deployment',
	ambiguous: 'It is unknown whether this was deployed',
	failed: 'Deployment failed',
	stopped: 'Deployment was stopped',
	timeout: 'Deployment took too long',
	cancelled: 'Deploy was cancelled',
};

function renderFacts(report: DeployReport): string {
	const { inputs, base, record, attached, unchanged, timings, isGone, failure, apps = [] } = report;
	const { app } = inputs;
	const origin = attached
		? ' (from an earlier attempt of this job; nothing was sent)'
		: unchanged && ' (from an earlier run, with the same package; nothing was sent)';
	const reason = failure?.message.includes(record?.statusReason ?? '') ? '' : record?.statusReason;
	const entrypoint = app.kind === 'source' ? record?.entrypoint : app.entrypoint;
	const rows: [string, string | undefined][] = [
		['Deployment', record && `${code(record.id)}${origin ?? ''}`],
		['Status', record && `**${code(statusOf(report) ?? '')}**${reason ? ` ${code(reason)}` : ''}`],
		...(isGone ? [['Deleted', 'its pull request was closed during the deploy'] as [string, string]] : renderApps(apps)),
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

function renderTimings(timings: Timings): string {
	const named = (['pack', 'upload', 'queue', 'start'] as const).map((name) => ({ name, ms: timings[name] }));
	return named.flatMap(({ name, ms }) => (ms === undefined ? [] : [`${name} ${formatDuration(ms)}`])).join(' · ');
}

/** Renders the app's log, not collapsed: after a failure it is what people look for. */
function renderAppLog(appLog: readonly string[]): string {
	return appLog.length === 0 ? '' : `**The last lines of the app's log:**\n\n${codeBlock(appLog)}`;
}

function renderPackage(pack: PackageFacts): string {
	const largest = table(
		['Largest files', 'Size'],
		pack.largest.map(({ path, size }) => [code(path), formatBytes(size)]),
	);
	const size = `${formatBytes(pack.size)} from ${count(pack.files, 'file')} (${formatBytes(pack.contentSize)})`;
	return details(`Package: ${size}`, `Digest ${code(pack.digest)}\n\n${largest}`);
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
	const total = leftOut.reduce((sum, { count: number }) => sum + number, 0);
	return details(`Left out: ${count(total, 'path')} by ${count(leftOut.length, 'rule')}`, left);
}
