import { notFound } from '../http/errors.ts';
import { page } from '../http/page.ts';
import { on } from '../http/router.ts';
import type { RegisteredApp, Runtime } from './runtime.ts';

/** One version of an app, as `GET /apps` lists it. */
export interface AppVersion {
	id: string;
	app_name: string;
	version: string;
	region: string;
	/** Id of the deployment. */
	deployment: string;
	actions: { name: string }[];
	env_vars: Record<string, string>;
}

interface Held {
	version: AppVersion;
	runtime: Runtime;
	projectId: string;
}

/** The versions of apps that can be invoked: of each app and version of a project one, that of the latest deployment. */
export class AppVersions {
	readonly #held = new Map<string, Held>();

	/** Ids of the deployments that have one of these apps in this version. */
	deploymentsOf(apps: readonly RegisteredApp[], version: string, projectId: string): string[] {
		const found = apps.map(({ name }) => this.#held.get(keyOf(projectId, name, version))?.version.deployment);
		return [...new Set(found.filter((id) => id !== undefined))];
	}

	hold(version: AppVersion, runtime: Runtime, projectId: string): void {
		const key = keyOf(projectId, version.app_name, version.version);
		// Taken out first: the list is in order of arrival.
		this.#held.delete(key);
		this.#held.set(key, { version, runtime, projectId });
	}

	drop(deployment: string): void {
		for (const [key, { version }] of this.#held) if (version.deployment === deployment) this.#held.delete(key);
	}

	find(app: string, version: string, projectId: string): Held {
		const found = this.#held.get(keyOf(projectId, app, version));
		if (found) return found;
		const isKnown = this.list(projectId).some(({ app_name }) => app_name === app);
		throw notFound(isKnown ? `version ${version} of app ${app}` : `app ${app}`);
	}

	/** The newest first. */
	list = (projectId: string): AppVersion[] =>
		[...this.#held.values()]
			.filter((one) => one.projectId === projectId)
			.map(({ version }) => version)
			.reverse();
}

const keyOf = (projectId: string, app: string, version: string): string => JSON.stringify([projectId, app, version]);

/** The apps that deployed code has registered, each version of them. */
export const appRoutes = (versions: AppVersions) => [
	on('listApps', 'GET /apps', ({ query, projectId }) => {
		const [name, version, text] = ['app_name', 'version', 'query'].map((field) => query.get(field));
		const found = versions
			.list(projectId)
			.filter((one) => !name || one.app_name === name)
			.filter((one) => !version || one.version === version)
			.filter((one) => !text || one.app_name.includes(text));
		return page(found, query);
	}),
];
