// A token without permission: reported once, with the lines to paste, and it never fails the deploy.
import { expect, test } from '@jest/globals';
import { forkPullRequest } from '../../support/github-server/events.ts';
import { ALL_PERMISSIONS } from '../../support/github-server/server.ts';
import { annotations } from '../deploy/deploying.ts';
import { ALL, reportScenario } from './reporting.ts';

const scenario = reportScenario();
const notices = (stdout: string) => annotations(stdout, 'notice').map(({ message }) => message);

test.each([
	{ reporter: 'check', permission: 'checks: write' },
	{ reporter: 'status', permission: 'statuses: write' },
	{ reporter: 'deployment', permission: 'deployments: write' },
	{ reporter: 'comment', permission: 'pull-requests: write' },
])('$reporter without $permission: one notice with the lines to paste, and nothing else', async (row) => {
	const others = ALL_PERMISSIONS.filter((permission) => permission !== row.permission);
	const { repository } = await scenario.replaceGitHub({ permissions: others });
	const main = await scenario.run(ALL);
	expect([main.code, main.outputs.conclusion]).toEqual([0, 'success']);
	expect(notices(main.stdout)).toEqual([
		expect.stringMatching(
			new RegExp(`\\(${row.reporter}: [^;]*\\)[^]*\\npermissions:\\n  contents: read\\n  ${row.permission}$`),
		),
	]);
	expect(annotations(main.stdout, 'error')).toEqual([]);
	expect(annotations(main.stdout, 'warning')).toEqual([]);
	expect(repository.unfinished()).toEqual([]);
});

test('no permission at all: still one notice, with all the lines, and none from the post step', async () => {
	await scenario.replaceGitHub({ permissions: [] });
	const main = await scenario.run(ALL);
	const { code, stdout } = main;
	expect(code).toBe(0);
	const before = scenario.github.requests.length;
	const post = await scenario.post(ALL, main);
	expect([post.code, notices(post.stdout)]).toEqual([0, []]);
	expect(scenario.github.requests).toHaveLength(before);
	const yaml = ALL_PERMISSIONS.map((permission) => `  ${permission}`).join('\n');
	expect(notices(stdout)).toEqual([expect.stringContaining(`permissions:\n  contents: read\n${yaml}`)]);
});

test("a fork's read-only token: one notice without lines that would not help, and all is in the summary", async () => {
	await scenario.replaceGitHub({ permissions: ALL_PERMISSIONS.map((one) => one.replace('write', 'read')) });
	const { code, stdout, summary, outputs } = await scenario.run(ALL, { event: forkPullRequest() });
	expect(code).toBe(0);
	expect(notices(stdout)).toEqual([expect.stringMatching(/read-only.*job summary/)]);
	expect(stdout).not.toContain('permissions:');
	expect(summary).toContain(outputs['deployment-id']);
});

test('a missing permission does not hide why a deploy failed', async () => {
	await scenario.replaceGitHub({ permissions: [] });
	scenario.deploy.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 409 } });
	const { code, stdout, outputs } = await scenario.run(ALL);
	expect([code, outputs['failure-kind']]).toEqual([1, 'rejected']);
	expect(annotations(stdout, 'error')).toHaveLength(1);
	expect(notices(stdout)).toHaveLength(1);
});
