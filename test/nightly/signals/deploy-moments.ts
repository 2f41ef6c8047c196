// The moments of a deploy at which a signal may come, from its first log line to its last.
import { randomBytes } from 'node:crypto';
import { craftZip } from '../../emulator/crafted-zip.ts';
import { APP } from '../../scenarios/deploy/deploying.ts';
import type { GitHubOperation } from '../../support/github-server/routes.ts';
import { ALWAYS, after, logged, type Moment, responded, type Servers, silent, stalled, type Way } from './moment.ts';

/** Bytes: more than the sockets of both sides hold, and not compressible. */
const LARGE = 24_000_000;
const large = { 'large.bin': randomBytes(LARGE) };

const WITH = { 'wait-until': 'running', 'poll-interval': '0.1' };

/** The deployment leaves the queue at its fourth poll, and then never gets on. */
function neverRunning({ emulator }: Servers): void {
	const status = (value: string, times: number) =>
		emulator.faults.add({ operation: 'getDeployment', times, fault: { kind: 'override', record: { status: value } } });
	status('queued', 3);
	status('in_progress', ALWAYS);
}

function during(name: string, way: Way, more: Partial<Moment> = {}): Moment {
	return {
		name,
		reached: way.reached,
		...more,
		with: { ...WITH, ...more.with },
		files: { ...APP, ...more.files },
		arrange(servers) {
			const found = way.arrange?.(servers);
			neverRunning(servers);
			return found;
		},
	};
}

const SAID: readonly Moment[] = [
	{ ...during('started', { reached: () => true }), early: true },
	during('its first word', { reached: ({ running }) => running.stdout() !== '' }),
	...[
		'Selected 1 file',
		'Packing and sending',
		'sha256:',
		'Created deployment',
		'queued after',
		'in_progress after',
	].map((text) => during(`the log says "${text}"`, logged(text))),
];

const UPLOADS: readonly Moment[] = [
	during('no connection, before the second try', logged('Try 2 of 5'), { with: { 'base-url': 'http://127.0.0.1:1' } }),
	during('the headers of the upload', stalled('createDeployment', 'headers'), { files: large }),
	...[1, 50].map((percent) =>
		during(
			`${percent} % of the upload`,
			stalled('createDeployment', 'body', { bytes: Math.floor((LARGE * percent) / 100) }),
			{ files: large },
		),
	),
	during('all of the upload, nothing done', stalled('createDeployment', 'body', { bytes: ALWAYS })),
	during('all of the upload, deployed', stalled('createDeployment', 'after-commit')),
	during('half of the response', stalled('createDeployment', 'response-body')),
	during('the whole response', responded('createDeployment')),
];

const content = large['large.bin'];
const app = Object.entries(APP).map(([name, text]) => ({ name, content: text }));
const zip = craftZip([...app, { name: 'large.bin', content, method: 0, packed: content }]);
const READY = { with: { package: 'app.zip' }, files: { 'app.zip': zip } };
const READIES: readonly Moment[] = [
	during('the log says "Checked the package"', logged('Checked the package'), READY),
	during('50 % of the upload of a ready package', stalled('createDeployment', 'body', { bytes: LARGE / 2 }), READY),
];

const later = { headers: { 'retry-after': '300' } };
/** Within the 30 s that a look at the list may take. */
const soon = { headers: { 'retry-after': '20' } };
const lost = (way: Way) => after('createDeployment', 502, { times: 1 }, way);
const PAUSES: readonly Moment[] = [
	during('the pause that a 503 asks for', after('createDeployment', 503, later, logged('Try 2 of 5'))),
	during('the pause before the third try', after('createDeployment', 408, {}, logged('Try 3 of 5'))),
	during('a poll is asked to wait', after('getDeployment', 503, later, responded('getDeployment'))),
];

const SEARCHES: readonly Moment[] = [
	during('half of the list', lost(stalled('listDeployments', 'response-body'))),
	during('between two looks at the list', lost(responded('listDeployments'))),
	during('the second look', lost(stalled('listDeployments', 'headers', { skip: 1 }))),
	during('the list is asked to wait', lost(after('listDeployments', 503, soon, logged('Try 2 of 5')))),
];

const POLLS: readonly Moment[] = [
	during('poll 5 arrives', stalled('getDeployment', 'headers', { skip: 4 })),
	during('half of the response to a poll', stalled('getDeployment', 'response-body')),
	during('a poll is responded', responded('getDeployment')),
	during('polls find nothing', after('getDeployment', 404, {}, responded('getDeployment', 3))),
];

const GITHUB: readonly GitHubOperation[] = [
	...(['graphql', 'listComments', 'createCheck', 'updateCheck', 'createStatus', 'createDeployment'] as const),
	...(['createDeploymentStatus', 'createComment', 'updateComment'] as const),
];
const REPORTS: readonly Moment[] = GITHUB.map((operation, row) => {
	const at = row % 2 === 0 ? 'headers' : 'after-commit';
	return during(`GitHub never responds to ${operation}: ${at}`, silent(operation, at));
});

/** The deployment has come to this; then `way` begins. */
const come = (status: 'running' | 'failed', way: Way): Way => ({
	reached: way.reached,
	arrange(servers) {
		const fault = { kind: 'override', record: { status } } as const;
		servers.emulator.faults.add({ operation: 'getDeployment', times: ALWAYS, fault });
		return way.arrange?.(servers);
	},
});
/** It is told, and GitHub does not want to know. */
const unheard = (text: string): Way => ({
	...logged(text),
	arrange: ({ github }) =>
		void github.faults.add({ operation: 'updateCheck', times: ALWAYS, fault: { kind: 'stall', at: 'headers' } }),
});
const ENDS: readonly Moment[] = [
	...[logged, unheard].flatMap((told) => [
		during(`the end: running, ${told.name}`, come('running', told('Deployed: running')), { over: 'success' }),
		during(`the end: failed, ${told.name}`, come('failed', told('❌ Failed')), { over: 'failure' }),
	]),
	during('the names of the app are asked for', come('running', stalled('listApps', 'headers')), { over: 'success' }),
];

export const DEPLOY_MOMENTS: readonly Moment[] = [
	...[SAID, UPLOADS, READIES, PAUSES, SEARCHES, POLLS, REPORTS, ENDS].flat(),
];
