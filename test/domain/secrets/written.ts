// How programs write a text: the notations of languages, formats and shells, as their own functions do it.

export interface Notation {
	readonly name: string;
	write(text: string): string;
}

const bytes = (text: string) => Buffer.from(text);
const eachByte = (text: string, write: (hex: string) => string) =>
	bytes(text)
		.toString('hex')
		.replace(/../g, (hex) => write(hex));
const hexOf = (sign: string, digits: number) => (sign.codePointAt(0) as number).toString(16).padStart(digits, '0');
const unit = (sign: string) =>
	sign.replace(/[\s\S]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
const json = (text: string) => JSON.stringify(text).slice(1, -1);
const inLines = (width: number, end: string) => (text: string) =>
	(text.match(new RegExp(`[\\s\\S]{1,${width}}`, 'gu')) ?? []).join(end);
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\', "'": "\\'" };
const NAMES: Readonly<Record<string, string>> = {
	...{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos', ü: 'uuml', '€': 'euro', '/': 'sol', '+': 'plus' },
	...{
		'%': 'percnt',
		'#': 'num',
		'\\': 'bsol',
		_: 'lowbar',
		'{': 'lcub',
		'}': 'rcub',
		'\n': 'NewLine',
		'\u00a0': 'nbsp',
	},
};

/** Python 3. */
const repr = (text: string) =>
	text
		.replace(/[\n\r\t\\']/g, (sign) => SHORT[sign] as string)
		.replace(/[\x00-\x1f\x7f]/g, (sign) => `\\x${hexOf(sign, 2)}`);
const ascii = (text: string) =>
	repr(text).replace(/[^\x00-\x7f]/gu, (sign) => {
		const code = sign.codePointAt(0) as number;
		if (code < 0x100) return `\\x${hexOf(sign, 2)}`;
		return code < 0x1_0000 ? `\\u${hexOf(sign, 4)}` : `\\U${hexOf(sign, 8)}`;
	});
const octal = (hex: string) => `\\${Number.parseInt(hex, 16).toString(8).padStart(3, '0')}`;

export const NOTATIONS: readonly Notation[] = [
	{ name: 'JSON', write: json },
	{ name: 'JSON of ASCII alone', write: (text) => json(text).replace(/[^\x00-\x7f<>&]/g, unit) },
	{ name: 'JSON, each character', write: (text) => text.replace(/[\s\S]/g, unit) },
	{ name: 'JSON with \\/', write: (text) => json(text).replaceAll('/', '\\/') },
	{ name: 'percent signs', write: encodeURIComponent },
	{
		name: 'percent signs, lower case',
		write: (text) => encodeURIComponent(text).replace(/%../g, (one) => one.toLowerCase()),
	},
	{ name: 'percent signs, each byte', write: (text) => eachByte(text, (hex) => `%${hex}`) },
	{ name: 'a form', write: (text) => new URLSearchParams({ k: text }).toString().slice(2) },
	{ name: 'HTML', write: (text) => text.replace(/[&<>"']/g, (sign) => (sign === "'" ? '&#39;' : `&${NAMES[sign]};`)) },
	{
		name: "HTML's names",
		write: (text) => text.replace(/[\s\S]/gu, (sign) => (NAMES[sign] ? `&${NAMES[sign]};` : sign)),
	},
	{ name: 'HTML in decimals', write: (text) => text.replace(/[^A-Za-z0-9 ]/gu, (sign) => `&#${sign.codePointAt(0)};`) },
	{ name: 'HTML in hex', write: (text) => text.replace(/[\s\S]/gu, (sign) => `&#x${hexOf(sign, 1)};`) },
	{ name: 'repr', write: repr },
	{ name: 'ascii', write: ascii },
	{
		name: 'repr of bytes',
		write: (text) => repr(bytes(text).toString('latin1')).replace(/[^\x00-\x7f]/g, (sign) => `\\x${hexOf(sign, 2)}`),
	},
	{ name: '\\x', write: (text) => eachByte(text, (hex) => `\\x${hex}`) },
	{ name: '\\x{…}', write: (text) => text.replace(/[^A-Za-z0-9]/gu, (sign) => `\\x{${hexOf(sign, 1)}}`) },
	{ name: '\\u{…}', write: (text) => text.replace(/[^A-Za-z0-9]/gu, (sign) => `\\u{${hexOf(sign, 1)}}`) },
	{ name: 'octal', write: (text) => eachByte(text, octal) },
	{ name: "git's quotes", write: (text) => json(text).replace(/[^\x00-\x7f]+/g, (run) => eachByte(run, octal)) },
	{ name: 'a shell', write: (text) => `'${text.replaceAll("'", "'\\''")}'` },
	{ name: 'shlex', write: (text) => `'${text.replaceAll("'", `'"'"'`)}'` },
	{
		name: 'printf %q',
		write: (text) =>
			/[\x00-\x1f]/.test(text)
				? `$'${repr(text).replace(/[\x80-\uffff]+/g, (run) => eachByte(run, octal))}'`
				: text.replace(/[^\w./:@%+,-]/gu, (sign) => (sign > '~' ? sign : `\\${sign}`)),
	},
	{ name: 'a shell, double quotes', write: (text) => `"${text.replace(/[$`"\\]/g, '\\$&')}"` },
	{ name: 'a regular expression', write: (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') },
	{ name: 'SQL', write: (text) => `'${text.replaceAll("'", "''")}'` },
	{ name: 'CSV', write: (text) => `"${text.replaceAll('"', '""')}"` },
	{ name: 'lines', write: inLines(7, '\n') },
	{ name: 'indented lines', write: inLines(5, '\r\n\t  ') },
	{ name: 'colours', write: inLines(9, '\u001b[1;31m') },
	{ name: 'base64', write: (text) => bytes(text).toString('base64') },
	{ name: 'url-safe base64', write: (text) => bytes(text).toString('base64url') },
	{ name: 'base64 in lines', write: (text) => inLines(10, '\n')(bytes(text).toString('base64')) },
	{ name: 'hex', write: (text) => bytes(text).toString('hex') },
	{ name: 'upper-case hex', write: (text) => bytes(text).toString('hex').toUpperCase() },
	{ name: 'a list of bytes', write: (text) => [...bytes(text)].join(', ') },
	{ name: "a list of bytes as Node's JSON", write: (text) => JSON.stringify(bytes(text)) },
	{ name: "a list of bytes in Go's hex", write: (text) => eachByte(text, (hex) => `0x${hex}, `) },
	{ name: 'a list of bytes with colons', write: (text) => eachByte(text, (hex) => `${hex}:`) },
	{ name: 'a list of bytes with blanks', write: (text) => [...bytes(text)].join(' ') },
];
