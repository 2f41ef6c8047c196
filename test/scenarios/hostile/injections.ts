// Detects external text that became a command of the runner, or more than plain text, in the sinks of a step.
import { marked } from 'marked';
import { type Command, commandsIn } from '../../support/action-runner/commands.ts';
import type { Evidence } from '../secrets/evidence.ts';

/** The commands that the actions themselves give. */
const OWN = ['add-mask', 'debug', 'group', 'endgroup', 'error', 'warning', 'notice'];

/** The commands that are not ours. What the hostile texts want to say begins with `forged`, or is one letter. */
export function foreignCommands({ steps }: Pick<Evidence, 'steps'>): string[] {
	const isOwn = ({ name, syntax, line }: Command) =>
		syntax === 'v2' && OWN.includes(name) && /^::[^:]*::(?!forged|[ab](?:$|\W))/.test(line);
	return steps
		.flatMap(({ stdout, stderr }) => [
			...commandsIn(stdout).filter((command) => !isOwn(command)),
			...commandsIn(stderr),
		])
		.map(({ line }) => line);
}

/** The markdown that a reader sees: summaries, and what the check and the comment have in the end. */
export function markdownOf({ steps, github }: Pick<Evidence, 'steps' | 'github'>): string[] {
	const { checks, comments } = github.repository;
	return [
		...steps.map(({ summary }) => summary),
		...checks.map(({ output }) => output.summary ?? ''),
		...comments.map(({ bodies }) => bodies.at(-1) ?? ''),
	];
}

/**
 * Its elements in order, with their attributes, and of equal rows one: how many there are depends on how long the texts are.
 * Own links only; plain text outside of code has no reference.
 */
export function structureOf(markdown: string): string {
	const html = marked.parse(markdown, { async: false, gfm: true });
	const tags = [...html.matchAll(/<[!/?]?[a-z-][^>]*>/gi)].map(([tag]) =>
		tag.replace(/(?<=^<a href="https:\/\/service\.example\/).*?(?=")/, '').replace(/(?<=^<!-- began )\d+/, ''),
	);
	return tags.join('').replace(/(<tr>.*?<\/tr>)\1+/gs, '$1');
}

/** What GitHub would make a mention or a reference of, outside of code: it looks at text as it is displayed. */
export function referencesIn(markdown: string): string[] {
	const html = marked.parse(markdown, { async: false, gfm: true });
	const text = html
		.replace(/<code>.*?<\/code>/gs, ' ')
		.replace(/<a href="https:\/\/(?:github\.com|service\.example)\/[^>]*>.*?<\/a>/gs, ' ')
		.replace(/<[^>]*>/g, ' ')
		.replace(/&#(\d+);/g, (_, number) => String.fromCodePoint(Number(number)))
		.replace(/&(?:amp|lt|gt|quot);/g, '&');
	return text.match(/@\w\S*|#\d+|\bGH-\d+/gi) ?? [];
}

/** Characters that a terminal or a reader's eye would obey, in what is not a file of exact values. */
export function unruly(texts: readonly string[]): string[] {
	return texts.flatMap((text) => text.match(/[\0-\x08\x0b-\x1f\x7f-\x9f\p{Bidi_Control}\u2028\u2029]/gu) ?? []);
}
