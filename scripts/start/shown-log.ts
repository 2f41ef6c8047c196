import { Transform } from 'node:stream';

const COMMAND = /^::([a-z-]+)(?: [^:]*)?::(.*)$/;
const BOLD = '\u001b[1m';
const COLOURS: Readonly<Record<string, string>> = {
	error: '\u001b[31mError: ',
	warning: '\u001b[33mWarning: ',
	notice: '\u001b[36mNotice: ',
	debug: '\u001b[2mdebug: ',
};
const RESET = '\u001b[0m';

/** Turns what a step writes into what the page of its run shows: groups, annotations in their colours, and no masks. */
export function shownLog(): Transform {
	let rest = '';
	let inGroup = false;
	const show = (line: string): string => {
		const [, name = '', text = ''] = COMMAND.exec(line) ?? [];
		if (name === 'group') inGroup = true;
		if (name === 'endgroup') inGroup = false;
		if (name === 'group') return `${BOLD}▾ ${decoded(text)}${RESET}\n`;
		if (name === 'endgroup' || name === 'add-mask') return '';
		const colour = COLOURS[name];
		if (colour !== undefined) return `${colour}${decoded(text)}${RESET}\n`;
		return `${inGroup ? '  ' : ''}${line}\n`;
	};
	return new Transform({
		decodeStrings: false,
		encoding: 'utf8',
		transform(chunk: Buffer | string, _, done) {
			const lines = (rest + chunk.toString()).split('\n');
			rest = lines.pop() ?? '';
			done(null, lines.map(show).join(''));
		},
		flush(done) {
			done(null, rest === '' ? '' : show(rest));
		},
	});
}

function decoded(text: string): string {
	return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
