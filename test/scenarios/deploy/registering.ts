// An app that registers itself at the emulator, as the live service demands: with a stand-in for the SDK's registry,
// because the SDK itself would have to be installed for each deployment.

/** Files of an app. @param text anything that makes its package another one. */
export function registeringApp(name: string, text = 'first'): Record<string, string> {
	return {
		'.deployignore': '!node_modules\n',
		'app.js': `import { register } from '@onkernel/sdk';\nregister('${name}'); // ${text}\n`,
		'node_modules/@onkernel/sdk/package.json':
			'{ "name": "@onkernel/sdk", "main": "app-framework.js", "type": "module" }',
		'node_modules/@onkernel/sdk/app-framework.js': `const apps = [];
export const appRegistry = { getApps: () => apps };
export const register = (name) => apps.push({ name, getActions: () => [{ name: 'run', handler: async () => 1 }] });
`,
	};
}

/** The files of an app in a folder. */
export function inFolder(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
	return Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));
}
