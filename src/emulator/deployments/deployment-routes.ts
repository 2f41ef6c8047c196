import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { invalid } from '../http/errors.ts';
import { page } from '../http/page.ts';
import { empty, eventStream, json, type ServiceResponse } from '../http/response.ts';
import { type Exchange, on } from '../http/router.ts';
import { parseSince } from '../http/since.ts';
import { type DeploymentForm, type EnvVarsForm, parseDeploymentForm } from './deployment-form.ts';
import type { Deployments, ListedDeployment } from './deployments.ts';
import { type UnpackedEntry, unpack } from './unpack.ts';
import { readUpload } from './upload.ts';

async function unpackOrigin({ origin }: DeploymentForm, folder: string): Promise<UnpackedEntry[]> {
	if (origin.kind === 'source') return [];
	const entries = await unpack(origin.file.path, origin.file.size, folder);
	if (!entries.some(({ name }) => name === origin.entrypoint)) {
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
	const folder = deployments.folderOf(id);
	await mkdir(folder, { recursive: true });
	try {
		const upload = await readUpload(body, headers['content-type'], path.join(folder, 'app.zip'));
		const form = parseDeploymentForm(upload, taken);
		const entries = await unpackOrigin(form, path.join(folder, 'app'));
		return json(201, deployments.commit(form, { id, ...upload, entries }, projectId));
	} catch (error) {
		await deployments.discard(id);
		throw error;
	}
}

/** The filters of `GET /deployments`; an empty one filters nothing. */
function listFilter({ query, projectId }: Exchange): (one: ListedDeployment) => boolean {
	const name = query.get('app_name') ?? '';
	const version = query.get('app_version') ?? '';
	const part = query.get('query') ?? '';
	if (version !== '' && name === '') throw invalid('app_version needs app_name');
	return (one) =>
		one.listed &&
		one.projectId === projectId &&
		(name === '' || one.appNames.includes(name)) &&
		(version === '' || one.version === version) &&
		[one.record.id, ...one.appNames].some((text) => text.includes(part));
}

/** @param taken how environment variables are taken. */
export const deploymentRoutes = (deployments: Deployments, taken: EnvVarsForm) => [
	on('createDeployment', 'POST /deployments', (exchange) => create(deployments, exchange, taken)),
	on('listDeployments', 'GET /deployments', (exchange) => page(deployments.list(listFilter(exchange)), exchange.query)),
	on('getDeployment', 'GET /deployments/:id', ({ id, projectId }) => json(200, deployments.get(id, projectId))),
	on('deleteDeployment', 'DELETE /deployments/:id', async ({ id, projectId }) => {
		await deployments.delete(id, projectId);
		return empty(204);
	}),
	on('followDeployment', 'GET /deployments/:id/events', ({ id, query, projectId }) => {
		const since = parseSince(query.get('since'), Date.now());
		return eventStream(deployments.events(id, projectId).follow(since));
	}),
];
