// Debug logging: one line for each request and each call to GitHub.
import { expect, test } from '@jest/globals';
import { ALL, reportScenario } from '../reports/reporting.ts';

const scenario = reportScenario({ 'app.js': 'setInterval(() => {}, 1000)' });

test('with debug logging there is a line for each request, without there is none', async () => {
	const quiet = await scenario.run(ALL);
	expect(quiet.stdout).not.toContain('::debug::');
	const [of, ofGitHub] = [scenario.deploy.emulator.requests.length, scenario.github.requests.length];
	const { stdout } = await scenario.run(ALL, { debug: true });
	const lines = (start: string) => stdout.split('\n').filter((line) => line.startsWith(`::debug::${start}`));
	// The app's log may be given up before it was asked for.
	const requests = scenario.deploy.emulator.requests.slice(of).filter(({ path }) => !path.endsWith('/events'));
	expect(lines('POST ')).toEqual([expect.stringMatching(/POST \/deployments: 201 in \d[\d.]* m?s/)]);
	expect(lines('GET ').filter((line) => !line.includes('/events'))).toHaveLength(requests.length - 1);
	expect(lines('GitHub: ')).toHaveLength(scenario.github.requests.length - ofGitHub);
});
