import { type RawBuilder, sql } from "kysely";
import type { Connection, Database } from "#server/platform/postgres/database.ts";
import { readSnapshot } from "./read-changes.ts";
import { type ProductState, type ProductTexts, stateRows, textRows } from "./read-products.ts";

/** Products that are read at once. */
const BATCH = 2_000;
/** Before the first of a million come, whole tables have been read. */
const LONGEST_MS = 120_000;
/** A process that has much else to do takes its time between two pieces. */
const LONGEST_IDLE_MS = 600_000;
/** Groups of 350,000 variants are added up in memory instead of files. */
const WORK_MEMORY = "64MB";

/** What takes products, piece by piece: first the texts of all, then the states of all. */
interface Taking {
  texts: (products: readonly ProductTexts[]) => Promise<void>;
  states: (products: readonly ProductState[]) => Promise<void>;
}

/** PostgreSQL's code for a lock that was not given within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = "55P03";
/**
 * Somebody who wants a table for themselves and waits between the two statements would wait for the first one, and the
 * second one for them: both transactions end, and begin again.
 */
const LOCK_MS = 1_000;

/**
 * All products as they are at one moment. Two statements run beside each other in one snapshot: one reads texts, from the
 * first product on; the other one adds up prices, stock and sales before its first row, while texts are taken.
 */
export async function readAllProducts(db: Database, take: Taking): Promise<Moment> {
  for (;;) {
    try {
      return await readAtOneMoment(db, take);
    } catch (error) {
      // Nothing has been taken: locks are needed before the first row only.
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

/** Who reads in one sees what was committed before it began, and nothing later. */
export function inSnapshot<T>(db: Database, read: (db: Connection) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(read);
}

/**
 * The rows of a statement in the order of products, piece by piece. The database works on the first piece from now on, and
 * on the next one while one is taken.
 */
async function piecesOf<T>(
  transaction: Connection,
  rows: RawBuilder<T>,
): Promise<AsyncIterable<readonly T[]>> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(transaction);
  await sql`set local statement_timeout = ${sql.lit(LONGEST_MS)}`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = ${sql.lit(LONGEST_IDLE_MS)}`.execute(
    transaction,
  );
  await sql`set local work_mem = ${sql.lit(WORK_MEMORY)}`.execute(transaction);
  await sql`declare product no scroll cursor for ${rows} order by id`.execute(transaction);
  const next = () => {
    const reading = sql<T>`fetch ${sql.lit(BATCH)} from product`.execute(transaction);
    // Nobody waits for it any more where the one before has failed.
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
