import { sql } from "kysely";
import type { PoolClient, QueryResult } from "pg";

/** Beyond so many texts a statement is sent as it is: lists of any length would fill the database's memory. */
const MOST = 400;
const PLAN_IS_STALE = "0A000";

const MARK = "/* prepared */";

/** In a statement that is only read, but often, and always in the same way: it is prepared, too. */
export const PREPARED = sql.raw(MARK);

/** The names of a pool's statements by their texts. */
export interface StatementNames {
  names: Map<string, string>;
  /** Counts how often all of them were forgotten. */
  generation: number;
}

export const noStatements = (): StatementNames => ({ names: new Map(), generation: 0 });

/**
 * Statements of commands are parsed and planned once per connection, then only run: that halves what a checkout costs
 * the database. What is only read stays unprepared unless it is marked, since its best plan depends on what is asked for.
 */
export function prepareStatementsOf(client: PoolClient, known: StatementNames): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<QueryResult>;
  let isCommand = false;
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof text !== "string") return query(text, values, ...rest);
    if (text === "begin") isCommand = true;
    else if (text === "commit" || text === "rollback") isCommand = false;
    const isKept = isCommand || text.includes(MARK);
    const name = isKept && isFilled(values) ? nameOf(text, known) : undefined;
    if (name === undefined || rest.length > 0) return query(text, values, ...rest);
    return query({ name, text, values }).catch((error: StaleError) => forgetStale(error, known));
  }) as typeof client.query;
}

function isFilled(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}

function nameOf(text: string, known: StatementNames): string | undefined {
  const { names, generation } = known;
  const name = names.get(text);
  if (name !== undefined || names.size >= MOST) return name;
  const next = `s${generation}-${names.size}`;
  names.set(text, next);
  return next;
}

type StaleError = Error & { code?: string };

/** A migration changed what a statement answers: all of them are prepared anew, under other names. */
function forgetStale(error: StaleError, known: StatementNames): never {
  if (error.code === PLAN_IS_STALE) {
    known.generation += 1;
    known.names.clear();
  }
  throw error;
}
