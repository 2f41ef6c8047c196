import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { Runtime } from '../../src/emulator/apps/runtime.ts';

const events = { onRegistered: () => undefined, onScript: () => undefined, onLine: () => undefined };

test('a call of an app that has ended fails with the reason, before the end and after it', async () => {
	const runtime = new Runtime(new PassThrough().resume(), events);
	const call = (invocation: string) => runtime.call({ invocation, app: 'a', action: 'b' }, () => undefined);
	const before = call('1');
	runtime.end('Error: fallen');
	const failed = { status: 'failed', reason: 'Error: fallen' };
	expect(await Promise.all([before, call('2')])).toEqual([failed, failed]);
});
