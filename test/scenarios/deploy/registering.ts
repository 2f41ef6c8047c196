// An app that registers itself, as the live service demands, by what its entrypoint says of itself: no process is started.

/** Files of an app. @param text anything that makes its package another one. */
export function registeringApp(name: string, text = 'first'): Record<string, string> {
	return { 'app.js': `//! app ${name} run\n// ${text}\n` };
}

/** The files of an app in a folder. */
export function inFolder(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
	return Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));
}
