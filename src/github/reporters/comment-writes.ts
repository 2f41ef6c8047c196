import { rateLimitOf } from '../rate-limit.ts';
import { idIn, isRefusal, statusOf } from '../response.ts';
import { MOST_WRITES } from './comment-move.ts';
import { announce, findComment } from './comment-place.ts';
import type { ReporterContext, Slot } from './reporter.ts';

/**
 * Counts a write before it is sent: it may have been done even if its response gets lost.
 * @param madeBy tells from the response the id of the comment that this job has made and that is still there.
 */
async function write(
	{ slot }: ReporterContext,
	send: () => Promise<unknown>,
	madeBy: (response: unknown) => number | undefined,
): Promise<unknown> {
	const before = slot.read() ?? { open: true };
	const counted = { ...before, open: true, writes: (before.writes ?? 0) + 1 };
	slot.write(counted);
	try {
		const response = await send();
		slot.write(withMade(counted, madeBy(response)));
		return response;
	} catch (thrown) {
		if (isRefusal(thrown)) slot.write({ ...before, open: true });
		throw thrown;
	}
}

function withMade({ id: _, ...slot }: Slot, made: number | undefined): Slot {
	return made === undefined ? slot : { ...slot, id: made };
}

/** Removes the comment that this job has made: an older one is there. */
export async function removeOwn(context: ReporterContext, made: number): Promise<void> {
	await write(
		context,
		() => remove(context, made),
		() => undefined,
	);
}

/**
 * Deletes younger comments, as far as writes are left: nobody knows one that was made by a job which was killed then, or
 * by a request whose response got lost. The oldest is the one that all jobs go by, and nobody deletes it.
 */
export async function removeYounger(
	context: ReporterContext,
	place: Parameters<typeof findComment>[1] & { readonly after: number },
): Promise<void> {
	while ((context.slot.read()?.writes ?? 0) < MOST_WRITES) {
		const younger = await findComment(context, place);
		if (younger === undefined) return;
		const made = context.slot.read()?.id;
		await write(
			context,
			() => remove(context, younger.id),
			() => (made === younger.id ? undefined : made),
		);
	}
}

export async function create(context: ReporterContext, issue_number: number, body: string): Promise<void> {
	const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
	const made = await write(context, () => context.api.request(route, { issue_number, body }), idIn);
	announce(context, made);
}

/** @returns the refusal, if the comment is gone though GitHub has listed it. */
export async function update(context: ReporterContext, comment_id: number, body: string): Promise<unknown> {
	const { slot, api } = context;
	const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
	const made = slot.read()?.id;
	try {
		await write(
			context,
			() => api.request(route, { comment_id, body }),
			() => made,
		);
		return undefined;
	} catch (thrown) {
		if (!isGone(thrown)) throw thrown;
		slot.write(withMade(slot.read() ?? { open: true }, undefined)); // the next round makes a new one
		return thrown;
	}
}

async function remove({ api }: ReporterContext, comment_id: number): Promise<void> {
	try {
		await api.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id });
	} catch (thrown) {
		if (!isGone(thrown)) throw thrown;
	}
}

function isGone(thrown: unknown): boolean {
	return statusOf(thrown) === 404 && rateLimitOf(thrown, 0) === undefined;
}
