import type { Git } from '../git.ts';
import type { DeployedDirectory } from '../select/directory.ts';
import type { Selection } from '../select/select.ts';

/** What is known of the app before it is packed. */
export interface CheckedApp {
	readonly directory: DeployedDirectory;
	readonly selection: Selection;
	readonly entrypoint: string;
	readonly git: Git;
}

/** Something that the user may not have meant. The step goes on. */
export interface Warning {
	readonly title: string;
	readonly message: string;
}
