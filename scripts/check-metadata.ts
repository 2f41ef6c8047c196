// Validates every action.yml and workflow, or the files that are given, with GitHub's own language service (schema and
// expressions), and the workflows by the rules of this repository.
import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { actionFolders } from './readme/actions.ts';
import { workflowProblems } from './workflow-rules.ts';

// The package imports JSON without the attribute that Node asks for.
registerHooks({
	resolve: (specifier, context, next) => {
		const resolved = next(specifier, context);
		return resolved.url.endsWith('.json') ? { ...resolved, importAttributes: { type: 'json' } } : resolved;
	},
});
const { validate } = await import('@actions/languageservice');
const { TextDocument } = await import('vscode-languageserver-textdocument');

const root = path.dirname(import.meta.dirname);
const workflowFolders = ['.github/workflows', 'examples/workflows'];
const given = process.argv.slice(2);
const all = () => [
	...actionFolders().map((folder) => path.posix.join(folder, 'action.yml')),
	...workflowFolders.flatMap((folder) => {
		const names = readdirSync(path.join(root, folder), { withFileTypes: true });
		return names.filter(({ name }) => /\.ya?ml$/.test(name)).map(({ name }) => `${folder}/${name}`);
	}),
];
const files = given.length > 0 ? given : all();
const problems: string[] = [];
for (const file of files) {
	const text = readFileSync(path.resolve(root, file), 'utf8');
	const found = await validate(TextDocument.create(`file:///${file}`, 'yaml', 1, text));
	for (const { message, range } of found)
		problems.push(`${file}:${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`);
	if (found.length === 0 && path.basename(file) !== 'action.yml')
		problems.push(...workflowProblems(file, text).map((problem) => `${file}: ${problem}`));
}
for (const problem of problems) console.error(problem);
console.log(`${files.length} metadata and workflow files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
