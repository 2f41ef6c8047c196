// The end of the emulator: nothing that is left behind fails a job.
import { expect, test } from '@jest/globals';
import { type EndEdges, endEmulator } from '../../../../src/actions/emulator/end-emulator.ts';
import { fakeClock } from '../../../support/action-runner/fake-clock.ts';

test.each([{ code: 'ENOTEMPTY' }, { code: 'EACCES' }, {}])(
	'a folder that cannot be removed (%j) is one notice',
	async (cause) => {
		const said: string[] = [];
		const say = (line: string) => void said.push(line);
		const edges = {
			clock: fakeClock(),
			state: { read: (name: string) => ({ folder: '/tmp/emulator-1', pid: '1' })[name] ?? '' },
			log: { info: () => {}, group: () => {}, notice: say },
			background: {
				endBackground: async () => true,
				readBackgroundLog: () => ({ lines: [], leftOut: 0 }),
				removeFolder() {
					throw Object.assign(new Error('no'), cause);
				},
			},
		};
		await endEmulator(edges as unknown as EndEdges);
		expect(said).toEqual([
			`The emulator's folder could not be removed completely (${cause.code ?? 'no code'}): /tmp/emulator-1`,
		]);
	},
);
