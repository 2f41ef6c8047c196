// External texts of the largest allowed size, built to be slow to process, and every function that processes them. Signals are
// only handled between two pieces of work, so none may take long. Run by `npm run test:all -- floods`, alone on its machine, for
// it measures.
import { expect, test } from '@jest/globals';
import { openAppLog } from '../../../src/actions/step/app-log.ts';
import { awaitedBy } from '../../../src/actions/watch-files/inputs.ts';
import { parseFileEvent } from '../../../src/domain/records/file-event.ts';
import { tokensOf } from '../../../src/domain/records/replay.ts';
import { parseServiceError } from '../../../src/domain/records/service-error.ts';
import { createRedactor } from '../../../src/domain/secrets/redact.ts';
import { code, codeBlock, prose } from '../../../src/domain/text/markdown.ts';
import { oneLine, plainText, withoutCommands } from '../../../src/domain/text/sanitize.ts';
import { shortenMarkdown } from '../../../src/domain/text/shorten.ts';

/** Characters of a response, and of a file event. */
const RESPONSE = 1_048_576;
const EVENT = 65_536;

/** What texts are made of. */
const PIECES = [
	...['x', ' ', '\n', '…', 'ab…', '\\', '\\u005c', '%25', '&amp;', '&', `&${'a'.repeat(30)};`, 'ü', '\ufffd…'],
	...['eyJ', 'eyJhbGciOiJIUzI1NiJ9.', 'V', '5', 'QUJD', '\u001b[', '\u001b]', '\u001b]a;', '::', '##[', '`', '|', '@'],
	...['<', '#1', 'www.', '<pre>\n', '\u202e', '{}', '"', 'https://'],
];
const of = (piece: string, length: number) => piece.repeat(Math.floor(length / Buffer.byteLength(piece)));

/** Secrets that are alike for long: each text holds many beginnings of them. More than a job's sessions have replays. */
const secrets = Array.from({ length: 300 }, (_, at) => `eyJhbGciOiJIUzI1NiJ9.${'x'.repeat(300)}${at}`);

interface Work {
	readonly name: string;
	do(): unknown;
}

/** Every piece of work, on every text. */
function allWork(): Work[] {
	const redact = createRedactor(secrets);
	const watch = { untilType: 'any', maxEvents: 0 } as const;
	const event = { type: 'CREATE', isDir: false, json: '' } as const;
	const globs = ['*report*2026*.pdf', `/${'*a'.repeat(64)}b`, '/**/a/**/a/**/a/**/b', `/${'{a,aa}'.repeat(6)}b`];
	const onText: Readonly<Record<string, (text: string) => unknown>> = {
		redact,
		plainText: (text) => plainText(text, 4_000),
		oneLine,
		withoutCommands,
		code: (text) => code(text),
		prose: (text) => prose(text),
		codeBlock: (text) => codeBlock([text]),
		shortenMarkdown: (text) => shortenMarkdown(text, 60_000),
		appLog: (text) =>
			openAppLog(
				{ groupLine() {} },
				(line) => line,
				() => false,
			).add(text),
		tokensOf,
		parseServiceError: (text) => parseServiceError(500, text),
		parseFileEvent,
	};
	return [
		...Object.entries(onText).flatMap(([name, work]) =>
			PIECES.map((piece) => ({
				name: `${name} of ${JSON.stringify(piece)}`,
				do: () => work(of(piece, RESPONSE)),
			})),
		),
		...globs.flatMap((glob) =>
			['a', '/a', 'report2026'].map((piece) => ({
				name: `${glob.slice(0, 20)} against ${piece}`,
				// As many events as are read in one turn of the event loop, 16 KiB.
				do() {
					const isAwaited = awaitedBy({ ...watch, untilPath: glob });
					return Array.from({ length: 4 }, () => isAwaited({ ...event, path: `/${of(piece, 4_000)}` }, 1));
				},
			})),
		),
		{ name: 'secrets that the service gives', do: () => createRedactor(secrets) },
		{
			name: '60,000 details',
			do: () => parseServiceError(500, `{"code":"x","details":[${of('{"code":"a"},', RESPONSE)}{}]}`),
		},
		{ name: 'a large event', do: () => redact(JSON.stringify({ path: of('\\"', EVENT) })) },
	];
}

/** Milliseconds of one core, on a quiet machine. */
const LONGEST = 200;

/** Milliseconds of one core that a piece of work takes. Others only add to it: what is not below the limit is measured again. */
function cost({ do: work }: Work): number {
	let best = Number.POSITIVE_INFINITY;
	for (let time = 0; time < 3 && best >= LONGEST; time++) {
		const before = process.threadCpuUsage();
		work();
		const { user, system } = process.threadCpuUsage(before);
		best = Math.min(best, (user + system) / 1_000);
	}
	return best;
}

test(`no piece of work on a text from outside takes ${LONGEST} ms`, () => {
	const costs = allWork().map((work) => ({ name: work.name, ms: cost(work) }));
	const [longest] = costs.toSorted((a, b) => b.ms - a.ms);
	process.stdout.write(
		`${costs.length} pieces of work; the longest: ${longest?.name} (${longest?.ms.toFixed(0)} ms)\n`,
	);
	expect(costs.filter(({ ms }) => ms >= LONGEST)).toEqual([]);
});

test('the check finds what takes long', () => {
	const busy = () => {
		const from = process.threadCpuUsage();
		while (process.threadCpuUsage(from).user < LONGEST * 1_000);
	};
	expect(cost({ name: 'busy', do: busy })).toBeGreaterThanOrEqual(LONGEST);
});
