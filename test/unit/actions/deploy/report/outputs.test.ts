// The outputs at each moment of a deploy.
import { expect, test } from '@jest/globals';
import { outputsOf } from '../../../../../src/actions/deploy/report/outputs.ts';
import { type DeployReport, failFacts, startReport } from '../../../../../src/actions/deploy/report/report.ts';
import { type FailureKind, StepFailure } from '../../../../../src/domain/failures/failure.ts';
import { deployInputs, deploymentRecord } from '../../../../support/action-runner/raw-inputs.ts';

const RECORD = deploymentRecord({
	status: 'failed',
	statusReason: 'no database',
	region: 'aws.us-east-1a',
	entrypoint: 'app.ts',
});
const report = (facts: Partial<DeployReport> = {}) => ({ ...startReport(deployInputs()), ...facts });
const failure = (kind: FailureKind, more = {}) =>
	new StepFailure({ kind, message: 'what happened', advice: 'what to do', ...more });

test('at the start only what the inputs say is known', () => {
	expect(outputsOf(report())).toEqual({
		region: 'aws.us-east-1a',
		entrypoint: 'src/app.ts',
		version: '',
		skipped: 'false',
	});
});

test('a source has no entrypoint until the record tells', () => {
	const inputs = deployInputs({ source: '{"type":"github"}' });
	expect(outputsOf(startReport(inputs))).not.toHaveProperty('entrypoint');
	expect(outputsOf({ ...startReport(inputs), record: RECORD })).toMatchObject({ entrypoint: 'app.ts' });
});

test('a record with the id alone leaves what the inputs say', () => {
	expect(outputsOf(report({ record: deploymentRecord({ status: '' }) }))).toMatchObject({
		'deployment-id': 'dep_1',
		status: '',
		region: 'aws.us-east-1a',
		entrypoint: 'src/app.ts',
	});
});

test('a package', () => {
	const pack = { size: 10, digest: 'sha256:0', files: 2, contentSize: 30, largest: [], path: '/x/app.zip' };
	expect(outputsOf(report({ package: pack }))).toMatchObject({
		'package-size': '10',
		'package-digest': 'sha256:0',
		'package-files': '2',
		'package-path': '/x/app.zip',
	});
});

test('an app, of several the first; without actions an empty list', () => {
	const apps = [
		{ name: 'shop', actions: ['buy', 'look'] },
		{ name: 'other', actions: [] },
	];
	expect(outputsOf(report({ apps }))).toMatchObject({ 'app-name': 'shop', 'app-actions': '["buy","look"]' });
	expect(outputsOf(report({ apps: apps.slice(1) }))).toMatchObject({ 'app-name': 'other', 'app-actions': '[]' });
	expect(outputsOf(report())).not.toHaveProperty('app-name');
	expect(outputsOf(report())).not.toHaveProperty('app-actions');
});

const conflict = { status: 409, code: 'conflict', message: 'exists', details: [{ code: 'a', message: 'b' }] };
test.each<[how: string, failure: StepFailure | undefined, says: Record<string, string>]>([
	['a success', undefined, { conclusion: 'success', 'error-message': '', 'error-code': '', 'error-details': '[]' }],
	[
		'a refusal',
		failure('rejected', { service: { ...conflict, requestId: '' } }),
		{
			conclusion: 'unknown',
			'error-message': 'exists',
			'error-code': 'conflict',
			'error-details': JSON.stringify(conflict.details),
		},
	],
	[
		'an app that failed',
		failure('failed'),
		{ conclusion: 'failure', 'error-message': 'no database', 'error-code': '' },
	],
])('the end of %s', (_, failed, says) => {
	const ended = report({ record: RECORD });
	const end = failed === undefined ? ({ conclusion: 'success' } as const) : failFacts(ended, failed);
	expect(outputsOf({ ...ended, ...end })).toMatchObject({
		'failure-kind': failed?.kind ?? '',
		retryable: 'false',
		...says,
	});
});
