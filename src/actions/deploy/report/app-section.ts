import type { AppNames } from '../../../domain/records/app.ts';
import { listFirst } from '../../../domain/text/format.ts';
import { code, codeBlock, details } from '../../../domain/text/markdown.ts';
import type { DeployReport } from './report.ts';

/** Actions of an app that the summary names. */
const SHOWN = 20;

/** Rows of the summary's table: each app that the deployment holds, with its actions. */
export function renderApps(apps: readonly AppNames[]): [string, string][] {
	return apps.map(({ name, actions }) => {
		const shown = listFirst(
			actions.map((action) => code(action)),
			SHOWN,
		);
		return ['App', `${code(name)}${actions.length === 0 ? '' : `, actions: ${shown}`}`];
	});
}

/** The step to paste that invokes the app; '' where nothing is deployed that can be invoked. */
export function renderInvocation({ apps = [], invokedBy, inputs, conclusion }: DeployReport): string {
	const [app] = apps;
	const [action] = app?.actions ?? [];
	if (conclusion !== 'success' || app === undefined || action === undefined || invokedBy === undefined) return '';
	const version = inputs.version === '' || inputs.version === 'latest' ? [] : [inputs.version];
	const step = [
		`- uses: ${invokedBy}`,
		'  with: # and api-key, base-url as for the deploy',
		`    app-name: ${inYaml(app.name)}`,
		`    action-name: ${inYaml(action)}`,
		...version.map((text) => `    version: ${inYaml(text)}`),
	];
	return details('Invoke it from a workflow', codeBlock(step));
}

/** What a workflow may hold as it is: no `\${{`, no quotes, nothing that looks like something else. */
const PLAIN = /^[\p{L}\p{N}_.:@/ -]{1,200}$/u;

/** A text in double quotes; `…` for one that a reader had better not paste. */
function inYaml(text: string): string {
	return `"${PLAIN.test(text) ? text : '…'}"`;
}
