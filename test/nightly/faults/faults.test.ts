// The fault matrix: see README.md.
import { EVERY } from '../../support/action-runner/every.ts';
import { matrix } from '../matrix.ts';
import { nameOf } from './cell.ts';
import { CELLS, judge } from './judge.ts';

process.setMaxListeners(0); // every emulator watches for the end of this process

matrix('faults', {
	rows: CELLS,
	nameOf,
	some: [
		'deploy: end at POST, closing boundary − 1, once, timeout 10 s',
		'deploy: reset at POST, 50 %, once, timeout 10 s, large',
		're-run: 502 in HTML at GitHub, once, after cancel, kept in check',
		'deploy: reset at POST, after the commit, once, timeout 10 s, a ready package',
		'invoke-action: reset at POST, after the commit, once, timeout 10 s',
	],
	judge: (cells) => judge(cells, !EVERY),
});
