// Debug logging: one line for each request and each call to GitHub, and the ignore files that were read.
import { expect, test } from '@jest/globals';
import { ALL, reportScenario } from '../reports/reporting.ts';

const scenario = reportScenario({
	'app.js': 'setInterval(() => {}, 1000)',
	'.gitignore': '*.log\n',
	'sub/.gitignore': '',
	'sub/a.txt': '',
});
const debugged = (stdout: string) => [...stdout.matchAll(/^::debug::(.*)$/gm)].map(([, line]) => line as string);
const TOOK = String.raw`in \d[\d.]* m?s`;

test('a deploy that goes well', async () => {
	const { stdout, code, outputs } = await scenario.run(ALL, { debug: true });
	expect(code).toBe(0);
	const lines = debugged(stdout);
	expect(lines).toContain('Ignore files read: .gitignore, sub/.gitignore');
	// The app's log may be given up before it was asked for.
	const requests = scenario.deploy.emulator.requests.filter(({ path }) => !path.endsWith('/events'));
	const service = lines.filter((line) => /^(?:GET|POST) (?!.*\/events)/.test(line));
	expect(service).toHaveLength(requests.length);
	expect(service[0]).toMatch(new RegExp(`^POST /deployments: 201 ${TOOK}( \\(request [^ ]+\\))?$`));
	expect(service[1]).toMatch(new RegExp(`^GET /deployments/${outputs['deployment-id']}: 200 ${TOOK}`));
	const github = lines.filter((line) => line.startsWith('GitHub: '));
	expect(github).toHaveLength(scenario.github.requests.length);
	expect(github).toContainEqual(
		expect.stringMatching(new RegExp(`^GitHub: POST /repos/{owner}/{repo}/check-runs: 201 ${TOOK}$`)),
	);
});

const RESET = expect.stringMatching(/^the connection was reset \(ECONNRESET\) in |^the other side closed/);

test('repeats and refusals', async () => {
	const { faults } = scenario.deploy.emulator;
	faults.add({ operation: 'getDeployment', times: 2, fault: { kind: 'reset', at: 'headers' } });
	scenario.github.faults.add({ operation: 'createCheck', fault: { kind: 'answer', status: 403 } });
	const lines = debugged((await scenario.run('check', { debug: true })).stdout);
	const polls = lines.filter((line) => /^GET \/deployments\/[^/]+: /.test(line)).map((line) => line.split(': ')[1]);
	expect(polls.slice(0, 3)).toEqual([RESET, RESET, expect.stringMatching(/^200 in /)]);
	expect(lines).toContainEqual(expect.stringMatching(/^GitHub: POST .*check-runs: 403 in /));
});

test('without debug logging there is none of it', async () => {
	expect(debugged((await scenario.run('')).stdout)).toEqual([]);
});
