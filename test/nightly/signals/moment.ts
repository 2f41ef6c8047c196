import type { Emulator, Operation } from '../../../src/emulator/emulator.ts';
import type { Point } from '../../../src/emulator/http/faults.ts';
import type { Started } from '../../support/action-runner/start-action.ts';
import type { GitHubOperation } from '../../support/github-server/routes.ts';
import type { GitHub } from '../../support/github-server/server.ts';

/** A moment in the life of a step. It is known by what has happened, never by a clock. */
export interface Moment {
	readonly name: string;
	/** '' and left out: the deploy action, with all of its reporters. */
	readonly action?: string;
	readonly with?: Readonly<Record<string, string>>;
	readonly files?: Readonly<Record<string, string | Buffer>>;
	/** Leads to the moment, and sees to it that the step does not get past it by itself; returns more inputs. */
	arrange?(servers: Servers): undefined | Promise<Readonly<Record<string, string>>>;
	reached(scene: Scene): boolean;
	/** What the job had come to before the signal; left out where it was still going on. */
	readonly over?: 'success' | 'failure';
	/** The step may not have begun to listen to signals: then it dies of one of them, and has done nothing. */
	readonly early?: boolean;
}

export interface Servers {
	readonly emulator: Emulator;
	readonly github: GitHub;
}
/** A step that runs beside them. */
export interface Scene extends Servers {
	readonly running: Started;
}
export const ALWAYS = Number.POSITIVE_INFINITY;

/** Leads to a moment, and tells it. */
export type Way = Pick<Moment, 'arrange' | 'reached'>;

/** A text is in the log. */
export const logged = (text: string): Way => ({ reached: ({ running }) => running.stdout().includes(text) });

/** A request of the service stands still; `skip` of its kind pass before. */
export function stalled(operation: Operation, at: Point, { skip = 0, bytes = 1 } = {}): Way {
	return {
		arrange: ({ emulator }) => void emulator.faults.add({ operation, skip, fault: { kind: 'stall', at, bytes } }),
		reached({ emulator }) {
			const request = requestsOf(emulator, operation)[skip];
			if (request === undefined) return false;
			if (at === 'headers') return true;
			if (at === 'body') return request.complete || request.bodyBytes >= bytes;
			return at === 'after-commit' ? request.complete : request.status !== undefined;
		},
	};
}

/** The service has responded to `times` requests. */
export const responded = (operation: Operation, times = 1): Way => ({
	reached: ({ emulator }) => requestsOf(emulator, operation).filter(({ status }) => status).length >= times,
});

/** A request of GitHub's API never gets a response. */
export const silent = (operation: GitHubOperation, at: 'headers' | 'after-commit'): Way => ({
	arrange: ({ github }) => void github.faults.add({ operation, fault: { kind: 'stall', at } }),
	reached: ({ github }) => github.of(operation).length > 0,
});

/** The service responds so, always; then `way` begins. */
export function after(
	operation: Operation,
	status: number,
	{ headers = {}, body, times = ALWAYS }: { headers?: Record<string, string>; body?: string; times?: number },
	way: Way,
): Way {
	return {
		reached: way.reached,
		arrange(servers) {
			const fault = { kind: 'answer', status, headers, ...(body === undefined ? {} : { body }) } as const;
			servers.emulator.faults.add({ operation, times, fault });
			return way.arrange?.(servers);
		},
	};
}

function requestsOf({ requests }: Emulator, operation: Operation) {
	return requests.filter((request) => request.operation === operation);
}
