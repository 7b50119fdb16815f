/** One try to order: the same order sent again carries the same key, so that it counts once. */
export interface Attempt {
  key: string;
  body: string;
}

/** The attempt for an order: the one under way when nothing was changed, a new one otherwise. */
export function attemptFor(before: Attempt | null, body: unknown, newKey: () => string): Attempt {
  const text = JSON.stringify(body);
  return before?.body === text ? before : { key: newKey(), body: text };
}
