import { AsyncLocalStorage } from "node:async_hooks";
import type { PoolClient } from "pg";

const counter = new AsyncLocalStorage<{ statements: number }>();

/** Counts every statement that a connection sends, including transaction control. */
export function countStatementsOf(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const current = counter.getStore();
    if (current) current.statements += 1;
    return query(...args);
  }) as typeof client.query;
}

/** Runs `work` and reports how many SQL statements it sent. */
export async function withStatementCount<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: number }> {
  const current = { statements: 0 };
  const result = await counter.run(current, work);
  return { result, statements: current.statements };
}
