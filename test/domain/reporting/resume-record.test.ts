import { expect, test } from '@jest/globals';
import { parseDeployInputs } from '../../../src/actions/deploy/inputs/inputs.ts';
import { type DeployReport, startReport } from '../../../src/actions/deploy/report/report.ts';
import { resumeRecordOf } from '../../../src/actions/deploy/report/resume-record.ts';
import { type FailureKind, StepFailure } from '../../../src/domain/failures/failure.ts';
import {
	afterKill,
	isExternalIdOf,
	readExternalId,
	readPayload,
	redactResumeRecord,
	tellsOfDeployment,
	toExternalId,
} from '../../../src/domain/reporting/resume-record.ts';

const OWN = '12345678901-0123456789abcdef';
const DIGEST = `sha256:${'a'.repeat(64)}`;
const SENT = '2026-11-21T08:00:00.000Z';
const ENDED = '2026-11-21T08:01:00.000Z';
const APP = '0123456789abcdef';
const full = { deployment_id: 'dep_1', package_digest: DIGEST, version: '1.0', entrypoint: 'app.js', app: APP };
const lost = { package_digest: DIGEST, entrypoint: 'app.js', app: APP, lost_since: SENT, lost_until: ENDED };

const inputsOf = (extra: Record<string, string> = {}) =>
	parseDeployInputs(
		(name) => ({ 'api-key': 'key-for-tests', 'base-url': 'https://x.io', entrypoint: 'app.js', ...extra })[name] ?? '',
	);
const PLACE = '00112233aabbccdd';
const given = (extra: Record<string, string> = {}): DeployReport => ({
	...startReport(inputsOf(extra)),
	appKey: APP,
	place: PLACE,
});
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
const failed = (kind: FailureKind, retryable = false) => new StepFailure({ kind, message: '', advice: '', retryable });

test.each<{ name: string; report: DeployReport; trace: object }>([
	{
		name: 'nothing but the inputs',
		report: given({ version: '1.0' }),
		trace: { version: '1.0', entrypoint: 'app.js', app: APP },
	},
	{ name: 'a record', report: { ...given({ version: '1.0' }), record, package: pack }, trace: full },
	{
		name: 'all is sent, and no word yet',
		report: { ...given(), package: pack, sentAt: SENT },
		trace: { ...lost, lost_until: undefined },
	},
	{
		name: 'a request under way',
		report: { ...given(), sentAt: SENT },
		trace: { entrypoint: 'app.js', app: APP, lost_since: SENT },
	},
	{
		name: 'a cancel before the request was sent in whole',
		report: { ...given(), package: pack, sentAt: SENT, endedAt: ENDED, failure: failed('cancelled', true) },
		trace: { package_digest: DIGEST, entrypoint: 'app.js', app: APP },
	},
	{
		name: 'a response that told something before all was packed',
		report: { ...given(), sentAt: SENT, endedAt: ENDED, failure: failed('ambiguous') },
		trace: { ...lost, package_digest: undefined },
	},
	{
		name: 'the response got lost',
		report: { ...given(), package: pack, sentAt: SENT, endedAt: ENDED, failure: failed('ambiguous') },
		trace: lost,
	},
	{
		name: 'a cancel after the request was sent in whole',
		report: { ...given(), package: pack, sentAt: SENT, endedAt: ENDED, failure: failed('cancelled') },
		trace: lost,
	},
	{
		name: 'a refusal leaves nothing to look for',
		report: { ...given(), package: pack, sentAt: SENT, endedAt: ENDED, failure: failed('rejected') },
		trace: { package_digest: DIGEST, entrypoint: 'app.js', app: APP },
	},
	{
		name: 'a lost response whose record was found',
		report: { ...given(), package: pack, sentAt: SENT, endedAt: ENDED, record, failure: failed('timeout') },
		trace: { deployment_id: 'dep_1', package_digest: DIGEST, entrypoint: 'app.js', app: APP },
	},
	{
		name: 'a lost response whose record was found, and is not confirmed yet',
		report: { ...given(), package: pack, sentAt: SENT, record, recognised: { until: ENDED } },
		trace: { ...lost, deployment_id: 'dep_1' },
	},
	{
		name: 'a lost response whose record was found, and turned out to be of another version',
		report: {
			...given(),
			package: pack,
			sentAt: SENT,
			record,
			recognised: { until: ENDED },
			endedAt: '2026-11-21T08:09:00.000Z',
			failure: failed('ambiguous'),
		},
		trace: { ...lost, deployment_id: 'dep_1' },
	},
	{
		name: "a lost response whose record was found, and is another job's",
		report: { ...given(), package: pack, sentAt: SENT, record, recognised: { until: ENDED }, refuted: 'dep_1' },
		trace: { ...lost, refuted_id: 'dep_1' },
	},
	{
		name: 'a refused request, while a record was found',
		report: { ...given(), package: pack, sentAt: SENT, record, recognised: 'settled', refuted: 'dep_1' },
		trace: { package_digest: DIGEST, entrypoint: 'app.js', app: APP, refuted_id: 'dep_1' },
	},
	{
		name: 'a late response that names another one than was found',
		report: {
			...given({ version: '1.0' }),
			package: pack,
			sentAt: SENT,
			record,
			recognised: 'settled',
			refuted: 'dep_2',
		},
		trace: { ...full, refuted_id: 'dep_2' },
	},
	{
		name: 'a lost response whose record was found and confirmed',
		report: { ...given({ version: '1.0' }), package: pack, sentAt: SENT, record, recognised: 'settled' },
		trace: full,
	},
])('the trace of $name', ({ report, trace }) => {
	expect(resumeRecordOf(report)).toEqual({ ...trace, place: PLACE });
});

test.each([
	{ name: 'a deployment', trace: full, read: { kind: 'known', id: 'dep_1' } },
	{ name: 'a lost one', trace: lost, read: { kind: 'lost', since: Date.parse(SENT), until: Date.parse(ENDED) } },
	{
		name: 'one that was lost in a kill',
		trace: { ...lost, lost_until: undefined },
		read: { kind: 'lost', since: Date.parse(SENT), until: Date.parse(SENT) + 3_600_000 },
	},
	{
		name: 'one that was recognised and not confirmed',
		trace: { ...lost, deployment_id: 'dep_1' },
		read: { kind: 'lost', recognisedId: 'dep_1', since: Date.parse(SENT), until: Date.parse(ENDED) },
	},
	{
		name: 'one that was recognised and refuted',
		trace: { ...lost, refuted_id: 'dep_2' },
		read: { kind: 'lost', refutedId: 'dep_2', since: Date.parse(SENT), until: Date.parse(ENDED) },
	},
	{
		name: 'one beside another that was refuted',
		trace: { ...full, refuted_id: 'dep_2' },
		read: { kind: 'known', id: 'dep_1', refutedId: 'dep_2' },
	},
	{
		name: 'one that was refuted alone',
		trace: { package_digest: DIGEST, app: APP, refuted_id: 'dep_2' },
		read: { kind: 'refuted', refutedId: 'dep_2' },
	},
	{ name: 'nothing yet', trace: { version: '1.0', entrypoint: 'app.js', app: APP }, read: undefined },
	{ name: 'a package alone', trace: { package_digest: DIGEST, app: APP }, read: undefined },
	{
		name: 'an id before the package was complete',
		trace: { deployment_id: 'dep_1', app: APP },
		read: { kind: 'known', id: 'dep_1', digest: '' },
	},
	{
		name: 'a request under way, whose package was not complete yet',
		trace: { app: APP, lost_since: SENT },
		read: { kind: 'lost', digest: '', since: Date.parse(SENT), until: Date.parse(SENT) + 3_600_000 },
	},
	{ name: 'a package that is none', trace: { ...full, package_digest: 'sha256:ab' }, read: undefined },
	{ name: 'an id without an app', trace: { deployment_id: 'dep_1', package_digest: DIGEST }, read: undefined },
])('$name reads the same from both places', ({ trace, read }) => {
	const kept = JSON.parse(JSON.stringify(trace));
	const fromCheck = readExternalId(toExternalId(OWN, kept));
	expect(readPayload({ ...kept, trace: OWN })).toEqual(fromCheck);
	expect(readPayload(JSON.stringify(kept))).toEqual(fromCheck);
	if (read === undefined) expect(fromCheck).toBeUndefined();
	else expect(fromCheck).toEqual({ app: APP, digest: 'a'.repeat(64), ...read });
});

test('secrets are cut out of what people may have typed, and of nothing else', () => {
	const redact = (text: string) => `<${text}>`;
	expect(redactResumeRecord({ ...full, ...lost }, redact)).toEqual({
		...full,
		...lost,
		version: '<1.0>',
		entrypoint: '<app.js>',
	});
	expect(redactResumeRecord({}, redact)).toEqual({});
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
	expect(toExternalId(OWN, lost).length).toBeLessThanOrEqual(255);
	// Of one that was recognised the time must not get lost, the id may.
	const both = toExternalId(OWN, { ...long, lost_since: SENT, lost_until: ENDED });
	expect(both.length).toBeLessThanOrEqual(255);
	expect(readExternalId(both)).toMatchObject({ kind: 'lost', since: Date.parse(SENT) });
	// One that was refuted goes first.
	expect(toExternalId(OWN, { ...long, refuted_id: 'e'.repeat(128) })).toBe(externalId);
	expect(isExternalIdOf(OWN, externalId)).toBe(true);
	expect(isExternalIdOf(OWN.replace('f', 'e'), externalId)).toBe(false);
	expect(isExternalIdOf(OWN, undefined)).toBe(false);
});

test('a step that ran on after it had saved nothing of its app may have sent any', () => {
	const saved = { version: '1.0', entrypoint: 'app.js' };
	const kill = { now: ENDED, ranSince: SENT };
	expect(tellsOfDeployment(JSON.stringify(saved), kill)).toBe(true);
	const left = readExternalId(toExternalId(OWN, afterKill(saved, kill)));
	expect(left).toMatchObject({ kind: 'lost', app: 'any', since: Date.parse(SENT), until: Date.parse(ENDED) });
	expect(tellsOfDeployment(JSON.stringify(saved), { now: ENDED })).toBe(false);
	// What it has not made is nothing that it has left.
	const refuted = { package_digest: DIGEST, app: APP, refuted_id: 'dep_2' };
	expect(tellsOfDeployment(JSON.stringify(refuted), { now: ENDED })).toBe(false);
});
