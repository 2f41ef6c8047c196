/** A log without the colours that the action gives whole lines; those that others try to smuggle in stay. */
export function withoutColours(text: string): string {
	return text.replaceAll(/^\u001b\[(?:2|3[123])m(.*)\u001b\[0m$/gm, '$1');
}
