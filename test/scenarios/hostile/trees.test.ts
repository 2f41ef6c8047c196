// Unusual trees that a checkout may contain: each is packed exactly, or refused by name before anything is sent.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compareBytes } from '../../../src/workspace/select/entry-name.ts';
import { EVERY, someOf } from '../../support/action-runner/every.ts';
import { onLinux } from '../../support/action-runner/only-on.ts';
import { ordinaryUser } from '../../support/action-runner/ordinary-user.ts';
import { readers, readZip } from '../../support/planted-trees/readers.ts';
import { annotations, deployScenario } from '../deploy/deploying.ts';
import { IGNORES } from './hostile-ignores.ts';
import { KINDS } from './hostile-kinds.ts';
import { LINKS } from './hostile-links.ts';
import { NAMES } from './hostile-names.ts';
import { type HostileTree, type Outcome, Planting } from './hostile-tree.ts';

const APP = "console.log('up'); setInterval(() => {}, 1_000);\n";
const scenario = deployScenario({ 'app.js': APP });
const python = readers.find(({ name }) => name === 'python');

/** The type of a plain file, in the upper bits of its mode. */
const REGULAR = 0o10;

/** Says why a row is no row of this machine. */
const skip = (why: string) => console.warn(`skipped: ${expect.getState().currentTestName}: ${why}`);

describe.each([
	{ group: 'links', trees: LINKS },
	{ group: 'names', trees: NAMES },
	{ group: 'kinds', trees: KINDS },
	{ group: 'ignore files', trees: IGNORES },
])('$group', ({ group, trees }) => {
	// Elsewhere a disk takes no such names, or takes two of them for one.
	(group === 'names' ? onLinux("a disk that keeps a name's bytes") : test).each(someOf(trees, 16))(
		'$name',
		async (tree) => {
			const root = scenario.workspace.path;
			const unmakeable = tree.make(new Planting(root));
			if (typeof unmakeable === 'string') return skip(unmakeable);
			if (tree.ordinary && typeof ordinaryUser === 'string') return skip(ordinaryUser);
			const outcome = typeof tree.outcome === 'function' ? tree.outcome(root) : tree.outcome;
			await (outcome.kind === 'packed' ? isPacked(tree, outcome) : isRefused(tree, outcome));
		},
	);
});

type Case<Kind> = Extract<Outcome, { kind: Kind }>;

const asWhom = ({ ordinary }: HostileTree) =>
	ordinary && typeof ordinaryUser === 'object' ? { user: ordinaryUser } : {};

async function isPacked(tree: HostileTree, { entries, log }: Case<'packed'>): Promise<void> {
	// Open to all, for the step may be somebody else's.
	const temp = mkdtempSync(path.join(tmpdir(), 'packed-'));
	chmodSync(temp, 0o777);
	try {
		const step = { with: { 'dry-run': 'true', ...tree.with }, env: { RUNNER_TEMP: temp }, ...asWhom(tree) };
		const { code, stdout, outputs } = await scenario.run(step);
		expect([code, annotations(stdout)]).toEqual([0, []]);
		const archive = outputs['package-path'] as string;
		const read = await readZip(archive);
		const app = tree.with?.directory === undefined ? APP : '';
		const expected = Object.entries({ ...entries, 'app.js': app }).sort(([a], [b]) => compareBytes(a, b));
		const modes = expected.map(([name, packed]) => [name, Array.isArray(packed) ? packed[1] : 0o644]);
		expect(read.map(({ path: name, mode }) => [name, mode & 0o7777])).toEqual(modes);
		expect(read.filter(({ mode }) => mode >> 12 !== REGULAR)).toEqual([]);
		for (const [index, [name, packed]] of expected.entries()) {
			const content = Buffer.from(Array.isArray(packed) ? packed[0] : packed);
			if (!read[index]?.content.equals(content)) throw new Error(`${name} holds something else`);
		}
		expect(outputs['package-files']).toBe(String(expected.length));
		if (log !== undefined) expect(stdout).toMatch(log);
		if (EVERY && python !== undefined) expect(await python.list(archive)).toHaveLength(expected.length);
	} finally {
		rmSync(temp, { recursive: true, force: true });
	}
}

async function isRefused(tree: HostileTree, { file, says }: Case<'refused'>): Promise<void> {
	const { code, stdout, outputs, leftInTemp } = await scenario.run({ with: tree.with ?? {}, ...asWhom(tree) });
	const [error, ...more] = annotations(stdout);
	expect([code, more]).toEqual([1, []]);
	expect(error?.message).toMatch(says);
	expect(error?.properties.file).toBe(file);
	expect(outputs).toMatchObject({ 'failure-kind': 'package', conclusion: 'failure' });
	expect(scenario.emulator.ledger).toEqual([]);
	expect(leftInTemp).toEqual([]);
}
