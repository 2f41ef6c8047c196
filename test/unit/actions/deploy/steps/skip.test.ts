// What is deployed although "skip-unchanged" is true, and why: every condition is broken alone.
import { expect, test } from '@jest/globals';
import { skip } from '../../../../../src/actions/deploy/steps/skip.ts';
import { DIGEST, deployWorld, type Saying, serviceSaying } from '../../../../support/action-runner/deploy-world.ts';

const SETUP = '00112233445566aa';
const RECORD = { run: '7-0123456789abcdef', setup: SETUP, digest: DIGEST, deployment: 'dep_1' };
const found = (changes: object) => ({ kind: 'found', id: 8, state: 'success', record: RECORD, ...changes });
const recorded = (changes: object) => found({ record: { ...RECORD, ...changes } });
/** dep_1 runs, and GET /apps names it. */
const RUNS: Saying = { known: { dep_1: { status: 'running' } }, named: ['dep_1'] };
const says = (one: object | readonly [number, object]): Saying => ({ ...RUNS, known: { dep_1: one } });
const gone = { code: 'not_found', message: 'none' };

/** @param newest the newest GitHub deployment of the app. */
async function skipped(newest: object, service: Saying) {
	const { edges } = serviceSaying(service);
	const inputs = { entrypoint: 'app.js', 'skip-unchanged': 'true', 'report-to': 'deployment' };
	const { run, app, lines } = deployWorld(inputs, { setup: SETUP }, () => ({ ...edges, newest: async () => newest }));
	const record = await skip(run, app);
	const { unchanged, conclusion } = run.report.now;
	return { is: record?.id ?? lines.at(-1)?.text ?? '', unchanged, conclusion };
}

test.each<[name: string, is: string | RegExp, newest?: object, service?: Saying]>([
	['all fits', 'dep_1'],
	['all fits, and the service has no GET /apps', 'dep_1', found({}), { ...RUNS, named: 404 }],
	['none', /this environment has no GitHub deployment of the app yet$/, { kind: 'none' }],
	['unread', /the GitHub deployments could not be read: a 500$/, { kind: 'unread', why: 'a 500' }],
	['under way', /\(8\) is "in_progress"/, found({ state: 'in_progress' })],
	['without a record', /was made by an older version of this action/, found({ record: undefined })],
	['of a deployment that may exist', /or by something else$/, recorded({ deployment: '?' })],
	['of a package that is not known', /or by something else$/, recorded({ digest: '' })],
	['of another setup', /has a different service, project, region, version/, recorded({ setup: 'f'.repeat(16) })],
	['of another package', /deployment dep_1 has another package$/, recorded({ digest: 'b'.repeat(64) })],
	['its deployment is gone', /the service no longer knows deployment dep_1$/, found({}), says([404, gone])],
	['its deployment was stopped', /deployment dep_1 is "stopped"$/, found({}), says({ status: 'stopped' })],
	['its deployment cannot be read', /It says 500\.$/, found({}), says([500, gone])],
	['another one is in use', /may not be the one in use: GET \/apps does not/, found({}), { ...RUNS, named: [] }],
])('%s: %s', async (_, is, newest = found({}), service = RUNS) => {
	const skips = typeof is === 'string';
	expect(await skipped(newest, service)).toEqual({
		is: skips ? is : expect.stringMatching(is),
		unchanged: skips ? { githubDeployment: 8 } : undefined,
		conclusion: skips ? 'success' : undefined,
	});
});
