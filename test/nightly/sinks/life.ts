// The life of a step from its start to its end, for each action, once with a success and once with a failure.
import type { Operation } from '../../../src/emulator/emulator.ts';
import { APP } from '../../scenarios/deploy/deploying.ts';
import { EVENT_STREAM, frame } from '../../scenarios/deploy/raw-stream.ts';
import { SUB_ACTIONS } from '../../scenarios/sub-actions/sub-actions.ts';
import { ALWAYS, type Moment } from '../signals/moment.ts';

export interface Life extends Omit<Moment, 'reached'> {
	/** Its exit code. */
	readonly code: 0 | 1;
	/** The request at which a sink breaks that breaks later: its response is held back until then. */
	readonly operation: Operation;
	/** What the log says by then, where a sink is to break between two lines of it. */
	readonly logged?: string;
	/** The step that is looked at is the post step, after a main step that was killed in that request. */
	readonly post?: boolean;
}

const DEPLOY = { 'wait-until': 'running', 'poll-interval': '0.1' };

function deploying(name: string, code: 0 | 1, status: string): Life {
	return {
		name,
		code,
		operation: 'createDeployment',
		logged: 'sha256:',
		with: DEPLOY,
		files: APP,
		arrange({ emulator }) {
			const fault = { kind: 'override', record: { status } } as const;
			emulator.faults.add({ operation: 'getDeployment', times: ALWAYS, fault });
			return undefined;
		},
	};
}

const REPLAY = { replay_id: 'replay-1', started_at: '2030-01-02T03:04:05Z', finished_at: '2030-01-02T03:05:10Z' };
/** What the service responds to a success. */
const SUCCESS: Readonly<Record<string, string>> = {
	'delete-api-key': '{"ok": true}',
	'delete-deployments': '{"ok": true}',
	'invoke-action': JSON.stringify({ id: 'invocation-1', status: 'succeeded', output: '{}' }),
	'list-replays': JSON.stringify([{ ...REPLAY, replay_view_url: 'https://api.example.com/browser/replays' }]),
	'resize-terminal': '{"ok": true}',
	'watch-files': frame('/a'),
};

function calling({ name, operation, with: inputs }: (typeof SUB_ACTIONS)[number], code: 0 | 1): Life {
	const success = { status: 200, headers: name === 'watch-files' ? EVENT_STREAM : {}, body: SUCCESS[name] ?? '' };
	const failure = { status: 403, body: { code: 'forbidden', message: 'No' } };
	return {
		name: `${name}, ${code === 0 ? 'success' : 'failure'}`,
		action: name,
		code,
		operation,
		with: inputs,
		arrange({ emulator }) {
			const fault = { kind: 'answer', ...(code === 0 ? success : failure) } as const;
			emulator.faults.add({ operation, times: ALWAYS, fault });
			// What the invocation has come to is asked for by itself.
			emulator.faults.add({ operation: 'getInvocation', times: ALWAYS, fault });
			return undefined;
		},
	};
}

export const LIVES: readonly Life[] = [
	deploying('deploy, success', 0, 'running'),
	deploying('deploy, failure', 1, 'failed'),
	...SUB_ACTIONS.flatMap((action) => [calling(action, 0), calling(action, 1)]),
	{
		name: 'post',
		code: 0,
		post: true,
		operation: 'getDeployment',
		with: DEPLOY,
		files: APP,
		arrange({ emulator, github }) {
			emulator.faults.add({ operation: 'getDeployment', fault: { kind: 'stall', at: 'headers' } });
			// However far the main step comes before the kill, nothing of it is at GitHub.
			github.faults.add({ operation: '*', times: ALWAYS, fault: { kind: 'stall', at: 'headers' } });
			return undefined;
		},
	},
];
