// What is looked at before an action is invoked: an error names what there is, and a service without the list decides.
import { expect, test } from '@jest/globals';
import { checkKnown } from '../../../../src/actions/invoke-action/known-apps.ts';
import { fakeClock } from '../../../support/action-runner/fake-clock.ts';

const record = (name: string, version: string, actions: string[]) => ({ name, version, actions, deployment: 'd' });
const APPS = [
	record('shop', 'latest', ['buy', 'sell']),
	record('shop', 'v1', ['buy']),
	record('shop', 'v0', []),
	record('bot', 'v1', ['run']),
];
const SELL = { app: 'shop', action: 'sell', version: 'latest', payload: '' };
const whole = { kind: 'list', items: APPS, isWhole: true };

/** The error before anything is sent; 'sends' for none. @param list 'late': it does not come in time. */
async function checked(call: typeof SELL, list: object | 'late'): Promise<string> {
	const clock = fakeClock();
	const apps = {
		async list({ signal }: { readonly signal: AbortSignal }) {
			if (list === 'late') clock.pass(10_000);
			signal.throwIfAborted();
			return list;
		},
	};
	const edges = { apps, clock, cancel: new AbortController().signal };
	return checkKnown(call, edges as unknown as Parameters<typeof checkKnown>[1]).then(
		() => 'sends',
		(failure: Error) => failure.message,
	);
}

test.each<[what: string, call: Partial<typeof SELL>, list: object | 'late', says: string]>([
	['all is there', {}, whole, 'sends'],
	['another app', { app: 'shoe' }, whole, 'The service has no app "shoe"; it has "shop", "bot".'],
	['another version', { app: 'bot' }, whole, 'App "bot" has no version "latest"; it has "v1".'],
	['another action', { version: 'v1' }, whole, 'Version "v1" of app "shop" has no action "sell"; it has "buy".'],
	['a version of which no actions are told', { version: 'v0' }, whole, 'sends'],
	['no app at all, which a new project may have', { app: 'shoe' }, { ...whole, items: [] }, 'sends'],
	['a list that is not whole', { app: 'shoe' }, { ...whole, isWhole: false }, 'sends'],
	['no list', { app: 'shoe' }, { kind: 'unread' }, 'sends'],
	['a list that does not come', { app: 'shoe' }, 'late', 'sends'],
])('%s: %s', async (_, call, list, says) => expect(await checked({ ...SELL, ...call }, list)).toBe(says));
