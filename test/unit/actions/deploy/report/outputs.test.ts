// The outputs at each moment of a deploy.
import { expect, test } from '@jest/globals';
import { outputsOf } from '../../../../../src/actions/deploy/report/outputs.ts';
import { type DeployReport, failFacts, startReport } from '../../../../../src/actions/deploy/report/report.ts';
import { type FailureKind, StepFailure } from '../../../../../src/domain/failures/failure.ts';
import { deployInputs, deploymentRecord } from '../../../../support/action-runner/raw-inputs.ts';

const FAILED = { status: 'failed', statusReason: 'no database', region: 'aws.us-east-1a', entrypoint: 'app.ts' };
const record = deploymentRecord(FAILED);
const inputs = deployInputs({ source: '{"type":"github"}' });
const START = { region: 'aws.us-east-1a', version: '', skipped: 'false' };
const OF_INPUTS = { ...START, entrypoint: 'src/app.ts' };
const UNTOLD = { status: '', 'status-reason': '', 'created-at': '', 'updated-at': '' };
const OF_RECORD = { ...START, ...UNTOLD, 'deployment-id': 'dep_1' };
const TOLD = { status: 'failed', 'status-reason': 'no database', entrypoint: 'app.ts' };
const pack = { size: 10, digest: '0', files: 2, contentSize: 30, largest: [] };
const PACKED = { 'package-size': '10', 'package-digest': 'sha256:0', 'package-files': '2' };
const OF_PACKAGE = { ...PACKED, 'package-path': '/x/app.zip' };
const apps = [
	{ name: 'shop', actions: ['buy', 'look'] },
	{ name: 'other', actions: [] },
];

test.each<[what: string, facts: Partial<DeployReport>, outputs: Record<string, string>]>([
	['at the start only what the inputs say', {}, OF_INPUTS],
	['a source, which has no entrypoint', { inputs }, START],
	['until the record tells', { inputs, record }, { ...OF_RECORD, ...TOLD }],
	['a record with the id alone', { record: deploymentRecord({ status: '' }) }, { ...OF_RECORD, ...OF_INPUTS }],
	['a package', { package: pack, packagePath: '/x/app.zip' }, { ...OF_INPUTS, ...OF_PACKAGE }],
	['of several apps the first', { apps }, { ...OF_INPUTS, 'app-name': 'shop', 'app-actions': '["buy","look"]' }],
	['an app without actions', { apps: apps.slice(1) }, { ...OF_INPUTS, 'app-name': 'other', 'app-actions': '[]' }],
])('%s', (_, facts, outputs) => {
	expect(outputsOf({ ...startReport(deployInputs()), ...facts })).toEqual(outputs);
});

const details = [{ code: 'a', message: 'b' }];
const service = { status: 409, code: 'conflict', message: 'exists', details, requestId: '' };
const REFUSED = { 'error-message': 'exists', 'error-code': 'conflict', 'error-details': JSON.stringify(details) };

test.each<[how: string, kind: FailureKind | '', says: Record<string, string>]>([
	['a success', '', { conclusion: 'success', 'error-message': '', 'error-code': '', 'error-details': '[]' }],
	['a refusal', 'rejected', { conclusion: 'unknown', ...REFUSED }],
	['a wait, whatever the app has said', 'timeout', { conclusion: 'timed_out', 'error-message': 'what happened' }],
	['an app that failed', 'failed', { conclusion: 'failure', 'error-message': 'no database', 'error-code': '' }],
])('the end of %s', (_, kind, says) => {
	const ended = { ...startReport(deployInputs()), record };
	const more = { ...(kind === 'rejected' && { service }), ...(kind === 'failed' && { reason: FAILED.statusReason }) };
	const texts = { message: 'what happened', advice: 'what to do', ...more };
	const end = kind === '' ? { conclusion: 'success' as const } : failFacts(ended, new StepFailure({ kind, ...texts }));
	expect(outputsOf({ ...ended, ...end })).toMatchObject({ 'failure-kind': kind, retryable: 'false', ...says });
});
