import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from "kysely";
import pg from "pg";
import { noStatements, prepareStatementsOf } from "./prepared-statements.ts";
import { sendWithCallbacks } from "./query-callbacks.ts";
import { countStatementsOf } from "./statement-count.ts";

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
const INT8_OID = 20;

/** Dates stay ISO text (they have no time zone); counts become numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary"): ((value: string) => unknown) => {
    if (oid === DATE_OID) return (value) => value;
    if (oid === INT8_OID) return Number;
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
    max,
    connectionTimeoutMillis: timeouts.waitMs,
  });
  const statements = noStatements();
  pool.on("connect", (client) => {
    sendWithCallbacks(client);
    countStatementsOf(client);
    if (!options.isPooled) prepareStatementsOf(client, statements);
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

export function createDatabase(pool: PostgresPool): Database {
  return new Kysely<NoTables>({ dialect: new PostgresDialect({ pool }) });
}
