import type { AppNames } from '../../../domain/records/app.ts';
import { FollowedLog } from '../../step/follow-log.ts';
import type { TimeLimit } from '../../step/time-limit.ts';
import type { DeployRun } from '../run.ts';
import { MOST_APPS } from '../steps/name-apps.ts';

/** What the deployment's stream tells beside the status: the app's log, which is kept in a file too, and its names. */
export interface AppStream {
	readonly log: FollowedLog;
	readonly apps: readonly AppNames[];
	end(): Promise<void>;
}

/** It reads nothing before `log.begin()`. @param state called with each status that the stream tells. */
export function openAppStream(
	{ edges, update }: DeployRun,
	id: string,
	limit: TimeLimit,
	state: (status: string) => void,
): AppStream {
	const file = edges.lineFile('app-log', "The app's log");
	let apps: readonly AppNames[] = [];
	let isKept = false;
	const log = new FollowedLog(id, edges, limit, {
		state,
		text(text) {
			if (!file.add(text) || isKept) return;
			isKept = true;
			update({ appLogFile: file.path });
		},
		app(app) {
			// A stream that is opened again may tell everything again.
			if (apps.length === MOST_APPS || apps.some(({ name }) => name === app.name)) return;
			apps = [...apps, app];
			update({ apps });
		},
	});
	return {
		log,
		get apps() {
			return apps;
		},
		end: () => log.end(),
	};
}
