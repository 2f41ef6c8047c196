// A cancelled step: what is known is said, nothing is left behind, nothing is shown as going on. A few of the moments;
// `npm run test:signals` goes through all.
import { expect, test } from '@jest/globals';
import { inTurn } from '../scenarios/secrets/evidence.ts';
import { CALL_MOMENTS } from './call-moments.ts';
import { DEPLOY_MOMENTS } from './deploy-moments.ts';
import { interrupt, type Signals } from './interrupt.ts';

const ROWS: readonly { readonly name: string; readonly signals: Signals }[] = [
	{ name: 'its first word', signals: ['SIGTERM', 'SIGINT'] },
	{ name: '50 % of the upload', signals: ['SIGINT', 'SIGTERM'] },
	{ name: 'the temporary file is there', signals: ['SIGINT', 'SIGTERM'] },
	{ name: 'between two looks at the list', signals: ['SIGTERM'] },
	{ name: 'poll 2 arrives', signals: ['SIGINT', 'SIGTERM'] },
	{ name: 'GitHub never answers updateComment, the first: headers', signals: ['SIGKILL'] },
	{ name: 'the end: running, and GitHub does not answer', signals: ['SIGINT', 'SIGTERM'] },
	{ name: 'watch-files: the stream is open', signals: ['SIGINT', 'SIGTERM'] },
	{ name: 'resize-terminal: before its third try', signals: ['SIGTERM'] },
];

test('nine moments', async () => {
	const rows = ROWS.map(({ name, signals }) => {
		const moment = [...DEPLOY_MOMENTS, ...CALL_MOMENTS].find((one) => one.name === name);
		if (moment === undefined) throw new Error(`no such moment: ${name}`);
		return { moment, signals };
	});
	const wrong = await inTurn(rows, ({ moment, signals }) => interrupt(moment, signals));
	expect(wrong.flat()).toEqual([]);
}, 60_000);
