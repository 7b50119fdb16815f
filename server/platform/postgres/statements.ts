import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";

/**
 * Beyond this many distinct texts, a connection's statements are sent unprepared: lists of any
 * length would fill the database's memory.
 */
const MAX_PREPARED = 400;
const PLAN_IS_STALE = "0A000";
const PREPARED_MARK = "/* prepared */";

/** Marks a frequent statement outside transactions, so that it is prepared, too. */
export const PREPARED = sql.raw(PREPARED_MARK);

/** Increases when a migration has changed what a prepared statement returns. */
let generation = 0;

/**
 * Names of one connection's prepared statements. Statements of transactions are parsed and planned
 * once per connection and then only executed, which halves the database cost of a checkout.
 * Read-only queries stay unprepared unless marked, since their best plan depends on the parameters.
 */
export class StatementNames {
  #names = new Map<string, string>();
  #generation = generation;

  /** `undefined`: to be sent unprepared. */
  nameOf(text: string, values: readonly unknown[], isInTransaction: boolean): string | undefined {
    if (!text.includes(PREPARED_MARK) && !(isInTransaction && values.length > 0)) return undefined;
    if (this.#generation !== generation) {
      this.#names.clear();
      this.#generation = generation;
    }
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_PREPARED) return known;
    const name = `s${generation}-${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** All statements are prepared again under new names when a plan is stale. */
  static handleError({ code }: { code?: string }): void {
    if (code === PLAN_IS_STALE) generation += 1;
  }
}

interface StatementCount {
  statements: number;
  roundTrips: number;
}

const counter = new AsyncLocalStorage<StatementCount>();

/** @param isAlone no other statement of the connection is unanswered */
export function countStatement(isAlone: boolean): void {
  const current = counter.getStore();
  if (!current) return;
  current.statements += 1;
  if (isAlone) current.roundTrips += 1;
}

/** Runs `work` and counts the SQL statements that it sends, including transaction control. */
export async function withStatementCount<T>(
  work: () => Promise<T>,
): Promise<StatementCount & { result: T }> {
  const current = { statements: 0, roundTrips: 0 };
  const result = await counter.run(current, work);
  return { result, ...current };
}
