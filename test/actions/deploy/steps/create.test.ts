// The list has told which deployment it is, and the response comes late: what it names decides what this run may delete.
import { expect, test } from '@jest/globals';
import type { DeployEdges } from '../../../../src/actions/deploy/edges.ts';
import { deleteWhenClosed } from '../../../../src/actions/deploy/preview/delete-when-closed.ts';
import type { DeployRun } from '../../../../src/actions/deploy/run.ts';
import { create } from '../../../../src/actions/deploy/steps/create.ts';
import { type ListedDeployment, parseDeploymentList } from '../../../../src/domain/records/deployment-list.ts';
import type { CreateRequest } from '../../../../src/service/deployments.ts';
import { fakeClock, turn } from '../../../action-runner/fake-clock.ts';
import { deployInputs } from '../../../action-runner/raw-inputs.ts';

const HEX = 'a'.repeat(64);
/** When the response comes, in milliseconds: after the list has told. */
const RESPONSE_AT = 60_000;

/** One deploy whose pull request is closed meanwhile; the list has `dep_listed`, and the response, which is late, names the given one. */
async function deployWhile(respondedId: string) {
	const clock = fakeClock();
	const never = new AbortController().signal;
	const inputs = deployInputs({ 'delete-when-closed': 'true', version: 'pr-2' });
	const app = inputs.app.kind === 'directory' ? inputs.app : undefined;
	const entry = (id: string) => {
		const [one] =
			parseDeploymentList([
				{
					id,
					status: 'queued',
					region: inputs.region,
					entrypoint_rel_path: app?.entrypoint,
					created_at: new Date(clock.wall() - clock.now() + 500).toISOString(),
					source_checksum: HEX,
				},
			]) ?? [];
		return one as ListedDeployment;
	};
	const say = () => {};
	const facts = { size: 1, digest: `sha256:${HEX}`, files: 1, contentSize: 1, largest: [] };
	const state = new Map<string, string>();
	const deleted: string[] = [];
	const listed = entry('dep_listed');
	const edges = {
		clock,
		cancel: never,
		log: { info: say, group: say, debug: say, notice: say, warning: say },
		apps: { list: async () => ({ kind: 'malformed' }) },
		notes: { read: () => ({ texts: [], unread: [] }) },
		environment: { runId: '', trigger: { pullRequest: 2, isPullRequestOpen: true } },
		state: {
			keep: (name: string, value: string) => state.set(name, value),
			write: (name: string, value: string) => state.set(name, value),
		},
		workspace: {
			stream: () => ({
				async *open() {
					yield Buffer.from('x');
				},
				facts: () => facts,
				progress: () => facts,
			}),
		},
		pullState: async () => ({ kind: 'closed' }),
		deletion: {
			delete: async (id: string) => {
				deleted.push(id);
				return { kind: 'gone', by: 'deleted' };
			},
		},
		deployments: {
			async create({ file }: CreateRequest) {
				for await (const _ of file?.open() ?? []);
				await new Promise<void>((resolve) => clock.deadline(RESPONSE_AT).addEventListener('abort', () => resolve()));
				return entry(respondedId).record;
			},
			async list({ signal }: { signal: AbortSignal }) {
				signal.throwIfAborted();
				const serverNow = Math.floor(clock.wall() / 1_000) * 1_000;
				return { kind: 'list', items: [listed], serverNow, isWhole: true };
			},
		},
	} as unknown as DeployEdges;
	const run: DeployRun = { inputs, edges, update: say, enter: say };
	let isCreated = false;
	const creating = create(run, { kind: 'directory', entrypoint: app?.entrypoint ?? '', files: [] }).finally(() => {
		isCreated = true;
	});
	const passUntil = async (isDone: () => boolean) => {
		for (let passed = 0; passed < 600 && !isDone(); passed++) {
			for (let turns = 0; turns < 8; turns++) await turn();
			clock.pass(1_000);
		}
	};
	await passUntil(() => isCreated);
	const deployment = await creating;
	expect(deployment).toMatchObject({ record: { id: 'dep_listed' }, isRecognised: true });
	await passUntil(() => clock.now() > RESPONSE_AT + 5_000);
	const ended = await deployment.openRequest?.close().catch((thrown: unknown) => thrown);
	await deleteWhenClosed(run, deployment);
	return { ended, deployment, deleted, left: JSON.parse(state.get('left-preview') || 'null') as unknown };
}

test('it names the same one: this run has made it, and deletes it', async () => {
	const { ended, deployment, deleted, left } = await deployWhile('dep_listed');
	expect(ended).toBeUndefined();
	expect(deployment.isRecognised).toBe(false);
	expect({ deleted, left }).toEqual({ deleted: ['dep_listed'], left: null });
});

test("it names another one: the listed one is somebody else's and stays, its own is left to the post step", async () => {
	const { ended, deployment, deleted, left } = await deployWhile('dep_own');
	expect(ended).toMatchObject({ kind: 'ambiguous', told: { id: 'dep_own' } });
	expect(deployment.isRecognised).toBe(true);
	expect({ deleted, left }).toMatchObject({ deleted: [], left: { id: 'dep_own' } });
});
