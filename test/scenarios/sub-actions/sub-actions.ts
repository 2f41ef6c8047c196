// The inputs of each sub-action for tests that set the emulator's response, so that no resource has to exist.
import type { Operation } from '../../../src/emulator/emulator.ts';

export interface SubAction {
	readonly name: string;
	readonly operation: Operation;
	/** Good inputs, beside key and address. */
	readonly with: Readonly<Record<string, string>>;
	/** What its errors begin with. */
	readonly doing: string;
	/** The outputs of a step that was refused, where it sets some. */
	readonly refused?: Readonly<Record<string, unknown>>;
	/** It is never sent twice: what may have been carried out ends as ambiguous. */
	readonly once?: true;
	/** A 404 of the service means that nothing is left to do. */
	readonly isFineWith404?: true;
}

export const PROCESS_ID = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

export const SUB_ACTIONS: readonly SubAction[] = [
	{ name: 'delete-api-key', operation: 'deleteApiKey', with: { 'key-id': 'key-1' }, doing: 'Deleting the API key' },
	{
		name: 'delete-deployments',
		operation: 'deleteDeployment',
		with: { 'deployment-id': 'deployment-1' },
		doing: 'Deleting deployments',
		refused: { 'deleted-ids': '', count: '0' },
		isFineWith404: true,
	},
	{
		name: 'invoke-action',
		operation: 'createInvocation',
		with: { 'app-name': 'app-1', 'action-name': 'action-1' },
		doing: 'Invoking the action',
		refused: { 'invocation-id': '', output: '' },
		once: true,
	},
	{ name: 'list-replays', operation: 'listReplays', with: { 'browser-id': 'b-1' }, doing: 'Listing the replays' },
	{
		name: 'resize-terminal',
		operation: 'resizeProcess',
		with: { 'browser-id': 'browser-1', 'process-id': PROCESS_ID, rows: '24', cols: '80' },
		doing: 'Resizing the terminal',
	},
	{
		name: 'watch-files',
		operation: 'watchEvents',
		with: { 'browser-id': 'browser-1', 'watch-id': 'watch-1' },
		doing: 'Watching the files',
		refused: { count: '0', matched: '' },
	},
];
