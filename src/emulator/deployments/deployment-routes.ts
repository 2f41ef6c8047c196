import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { invalid } from '../http/errors.ts';
import { page } from '../http/page.ts';
import { empty, eventStream, json, type ServiceResponse } from '../http/response.ts';
import type { Exchange, Route } from '../http/router.ts';
import { parseSince } from '../http/since.ts';
import { readParts } from '../http/upload.ts';
import { scoped } from '../keys/project-scope.ts';
import { listFilter } from './deployment-filter.ts';
import { type DeploymentForm, type EnvVarsForm, parseDeploymentForm, textFields } from './deployment-form.ts';
import type { Deployments } from './deployments.ts';
import { ledgerEntry } from './ledger.ts';
import { type UnpackedEntry, unpack } from './unpack.ts';

export type DeploymentOperation =
	| 'createDeployment'
	| 'getDeployment'
	| 'listDeployments'
	| 'deleteDeployment'
	| 'followDeployment';

/** The name in the root manifest, else the entrypoint: no field of the form carries one. */
async function appName(form: DeploymentForm, folder: string): Promise<string> {
	const { origin } = form;
	if (origin.kind === 'source') return String(origin.source.url ?? origin.source.entrypoint ?? 'source');
	try {
		const { name } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
		if (typeof name === 'string' && name !== '') return name;
	} catch {
		// No manifest, or none that can be read: then it names nothing.
	}
	return origin.entrypoint;
}

async function unpackOrigin({ origin }: DeploymentForm, folder: string): Promise<UnpackedEntry[]> {
	if (origin.kind === 'source') return [];
	const entries = await unpack(origin.file.path, origin.file.size, folder);
	if (!entries.some((entry) => entry.name === origin.entrypoint && !entry.name.endsWith('/'))) {
		throw invalid(`entrypoint_rel_path: ${origin.entrypoint} is not in the archive`);
	}
	return entries;
}

async function create(
	deployments: Deployments,
	{ body, headers, projectId }: Exchange,
	taken: EnvVarsForm,
): Promise<ServiceResponse> {
	const id = randomBytes(12).toString('hex');
	const folder = await deployments.reserve(id);
	try {
		const parts = await readParts(body, headers['content-type'], folder);
		const form = parseDeploymentForm(parts, taken);
		const app = path.join(folder, 'app');
		const entries = await unpackOrigin(form, app);
		const committed = ledgerEntry(id, parts, textFields(parts), entries);
		return json(201, await deployments.commit(form, await appName(form, app), committed, projectId));
	} catch (error) {
		await deployments.discard(folder);
		throw error;
	}
}

export function deploymentRoutes(
	deployments: Deployments,
	heartbeatMs: number,
	taken: EnvVarsForm,
): Route<DeploymentOperation>[] {
	return scoped('deployment', deployments.owner, [
		{
			operation: 'createDeployment',
			method: 'POST',
			path: '/deployments',
			handle: (exchange) => create(deployments, exchange, taken),
		},
		{
			operation: 'listDeployments',
			method: 'GET',
			path: '/deployments',
			handle: ({ query, projectId }) => page(deployments.list(listFilter(query, projectId)), query),
		},
		{
			operation: 'getDeployment',
			method: 'GET',
			path: '/deployments/:id',
			handle: ({ params }) => ({ ...json(200, deployments.get(params.id ?? '')), tagged: true }),
		},
		{
			operation: 'deleteDeployment',
			method: 'DELETE',
			path: '/deployments/:id',
			handle: async ({ params }) => {
				await deployments.delete(params.id ?? '');
				return empty(204);
			},
		},
		{
			operation: 'followDeployment',
			method: 'GET',
			path: '/deployments/:id/events',
			handle: ({ params, query }) => {
				const since = parseSince(query.get('since'), Date.now());
				return eventStream(deployments.events(params.id ?? '').follow(since, heartbeatMs));
			},
		},
	]);
}
