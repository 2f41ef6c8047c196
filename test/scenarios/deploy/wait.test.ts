// The wait: what ends it, and what it writes to the log.
import { describe, expect, test } from '@jest/globals';
import { annotations, deployScenario } from './deploying.ts';

const BROKEN = '//! log starting\n//! fail cannot find the database\n';
const scenario = deployScenario({ 'app.js': 'setInterval(() => {}, 1000)', 'broken.js': BROKEN }, { startGraceMs: 50 });

test('a record that has failed already fails the step, though "created" is all that it waits for', async () => {
	scenario.emulator.faults.add({
		operation: 'createDeployment',
		fault: { kind: 'override', record: { status: 'failed' } },
	});
	const { code, outputs } = await scenario.run({ with: { 'wait-until': 'created' } });
	expect(code).toBe(1);
	expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'failed', status: 'failed' });
});

describe('where an app has all the time to break', () => {
	const breaking = deployScenario({ 'broken.js': BROKEN }, { startGraceMs: 600_000 });

	test('an app that breaks: the reason is in log, outputs and summary, and its entry file is blamed', async () => {
		const { code, outputs, stdout, summary } = await breaking.run({
			with: { entrypoint: 'broken.js', 'wait-until': 'running', 'poll-interval': '0.1' },
		});
		expect(code).toBe(1);
		expect(outputs).toMatchObject({ status: 'failed', 'status-reason': 'cannot find the database' });
		expect(outputs['error-message']).toBe('cannot find the database');
		const [error] = annotations(stdout);
		expect(error?.message).toContain('cannot find the database');
		expect(error?.properties.file).toBe('broken.js');
		expect(summary).toMatch(/❌ Failed: cannot find the database/);
	});
});

test('records of id and status alone are enough', async () => {
	const bare = (status: string) => ({ id: 'dep_1', status });
	const { emulator } = scenario;
	emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 201, body: bare('queued') } });
	emulator.faults.add({ operation: 'getDeployment', fault: { kind: 'answer', status: 200, body: bare('queued') } });
	emulator.faults.add({
		operation: 'getDeployment',
		fault: { kind: 'answer', status: 200, body: bare('running') },
		skip: 1,
	});
	const { outputs } = await scenario.run();
	expect(outputs).toMatchObject({
		conclusion: 'success',
		'deployment-id': 'dep_1',
		status: 'running',
		'created-at': '',
	});
});

test('dry run: packs and checks, sends nothing, needs no key, keeps the package', async () => {
	const running = scenario.start({ with: { 'dry-run': 'true', 'api-key': '', 'base-url': '' } });
	const { code, outputs, summary } = await running.finished;
	expect(code).toBe(0);
	expect(scenario.emulator.requests).toEqual([]);
	expect(outputs).toMatchObject({ conclusion: 'success', 'package-files': '2' });
	expect(outputs['package-path']).toContain(running.temp);
	expect(summary).toContain('Dry run');
});
