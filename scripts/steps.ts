// The steps of the actions. Those that speak to the service are one program, so what several of them use is bundled
// once; each `main` and `post` of their action.yml is a file that only names its step.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Step {
	/** The action, whose steps are one file: a start pays for each file as much as for 60 kB. */
	readonly action: string;
	/** Path of the compiled module whose `main` runs the step, in lib. */
	readonly module: string;
	/** The folder in dist that action.yml names. */
	readonly folder: string;
}

/** Actions that speak to no service: the program's HTTP client would only make their start longer. */
const ALONE = ['emulator'];

/** Loaded with the program, because nearly all its steps need it: a file more costs a start as much as 60 kB more. */
const SHARED = ['src/actions/step/sub-action.js', 'src/http/request.js'];

/** The steps of the program, and those that are bundled alone: every main.ts and post.ts in src/actions. */
export function stepsIn(lib: string): { program: Step[]; alone: Step[] } {
	const names = readdirSync(path.join(lib, 'src/actions')).sort();
	const steps = (isAlone: boolean) =>
		names
			.filter((name) => ALONE.includes(name) === isAlone)
			.flatMap((name) => [
				{ action: name, module: `src/actions/${name}/main.js`, folder: name },
				{ action: name, module: `src/actions/${name}/post.js`, folder: name === 'deploy' ? 'post' : `${name}-post` },
			])
			.filter(({ module }) => existsSync(path.join(lib, module)));
	return { program: steps(false), alone: steps(true) };
}

/**
 * Writes the program that loads a step by its name.
 * @returns its path.
 */
export function writeProgram(steps: readonly Step[], lib: string): string {
	const shared = SHARED.map((module) => `import './${module}';\n`);
	const rows = steps.map(
		({ action, module, folder }) => `\t'${folder}': () => import(/* webpackChunkName: '${action}' */ './${module}'),\n`,
	);
	const at = path.join(lib, 'steps.js');
	writeFileSync(
		at,
		`${shared.join('')}const steps = {\n${rows.join('')}};\nexport const run = async (name) => (await steps[name]()).main();\n`,
	);
	return at;
}

/**
 * Writes the program of a step that is bundled alone.
 * @returns its path.
 */
export function writeAlone({ module, folder }: Step, lib: string): string {
	const at = path.join(lib, `${folder}.js`);
	writeFileSync(at, `import { main } from './${module}';\nmain();\n`);
	return at;
}

/** Writes the files that action.yml names, beside the bundled program `dist/index.js`. */
export function writeStarts(steps: readonly Step[], dist: string): void {
	for (const { folder } of steps) {
		mkdirSync(path.join(dist, folder), { recursive: true });
		const text = `require('../index.js').run('${folder}');\n`;
		writeFileSync(path.join(dist, folder, 'index.js'), text);
	}
}
