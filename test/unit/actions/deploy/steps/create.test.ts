// The text fields of POST /deployments (API §4.5).
import { expect, test } from '@jest/globals';
import { createFields } from '../../../../../src/actions/deploy/steps/create.ts';
import { deployInputs } from '../../../../support/action-runner/raw-inputs.ts';

const REGION = { name: 'region', text: 'aws.us-east-1a' };
const ENTRYPOINT = { name: 'entrypoint_rel_path', text: 'src/app.ts' };
const FORCE = { name: 'force', text: 'false' };

test.each([
	{ name: 'what is empty is left out', with: {}, fields: [ENTRYPOINT, REGION, FORCE] },
	{
		name: 'version and force',
		with: { version: '  0 🦄', force: 'True' },
		fields: [ENTRYPOINT, { name: 'version', text: '  0 🦄' }, REGION, { name: 'force', text: 'true' }],
	},
	{
		name: 'variables as one JSON field, in their order',
		with: { 'env-vars': '{"B":"1\\n2","__proto__":"x","A":""}' },
		fields: [ENTRYPOINT, REGION, FORCE, { name: 'env_vars', text: '{"B":"1\\n2","__proto__":"x","A":""}' }],
	},
	{
		name: 'variables as one field each',
		with: { 'env-vars': '{"B":"1\\n2","__proto__":"x"}', 'env-vars-encoding': 'fields' },
		fields: [
			ENTRYPOINT,
			REGION,
			FORCE,
			{ name: 'env_vars[B]', text: '1\n2' },
			{ name: 'env_vars[__proto__]', text: 'x' },
		],
	},
	{
		name: 'a source, as it was given',
		with: { source: '{"type":"github",  "n":1.0}' },
		fields: [{ name: 'source', text: '{"type":"github",  "n":1.0}' }, REGION, FORCE],
	},
])('$name', ({ with: values, fields }) => expect(createFields(deployInputs(values))).toEqual(fields));
