// A deployment that only the list has told must be the one that GET /apps names for our version, where there is such a list.
import { expect, test } from '@jest/globals';
import { confirmAdopted } from '../../../../../src/actions/deploy/steps/apps.ts';
import { deployWorld, recordWith, serviceSaying } from '../../../../support/action-runner/deploy-world.ts';

test.each<[what: string, isAdopted: boolean, named: readonly string[] | number, ends: 'ambiguous' | 'known']>([
	['named', true, ['dep_1'], 'known'],
	['not named', true, [], 'ambiguous'],
	['named beside another', true, ['dep_1', 'dep_2'], 'ambiguous'],
	['in a list that cannot be read', true, 503, 'ambiguous'],
	['of a service without the list', true, 404, 'known'],
	['our own, and not named', false, [], 'known'],
])('what runs is %s, and adopted: %s', async (_, isAdopted, named, ends) => {
	const { edges } = serviceSaying({ named });
	const { run } = deployWorld({}, { isAdopted }, () => edges);
	const ended: unknown = await confirmAdopted(run, recordWith({ status: 'running' })).catch(
		(thrown: unknown) => thrown,
	);
	const says = { kind: 'ambiguous', message: expect.stringContaining('may belong to another job') };
	expect(ended).toEqual(ends === 'known' ? undefined : expect.objectContaining(says));
	expect(run.report.now.isAdopted).toBe(ends === 'ambiguous');
});
