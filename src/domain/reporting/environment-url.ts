import { versionLabel } from '../records/version.ts';
import type { ReportView } from './view.ts';

/**
 * Fills in the address of what was deployed.
 * @param template '' for none; `{id}` and `{version}` in it are filled in, percent-encoded.
 * @returns undefined where there is no deployment, or no address to make of it.
 */
export function environmentUrlOf(
	template: string,
	{ deployment, version }: Pick<ReportView, 'deployment' | 'version'>,
): string | undefined {
	if (template === '' || deployment === '') return undefined;
	const values: Readonly<Record<string, string>> = { id: deployment, version: versionLabel(version) };
	const filled = template.replaceAll(/\{(id|version)\}/g, (_, name: string) =>
		encodeURIComponent((values[name] ?? '').toWellFormed()),
	);
	return URL.parse(filled)?.href;
}
