// Mutation testing, `npm run mutation`: each of these modules is changed in every small way that Stryker knows, and the
// tests of its own name must notice. JavaScript, so that one list gives the modules and their tests.
const modules = [
	'backoff',
	// classes of failures
	...['attempt', 'failure', 'request-failure', 'answer-failure', 'call-failure', 'network-problem'],
	...['poll-tolerance', 'interruption', 'adoption'],
	// ids, and the inputs that decide where a request goes
	...['id', 'api-key', 'base-url'],
	// redaction and escaping
	...['redact', 'beginnings', 'text-view', 'redact-report', 'harmless', 'markdown'],
	'ignore-rules',
];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
	mutate: modules.map((name) => `src/domain/${name}.ts`),
	testRunner: 'jest',
	jest: {
		config: {
			testMatch: modules.map((name) => `<rootDir>/test/domain/${name}.test.ts`),
			// In the copy of the project, which is removed in the end.
			cacheDirectory: '<rootDir>/.jest-cache',
		},
	},
	testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
	// What is copied to where the tests run.
	ignorePatterns: [
		'**',
		'!src/domain/**',
		'!test/domain/**',
		'!test/strip-types.js',
		'!jest.config.js',
		'!package.json',
	],
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
