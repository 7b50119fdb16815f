import type { PoolClient } from "pg";

type Query = (...args: unknown[]) => unknown;

/**
 * Queries are sent with a callback, also where a promise is wanted. Promises that pg makes itself
 * keep the rows of each query alive until the next major garbage collection (pg 8, Node 26): lists
 * promoted 130 KB per response to the old generation, and one response in a hundred waited for it
 * to be collected.
 */
export function sendWithCallbacks(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  client.query = ((given: unknown, ...rest: unknown[]) => {
    const isCursor = typeof given === "object" && given !== null && "submit" in given;
    if (isCursor || typeof rest.at(-1) === "function") return query(given, ...rest);
    return new Promise((resolve, reject) => {
      query(given, ...rest, (error: Error | undefined, result: unknown) => {
        if (error) reject(error);
        else resolve(result);
      });
    }).catch((error: Error) => {
      // As pg does: the stack leads to whoever sent the query.
      Error.captureStackTrace(error);
      throw error;
    });
  }) as typeof client.query;
}
