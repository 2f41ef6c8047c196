import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Entry } from 'yauzl';
import { endedFailure, failureOf as failureOfDeploy } from '../../src/actions/deploy/failures.ts';
import { parseDeployInputs } from '../../src/actions/deploy/inputs/inputs.ts';
import { startReport } from '../../src/actions/deploy/report/report.ts';
import { StepFailure } from '../../src/domain/failures/failure.ts';
import { Interrupted } from '../../src/domain/failures/interruption.ts';
import { parseApiKey, parseBaseUrl } from '../../src/domain/inputs/service.ts';
import { noticeOf } from '../../src/github/faults.ts';
import { describeNetworkError } from '../../src/http/network-error.ts';
import { requestFailure } from '../../src/http/request-failure.ts';
import type { Try } from '../../src/http/try.ts';
import type { Sent } from '../../src/http/upload.ts';
import { verdictOn } from '../../src/http/verdict.ts';
import { readTrigger } from '../../src/runner/trigger.ts';
import { CREATE } from '../../src/service/deployments.ts';
import { locatePackage, packageChanged } from '../../src/workspace/ready/file.ts';
import { nameOf } from '../../src/workspace/ready/inspect.ts';
import { entrypointFailure } from '../../src/workspace/select/entrypoint.ts';
import type { LeftWith } from '../../src/workspace/select/left-out.ts';
import { followLink } from '../../src/workspace/select/link.ts';
import { code, table } from './table.ts';

/** The messages that people meet first: every one is made by the code that makes it at run time. */
export function troubleshootingTable(): string {
	const problem = { status: 403, response: { data: { message: 'Resource not accessible by integration' } } };
	const notices = [false, true].map((fork) => {
		const { message, lines } = noticeOf([{ name: 'check', problem }], fork);
		const advice =
			lines.map((line) => code(line)).join('<br>') || 'Nothing to do: GitHub gives forks only a read-only token.';
		return [message, advice, 'none, it is a notice'];
	});
	const rows = failures().map(({ kind, message, advice }) => [message, advice, code(kind)]);
	return table(['message', 'what to do', '`failure-kind`'], [...rows, ...notices]);
}

function failures(): StepFailure[] {
	const report = startReport(parseDeployInputs(raw, AROUND));
	return [
		thrownBy(() => parseApiKey('')),
		thrownBy(() => parseBaseUrl('http://api.example.com')),
		entrypoint(['apps/bot/src/app.ts']),
		entrypoint([], { rule: '.gitignore line 3: src/', path: 'src/' }),
		thrownBy(forkDeploy),
		linkThatLeaves(),
		thrownBy(() => locatePackage({ workspace: '/home/runner/work/app/app', temp: '' }, 'build/app.zip')),
		thrownBy(() => nameOf(UNSAFE_ENTRY)),
		packageChanged(),
		answered(401, 'unauthorized', 'Invalid API key'),
		answered(403, 'forbidden', 'Not allowed for this project'),
		answered(404, 'not_found', 'Not found'),
		answered(409, 'conflict', 'Version 1.0.0 already exists'),
		answered(413, 'too_large', 'Package too large'),
		answered(429, 'rate_limited', 'Too many requests', 5),
		broken('ECONNREFUSED', 'nothing', 5),
		broken('ENOTFOUND', 'nothing', 5),
		broken('DEPTH_ZERO_SELF_SIGNED_CERT', 'nothing'),
		answered(502, 'bad_gateway', 'Bad gateway'),
		broken('ECONNRESET', 'all'),
		endedFailure(RECORD, NO_LOG, report),
		endedFailure({ ...RECORD, status: 'stopped', statusReason: '' }, NO_LOG, report),
		failureOfDeploy(new Interrupted('deadline'), { ...report, record: { ...RECORD, status: 'queued' } }),
	];
}

const RECORD = {
	id: '8f2c…',
	status: 'failed',
	statusReason: "Error: Cannot find module 'left-pad'",
	region: '',
	entrypoint: '',
	createdAt: '',
	updatedAt: '',
};

const NO_LOG = { lastLines: () => [], blame: () => undefined };

/** An entry of a ready package, its name in UTF-8. */
const UNSAFE_ENTRY = {
	generalPurposeBitFlag: 0x0800,
	fileNameRaw: Buffer.from('../app.ts'),
	extraFields: [],
} as unknown as Entry;

function entrypoint(paths: readonly string[], left?: LeftWith): StepFailure {
	return entrypointFailure('src/app.ts', paths, '', left) as StepFailure;
}

const REQUEST = { ...CREATE, signal: new AbortController().signal, leftMs: () => 0 };

function answered(status: number, code: string, message: string, tries = 1): StepFailure {
	const text = JSON.stringify({ code, message });
	const body = { ok: true, text } as const;
	return failureOf({ kind: 'response', request: REQUEST, sent: 'all', url: '', status, headers: {}, body }, tries);
}

function broken(code: string, sent: Sent, tries = 1): StepFailure {
	return failureOf({ kind: 'broken', request: REQUEST, sent, problem: describeNetworkError({ code }) }, tries);
}

function failureOf(attempt: Try, tries: number): StepFailure {
	return requestFailure(attempt, verdictOn(attempt), tries);
}

const given: Record<string, string> = {
	'api-key': 'key-for-docs',
	'base-url': 'https://api.example.com',
	entrypoint: 'app.js',
};
const raw = (name: string) => given[name] ?? '';
const AROUND = { workspace: '/', temp: '', platform: 'linux', trigger: readTrigger('push', {}, '') } as const;

function forkDeploy(): void {
	const payload = {
		pull_request: { head: { repo: { full_name: 'a/fork' } } },
		repository: { full_name: 'the/original' },
	};
	const trigger = readTrigger('pull_request_target', payload, '');
	parseDeployInputs(raw, { ...AROUND, trigger });
}

function linkThatLeaves(): StepFailure {
	const workspace = mkdtempSync(path.join(tmpdir(), 'troubleshooting-'));
	try {
		symlinkSync(tmpdir(), path.join(workspace, 'shared'));
		return thrownBy(() => followLink(workspace, 'shared', 'shared'));
	} finally {
		rmSync(workspace, { recursive: true });
	}
}

function thrownBy(act: () => unknown): StepFailure {
	try {
		act();
	} catch (thrown) {
		if (thrown instanceof StepFailure) return thrown;
		throw thrown;
	}
	throw new Error('nothing was thrown');
}
