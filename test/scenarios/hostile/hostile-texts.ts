// Texts that try to be commands of the runner, markdown, HTML or references at GitHub.

/** White space by .NET's, JavaScript's or the terminal's account, and what shows nothing. */
const LEADS = [
	...['', ' ', '\t', '\n', '\r', '\r\n', '\v', '\f', '\x85', '\xa0', '\u1680', '\u2003', '\u2028', '\u2029'],
	...['\u202f', '\u205f', '\u3000', '\ufeff', '\u200b', '\xad', '\u2060', '\0', '\x1b[2K', '  \u3000\t'],
];
const V2 = [
	...['error', 'warning file=a.js,line=1', 'set-output name=a', 'add-mask', 'stop-commands', 'set-env name=A'],
	...['group', 'ERROR', 'save-state name=a', 'debug', 'add-path', 'echo'],
];
const commands = [
	...LEADS.flatMap((lead) => [`${lead}::error::forged`, `${lead}##[error]forged`, `a${lead}::set-env name=A::b`]),
	...V2.flatMap((name) => [`::${name}::forged`, `x\n::${name}::forged\n`, `x\r::${name}::forged`, `##[${name}]forged`]),
	...[
		...[':::error::a', '::::error::a', ':: error::a', '::error ::a', '%0A::error::a', '###[error]a'],
		...['##[##[error]a', '#\u200b##[error]a', ':\u200b::error::a', '::\u200berror::a', '##\u200b[error]a'],
		...['\\n::error::a', '::error::a##[error]b'],
	],
];
const markdown = [
	...['**bold** _it_ ~~no~~ ==m==', '*a*', '__a__', '`a`', '``a`', '```\ncode', '~~~', '# heading'],
	...['\n# heading', 'a\n===', 'a\n---', '- item', '\n- item', '+ item', '1. item', '12) item', '> quote'],
	...['\n\n> quote', '[a](https://evil.example)', '![a](https://evil.example/x.png)'],
	...['[a]: https://evil.example', '[^1]', '[a][b]', '- [ ] task', 'a | b', '| a | b |\n| --- | --- |'],
	...['a \\| b', '\\', 'a\\', '\\`|', '|', '`', '``', '`|', '|`', '***', '---', '$x$', '$$y$$', '$`x`$'],
	...['{{ a }}', 'a  \nb', '    code', '\tcode', ':::note', '[!NOTE]', '> [!NOTE]\n> a', '`</code>|'],
	...['</code>`<b>|', '&lt;b&gt;', '&#60;b&#62;', '&#42;a&#42;', '&amp;', '&', '&copy;'],
];
const html = [
	...['<b>bold</b>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '</code><b>a'],
	...['</td></tr></table><h1>a', '</details>', '<details>', '<summary>'],
	...['</summary><a href=https://evil.example>a</a>', '<!-- a', '-->', '<!-- browser-deploy-action 0 -->'],
	...['<![CDATA[a]]>', '<?php', '<a\nhref=x>', '<br>', '<table>', '<https://evil.example>', '<a@evil.example>'],
	...['<style>*{}</style>', '<svg/onload=alert(1)>', '<|b>', '`<b>`', '<b|>'],
];
const references = [
	...['@octocat', '@org/team', ' @octocat', '(@octocat)', 'x @octocat', '`@octocat`', '|@octocat', '@octo-cat|'],
	...['https://evil.example', 'http://evil.example', 'ftp://evil.example', 'www.evil.example'],
	...['WWW.evil.example', 'a@evil.example', 'mailto:a@evil.example', 'xmpp:a@evil.example', '#1', 'GH-1'],
	...['octo/repo#2', 'octo/repo@0123456789abcdef0123456789abcdef01234567', '|https://evil.example'],
	...['|www.evil.example', '|#1', 'javascript:alert(1)', 'https://evil.example|a'],
];
const characters = [
	...['\x1b[31mred', '\x07', '\b\b\b', '\x7f', '\x9b31m', 'a\u202eevil', '\u2066a\u2069', '\u200e\u200f\u061c'],
	...['\u202a', 'a\rb', 'a\r\nb', 'a\nb', 'a\u2028b', 'a\u2029b', '\ufeffa', '\ud800', 'a\udfff', '🦄\ud83e'],
	...['\u{e0001}', 'a\u0300\u0300'],
];

/** About two hundred, each once. */
export const HOSTILE_TEXTS: readonly string[] = [
	...new Set([...commands, ...markdown, ...html, ...references, ...characters]),
];
