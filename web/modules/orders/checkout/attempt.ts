/** One attempt to order: the same order sent again has the same key, so that it counts once. */
export interface Attempt {
  key: string;
  body: string;
}

/** The attempt for an order: the current one if nothing has changed, else a new one. */
export function attemptFor(before: Attempt | null, body: unknown, newKey: () => string): Attempt {
  const text = JSON.stringify(body);
  return before?.body === text ? before : { key: newKey(), body: text };
}
