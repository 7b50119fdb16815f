import CircuitBreaker from "opossum";

/** Half of at least so many questions failed within the window: then nobody is asked until the rest is over. */
const ASKED_AT_LEAST = 5;
const FAILED_PERCENT = 50;
const WINDOW_MS = 30_000;
const REST_MS = 15_000;
const ASKED_AT_ONCE = 20;

export interface Breakable<Question extends unknown[], Answer> {
  ask: (...question: Question) => Promise<Answer>;
  /** It did not answer lately, and is not asked now. */
  isLeftAlone: () => boolean;
}

/**
 * Asks a server that others run, as long as it answers: a question that rejects has failed. While it does not answer, whoever
 * comes is refused at once instead of waiting in vain; after a rest one question tries whether it is back.
 */
export function breakable<Question extends unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
  restMs = REST_MS,
): Breakable<Question, Answer> {
  const breaker = new CircuitBreaker(ask, {
    // Each question has a limit of its own, which also ends the request.
    timeout: false,
    capacity: ASKED_AT_ONCE,
    volumeThreshold: ASKED_AT_LEAST,
    errorThresholdPercentage: FAILED_PERCENT,
    rollingCountTimeout: WINDOW_MS,
    resetTimeout: restMs,
  });
  return { ask: (...question) => breaker.fire(...question), isLeftAlone: () => breaker.opened };
}
