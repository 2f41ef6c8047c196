// What a job costs whose app has not changed, beside the same deploy when it has: with the reporter that keeps what was
// deployed, against a GitHub on loopback.
import { GitHub } from '../../test/support/github-server/server.ts';
import { measure, median } from './measure.ts';
import { action } from './packers.ts';
import type { Probe } from './probes.ts';
import type { Sink } from './sink.ts';
import type { BenchTree } from './trees.ts';

export async function unchanged(trees: readonly BenchTree[], rounds: number, sink: Sink): Promise<Probe[]> {
	const rows: Probe[] = [];
	for (const tree of trees) {
		const github = await GitHub.start();
		try {
			const ratios: number[] = [];
			const walls: { deployed: number; skipped: number }[] = [];
			for (let round = 0; round < rounds; round++) {
				const run = () => deploy(tree, sink, github, `v${round}`);
				const sent = sink.last().startedAt;
				const deployed = await run(); // its version is new
				const afterDeploy = sink.last().startedAt;
				const skipped = await run();
				if (afterDeploy === sent || sink.last().startedAt !== afterDeploy) throw new Error('it was not skipped');
				walls.push({ deployed, skipped });
				ratios.push(skipped / deployed);
			}
			const of = (name: 'deployed' | 'skipped') => `${(median(walls.map((one) => one[name])) * 1_000).toFixed(0)} ms`;
			const beside = `${of('skipped')}, ${median(ratios).toFixed(2)} of the deploy's ${of('deployed')}`;
			rows.push([`\`skip-unchanged\` of the ${tree.name}, unchanged`, beside]);
		} finally {
			await github.close();
		}
	}
	return rows;
}

/** @returns seconds. */
async function deploy(tree: BenchTree, sink: Sink, github: GitHub, version: string): Promise<number> {
	const inputs = { version, 'skip-unchanged': 'true', 'report-to': 'deployment', 'github-token': 'ghs_bench-token' };
	const { argv, env } = action(tree.path, sink.url, { ...inputs, 'wait-until': 'started' });
	const run = {
		GITHUB_API_URL: github.url,
		GITHUB_REPOSITORY: 'o/r',
		GITHUB_SHA: 'a'.repeat(40),
		GITHUB_RUN_ATTEMPT: '1',
	};
	return (await measure({ argv, env: { ...env, ...run } })).wall;
}
