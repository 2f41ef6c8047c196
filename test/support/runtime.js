// What jest runs the test files in: Node's own modules, which need no transform, and which a worker loads once for all its files.
// jest's own runtime loads everything anew for each file, in a context of node:vm: a third of a second for a table of the domain.
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
registerHooks({
	resolve: (name, context, next) => next(name === '@jest/globals' ? import.meta.url : name, context),
});

let ofThisFile = {};

/** What is shared is loaded once, but must speak to the file that runs: a function, and all that hangs on it, such as `test.each`. */
const current = (name) =>
	new Proxy(() => {}, {
		apply: (_, self, args) => ofThisFile[name].apply(self, args),
		get: (_, key) => ofThisFile[name][key],
	});

export const afterAll = current('afterAll');
export const afterEach = current('afterEach');
export const beforeAll = current('beforeAll');
export const beforeEach = current('beforeEach');
export const describe = current('describe');
export const expect = current('expect');
export const test = current('test');

/** The part of jest-runtime that jest-runner and jest-circus call. */
export default class Runtime {
	/** jest-circus keeps the tests of a file in its module: each file gets a fresh one. */
	requireInternalModule(file) {
		delete require.cache[file];
		delete globalThis[Symbol.for('EVENT_HANDLERS')];
		return require(file);
	}

	setGlobalsForRuntime(globals) {
		ofThisFile = globals;
	}

	unstable_shouldLoadAsEsm() {
		return true;
	}

	unstable_importModule(file) {
		return import(pathToFileURL(file).href);
	}

	requireModule() {}
	getSourceMaps() {
		return null;
	}
	getAllCoverageInfoCopy() {}
	enterTestCode() {}
	leaveTestCode() {}
	teardown() {}
}
