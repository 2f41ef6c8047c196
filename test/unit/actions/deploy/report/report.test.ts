// Secrets are cut out of every text of a report that comes from the service, or that files and inputs are called after; the
// facts stay.
import { expect, test } from '@jest/globals';
import { type DeployReport, redactFacts } from '../../../../../src/actions/deploy/report/report.ts';
import { StepFailure } from '../../../../../src/domain/failures/failure.ts';
import { createMasks } from '../../../../../src/runner/masks.ts';
import { deployInputs, deploymentRecord } from '../../../../support/action-runner/raw-inputs.ts';

const SECRET = 'hunter2-hunter2';
const masks = createMasks([]);
// Values that are words of ours, or that hide in a fact.
masks.hide({ values: [SECRET, 'directory', 'in_progress', 'dep_hunter2'], facts: ['1.0-hunter2-hunter2'] });
masks.neverCut(['dep_hunter2']);
/** What a variable may hold as well: "build once, deploy in many jobs". */
const [DIGEST, TEMP] = ['a'.repeat(64), '/home/runner/temp'];
masks.hide({ values: [DIGEST, TEMP], facts: [] });

const times = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '' };
const details = [{ code: SECRET, message: SECRET }];
const service = { status: 409, code: SECRET, message: SECRET, details, requestId: SECRET };
const TEXTS = { status: SECRET, statusReason: SECRET, region: SECRET, entrypoint: SECRET };
const failure = { kind: 'rejected', message: SECRET, advice: SECRET, file: SECRET, service } as const;

test.each<[what: string, facts: Partial<DeployReport>]>([
	['a record', { record: deploymentRecord(TEXTS) }],
	['a failure, with the words of the service', { failure: new StepFailure(failure) }],
	['what inputs are called', { inputs: deployInputs({ version: SECRET, entrypoint: SECRET, 'report-name': SECRET }) }],
	['what files are called', { base: SECRET, leftOut: [{ rule: SECRET, examples: [SECRET], count: 1, secret: false }] }],
	['an app', { apps: [{ name: SECRET, actions: [SECRET] }] }],
	['the log of an app', { appLog: [SECRET] }],
])('%s', (_, facts) => {
	const shown = JSON.stringify(redactFacts(facts, masks.redact));
	expect(shown).toContain('***');
	expect(shown).not.toContain(SECRET);
});

test('facts, and words of ours, are never cut', () => {
	const record = deploymentRecord({ id: 'dep_hunter2', status: 'in_progress', ...times });
	const inputs = deployInputs({ version: '1.0-hunter2-hunter2' });
	const pack = { digest: DIGEST, size: 1, files: 0, contentSize: 0, largest: [] };
	const links = [{ text: 'commit', url: `https://github.com/o/r/commit/${DIGEST}` }];
	const own = { package: pack, links, setup: DIGEST, appLogFile: `${TEMP}/app.log`, packagePath: `${TEMP}/x` };
	const shown = redactFacts({ record, inputs, isAdopted: false, ...own }, masks.redact);
	const { version, app } = inputs;
	expect(shown).toMatchObject({ record, isAdopted: false, inputs: { version, app }, ...own });
});
