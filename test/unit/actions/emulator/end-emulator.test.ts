// The end of the emulator: nothing that is left behind fails a job.
import { expect, test } from '@jest/globals';
import { type EndEdges, endEmulator } from '../../../../src/actions/emulator/end-emulator.ts';
import { fakeClock } from '../../../support/action-runner/fake-clock.ts';

test('a folder that cannot be removed is one notice', async () => {
	const said: string[] = [];
	const edges = {
		clock: fakeClock(),
		state: { read: (name: string) => ({ folder: '/tmp/emulator-1', pid: '1' })[name] ?? '' },
		log: { info: () => {}, group: () => {}, notice: (line: string) => said.push(line) },
		background: {
			endBackground: async () => true,
			readBackgroundLog: () => [],
			removeFolder() {
				throw Object.assign(new Error('no'), { code: 'EACCES' });
			},
		},
	};
	expect(await endEmulator(edges as unknown as EndEdges)).toBe(true);
	expect(said).toEqual(["The emulator's folder could not be removed completely (EACCES): /tmp/emulator-1"]);
});
