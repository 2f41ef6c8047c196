// Validates every action.yml and workflow with GitHub's own language service (schema, expressions, inputs of actions).
import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { actionFolders } from './readme/actions.ts';

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
const files = [
	...actionFolders().map((folder) => path.join(folder, 'action.yml')),
	...workflowFolders.flatMap((folder) => {
		const names = readdirSync(path.join(root, folder), { withFileTypes: true });
		return names.filter(({ name }) => /\.ya?ml$/.test(name)).map(({ name }) => path.join(folder, name));
	}),
];
let problems = 0;
for (const file of files) {
	const text = readFileSync(path.join(root, file), 'utf8');
	const found = await validate(TextDocument.create(`file:///${file}`, 'yaml', 1, text));
	for (const { message, range } of found) {
		problems++;
		console.error(`${file}:${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`);
	}
}
console.log(`${files.length} metadata and workflow files, ${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;
