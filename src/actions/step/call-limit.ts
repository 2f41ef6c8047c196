/** The most milliseconds that an action of a single call takes, retries included: such an action has no `timeout`. */
export const CALL_LIMIT_MS = 120_000;

/** The same limit in words, as part of a sentence. */
export const CALL_LIMIT_TEXT = 'the 2 min that this action waits at most';
