/** Milliseconds that an action of a single call takes at most, with its repeats: it has no `timeout`. */
export const CALL_LIMIT_MS = 120_000;

/** The same in words, as part of a sentence. */
export const CALL_LIMIT = 'the 2 min that this action waits at most';
