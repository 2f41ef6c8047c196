// A test that fails prints what the last step wrote, and what the servers saw (test/support/evidence.ts).
import { TestEnvironment } from 'jest-environment-node';

export default class Environment extends TestEnvironment {
	handleTestEvent(event) {
		const { evidence } = this.global;
		if (event.name === 'test_start') evidence?.clear();
		if (event.name !== 'test_done' || event.test.errors.length === 0 || evidence === undefined) return;
		const text = evidence.text();
		if (text !== '') event.test.errors.push(Object.assign(new Error(text), { stack: text }));
	}
}
