// About 250 hostile texts in every field of the service's responses and in file names: to the runner they are not
// commands, in markdown they are text, and they contain nothing that a terminal would interpret.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { craftZip } from '../../emulator/crafted-zip.ts';
import { commandsIn } from '../../support/action-runner/commands.ts';
import { someOf } from '../../support/action-runner/every.ts';
import type { Evidence } from '../secrets/evidence.ts';
import { GOES_WELL, NO_VALUES, play, type Scene } from '../secrets/secret-scenes.ts';
import { ANSWERS, type Way } from './answers.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { foreignCommands, markdownOf, referencesIn, structureOf, unruly } from './injections.ts';

const nameOf = (text: string) => text.replace(/[/\0]/g, '_');
const isFileName = (text: string) => text.isWellFormed() && !/[\p{Cc}\\]|^\w+:|^\.|^~~~$/u.test(text);

/** Names of files that are packed, and of such that are left out or warned of. */
const namesFrom = (texts: readonly string[]): [name: string, content: string][] =>
	texts.flatMap((text, at) => [
		[`${nameOf(text)}${at}`, 'x'.repeat(1_000 + at)],
		[`.env${nameOf(text)}${at}`, ''],
	]);
const zipOf = (names: readonly [string, string][]) => ({
	'app.zip': craftZip([{ name: 'app.js' }, ...names.map(([name, content]) => ({ name, content }))]),
});

/** The same for texts that are names of files. */
const NAMES: Readonly<Record<string, Way>> = {
	'file names': {
		atOnce: 12,
		fits: isFileName,
		scene: (texts) => ({
			...GOES_WELL,
			with: { 'dry-run': 'true', exclude: texts.map((text, at) => `a${at}${text}`).join('\n') },
			files: Object.fromEntries(namesFrom(texts)),
		}),
	},
	'names in a ready package': {
		atOnce: 12,
		fits: isFileName,
		scene: (texts) => ({
			...GOES_WELL,
			with: { 'dry-run': 'true', package: 'app.zip' },
			files: zipOf(namesFrom(texts)),
		}),
	},
	'names that are refused': {
		atOnce: 64,
		fits: (text) => text.isWellFormed(),
		scene: ([text = '']) => ({
			...{ action: '', code: 1, with: { package: 'app.zip' } },
			files: zipOf([[`../${nameOf(text)}`, '']]),
		}),
	},
};

const WAYS = { ...ANSWERS, ...NAMES };

test.each(someOf(Object.keys(WAYS), 2))('%s', async (name) => {
	const { atOnce, fits = () => true, scene } = WAYS[name] as Way;
	const texts = someOf(HOSTILE_TEXTS.filter(fits), 25);
	for (let at = 0; at * atOnce < texts.length; at++) {
		const part = texts.slice(at * atOnce, (at + 1) * atOnce);
		const hostile = await seen({ name, ...scene(part, at) });
		// With the same line breaks: a reason of several lines is a block of code.
		const harmless = part.map((text, index) => text.replace(/[^\r\n]+/g, `harmless ${index}`));
		const { structures } = await seen({ name, ...scene(harmless, at) });
		expect(hostile).toEqual({ structures, commands: [], references: [], characters: [] });
	}
});

/** The file with the app's log: a later step may print it. */
function appLogsIn({ temp }: Evidence): string[] {
	const names = readdirSync(temp).filter((name) => name.startsWith('app-log-'));
	return names.map((name) => readFileSync(path.join(temp, name), 'utf8'));
}

/** What a runner and a reader see of a scene. */
async function seen(scene: Scene) {
	const { code, found } = await play({ ...scene, with: { ...NO_VALUES, ...scene.with } }, (evidence) => {
		const markdown = markdownOf(evidence);
		const appLogs = appLogsIn(evidence);
		const logs = evidence.steps.flatMap(({ stdout, stderr }) => [stdout, stderr]);
		const annotations = evidence.github.repository.checks.flatMap((check) =>
			check.annotations.map(({ message }) => String(message)),
		);
		return {
			commands: [...foreignCommands(evidence), ...appLogs.flatMap(commandsIn).map(({ line }) => line)],
			structures: markdown.map(structureOf),
			references: markdown.flatMap(referencesIn),
			characters: unruly([...logs, ...markdown, ...annotations, ...appLogs]),
		};
	});
	expect(code).toBe(scene.code);
	return found;
}
