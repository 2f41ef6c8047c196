import { randomBytes } from 'node:crypto';
import { notFound } from '../http/errors.ts';
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
}

/** The versions of apps that can be invoked: of each app and version one, that of the latest deployment. */
export class AppVersions {
	readonly #held = new Map<string, Held>();

	/** Ids of the deployments that have one of these apps in this version. */
	deploymentsOf(apps: readonly RegisteredApp[], version: string): string[] {
		const found = apps.map(({ name }) => this.#held.get(keyOf(name, version))?.version.deployment);
		return [...new Set(found.filter((id) => id !== undefined))];
	}

	hold(version: AppVersion, runtime: Runtime): void {
		const key = keyOf(version.app_name, version.version);
		// Taken out first: the list is in order of arrival.
		this.#held.delete(key);
		this.#held.set(key, { version, runtime });
	}

	has = (deployment: string): boolean =>
		[...this.#held.values()].some(({ version }) => version.deployment === deployment);

	drop(deployment: string): void {
		for (const [key, { version }] of this.#held) if (version.deployment === deployment) this.#held.delete(key);
	}

	find(app: string, version: string): Held {
		const found = this.#held.get(keyOf(app, version));
		if (found) return found;
		throw notFound(this.list().some((one) => one.app_name === app) ? `version ${version} of app ${app}` : `app ${app}`);
	}

	/** The newest first. */
	list = (): AppVersion[] => [...this.#held.values()].map(({ version }) => version).reverse();
}

const keyOf = (app: string, version: string): string => JSON.stringify([app, version]);

export const newAppVersion = (
	app: RegisteredApp,
	of: Pick<AppVersion, 'version' | 'region' | 'deployment' | 'env_vars'>,
): AppVersion => ({
	id: randomBytes(12).toString('hex'),
	app_name: app.name,
	...of,
	actions: app.actions.map((name) => ({ name })),
});
