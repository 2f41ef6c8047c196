/** A markdown table of cells that are markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
	return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

export function code(text: string): string {
	return `\`${text}\``;
}

function cell(text: string): string {
	return text.trim().replaceAll('|', '\\|').replaceAll('\n', ' ');
}
