// `npm run test:all -- machines`: the commands of the README in a fresh clone, with each Node that people have and the npm that
// it ships with; and the built actions on every Node that runners may run them on.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { binOf, installMachines, type Machine, type Ran, runOn } from './machine.ts';

const MACHINES: readonly Machine[] = [
	{ node: '20', npm: '10.8' },
	{ node: '22', npm: '10.9' },
	{ node: '24', npm: '11' },
	{ node: '26', npm: '11' },
];
/** The first Node that runners may run the actions on, see `using` of action.yml. */
const ACTIONS_FROM = 24;
const ACTION_TESTS = [
	...['wire', 'package'].map((name) => `scenarios/deploy/${name}`),
	'scenarios/reports/post',
	...['list-replays', 'watch-files', 'resize-terminal', 'delete-api-key', 'delete-deployments'].map(
		(name) => `scenarios/sub-actions/${name}`,
	),
];
const ONE_TEST = ['scenarios/sub-actions/list-replays'];
/** Bounds of `npm ci`. On Node 20 it prints 15 lines of warnings, and perhaps six about a newer npm. */
const MOST_LINES = 30;
const MOST_MEGABYTES = 470;

const root = path.resolve(import.meta.dirname, '../../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const temp = mkdtempSync(path.join(tmpdir(), 'machines-'));
process.on('exit', () => rmSync(temp, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
const wrong: string[] = [];

if (process.platform !== 'linux') {
	console.log('skipped: npm run test:all -- machines: it needs Linux, for which the Nodes to try are');
	process.exit();
}
if (git('status', '--porcelain') !== '') console.log('What is not committed is not in the clones.');
installMachines(MACHINES, temp);
for (const machine of MACHINES) tryOut(machine);
for (const problem of wrong) console.error(`wrong: ${problem}`);
process.exitCode = wrong.length === 0 ? 0 : 1;

function tryOut(machine: Machine): void {
	const bin = binOf(machine, temp);
	const clone = path.join(temp, 'clone');
	git('clone', '--quiet', root, clone);
	const name = `Node ${machine.node}, npm ${machine.npm}`;
	const run = (argv: string, env?: NodeJS.ProcessEnv) => runOn(bin, clone, argv.split(' '), env);
	console.log(`\n--- ${name}: ${run('node --version').text.trim()}, npm ${run('npm --version').text.trim()}`);
	const expectThat = (what: string, { text, seconds }: Ran, verdict: boolean, note = '') => {
		console.log(`${verdict ? 'ok   ' : 'WRONG'} ${what}: ${seconds.toFixed(1)} s${note}`);
		if (verdict) return;
		console.log(
			[...new Set(text.match(/^(?:FAIL| +●) .*/gm)), '…', ...text.trimEnd().split('\n').slice(-40)].join('\n'),
		);
		wrong.push(`${name}: ${what}`);
	};

	if (Number(machine.node) < 24) {
		const early = run('npm start');
		expectThat(
			'npm start before npm ci says what is needed',
			early,
			!early.ok && /^This needs Node 24.*npm ci/m.test(early.text),
		);
	}
	const installed = run('npm ci');
	const lines = installed.text.trim().split('\n').length;
	const megabytes = Number.parseInt(run('du -sm node_modules').text, 10);
	const small = lines <= MOST_LINES && megabytes <= MOST_MEGABYTES;
	expectThat('npm ci', installed, installed.ok && small, `, ${lines} lines, ${megabytes} MB`);
	const started = run('npm start');
	expectThat('npm start', started, started.ok && started.text.includes('the step succeeded'));
	const node = run('node scripts/node24.js -p process.version');
	expectThat('scripts run on Node 24', node, node.text.startsWith('v24.'));
	const withActions = Number(machine.node) >= ACTIONS_FROM;
	const tests = withActions ? ACTION_TESTS : ONE_TEST;
	const patterns = tests.map((test) => `/${test}\\.test`);
	const tested = run(`npm test -- ${patterns.join(' ')}`, withActions ? { ACTION_NODE: path.join(bin, 'node') } : {});
	const passed = tests.every((test) => new RegExp(`^PASS .*/${test}\\.test`, 'm').test(tested.text));
	const what = `npm test -- ${tests.join(' ')}${withActions ? `, the actions on Node ${machine.node}` : ''}`;
	expectThat(what, tested, tested.ok && passed);
	rmSync(clone, { recursive: true, force: true });
}
