// What the service's list shows while the response to the POST is awaited counts, however the request ends.
import { expect, test } from '@jest/globals';
import type { DeployEdges } from '../../../../src/actions/deploy/edges.ts';
import type { DeployRun } from '../../../../src/actions/deploy/run.ts';
import { sendPackage } from '../../../../src/actions/deploy/steps/send-package.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { Cancelled, Interrupted, type Sent } from '../../../../src/domain/failures/interruption.ts';
import { type ListedDeployment, parseDeploymentList } from '../../../../src/domain/records/deployment-list.ts';
import type { CreateRequest } from '../../../../src/service/deployments.ts';
import { fakeClock, turn } from '../../../action-runner/fake-clock.ts';
import { deployInputs } from '../../../action-runner/raw-inputs.ts';

const HEX = 'a'.repeat(64);
const NOW = Date.UTC(2026, 0) + 500;

interface Case {
	/** The service's checksum of what was made; '' where it tells none. */
	readonly checksum: string;
	/** When it was made, in milliseconds from the start of the request. */
	readonly createdMs: number;
	readonly cancelAtMs?: number;
	/** When a gateway responds: the service is busy, or refuses the request. */
	readonly respondsAtMs?: number;
	readonly isRefused?: boolean;
	/** Of that response. */
	readonly status?: number;
	/** How much of the request was sent in each try by then. */
	readonly tries?: readonly Sent[];
	readonly app?: 'directory' | 'package';
}

async function run({
	checksum,
	createdMs,
	cancelAtMs,
	respondsAtMs,
	isRefused = false,
	status = 400,
	tries = ['all'],
	app = 'directory',
}: Case) {
	const clock = fakeClock();
	const cancel = new AbortController();
	const said: string[] = [];
	const isMade: (boolean | undefined)[] = [];
	const inputs = deployInputs({ entrypoint: 'app.js' });
	const [listed] = parseDeploymentList([
		{
			id: 'dep_1',
			status: 'queued',
			region: inputs.region,
			entrypoint_rel_path: 'app.js',
			created_at: new Date(NOW + createdMs).toISOString(),
			source_checksum: checksum,
			env_vars: {},
		},
	]) as ListedDeployment[];
	const say = (line: string) => void said.push(line);
	const facts = { size: 1, digest: `sha256:${HEX}`, files: 1, contentSize: 1, largest: [] };
	const edges = {
		clock,
		cancel: cancel.signal,
		log: { info: say, group: () => {}, debug: () => {} },
		apps: { list: async () => ({ kind: 'malformed' }) },
		notes: { read: () => ({ texts: [], unread: [] }) },
		environment: { runId: '' },
		workspace: {
			stream: () => ({
				async *open() {
					yield Buffer.from('x');
				},
				facts: () => facts,
				progress: () => facts,
			}),
		},
		deployments: {
			async create({ file, isMade: asked, onTried, signal }: CreateRequest) {
				for await (const _ of file?.open() ?? []);
				await new Promise<void>((resolve, reject) => {
					if (respondsAtMs !== undefined) clock.deadline(respondsAtMs).addEventListener('abort', () => resolve());
					signal.addEventListener('abort', () => reject(new Interrupted('all', signal.reason)));
				});
				isMade.push(asked?.());
				for (const sent of tries) onTried?.({ sent });
				const kind = asked?.() && !isRefused ? 'ambiguous' : 'rejected';
				const service = { status, code: '', message: '', details: [], requestId: '' };
				throw new StepFailure({ kind, message: 'It says no.', advice: '', retryable: !isRefused, service });
			},
			async list({ signal }: { signal: AbortSignal }) {
				signal.throwIfAborted();
				const serverNow = Math.floor((NOW + clock.now()) / 1_000) * 1_000;
				return { kind: 'list', items: [listed], serverNow, isWhole: true };
			},
		},
	} as unknown as DeployEdges;
	const deploy: DeployRun = { inputs, edges, update: () => {}, enter: () => {} };
	const sending = {
		elapsed: clock.now,
		leftMs: () => 600_000 - clock.now(),
		signal: cancel.signal,
		onCreated: () => {},
	};
	if (cancelAtMs !== undefined)
		clock.deadline(cancelAtMs).addEventListener('abort', () => cancel.abort(new Cancelled()));
	let isEnded = false;
	const ready = { size: 1, ...edges.workspace.stream([], { level: 6, signal: cancel.signal }) };
	const made = { directory: { files: [] }, package: { ready } };
	const sent = { kind: app, entrypoint: 'app.js', ...made[app] } as unknown as Parameters<typeof sendPackage>[1];
	const ended = sendPackage(deploy, sent, sending)
		.catch((thrown: unknown) => thrown)
		.finally(() => {
			isEnded = true;
		});
	for (let passed = 0; passed < 600 && !isEnded; passed++) {
		for (let turns = 0; turns < 8; turns++) await turn();
		clock.pass(1_000);
	}
	return { ended: await ended, said, isMade };
}

test.each([
	{ name: 'nothing but its time says that it is ours', checksum: '', createdMs: 2_000 },
	{ name: 'its time leaves that open', checksum: '', createdMs: 200 },
	{ name: 'its checksum is ours', checksum: HEX, createdMs: -400 },
])('a cancel after a look: what it has shown is named ($name)', async ({ checksum, createdMs }) => {
	const { ended, said } = await run({ checksum, createdMs, cancelAtMs: 35_000 });
	expect(ended).toMatchObject({
		kind: 'cancelled',
		retryable: false,
		message: expect.stringContaining('Deployment dep_1 may be what the request has made'),
	});
	// In the log at once: nobody knows how the step ends.
	expect(said.filter((line) => line.includes('dep_1'))).toHaveLength(1);
});

test('a cancel before the first look names nothing', async () => {
	const { ended } = await run({ checksum: HEX, createdMs: 200, cancelAtMs: 20_000 });
	expect(ended).toBeInstanceOf(Interrupted);
});

test.each([
	{ name: 'of our package', checksum: HEX, createdMs: 200, isMade: true },
	// Another job may have made them: only the checksum counts beside the response.
	{ name: 'the only one of its time', checksum: '', createdMs: 2_000, isMade: false },
	{ name: 'from just before the request', checksum: '', createdMs: -400, isMade: false },
])('a late "busy", while the list shows one $name: known to be made: $isMade', async ({ isMade, ...world }) => {
	const { ended, isMade: asked } = await run({ ...world, respondsAtMs: 35_000 });
	expect(asked).toEqual([isMade]);
	expect(ended).toMatchObject(
		isMade
			? { kind: 'created', record: { id: 'dep_1' }, isRecognised: true }
			: {
					kind: 'ambiguous',
					retryable: false,
					message: expect.stringMatching(/^It says no\. Deployment dep_1 may be/),
				},
	);
});

test.each([
	{ tries: ['all'] as const, kind: 'rejected' },
	// What was not sent in whole has made nothing.
	{ tries: ['nothing', 'part', 'all'] as const, kind: 'rejected' },
	// The try before may have made what the list shows: a re-run has to look for it.
	{ tries: ['all', 'all'] as const, kind: 'ambiguous' },
	{ tries: ['all', 'part'] as const, kind: 'ambiguous' },
	{ tries: ['all', 'part', 'nothing'] as const, kind: 'ambiguous' },
	{ tries: ['part'] as const, kind: 'rejected' },
])('a late refusal after tries that sent $tries: $kind, and what the list shows is named', async ({ tries, kind }) => {
	const { ended } = await run({ checksum: HEX, createdMs: 200, respondsAtMs: 35_000, isRefused: true, tries });
	expect(ended).toMatchObject({ kind, retryable: false, message: expect.stringContaining('dep_1') });
});

test('a 411 that stays one names what the list shows', async () => {
	const late = { checksum: '', createdMs: 2_000, respondsAtMs: 45_000, isRefused: true, status: 411 };
	const { ended } = await run({ ...late, app: 'package' });
	expect(ended).toMatchObject({ kind: 'rejected', message: expect.stringContaining('dep_1') });
});

test('a deployment of another package is none of ours', async () => {
	const { ended, said } = await run({ checksum: 'b'.repeat(64), createdMs: 200, respondsAtMs: 35_000 });
	expect(ended).toMatchObject({ kind: 'rejected', retryable: true, message: 'It says no.' });
	expect(said.join()).not.toContain('dep_1');
});

test('a 411, and the list has shown a deployment of this very package: nothing is sent again', async () => {
	const late = { checksum: HEX, createdMs: -400, respondsAtMs: 45_000, isRefused: true, status: 411 };
	const { ended, isMade } = await run(late);
	expect(ended).toMatchObject({ kind: 'ambiguous', failure: { message: expect.stringContaining('dep_1') } });
	expect(isMade).toHaveLength(1);
});

test('after a 411 the second sending has the whole of "timeout": the first, and packing to the disk, take nothing of it', async () => {
	const clock = fakeClock();
	const left: number[] = [];
	const facts = { size: 1, digest: `sha256:${HEX}`, files: 1, contentSize: 1, largest: [] };
	const record = { id: 'dep_1', status: 'queued' };
	async function* open() {
		yield Buffer.from('x');
	}
	const edges = {
		clock,
		cancel: new AbortController().signal,
		log: { info: () => {}, group: () => {}, debug: () => {} },
		notes: { read: () => ({ texts: [], unread: [] }) },
		environment: { runId: '' },
		workspace: {
			stream: () => ({ open, facts: () => facts, progress: () => facts }),
			async pack() {
				clock.pass(4_000);
				return { ...facts, open, remove: async () => {} };
			},
		},
		deployments: {
			async create({ file, leftMs }: CreateRequest) {
				left.push(leftMs());
				for await (const _ of file?.open() ?? []);
				clock.pass(3_000);
				if (left.length === 2) return record;
				const service = { status: 411, code: '', message: '', details: [], requestId: '' };
				throw new StepFailure({ kind: 'rejected', message: 'No length.', advice: '', service });
			},
		},
	} as unknown as DeployEdges;
	const deploy: DeployRun = {
		inputs: deployInputs({ entrypoint: 'app.js' }),
		edges,
		update: () => {},
		enter: () => {},
	};
	const leftMs = () => 5_000 - clock.now();
	const sending = { elapsed: clock.now, leftMs, signal: edges.cancel, onCreated: () => {} };
	const app = { kind: 'directory', entrypoint: 'app.js', files: [] } as const;
	expect(await sendPackage(deploy, app, sending)).toMatchObject({ kind: 'created', record });
	expect(left).toEqual([5_000, 5_000]);
});
