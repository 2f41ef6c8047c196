/** Seconds after which a service ends an invocation at the latest. */
const LONGEST_S = 3_600;
/** Seconds for what this step does at its time-out: the service's own end takes the browsers, and with them the replays. */
const AFTER_US_S = 30;

/** The limit that the service is given for an invocation that this step waits `timeoutS` for, both in seconds. */
export function serviceLimitS(timeoutS: number): number {
	return Math.min(LONGEST_S, timeoutS + AFTER_US_S);
}
