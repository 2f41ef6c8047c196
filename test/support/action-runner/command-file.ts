/**
 * Reads a file of the runner's (GITHUB_OUTPUT, GITHUB_STATE) as the runner does: `name=value`, or `name<<delimiter`,
 * the lines, and the delimiter. A malformed line fails the step, so it throws here.
 */
export function parseCommandFile(text: string): Record<string, string> {
	const values: Record<string, string> = {};
	const lines = text.split('\n');
	for (let at = 0; at < lines.length; at++) {
		const line = (lines[at] as string).replace(/\r$/, '');
		if (line === '') continue;
		const heredoc = line.indexOf('<<');
		const equals = line.indexOf('=');
		if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
			values[line.slice(0, equals)] = line.slice(equals + 1);
			continue;
		}
		if (heredoc < 0) throw new Error(`malformed line in a command file: ${line}`);
		const delimiter = line.slice(heredoc + 2);
		const end = lines.findIndex((candidate, index) => index > at && candidate.replace(/\r$/, '') === delimiter);
		if (end < 0) throw new Error(`no end of the value that begins with: ${line}`);
		values[line.slice(0, heredoc)] = lines.slice(at + 1, end).join('\n');
		at = end;
	}
	return values;
}
