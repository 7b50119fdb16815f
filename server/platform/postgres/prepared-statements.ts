import type { PoolClient, QueryResult } from "pg";

/** Beyond so many texts a statement is sent as it is: lists of any length would fill the database's memory. */
const MOST = 400;
const PLAN_IS_STALE = "0A000";

const names = new Map<string, string>();
let generation = 0;

/**
 * Statements of commands are parsed and planned once per connection, then only run: that halves what a checkout costs
 * the database. What is only read stays unprepared, since its best plan depends on what is asked for.
 */
export function prepareStatementsOf(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<QueryResult>;
  let isCommand = false;
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof text !== "string") return query(text, values, ...rest);
    if (text === "begin") isCommand = true;
    else if (text === "commit" || text === "rollback") isCommand = false;
    const name = isCommand && isFilled(values) ? nameOf(text) : undefined;
    if (name === undefined || rest.length > 0) return query(text, values, ...rest);
    return query({ name, text, values }).catch(forgetStale);
  }) as typeof client.query;
}

function isFilled(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST) return known;
  const name = `s${generation}-${names.size}`;
  names.set(text, name);
  return name;
}

/** A migration changed what a statement answers: all of them are prepared anew, under other names. */
function forgetStale(error: Error & { code?: string }): never {
  if (error.code === PLAN_IS_STALE) {
    generation += 1;
    names.clear();
  }
  throw error;
}
