import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { startTimeLimit } from '../../../../src/actions/step/time-limit.ts';
import { systemClock } from '../../../../src/runner/clock.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

// Node 24.16 to 24.21 and Node 26 lose it where AbortSignal.any() makes the signal (nodejs/node#65995).
test('a limit that ends while nothing listens is not lost when the garbage is collected', async () => {
	const limit = startTimeLimit({ clock: systemClock, cancel: new AbortController().signal }, 1);
	for (let looks = 0; !limit.signal.aborted && looks < 10_000; looks += 1) {
		await sleep(1);
		collectGarbage();
	}
	expect(limit.signal.reason).toMatchObject({ name: 'Interrupted', by: 'deadline' });
});
