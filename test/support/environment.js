// What goes with each test: a step that it has left running is ended, and if it fails, it prints what the last step wrote and
// what the servers saw (test/support/evidence.ts).
import { endLeftRunning } from './action-runner/left-running.ts';
import { evidence } from './evidence.ts';

export default class Environment {
	/** jest's own values for a file; the tests use those of Node. */
	global = {};

	constructor() {
		evidence.clear();
	}

	async handleTestEvent({ name, test }) {
		if (name === 'test_fn_success' || name === 'test_fn_failure') await endLeftRunning();
		if (name !== 'test_done') return;
		const text = test.errors.length === 0 ? '' : evidence.text();
		if (text !== '') test.errors.push(Object.assign(new Error(text), { stack: text }));
		evidence.forgetStep();
	}

	getVmContext() {
		return null;
	}
	async setup() {}
	async teardown() {}
}
