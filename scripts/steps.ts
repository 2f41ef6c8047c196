// The steps of the actions, as one program: what several of them use is bundled once. Each `main` and `post` of an
// action.yml is a file that only names its step.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Step {
	/** Path of the compiled module that runs the step when it is loaded, in lib. */
	readonly module: string;
	/** The folder in dist that action.yml names. */
	readonly folder: string;
}

/** Every main.ts and post.ts in src/actions. */
function stepsIn(lib: string): Step[] {
	return readdirSync(path.join(lib, 'src/actions'))
		.sort()
		.flatMap((name) => [
			{ module: `src/actions/${name}/main.js`, folder: name },
			{ module: `src/actions/${name}/post.js`, folder: name === 'deploy' ? 'post' : `${name}-post` },
		])
		.filter(({ module }) => existsSync(path.join(lib, module)));
}

/**
 * Loaded with the program, because nearly all steps need it: a file more costs a start as much as 60 kB more.
 */
const SHARED = ['src/actions/step/sub-action.js', 'src/http/request.js'];

/**
 * Writes the program that loads a step by its name.
 * @returns its path.
 */
export function writeProgram(lib: string): string {
	const rows = stepsIn(lib).map(({ module, folder }) => `\t'${folder}': () => import('./${module}'),\n`);
	const shared = SHARED.map((module) => `import './${module}';\n`);
	const at = path.join(lib, 'steps.js');
	writeFileSync(
		at,
		`${shared.join('')}const steps = {\n${rows.join('')}};\nexport const run = (name) => steps[name]();\n`,
	);
	return at;
}

/** Writes the files that action.yml names, beside the bundled program `dist/index.js`. */
export function writeStarts(lib: string, dist: string): void {
	for (const { folder } of stepsIn(lib)) {
		mkdirSync(path.join(dist, folder), { recursive: true });
		const text = `import { run } from '../index.js';\n\nawait run('${folder}');\n`;
		writeFileSync(path.join(dist, folder, 'index.js'), text);
	}
}
