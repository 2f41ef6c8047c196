import { isId } from '../records/id.ts';
import { field } from '../text/json.ts';

/** By what a later job recognises what was deployed. Kept in the GitHub deployment of a job with `skip-unchanged`. */
export interface DeployMarks {
	/** Hash of service, project, region, version, entrypoint and encoding. */
	readonly setup: string;
	/** Mark of the environment values. */
	readonly env_mark: string;
}

/** What the payload of a GitHub deployment says of the deployment at the service. */
export interface MarkedDeployment extends DeployMarks {
	readonly id: string;
	/** `sha256:…` */
	readonly digest: string;
}

/** Parses a payload; undefined if it lacks one of the parts, as that of a job without `skip-unchanged` does. */
export function readMarks(payload: unknown): MarkedDeployment | undefined {
	const text = (name: string) => {
		const value = field(payload, name);
		return typeof value === 'string' ? value : '';
	};
	const [id, digest, setup, env_mark] = ['deployment_id', 'package_digest', 'setup', 'env_mark'].map(text) as [
		string,
		string,
		string,
		string,
	];
	const isWhole = isId(id) && /^sha256:[0-9a-f]{64}$/.test(digest) && /^[0-9a-f]{64}$/.test(setup);
	return isWhole && /^(?:none|[0-9a-f]{32}\.[0-9a-f]{64})$/.test(env_mark)
		? { id, digest, setup, env_mark }
		: undefined;
}
