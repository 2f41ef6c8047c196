import type { DeployInputs } from '../inputs/inputs.ts';

/** The text fields of POST /deployments (API §4.5), in the order in which they are sent; the package comes last. */
export function createFields(inputs: DeployInputs): { name: string; text: string }[] {
	const { app, version, region, force, envVars, envVarsEncoding } = inputs;
	return [
		app.kind === 'source' ? { name: 'source', text: app.json } : { name: 'entrypoint_rel_path', text: app.entrypoint },
		...(version === '' ? [] : [{ name: 'version', text: version }]),
		{ name: 'region', text: region },
		{ name: 'force', text: String(force) },
		...(envVars.length === 0
			? []
			: envVarsEncoding === 'json'
				? [{ name: 'env_vars', text: JSON.stringify(Object.fromEntries(envVars)) }]
				: envVars.map(([name, value]) => ({ name: `env_vars[${name}]`, text: value }))),
	];
}
