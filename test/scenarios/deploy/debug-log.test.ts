// Debug logging: one line for each request and each call to GitHub.
import { expect, test } from '@jest/globals';
import { ALL, reportScenario } from '../reports/reporting.ts';

const scenario = reportScenario({ 'app.js': 'setInterval(() => {}, 1000)' });
const debugged = (stdout: string) => [...stdout.matchAll(/^::debug::(.*)$/gm)].map(([, line]) => line as string);
const TOOK = String.raw`in \d[\d.]* m?s`;

test('a deploy that goes well', async () => {
	const { stdout, code, outputs } = await scenario.run(ALL, { debug: true });
	expect(code).toBe(0);
	const lines = debugged(stdout);
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

test('without debug logging there is none of it', async () => {
	expect(debugged((await scenario.run('')).stdout)).toEqual([]);
});
