// Every file that a document names is there.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files of the app in the README's examples, and of whoever's secrets are left out. */
const NOT_OURS = ['src/app.ts', '.github/workflows/deploy.yml', '.docker/config.json', 'dist/app.js'];
const documents = globSync(['*.md', '*/*.md', 'test/*/README.md', 'examples/**/*.md'], { cwd: ROOT })
	.filter((file) => !file.startsWith('node_modules'))
	.sort();

test.each([...documents, 'docs/pictures/deploy.svg'].map((file) => ({ file })))(
	'every path in $file exists',
	({ file }) => {
		const named = pathsIn(readFileSync(path.join(ROOT, file), 'utf8'), path.dirname(file));
		const missing = named.filter((name) => !NOT_OURS.includes(name) && !existsSync(path.join(ROOT, name)));
		expect(missing).toEqual([]);
	},
);

test('a path that does not exist is found, in backticks, in a link and in a picture', () => {
	const text =
		'`src/a.ts` `no-folder/b.md` `CONTRIBUTOR.md` `actions/checkout` `GET /a` [x](../test/c) [y](https://z) <text>src/d</text>';
	const found = ['src/a.ts', 'no-folder/b.md', 'CONTRIBUTOR.md', 'src/d', 'test/c'];
	expect(pathsIn(text, 'docs').filter((name) => !existsSync(path.join(ROOT, name)))).toEqual(found);
	const ours = documents.flatMap((file) => pathsIn(readFileSync(path.join(ROOT, file), 'utf8'), path.dirname(file)));
	expect(new Set(ours).size).toBeGreaterThan(60);
});

/** What looks like a path of this repository: links, and code that starts with a folder of its or ends as its files do. */
function pathsIn(text: string, folder: string): string[] {
	const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
	const tops = readdirSync(ROOT).join('|').replaceAll('..', '\\.');
	const ours = new RegExp(`^(?:${tops})/|/.+\\.(?:ts|js|json|md|yml)$|^[A-Z]+\\.md$`);
	const code = [...prose.matchAll(/(?:`|<text[^>]*>)([\w.@/-]+)(?:`|<\/text>)/g)].map(([, name]) => name as string);
	const links = [...prose.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to]) => path.join(folder, to as string));
	return [...code.filter((name) => ours.test(name)), ...links];
}
