import { randomBytes } from 'node:crypto';
import { notFound } from '../http/errors.ts';
import { isVisible } from '../keys/project-scope.ts';
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
	projectId: string | null;
}

/** The versions of apps that can be invoked: of each app and version of a project one, that of the latest deployment. */
export class AppVersions {
	readonly #held = new Map<string, Held>();

	/** Ids of the deployments that have one of these apps in this version. */
	deploymentsOf(apps: readonly RegisteredApp[], version: string, projectId: string | null): string[] {
		const found = apps.map(({ name }) => this.#held.get(keyOf(projectId, name, version))?.version.deployment);
		return [...new Set(found.filter((id) => id !== undefined))];
	}

	hold(version: AppVersion, runtime: Runtime, projectId: string | null): void {
		const key = keyOf(projectId, version.app_name, version.version);
		// Taken out first: the list is in order of arrival.
		this.#held.delete(key);
		this.#held.set(key, { version, runtime, projectId });
	}

	has = (deployment: string): boolean =>
		[...this.#held.values()].some(({ version }) => version.deployment === deployment);

	drop(deployment: string): void {
		for (const [key, { version }] of this.#held) if (version.deployment === deployment) this.#held.delete(key);
	}

	/** The newest that a request about this project sees. */
	find(app: string, version: string, scope: string | null): Held {
		const named = this.#visible(scope).filter((one) => one.version.app_name === app);
		const found = named.findLast((one) => one.version.version === version);
		if (found) return found;
		throw notFound(named.length > 0 ? `version ${version} of app ${app}` : `app ${app}`);
	}

	#visible = (scope: string | null): Held[] => [...this.#held.values()].filter((one) => isVisible(one, scope));

	/** The newest first. */
	list = (scope: string | null): AppVersion[] =>
		this.#visible(scope)
			.map(({ version }) => version)
			.reverse();
}

const keyOf = (projectId: string | null, app: string, version: string): string =>
	JSON.stringify([projectId, app, version]);

export const newAppVersion = (
	app: RegisteredApp,
	of: Pick<AppVersion, 'version' | 'region' | 'deployment' | 'env_vars'>,
): AppVersion => ({
	id: randomBytes(12).toString('hex'),
	app_name: app.name,
	...of,
	actions: app.actions.map((name) => ({ name })),
});
