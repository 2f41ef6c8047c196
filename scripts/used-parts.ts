// The packages as they are bundled: copies in lib/node_modules, where lib looks first, without the parts that nothing
// here uses. Such parts are read at every start, some are run, and together they were two thirds of dist. The tests run
// the bundles, so a part that is needed after all is noticed.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const unused = (what: string) => `() => { throw new Error('${what} is not in the bundle'); }`;

/** The text of a file, changed in one place. It fails where a new version does not have that place. */
const change =
	(place: RegExp, text: string) =>
	(whole: string): string => {
		if (!place.test(whole)) throw new Error(`${place} is not in the package any more`);
		return whole.replace(place, text);
	};

/** What a file of a package is replaced with, or how it is changed; `''` for one that is only loaded. */
const PARTS: Readonly<Record<string, Readonly<Record<string, string | ((whole: string) => string)>>>> = {
	'@actions/core': {
		'lib/oidc-utils.js': 'export class OidcClient {}', // loads an HTTP client, and that all of undici
		'lib/platform.js': 'export {};', // loads what starts processes
		'lib/summary.js': 'export const summary = undefined, markdownSummary = undefined;', // loads fs/promises; src/runner writes the command files itself
		'lib/file-command.js': `export const issueFileCommand = ${unused('a command file')};\nexport const prepareKeyValueMessage = issueFileCommand;`, // loads crypto
	},
	// Requests name their route (src/github/client.ts), so the list of 900 of them is not needed.
	'@octokit/plugin-rest-endpoint-methods': { 'dist-src/index.js': 'export const restEndpointMethods = () => ({});' },
	'@octokit/plugin-paginate-rest': { 'dist-bundle/index.js': 'export const paginateRest = () => ({});' },
	undici: {
		// HTTP/2 is switched off (src/http/transport.ts); Node's own http2 is slow to load.
		'lib/dispatcher/client-h2.js': `module.exports = ${unused('HTTP/2')};`,
		// The second parser, which is not the default.
		'lib/dispatcher/parser-h1.js': 'module.exports = { getMiloEnabled: () => false };',
		// A body is a text or a stream of bytes, never a FormData.
		'lib/web/fetch/body.js': `exports.extractBody = ${unused('FormData')};`,
		'lib/web/fetch/formdata.js': '',
		'lib/web/webidl/index.js': 'exports.webidl = { is: { FormData: () => false } };',
		// Its tables of errors and types are used. Those of methods and characters would be computed at each start.
		'lib/llhttp/constants.js': change(/^exports\.FLAGS = .*/ms, ''),
		// Only a quicker way to the lower case of frequent names, and itself filled at each start.
		'lib/core/tree.js': 'exports.tree = { lookup: () => null };',
		// What @actions/github and its HTTP client import. The fetch that is used is src/http/bounded-fetch.ts.
		'index.js': `exports.ProxyAgent = require('./lib/dispatcher/proxy-agent.js');\nexports.fetch = ${unused('fetch')};`,
	},
	archiver: {
		'lib/plugins/tar.js': 'export default undefined;',
		'lib/plugins/json.js': 'export default undefined;',
	},
	// A table to fill at each start; Node has a checksum of its own.
	'crc-32': { 'crc32.js': "exports.buf = (bytes, before) => require('node:zlib').crc32(bytes, before);" },
	// All that is used, and loaded only then.
	'jsonc-parser': { 'lib/umd/main.js': "exports.visit = (...all) => require('./impl/parser').visit(...all);" },
	// archiver's walk and its reading of files: both are done in src/workspace.
	'readdir-glob': { 'dist/index.mjs': `export default ${unused('glob')};` },
	lazystream: { 'lib/lazystream.js': `exports.Readable = ${unused('lazystream')};` },
	// The whole package is 225 kB.
	async: { 'dist/async.js': "exports.queue = require('../queue.js');" },
	// What the package itself does where READABLE_STREAM is `disable`: Node's streams instead of a copy of older ones.
	'readable-stream': {
		'lib/ours/index.js': ['PassThrough', 'Transform']
			.map((name) => `exports.${name} = require('node:stream').${name};`)
			.join('\n'),
	},
};

/** Modules of Node that the files of a package load at the start, and what they get instead: it takes no time to load. */
const LIGHTER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	undici: {
		// Node's own takes 2.5 ms.
		'node:assert': `module.exports = (holds, message = 'an assertion of undici does not hold') => {
	if (!holds) throw message instanceof Error ? message : Object.assign(new Error(message), { code: 'ERR_ASSERTION' });
};`,
		// Node's own takes 0.9 ms. A body is never an `IncomingMessage`.
		'node:http': 'exports.maxHeaderSize = 16_384;',
	},
};

interface Lock {
	readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly os?: unknown }>>;
}

/**
 * @param lib the folder of the compiled sources.
 * @returns the files that are changed: what of them is new is of this project.
 */
export function copyUsedParts(root: string, lib: string): string[] {
	const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
	for (const [folder, { dev, os }] of Object.entries(lock.packages)) {
		if (folder === '' || dev === true || os !== undefined) continue;
		cpSync(path.join(root, folder), path.join(lib, folder), { recursive: true, filter: (file) => !isAside(file) });
	}
	return [...replaceParts(lib), ...lightenBuiltins(lib)];
}

/** @returns the files. */
function replaceParts(lib: string): string[] {
	return Object.entries(PARTS).flatMap(([name, parts]) =>
		Object.entries(parts).map(([file, text]) => {
			const at = path.join(lib, 'node_modules', name, file);
			const whole = readFileSync(at, 'utf8'); // fails where a new version does not have that file
			writeFileSync(at, typeof text === 'string' ? `${text}\n` : text(whole));
			return at;
		}),
	);
}

/** @returns the files that are loaded instead. */
function lightenBuiltins(lib: string): string[] {
	return Object.entries(LIGHTER).flatMap(([name, modules]) => {
		const folder = path.join(lib, 'node_modules', name, 'lib');
		const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
		return Object.entries(modules).map(([module, text], nth) => {
			const at = path.join(folder, `light-${nth}.js`);
			for (const file of files.map((one) => path.join(folder, one))) {
				const whole = readFileSync(file, 'utf8');
				writeFileSync(file, whole.replaceAll(`require('${module}')`, `require(${JSON.stringify(at)})`));
			}
			writeFileSync(at, `${text}\n`);
			return at;
		});
	});
}

/** Types and source maps, half of all bytes. */
const isAside = (file: string) => /\.(?:d\.[cm]?ts|map)$/.test(file);
