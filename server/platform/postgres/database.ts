import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
  type Transaction,
} from "kysely";
import pg from "pg";
import { type DriverOptions, PoolDriver } from "./pool-driver.ts";

/** No tables here: each module adds its own through `$extendTables`. */
export type NoTables = {};
export type Database = Kysely<NoTables>;
/** A database or a transaction: what a query needs. */
export type Connection = Database | Transaction<NoTables>;

export interface ConnectionOptions {
  /** Connection string, or a private socket folder. */
  connection: { url: string } | { socketDir: string; database: string; user: string };
  /** Maximum connections of this process. */
  max?: number;
  /** Overrides the usual timeouts; tests run on machines busy with other tests. */
  timeouts?: Timeouts;
  /** The connection's application name in the database. */
  application?: string;
  /**
   * Behind a pooler that gives each transaction another server connection. Per-connection features
   * are then not used: prepared statements, and timeouts, which the pooler sets instead.
   */
  isPooled?: boolean;
}

export interface Timeouts {
  /** For a connection from the pool. */
  waitMs: number;
  /** For a statement, and for idling between two statements of a transaction. */
  statementMs: number;
}

const TIMEOUTS: Timeouts = { waitMs: 5_000, statementMs: 10_000 };
/** Idle connections are dropped by devices between the machines. */
const KEEP_ALIVE_MS = 10_000;
const DATE_OID = 1082;
/** Counts, amounts and rates: all far below 2^53. */
const NUMBER_OIDS = new Set([20, 1700]);

/** Dates stay ISO text (they have no time zone); bigint and numeric become numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary"): ((value: string) => unknown) => {
    if (oid === DATE_OID) return (value) => value;
    if (NUMBER_OIDS.has(oid)) return Number;
    return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
  },
};

function clientConfig(options: ConnectionOptions): pg.ClientConfig {
  const { connection, timeouts = TIMEOUTS, application = "fanous", isPooled = false } = options;
  const target =
    "url" in connection
      ? { connectionString: connection.url }
      : { host: connection.socketDir, database: connection.database, user: connection.user };
  return {
    ...target,
    types,
    application_name: application,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(!isPooled && {
      statement_timeout: timeouts.statementMs,
      idle_in_transaction_session_timeout: timeouts.statementMs,
    }),
  };
}

export function createPool(options: ConnectionOptions): pg.Pool {
  const { max = 10, timeouts = TIMEOUTS } = options;
  const pool = new pg.Pool({
    ...clientConfig(options),
    // Statements that do not wait for each other are sent together.
    pipeline: true,
    max,
    connectionTimeoutMillis: timeouts.waitMs,
  });
  pool.on("connect", (client) => {
    // If it is lost between two statements of a transaction, the next statement fails, not the
    // process.
    client.on("error", () => {});
  });
  // The pool replaces an idle connection that breaks; without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

/** A single connection outside the pool, for LISTEN and for locks. */
export function createClient(options: ConnectionOptions): pg.Client {
  const { timeouts = TIMEOUTS } = options;
  return new pg.Client({
    ...clientConfig(options),
    ...(!options.isPooled && { statement_timeout: 0, idle_in_transaction_session_timeout: 0 }),
    connectionTimeoutMillis: timeouts.waitMs,
  });
}

export async function isAnswering(connection: ConnectionOptions["connection"]): Promise<boolean> {
  const client = createClient({ connection });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Kysely's dialect of PostgreSQL, without connections. */
export const POSTGRES: Dialect = {
  createDriver: () => new DummyDriver(),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
};

export function createDatabase(pool: PostgresPool, options: DriverOptions = {}): Database {
  const dialect = { ...POSTGRES, createDriver: () => new PoolDriver(pool, options) };
  return new Kysely<NoTables>({ dialect });
}
