// Tells every test that did not run: jest itself only counts them.
import path from 'node:path';
import { filesOf, leftOutOn } from './system-table.ts';

export default class SkippedReporter {
	onRunComplete(_, { testResults }) {
		const files = leftOutOn(process.platform).flatMap((entry) =>
			filesOf(entry).map((file) => `${file}: it needs ${entry.because}`),
		);
		const tests = testResults.flatMap(({ testFilePath, testResults: results }) =>
			results
				.filter(({ status }) => status === 'pending')
				.map(({ fullName }) => `${path.relative(process.cwd(), testFilePath)}: ${fullName}`),
		);
		for (const one of new Set([...files, ...tests])) console.error(`skipped: ${one}`);
	}
}
