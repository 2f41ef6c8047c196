import { InputFailure } from '../../../domain/failures/failure.ts';
import {
	type Form,
	parseBoolean,
	parseChoice,
	parseLine,
	parseNumber,
	parseSeconds,
	parseText,
	type RawInputs,
} from '../../../domain/inputs/parsers.ts';
import { parseServiceInputs } from '../../../domain/inputs/service.ts';
import type { WaitUntil } from '../../../domain/records/deployment.ts';
import { isCommit } from '../../../domain/records/id.ts';
import { REPORTERS, type ReporterName } from '../../../domain/reporting/view.ts';
import type { Environment } from '../../../runner/environment.ts';
import { type AppSource, defaultReportName, LONGEST_NAME, parseApp } from './app-source.ts';
import { type EnvVars, parseEnvVars, readEnvFile } from './env-vars.ts';

/** Every input of the deploy action, checked. Durations in milliseconds; '' for what is not given. */
export type DeployInputs = Readonly<ReturnType<typeof parseDeployInputs>>;

/**
 * Reads and checks every input, and the file that `env-file` names. Refuses code from a fork on the two events that give it
 * the repository's secrets.
 * @throws InputFailure for the first bad input.
 */
export function parseDeployInputs(
	raw: RawInputs,
	environment: Pick<Environment, 'workspace' | 'temp' | 'platform' | 'trigger'>,
) {
	const { trigger, platform, workspace } = environment;
	const envFile = readEnvFile(raw, environment);
	const dryRun = parseBoolean(raw, 'dry-run');
	const app = parseApp(raw, platform);
	const timeoutMs = parseSeconds(raw, 'timeout', { least: 0.1, most: 86_400, default: 600 });
	const pollIntervalMs = parseSeconds(raw, 'poll-interval', { least: 0.1, most: 3_600, default: 2 });
	const reportTo = parseReportTo(raw('report-to'));
	const envVars: EnvVars = [...new Map([...parseEnvVars(envFile.text, 'env-file'), ...parseEnvVars(raw('env-vars'))])];
	const inputs = {
		...parseServiceInputs(raw, trigger.hasReadOnlyToken, dryRun),
		app,
		version: raw('version'),
		region: parseChoice(raw, 'region', ['aws.us-east-1a']),
		force: parseBoolean(raw, 'force'),
		envVars,
		/** Real path of the file that `env-file` names. */
		envFile: envFile.at,
		envVarsEncoding: parseChoice(raw, 'env-vars-encoding', ['json', 'fields']),
		/** gitignore syntax, one pattern a line. */
		exclude: raw('exclude'),
		links: parseChoice(raw, 'links', ['follow', 'keep']),
		compressionLevel: parseNumber(raw, 'compression-level', { least: 0, most: 9, default: 6 }),
		waitUntil: parseChoice<WaitUntil>(raw, 'wait-until', ['started', 'created', 'running']),
		timeoutMs,
		pollIntervalMs: Math.min(pollIntervalMs, timeoutMs),
		attach: parseBoolean(raw, 'attach', true),
		skipUnchanged: parseBoolean(raw, 'skip-unchanged') && !dryRun,
		streamLogs: parseChoice(raw, 'stream-logs', ['auto', 'false']),
		allowFork: parseBoolean(raw, 'allow-fork'),
		deleteWhenClosed: parseBoolean(raw, 'delete-when-closed'),
		dryRun,
		reportTo,
		reportName: parseLine(raw('report-name').trim(), 'report-name', LONGEST_NAME) || defaultReportName(app, workspace),
		/** '' for a comment of its own. */
		commentKey: parseLine(raw('comment-key').trim(), 'comment-key', 100),
		/** '' for the event's. */
		commit: parseText(raw, 'commit', COMMIT).toLowerCase(),
		/** undefined for the event's. */
		pullRequest: Number(parseText(raw, 'pull-request', PULL_REQUEST)) || undefined,
		environment: parseLine(raw('environment').trim(), 'environment', 255) || 'production',
		/** With `{id}` and `{version}` still in it. */
		environmentUrl: parseEnvironmentUrl(raw('environment-url')),
		githubToken: raw('github-token').trim(),
	};
	if (inputs.skipUnchanged) requireSkippable(app.kind, reportTo);
	if (!inputs.allowFork && !dryRun && trigger.forkWithSecrets) {
		throw new InputFailure(
			'allow-fork',
			`is false, and this "${trigger.eventName}" event comes from a fork, whose code would be deployed with this repository's secrets`,
			'"true" if you have reviewed the code that is checked out, or use the event "pull_request", which gives forks no secrets',
		);
	}
	return inputs;
}

function parseReportTo(text: string): readonly ReporterName[] {
	const names = text.split(/[\s,]+/).filter((name) => name !== '');
	const unknown = names.find((name) => !(REPORTERS as readonly string[]).includes(name));
	if (unknown !== undefined) {
		throw new InputFailure('report-to', `contains "${unknown}"`, `any of ${REPORTERS.join(', ')}, or leave it empty`);
	}
	return REPORTERS.filter((name) => names.includes(name));
}

/** What was deployed is kept in the GitHub deployment, and nothing is known of what the service fetches itself. */
function requireSkippable(kind: AppSource['kind'], reportTo: readonly ReporterName[]): void {
	const bad = (problem: string, accepted: string) => new InputFailure('skip-unchanged', problem, accepted);
	if (kind === 'source')
		throw bad('is true, but "source" is set', '"false", or deploy with "entrypoint" instead of "source"');
	if (reportTo.includes('deployment')) return;
	const problem = 'is true, but "report-to" lacks "deployment", which records what was deployed';
	throw bad(problem, '"true" with "report-to: check, deployment", or "false"');
}

const COMMIT: Form = {
	fits: (text) => text === '' || isCommit(text),
	accepted: 'the full SHA of the commit (40 or 64 hex digits), or leave it empty',
	problem: 'is not a full commit SHA',
};

const PULL_REQUEST: Form = {
	fits: (text) => /^(?:[1-9]\d{0,9})?$/.test(text),
	accepted: 'a whole number of 1 or more, or leave it empty',
	problem: 'is not a pull request number',
};

/**
 * Checks the address for the GitHub deployment; `{id}` and `{version}` stay in it.
 * @returns '' for none.
 * @throws InputFailure. It does not quote the value, which may contain a password.
 */
function parseEnvironmentUrl(text: string): string {
	const template = text.trim();
	const accepted = 'an http:// or https:// address, which may contain {id} and {version}';
	const bad = (problem: string) => new InputFailure('environment-url', problem, accepted);
	if (template === '') return '';
	if (/[\s\p{Cc}]/u.test(template)) throw bad('contains whitespace or a control character');
	if (!/^https?:\/\//i.test(template)) throw bad('does not begin with http:// or https://');
	const filled = template.replaceAll(/\{(?:id|version)\}/g, 'x');
	if (/[{}]/.test(filled)) throw bad('contains braces other than {id} and {version}');
	const url = URL.parse(filled);
	if (url === null) throw bad('is not a valid address');
	if (url.username !== '' || url.password !== '') throw bad('contains a user name or password');
	return template;
}
