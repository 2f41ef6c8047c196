// What `npm test` prints: how far it is, each failure at once, and at the end what failed, what was skipped, and what took longest.
import path from 'node:path';
import { filesOf, leftOutOn } from './system-table.ts';

const nameOf = (file) => path.relative(process.cwd(), file);
const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;
/** At most this many lines of each part of the summary. */
const LINES = 8;

export default class Reporter {
	#done = 0;
	#shown = 0;

	onRunStart({ numTotalTestSuites }) {
		console.log(`${numTotalTestSuites} test files`);
	}

	onTestFileResult(_, { testFilePath, failureMessage, testResults, perfStats }, { numTotalTestSuites: all }) {
		this.#done++;
		if (failureMessage) {
			const failed = testResults.filter(({ status }) => status === 'failed').length;
			console.log(
				`\n✗ ${nameOf(testFilePath)}: ${failed || 'none'} of ${testResults.length} tests failed\n${failureMessage}`,
			);
		}
		const tenth = Math.floor((this.#done / all) * 10);
		if (all < 10 || tenth > this.#shown || process.stdout.isTTY)
			console.log(
				`${this.#done} of ${all} files${all < 10 ? `: ${nameOf(testFilePath)} in ${seconds(perfStats.runtime)}` : ''}`,
			);
		this.#shown = tenth;
	}

	onRunComplete(_, results) {
		const { testResults, numPassedTests, numFailedTests, numPendingTests, startTime } = results;
		const failed = testResults.flatMap(({ testFilePath, testResults: tests, testExecError }) => [
			...(testExecError ? [`${nameOf(testFilePath)}: does not load`] : []),
			...tests
				.filter(({ status }) => status === 'failed')
				.map(({ fullName }) => `${nameOf(testFilePath)}: ${fullName}`),
		]);
		const skipped = [
			...leftOutOn(process.platform).flatMap((entry) =>
				filesOf(entry).map((file) => `${file}: it needs ${entry.because}`),
			),
			...testResults.flatMap(({ testFilePath, testResults: tests }) =>
				tests
					.filter(({ status }) => status === 'pending')
					.map(({ fullName }) => `${nameOf(testFilePath)}: ${fullName}`),
			),
		];
		const slowest = testResults
			.filter(({ perfStats }) => perfStats.runtime > 20_000)
			.toSorted((one, other) => other.perfStats.runtime - one.perfStats.runtime)
			.slice(0, 3)
			.map(({ testFilePath, perfStats }) => `${seconds(perfStats.runtime)} ${nameOf(testFilePath)}`);
		list('slow', slowest);
		list('skipped', skipped);
		list('failed', failed);
		const counts = [`${numPassedTests} passed`, `${numFailedTests} failed`, `${numPendingTests} skipped`].join(', ');
		console.log(`${counts} in ${testResults.length} files, ${seconds(Date.now() - startTime)}`);
	}
}

function list(name, lines) {
	for (const line of lines.slice(0, LINES)) console.log(`${name}: ${line}`);
	if (lines.length > LINES) console.log(`${name}: ${lines.length - LINES} more`);
}
