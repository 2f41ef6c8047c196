import type { DeploymentRecord } from '../../domain/records/deployment.ts';
import type { AppEntry } from '../../domain/records/named-deployment.ts';
import { isLatest } from '../../domain/records/version.ts';
import { compareTimes, parseTime } from '../../domain/text/time.ts';
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
 * stays. Where their times do not tell which of two versions is the newer, and only one of them would stay, none goes.
 */
export function olderThanKept(dated: readonly DatedVersion[], keep: number): Ageing {
	const running = dated.filter(({ record }) => record.status === 'running');
	const undated = running.find(({ record }) => Number.isNaN(parseTime(record.createdAt)));
	if (undated !== undefined)
		return { kind: 'unknown', why: `The record of deployment ${undated.record.id} has no usable "created_at".` };
	const sorted = [...Map.groupBy(running, ({ version }) => version)]
		.map(([version, all]) => ({ version, all, newest: newestOf(all) }))
		.toSorted((a, b) => compareTimes(b.newest, a.newest));
	const kept = sorted.slice(0, keep);
	const keptIds = new Set(kept.flatMap(({ all }) => all.map(({ record }) => record.id)));
	const isGoing = ({ record }: DatedVersion) => !keptIds.has(record.id);
	const going = sorted.slice(keep).filter(({ all }) => all.some(isGoing));
	for (const { version, newest } of kept) {
		const tied = going.find(({ all }) => all.some(({ record }) => compareTimes(newest, record.createdAt) <= 0));
		if (tied !== undefined) return { kind: 'unknown', why: tie(version, tied.version) };
	}
	return {
		kind: 'aged',
		older: going.flatMap(({ all }) => all.filter(isGoing)),
		kept: kept.map(({ version }) => version),
	};
}

/** The newest `created_at`, or one of them where they do not tell. */
function newestOf(all: readonly DatedVersion[]): string {
	const times = all.map(({ record }) => record.createdAt);
	return times.reduce((newest, time) => (compareTimes(time, newest) > 0 ? time : newest));
}

function tie(kept: string, other: string): string {
	return `Versions "${kept}" and "${other}" may be of the same age by their "created_at", and only one of them is to be kept.`;
}
