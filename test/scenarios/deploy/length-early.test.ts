// A server that asks for a Content-Length during the upload: the facts of the package are still reported.
import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { deployScenario } from './deploying.ts';

const scenario = deployScenario();

test.each([{ status: 411 }, { status: 501 }])('$status on the headers of the request', async ({ status }) => {
	// More than the sockets of both sides hold.
	scenario.workspace.write({ 'large.bin': randomBytes(24_000_000) });
	scenario.emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'early-answer', status } });
	const { outputs, summary, stdout, leftInTemp } = await scenario.run();
	const [committed, ...others] = scenario.emulator.ledger;
	expect(others).toEqual([]);
	expect(outputs).toMatchObject({
		conclusion: 'success',
		'package-digest': `sha256:${committed?.file?.sha256}`,
		'package-size': String(committed?.file?.size),
		'package-files': '2',
	});
	expect(summary).toContain(outputs['package-digest']);
	expect(stdout.match(/^::group::Packed 2 files/gm)).toHaveLength(1);
	expect(leftInTemp).toEqual([]);
});
