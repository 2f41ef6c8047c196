import { createParser } from 'eventsource-parser';
import { BACKOFF } from '../../domain/backoff.ts';
import type { StepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import { saysNotFound } from '../../domain/records/service-error.ts';
import type { CallOptions, Connection } from '../../http/connection.ts';
import { describeNetworkError, isTransportError } from '../../http/network-error.ts';
import { pause } from '../../http/request.ts';
import { requestFailure, unusableResponse } from '../../http/request-failure.ts';
import type { ResponseBody } from '../../http/response-body.ts';
import { type ServiceRequest, tryOnce } from '../../http/try.ts';
import type { OpenResponse } from '../../http/undici/undici.ts';
import { verdictOn } from '../../http/verdict.ts';

/** The most characters of one event, over all of its lines. */
const LARGEST_EVENT = 1_048_576;
/** Milliseconds after which a connection counts as useful without an event: proxies close silent ones after about a minute. */
const LONG_LIFE_MS = 45_000;

/** What was done with an event. One that `counted` shows that the connection is useful. */
type Taken = 'counted' | 'skipped' | 'enough';

export interface StreamSpec extends CallOptions {
	readonly doing: ServiceRequest['doing'];
	/** Called before each connection. The path begins with a slash, and the caller has validated its ids. */
	readonly path: () => string;
	readonly take: (data: string) => Taken;
	/** Called each time the stream is open. */
	readonly opened?: () => void;
	/** The failure where the service does not know any more what it has streamed before; by default its own. */
	readonly ended?: StepFailure;
}

/**
 * GETs a stream of server-sent events, and reconnects when the connection breaks or ends, until `take` returns `enough`. The
 * specification does not say how a stream ends (API §6), so silence is allowed and every end leads to a reconnect.
 * @throws StepFailure if connecting is refused, or fails five times in a row, or if the deadline comes before there was a
 * connection; Interrupted.
 */
export async function followEvents(
	connection: Connection,
	{ doing, path, take, opened, ended, ...options }: StreamSpec,
): Promise<void> {
	const { clock } = connection;
	let [wasOpen, isUseful, failures] = [false, false, 0];
	let failure: StepFailure | undefined;
	const takeOne = (data: string) => {
		const taken = take(data);
		isUseful ||= taken === 'counted';
		return taken === 'enough';
	};
	const stream = (response: OpenResponse) =>
		readEvents(response, takeOne, () => {
			wasOpen = true;
			opened?.();
		});
	try {
		for (;;) {
			const began = clock.now();
			isUseful = false;
			const tried = await tryOnce(connection, { doing, method: 'GET', path: path(), stream, ...options });
			const verdict = verdictOn(tried);
			if (verdict === 'ok' && tried.kind === 'response') {
				if (tried.body.ok) return;
				throw unusableResponse(tried, tried.body.why);
			}
			failures = isUseful || clock.now() - began >= LONG_LIFE_MS ? 1 : failures + 1;
			failure = requestFailure(tried, verdict, failures);
			if (wasOpen && ended !== undefined && saysNotFound(failure.service)) throw ended;
			if (verdict === 'refused' || failures > BACKOFF.retries) throw failure;
			const tooLong = await pause(connection, tried, failures);
			if (tooLong !== undefined) throw tooLong;
		}
	} catch (thrown) {
		const interruption = interruptionOf(thrown);
		// A request whose response is awaited is a connection: its headers may come only with the first event.
		const isConnected = wasOpen || interruption?.maybeDone === true;
		throw interruption?.by === 'deadline' && !isConnected && failure !== undefined ? failure : thrown;
	}
}

/**
 * Reads one connection of the stream, until `take` has enough.
 * @returns why it cannot be read any further. `brokeOff`: another connection may bring more.
 */
async function readEvents(
	{ headers, body }: OpenResponse,
	take: (data: string) => boolean,
	opened: () => void,
): Promise<ResponseBody> {
	let [isEnough, isTooLarge] = [false, false];
	const parser = createParser({
		maxBufferSize: LARGEST_EVENT,
		onEvent({ data }) {
			isEnough ||= take(data);
		},
		onError({ type }) {
			isTooLarge ||= type === 'max-buffer-size-exceeded';
		},
	});
	const decoder = new TextDecoder();
	try {
		const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
		if (type !== 'text/event-stream') return { ok: false, why: 'it is not an event stream' };
		opened();
		for await (const chunk of body as AsyncIterable<Buffer>) {
			parser.feed(decoder.decode(chunk, { stream: true }));
			if (isEnough) return { ok: true, text: '' };
			if (isTooLarge) return { ok: false, why: 'an event of the stream is larger than 1 MiB' };
		}
		return { ok: false, brokeOff: true, why: 'the stream ended' };
	} catch (error) {
		if (!isTransportError(error)) throw error;
		const { words, code } = describeNetworkError(error);
		return { ok: false, brokeOff: true, why: `the stream broke off: ${words} (${code})` };
	} finally {
		body.on('error', () => {}).destroy();
	}
}
