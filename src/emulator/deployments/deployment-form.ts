import { invalid } from '../http/errors.ts';
import { isObject } from '../http/request-body.ts';
import type { Field, Upload, UploadedFile } from './upload.ts';

const REGION = 'aws.us-east-1a';
/** The version of a deployment that names none. */
export const LATEST = 'latest';

export type Origin =
	| { kind: 'file'; file: UploadedFile; entrypoint: string }
	| { kind: 'source'; source: Record<string, unknown> };

/** A request to deploy, checked (API §4.5). */
export interface DeploymentForm {
	origin: Origin;
	/** Undefined where the field was left out. */
	version?: string;
	region: string;
	force: boolean;
	envVars: Record<string, string>;
}

function parseObject(name: string, text: string): Record<string, unknown> {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		throw invalid(`${name} is not valid JSON`);
	}
	if (!isObject(value)) throw invalid(`${name} is not a JSON object`);
	return value;
}

/** How environment variables are taken; what is sent in the other form is ignored, as any unknown field is. */
export type EnvVarsForm = 'json' | 'fields' | 'both';

/** One JSON field as specified, or one part per variable as the official SDKs send: `env_vars[KEY]`, `env_vars.KEY`. */
function parseEnvVars(fields: readonly Field[], taken: EnvVarsForm): Record<string, string> {
	const found = new Map<string, string>();
	for (const { name, value } of fields) {
		const single = taken === 'json' ? null : /^env_vars(?:\[(.*)\]|\.(.*))$/s.exec(name);
		const pairs = name === 'env_vars' && taken !== 'fields' ? Object.entries(parseObject(name, value)) : [];
		if (single) pairs.push([single[1] ?? single[2] ?? '', value]);
		for (const [key, text] of pairs) {
			if (key === '' || /[=\0]/.test(key)) throw invalid('env_vars has a key that is not a variable name');
			if (typeof text !== 'string') throw invalid(`env_vars: the value of ${key} is not a string`);
			if (text.includes('\0')) throw invalid(`env_vars: the value of ${key} has a NUL character`);
			found.set(key, text);
		}
	}
	return Object.fromEntries(found);
}

function parseOrigin(fields: ReadonlyMap<string, string>, file: UploadedFile | undefined): Origin {
	const source = fields.get('source');
	const entrypoint = fields.get('entrypoint_rel_path');
	if ([...fields.keys()].some((name) => /^source[[.]/.test(name)))
		throw invalid('source must be one part that contains JSON');
	if (file && source !== undefined) throw invalid('file and source cannot be combined');
	if (file) {
		if (!entrypoint) throw invalid('entrypoint_rel_path is missing');
		return { kind: 'file', file, entrypoint };
	}
	if (source === undefined) throw invalid('either file or source is required');
	const parsed = parseObject('source', source);
	if (parsed.type !== 'github') throw invalid('source.type must be github');
	return { kind: 'source', source: parsed };
}

export function parseDeploymentForm({ fields, file }: Upload, taken: EnvVarsForm): DeploymentForm {
	const byName = new Map<string, string>();
	for (const { name, value } of fields) {
		if (byName.has(name)) throw invalid(`${name} was sent twice`);
		byName.set(name, value);
	}
	const region = byName.get('region') ?? REGION;
	const force = byName.get('force') ?? 'false';
	const version = byName.get('version');
	if (region !== REGION) throw invalid(`region must be ${REGION}`);
	if (force !== 'true' && force !== 'false') throw invalid('force must be true or false');
	return {
		origin: parseOrigin(byName, file),
		...(version ? { version } : {}),
		region,
		force: force === 'true',
		envVars: parseEnvVars(fields, taken),
	};
}
