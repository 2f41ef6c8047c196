import { expect, test } from '@jest/globals';
import { parseDeployInputs } from '../../src/domain/deploy-inputs.ts';
import { type DeployReport, startReport } from '../../src/domain/deploy-report.ts';
import { type FailureKind, StepFailure } from '../../src/domain/failure.ts';
import { isExternalIdOf, readExternalId, readPayload, toExternalId, traceOf } from '../../src/domain/trace.ts';

const OWN = '3f1c2a9e-0000-4000-8000-000000000000';
const DIGEST = `sha256:${'a'.repeat(64)}`;
const SENT = '2026-11-21T08:00:00.000Z';
const full = { deployment_id: 'dep_1', package_digest: DIGEST, version: '1.0', entrypoint: 'app.js' };
const lost = { package_digest: DIGEST, entrypoint: 'app.js', lost_since: SENT };

const given = (extra: Record<string, string> = {}): DeployReport =>
	startReport(
		parseDeployInputs(
			(name) => ({ 'api-key': 'k', 'base-url': 'https://x.io', entrypoint: 'app.js', ...extra })[name] ?? '',
		),
	);
const pack = { size: 1, digest: DIGEST, files: 1, contentSize: 1, largest: [] };
const record = {
	id: 'dep_1',
	status: 'queued',
	statusReason: '',
	region: '',
	entrypoint: '',
	createdAt: '',
	updatedAt: '',
};
const failed = (kind: FailureKind) => new StepFailure({ kind, message: '', advice: '' });

test.each([
	{
		name: 'nothing but the inputs',
		report: given({ version: '1.0' }),
		trace: { version: '1.0', entrypoint: 'app.js' },
	},
	{ name: 'a record', report: { ...given({ version: '1.0' }), record, package: pack }, trace: full },
	{ name: 'all is sent, and no word yet', report: { ...given(), package: pack, sentAt: SENT }, trace: lost },
	{
		name: 'the answer got lost',
		report: { ...given(), package: pack, sentAt: SENT, failure: failed('ambiguous') },
		trace: lost,
	},
	{
		name: 'a cancel after all was packed',
		report: { ...given(), package: pack, sentAt: SENT, failure: failed('cancelled') },
		trace: lost,
	},
	{
		name: 'a refusal leaves nothing to look for',
		report: { ...given(), package: pack, sentAt: SENT, failure: failed('rejected') },
		trace: { package_digest: DIGEST, entrypoint: 'app.js' },
	},
	{
		name: 'a lost answer whose record was found',
		report: { ...given(), package: pack, sentAt: SENT, record, failure: failed('timeout') },
		trace: { deployment_id: 'dep_1', package_digest: DIGEST, entrypoint: 'app.js' },
	},
])('the trace of $name', ({ report, trace }) => {
	expect(traceOf(report)).toEqual(trace);
});

test.each([
	{ name: 'a deployment', trace: full, read: { kind: 'known', id: 'dep_1' } },
	{ name: 'a lost one', trace: lost, read: { kind: 'lost', since: Date.parse(SENT) } },
	{ name: 'nothing yet', trace: { version: '1.0', entrypoint: 'app.js' }, read: undefined },
	{ name: 'a package alone', trace: { package_digest: DIGEST }, read: undefined },
	{ name: 'an id without a package', trace: { deployment_id: 'dep_1' }, read: undefined },
])('$name reads the same from both places', ({ trace, read }) => {
	const fromCheck = readExternalId(toExternalId(OWN, trace));
	const fromDeployment = readPayload({ ...trace, trace: OWN });
	expect(fromDeployment).toEqual(fromCheck);
	expect(readPayload(JSON.stringify(trace))).toEqual(fromCheck);
	if (read === undefined) expect(fromCheck).toBeUndefined();
	else expect(fromCheck).toEqual({ ...read, app: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test.each([
	{ name: 'package', other: { ...full, package_digest: `sha256:${'b'.repeat(64)}` } },
	{ name: 'version', other: { ...full, version: '1.1' } },
	{ name: 'entrypoint', other: { ...full, entrypoint: 'b.js' } },
	{ name: 'border between version and entrypoint', other: { ...full, version: '1.0a', entrypoint: 'pp.js' } },
])('another $name is another app', ({ other }) => {
	expect(readPayload(other)?.app).not.toBe(readPayload(full)?.app);
});

test.each([
	{ name: 'no text', value: null },
	{ name: 'an external id of somebody else', value: 'build 4711' },
	{ name: 'a path for an id', value: { ...full, deployment_id: '../keys' } },
	{ name: 'no date', value: { ...lost, lost_since: 'yesterday' } },
	{ name: 'broken JSON', value: '{"deployment_id":' },
])('$name tells of no deployment', ({ value }) => {
	expect(readPayload(value)).toBeUndefined();
	expect(readExternalId(value)).toBeUndefined();
});

test('the external id is short whatever the version is, and known by its own key', () => {
	const long = { ...full, deployment_id: 'd'.repeat(128), version: '🦊'.repeat(500) };
	const externalId = toExternalId(OWN, long);
	expect(externalId.length).toBeLessThanOrEqual(255);
	expect(isExternalIdOf(OWN, externalId)).toBe(true);
	expect(isExternalIdOf(OWN.replace('3', '4'), externalId)).toBe(false);
	expect(isExternalIdOf(OWN, undefined)).toBe(false);
});
