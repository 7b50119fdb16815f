import { sql } from "kysely";
import type { PoolClient, QueryResult } from "pg";

/**
 * Beyond this many distinct texts, statements are sent unprepared: lists of any length would fill
 * the database's memory.
 */
const MOST = 400;
const PLAN_IS_STALE = "0A000";

/**
 * Marks a statement outside commands that is run often and always in the same way: it is prepared,
 * too.
 */
export const PREPARED_MARK = "/* prepared */";
export const PREPARED = sql.raw(PREPARED_MARK);

/** The names of a pool's prepared statements by their text. */
export interface StatementNames {
  names: Map<string, string>;
  /** Counts how often they were all discarded. */
  generation: number;
}

export const noStatements = (): StatementNames => ({ names: new Map(), generation: 0 });

/**
 * Statements of commands are parsed and planned once per connection and then only executed, which
 * halves the database cost of a checkout. Read-only queries stay unprepared unless marked, since
 * their best plan depends on the parameters.
 */
export function prepareStatementsOf(client: PoolClient, known: StatementNames): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<QueryResult>;
  let isCommand = false;
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof text !== "string") return query(text, values, ...rest);
    if (text === "begin") isCommand = true;
    else if (text === "commit" || text === "rollback") isCommand = false;
    const isKept = text.includes(PREPARED_MARK) || (isCommand && isFilled(values));
    const name = isKept ? nameOf(text, known) : undefined;
    if (name === undefined) return query(text, values, ...rest);
    const [answer] = rest as [Answer?];
    // When called on the pool itself, the result is returned through a callback.
    if (answer)
      return query({ name, text, values }, (error?: StaleError, result?: QueryResult) => {
        if (error) forgetStale(error, known);
        answer(error, result);
      });
    return query({ name, text, values }).catch((error: StaleError) => {
      forgetStale(error, known);
      throw error;
    });
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
type Answer = (error?: Error, result?: QueryResult) => void;

/** A migration changed a statement's result: all are prepared again under new names. */
function forgetStale(error: StaleError, known: StatementNames): void {
  if (error.code === PLAN_IS_STALE) {
    known.generation += 1;
    known.names.clear();
  }
}
