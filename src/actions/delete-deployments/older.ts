import type { DeploymentRecord } from '../../domain/records/deployment.ts';
import type { AppEntry } from '../../domain/records/named-deployment.ts';
import { isLatest } from '../../domain/records/version.ts';
import { parseTime } from '../../domain/text/time.ts';
import type { Target } from './inputs.ts';

type Older = Extract<Target, { readonly kind: 'older' }>;

/** A deployment of a version, with its record. */
export interface DatedVersion {
	readonly version: string;
	readonly record: DeploymentRecord;
}

/** The versions that `keep` is about. */
export function versionsOf(apps: readonly AppEntry[], { app, prefix, allowLatest }: Older): AppEntry[] {
	return apps.filter(
		(one) => one.app === app && one.version.startsWith(prefix) && (allowLatest || !isLatest(one.version)),
	);
}

export type Ageing =
	| { readonly kind: 'aged'; readonly older: readonly DatedVersion[]; readonly kept: readonly string[] }
	/** `why`: a sentence. */
	| { readonly kind: 'unknown'; readonly why: string };

/**
 * Which deployments are older than the newest `keep` versions. Only those that run count, and only they go: a failed one
 * is nothing to go back to, and one on its way is newer than all of them. A deployment that a kept version has as well
 * stays.
 */
export function olderThanKept(dated: readonly DatedVersion[], keep: number): Ageing {
	const running = dated.filter(({ record }) => record.status === 'running');
	const undated = running.find(({ record }) => Number.isNaN(parseTime(record.createdAt)));
	if (undated !== undefined)
		return { kind: 'unknown', why: `The record of deployment ${undated.record.id} has no "created_at".` };
	const byVersion = [...Map.groupBy(running, ({ version }) => version)].map(([version, all]) => ({
		version,
		all,
		newest: Math.max(...all.map(({ record }) => parseTime(record.createdAt))),
	}));
	const sorted = byVersion.toSorted((a, b) => b.newest - a.newest);
	const kept = sorted.slice(0, keep);
	const keptIds = new Set(kept.flatMap(({ all }) => all.map(({ record }) => record.id)));
	const older = sorted.slice(keep).flatMap(({ all }) => all.filter(({ record }) => !keptIds.has(record.id)));
	return { kind: 'aged', older, kept: kept.map(({ version }) => version) };
}
