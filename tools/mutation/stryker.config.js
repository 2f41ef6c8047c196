// Mutation testing, `npm run test:all -- mutation`: each of these modules is changed in every small way that Stryker knows, and the
// tests of its own name must notice. JavaScript, so that one list gives the modules and their tests.
const modules = [
	'domain/backoff',
	// classes of failures
	...['domain/failures/failure', 'domain/failures/interruption'],
	...['http/retry-policy', 'http/request-failure', 'http/network-error'],
	...['actions/step/call', 'actions/step/poll'],
	// ids, and the inputs that decide where a request goes
	...['domain/inputs/parsers', 'domain/inputs/api-key', 'domain/inputs/base-url'],
	// redaction and escaping
	...['domain/secrets/redact', 'domain/secrets/secrets'],
	...['actions/deploy/report/report', 'domain/text/sanitize', 'domain/text/markdown'],
	'workspace/select/ignore-rules',
];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
	mutate: modules.map((name) => `src/${name}.ts`),
	testRunner: 'jest',
	jest: {
		// Not jest.config.js: a mutant is seen only where jest loads modules anew, in a context of their own.
		config: {
			testEnvironment: 'node',
			extensionsToTreatAsEsm: ['.ts'],
			transform: { '\\.ts$': '<rootDir>/tools/mutation/strip-types.js' },
			testMatch: modules.map((name) => `<rootDir>/test/unit/${name}.test.ts`),
			// In the copy of the project, which is removed in the end.
			cacheDirectory: '<rootDir>/.jest-cache',
		},
	},
	testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
	// What is copied to where the tests run.
	ignorePatterns: ['**', '!src/**', '!test/**', '!tools/mutation/strip-types.js', '!package.json'],
	coverageAnalysis: 'perTest',
	concurrency: 2,
	// Milliseconds on top of the usual time. Less, and a busy machine is taken for a loop without end; more, and each loop costs it.
	timeoutMS: 10_000,
	// Percent: below this the run fails.
	thresholds: { high: 95, low: 90, break: 85 },
	reporters: ['clear-text'],
	clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
	allowConsoleColors: false,
	// Static mutants, those of constants, take most of the time, and are worth it.
	warnings: { slow: false },
	cleanTempDir: 'always',
};
