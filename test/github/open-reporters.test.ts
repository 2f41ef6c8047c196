import { expect, test } from '@jest/globals';
import { openReporters } from '../../src/github/open-reporters.ts';

const inputs = {
	reportTo: ['check', 'comment'],
	reportName: 'deploy',
	environment: 'production',
	commentKey: 'apps',
	environmentUrl: '',
	githubToken: 'a-token',
} as const;

test('when the job began is read once: what is shown is what the post step finds', () => {
	const saved = new Map<string, string>();
	let reads = 0;
	const reporters = openReporters(inputs, {
		environment: {
			repository: 'o/r',
			runUrl: '',
			runId: '1',
			trigger: { commit: 'a'.repeat(40), pullRequest: 1 },
			apiUrl: 'http://127.0.0.1:1',
			proxy: {} as never,
		},
		// As at the runner: a step does not see what it has saved itself.
		state: { read: () => '', write() {}, keep: (name, text) => saved.set(name, text) },
		outputs: { set() {} },
		log: { info() {}, debug() {} },
		clock: {
			now: () => 0,
			wall: () => 1_000 + reads++,
			random: () => 0,
			deadline: () => new AbortController().signal,
			sleep: async () => {},
		},
		redactName: (text) => text,
	});
	expect(reporters).toBeDefined();
	expect([saved.get('began'), reads]).toEqual(['1000', 1]);
});
