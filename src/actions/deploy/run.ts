import type { SelectedFile } from '../../workspace/selected-file.ts';
import type { DeployEdges, Update } from './edges.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import type { Stage } from './interruption.ts';

/** One deploy while it goes on: what every step of it is given. */
export interface DeployRun {
	readonly inputs: DeployInputs;
	readonly edges: DeployEdges;
	readonly update: Update;
	/** Says what an interruption from now on would mean. */
	readonly enter: (stage: Stage) => void;
}

/** The app that is deployed: files of the workspace, or a source that the service fetches itself. */
export type SelectedApp =
	| { readonly kind: 'directory'; readonly entrypoint: string; readonly files: readonly SelectedFile[] }
	| { readonly kind: 'source' };
