// What a step writes to may break: nothing throws, the result stays what it is, one notice names the file, and the id of a
// deployment is known.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Started } from '../../support/action-runner/start-action.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { ALL, notices, reportScenario, until } from '../reports/reporting.ts';

const scenario = reportScenario();
const folder = tempFolder();
const id = () => scenario.deploy.emulator.ledger[0]?.id ?? 'no deployment';

test.each(['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'])('%s cannot be written', async (name) => {
	const step = await scenario.run(ALL, { env: { [name]: '/nowhere/file' } });
	const { code, stderr, stdout, outputs, state, summary } = step;
	expect({ code, stderr, notices: notices(step) }).toEqual({
		code: 0,
		stderr: '',
		notices: [expect.stringContaining(`${name} (/nowhere/file) could not be written: ENOENT`)],
	});
	expect(stdout).toContain(id());
	const written = { GITHUB_OUTPUT: outputs['deployment-id'], GITHUB_STATE: state.deploy, GITHUB_STEP_SUMMARY: summary };
	expect(Object.entries(written).filter(([, text]) => !text)).toEqual([[name, name.endsWith('Y') ? '' : undefined]]);
});

test.each(['stdout', 'stderr'] as const)('nobody reads its %s any more', async (name) => {
	const running = scenario.start(ALL, { asProcess: true }) as Started;
	running.child[name]?.destroy();
	const { code, outputs } = await running.finished;
	expect({ code, id: outputs['deployment-id'] }).toEqual({ code: 0, id: id() });
});

test('the id of a deployment is in the log before anything else is done with it', async () => {
	const file = path.join(folder, 'output');
	writeFileSync(file, '');
	const release = scenario.deploy.emulator.faults.hold('createDeployment');
	const running = scenario.watch('', { env: { GITHUB_OUTPUT: file } });
	await until(() => running.stdout().includes('sha256:'));
	rmSync(file);
	mkdirSync(file);
	release();
	const step = await running.finished;
	expect({ code: step.code, notices: notices(step).length }).toEqual({ code: 0, notices: 1 });
	expect(step.stdout.indexOf(id())).toBeGreaterThan(0);
	expect(step.stdout.indexOf(id())).toBeLessThan(step.stdout.indexOf('::notice'));
});
