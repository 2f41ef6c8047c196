import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeploymentRecord } from '../../src/emulator/emulator.ts';
import type { Client } from './client.ts';

const SDK = path.resolve(import.meta.dirname, '../../node_modules/@onkernel/sdk');
const MODULE = `${pathToFileURL(SDK)}/index.mjs`;
const AT = 'node_modules/@onkernel/sdk';

/** The SDK where this project has it, in three files: nothing need be installed, and 170 would be unpacked for each deployment. */
const linkedSdk = {
	[`${AT}/package.json`]: JSON.stringify({ exports: { import: './index.mjs', require: './index.cjs' } }),
	[`${AT}/index.mjs`]: `export * from '${MODULE}';\nexport { default } from '${MODULE}';\n`,
	[`${AT}/index.cjs`]: `module.exports = require(${JSON.stringify(SDK)});\n`,
};

/** Deploys code that may register itself, `index.ts` being its entrypoint unless the fields say otherwise. */
export function deployApp(
	client: Client,
	files: Readonly<Record<string, string>> | string,
	fields: Record<string, string> = {},
): Promise<DeploymentRecord> {
	const own = typeof files === 'string' ? { 'index.ts': files } : files;
	return client.deploy({ ...own, ...linkedSdk }, { entrypoint_rel_path: 'index.ts', ...fields });
}

/** An app with one action, whose handler has this body. */
export const appCode = (name: string, body = 'return payload;', action = 'run'): string =>
	`import Kernel, { type KernelContext } from '@onkernel/sdk';
	const kernel = new Kernel();
	kernel.app('${name}').action('${action}', async (context: KernelContext, payload: any) => { ${body} });`;

/** An app with an action that ends, and one that opens a session and stays. */
export const SAMPLE = `import Kernel from '@onkernel/sdk';
	const kernel = new Kernel();
	const app = kernel.app('sample');
	app.action('greet', async (context, { name }) => (console.log('greeting'), { greeting: 'Hello, ' + name }));
	app.action('stay', async ({ invocation_id }) => {
		await kernel.browsers.create({ invocation_id });
		await new Promise(() => {});
	});`;
