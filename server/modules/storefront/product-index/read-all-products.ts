import { type RawBuilder, sql } from "kysely";
import type { Connection, Database } from "#server/platform/postgres/database.ts";
import { readSnapshot } from "./read-changes.ts";
import { type ProductState, type ProductTexts, stateRows, textRows } from "./read-products.ts";

/** Products per fetch. */
const BATCH = 2_000;
/** The first fetch of a million products reads whole tables. */
const MAX_STATEMENT_MS = 120_000;
/** A busy process may take long between two fetches. */
const MAX_IDLE_MS = 600_000;
/** Enough to add up 350,000 variants without temporary files. */
const WORK_MEMORY = "64MB";

/** Receives the products in batches: first the texts of all, then the states of all. */
interface Taking {
  texts: (products: readonly ProductTexts[]) => Promise<void>;
  states: (products: readonly ProductState[]) => Promise<void>;
}

/** PostgreSQL's code for a lock that was not given within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = "55P03";
/**
 * A migration that asks for a table between the two statements waits for the first transaction, and
 * the second statement waits for the migration. So both transactions give up, and start again.
 */
const LOCK_MS = 1_000;

/**
 * All products as they are at one moment. Two statements run in parallel in one snapshot: one
 * returns texts from the first product on; the other one adds up prices, stock and sales before its
 * first row, while the texts are received.
 */
export async function readAllProducts(db: Database, take: Taking): Promise<Moment> {
  for (;;) {
    try {
      return await readAtOneMoment(db, take);
    } catch (error) {
      // Nothing was received yet: locks are only taken before the first row.
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    }
  }
}

interface Moment {
  snapshot: string;
  edition: number;
}

function readAtOneMoment(db: Database, take: Taking): Promise<Moment> {
  return inSnapshot(db, async (first) => {
    const { shared, ...moment } = await readSnapshot(first);
    return inSnapshot(db, async (second) => {
      await sql`set transaction snapshot ${sql.lit(shared)}`.execute(second);
      const states = await piecesOf(second, stateRows(everyProduct));
      const texts = await piecesOf(first, textRows(everyProduct));
      for await (const products of texts) await take.texts(products);
      for await (const products of states) await take.states(products);
      return moment;
    });
  });
}

const everyProduct = () => sql`true`;

/** A read-only transaction that sees what was committed before it began, and nothing later. */
export function inSnapshot<T>(db: Database, read: (db: Connection) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(read);
}

/**
 * The rows of a statement in the order of products, in batches. The database starts on the first
 * batch right away, and on the next one while the current one is received.
 */
async function piecesOf<T>(
  transaction: Connection,
  rows: RawBuilder<T>,
): Promise<AsyncIterable<readonly T[]>> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(transaction);
  await sql`set local statement_timeout = ${sql.lit(MAX_STATEMENT_MS)}`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = ${sql.lit(MAX_IDLE_MS)}`.execute(
    transaction,
  );
  await sql`set local work_mem = ${sql.lit(WORK_MEMORY)}`.execute(transaction);
  await sql`declare product no scroll cursor for ${rows} order by id`.execute(transaction);
  const next = () => {
    const reading = sql<T>`fetch ${sql.lit(BATCH)} from product`.execute(transaction);
    // If an earlier batch failed, nobody awaits this one.
    reading.catch(() => {});
    return reading;
  };
  return fetchedPieces(next(), next);
}

async function* fetchedPieces<T>(
  first: Promise<{ rows: T[] }>,
  next: () => Promise<{ rows: T[] }>,
): AsyncGenerator<readonly T[]> {
  let reading = first;
  for (;;) {
    const { rows } = await reading;
    if (rows.length === 0) return;
    reading = next();
    yield rows;
  }
}
