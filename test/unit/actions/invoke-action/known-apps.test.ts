// What is looked at before an action is invoked: an error names what there is, and a service without the list decides.
import { expect, test } from '@jest/globals';
import type { InvokeEdges } from '../../../../src/actions/invoke-action/edges.ts';
import { checkKnown, lackingIn } from '../../../../src/actions/invoke-action/known-apps.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { Cancelled } from '../../../../src/domain/failures/interruption.ts';
import { fakeClock } from '../../../support/action-runner/fake-clock.ts';

const record = (name: string, version: string, actions: string[]) => ({ name, version, actions, deployment: 'd' });
const APPS = [
	record('shop', 'latest', ['buy', 'sell']),
	record('shop', 'v1', ['buy']),
	record('shop', 'v0', []),
	record('bot', 'v1', ['run']),
];

test.each([
	[{ app: 'shop', action: 'sell', version: 'latest' }, ''],
	[{ app: 'shoe', action: 'buy', version: 'latest' }, 'The service has no app "shoe"; it has "shop", "bot".'],
	[{ app: 'bot', action: 'run', version: 'latest' }, 'App "bot" has no version "latest"; it has "v1".'],
	[{ app: 'shop', action: 'sell', version: 'v1' }, 'Version "v1" of app "shop" has no action "sell"; it has "buy".'],
	[{ app: 'shop', action: 'buy', version: 'v0' }, ''], // a service that tells no actions
])('%j: %j', (call, says) => expect(lackingIn(APPS, call)).toBe(says));

const CALL = { app: 'shoe', action: 'buy', version: 'latest', payload: '' };

function checking(list: () => object, cancel = new AbortController()) {
	const apps = { list: async () => list() };
	const edges = { clock: fakeClock(), cancel: cancel.signal, log: { debug: () => {} }, apps };
	return checkKnown(CALL, edges as unknown as InvokeEdges);
}

test('what the service does not have is an error', async () => {
	await expect(checking(() => ({ kind: 'list', isWhole: true, items: APPS }))).rejects.toMatchObject({
		kind: 'rejected',
		message: 'The service has no app "shoe"; it has "shop", "bot".',
		advice: expect.stringMatching(/^Nothing was invoked\./),
	});
});

test.each<[what: string, list: () => object]>([
	['no such list', () => ({ kind: 'refused' })],
	['no list', () => ({ kind: 'malformed' })],
	['a part of the list', () => ({ kind: 'list', isWhole: false, items: APPS })],
	[
		'a fault',
		() => {
			throw new StepFailure({ kind: 'network', message: 'It is down.', advice: '' });
		},
	],
])('%s: the service decides', async (_, list) => expect(await checking(list)).toBeUndefined());

test('a cancel ends it', async () => {
	const cancel = new AbortController();
	const list = () => {
		cancel.abort(new Cancelled());
		throw cancel.signal.reason;
	};
	await expect(checking(list, cancel)).rejects.toBe(cancel.signal.reason);
});
