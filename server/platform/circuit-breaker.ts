import CircuitBreaker from "opossum";

/**
 * The circuit opens when this share of at least this many calls fail within the window; it stays
 * open for the rest period.
 */
const ASKED_AT_LEAST = 5;
const FAILED_PERCENT = 50;
const WINDOW_MS = 30_000;
const REST_MS = 15_000;
const ASKED_AT_ONCE = 20;

export interface Breakable<Question extends unknown[], Answer> {
  ask: (...question: Question) => Promise<Answer>;
  /** It has been failing and is not called at the moment. */
  isLeftAlone: () => boolean;
}

/**
 * Calls an external server through a circuit breaker: a rejected call counts as failed. While the
 * circuit is open, callers are refused at once instead of waiting; after a rest one call probes
 * whether the server is back.
 */
export function breakable<Question extends unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
  restMs = REST_MS,
): Breakable<Question, Answer> {
  const breaker = new CircuitBreaker(ask, {
    // Each call has its own timeout, which also aborts the request.
    timeout: false,
    capacity: ASKED_AT_ONCE,
    volumeThreshold: ASKED_AT_LEAST,
    errorThresholdPercentage: FAILED_PERCENT,
    rollingCountTimeout: WINDOW_MS,
    resetTimeout: restMs,
  });
  return { ask: (...question) => breaker.fire(...question), isLeftAlone: () => breaker.opened };
}
