import { measure, median } from './measure.ts';
import { action, subAction } from './packers.ts';
import type { Sink } from './sink.ts';
import type { BenchTree } from './trees.ts';

/** A number with its goal. */
export type GoalRow = readonly [name: string, measured: string, goal: string];

/** How long steps take, divided by an empty Node in the same round: the machine's load shows in both. */
export async function starts([small]: readonly BenchTree[], rounds: number, sink: Sink): Promise<GoalRow[]> {
	const { path: tree } = small as BenchTree;
	const ratios: Record<'firstByte' | 'deploy' | 'listReplays', number[]> = {
		firstByte: [],
		deploy: [],
		listReplays: [],
	};
	const empties: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const empty = await measure({ argv: [process.execPath, '-e', '0'] });
		const deploy = await measure(action(tree, sink.url));
		const firstByte = (sink.last().firstByteAt - deploy.startedAt) / 1000;
		const listReplays = await measure(
			subAction('list-replays', sink.url, { 'browser-id': 'bench', 'show-links': 'false' }),
		);
		empties.push(empty.wall);
		ratios.firstByte.push(firstByte / empty.wall);
		ratios.deploy.push(deploy.wall / empty.wall);
		ratios.listReplays.push(listReplays.wall / empty.wall);
	}
	const row = (name: string, values: readonly number[], goal: string): GoalRow => [
		name,
		median(values).toFixed(1),
		goal,
	];
	return [
		['an empty `node -e 0`', `${(median(empties) * 1000).toFixed(0)} ms`, ''],
		row('the small app: first byte ÷ empty Node', ratios.firstByte, '≤ 3.0'),
		row('the small app: whole step ÷ empty Node', ratios.deploy, '≤ 4.5'),
		row('`list-replays`: whole step ÷ empty Node', ratios.listReplays, '≤ 2.4'),
	];
}
