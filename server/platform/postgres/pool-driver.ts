import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type PostgresPool,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { PoolClient, QueryConfig, QueryResult as PgResult } from "pg";
import { countStatement, StatementNames } from "./statements.ts";

/** Reports one statement to a tracing collector. */
export type TraceStatement = <T>(text: string, send: (comment: string) => Promise<T>) => Promise<T>;

export interface DriverOptions {
  /** Statements are not prepared: each transaction may get another server connection. */
  isPooled?: boolean;
  trace?: TraceStatement | undefined;
}

type Query = Readonly<{ name?: string; text: string; values: readonly unknown[] }>;

const CHANGES = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/**
 * The only way from Kysely to the pool: prepares, counts and traces statements. A connection sends
 * each statement immediately (`pipeline` of pg): those that do not wait for each other share a
 * round trip.
 */
export class PoolDriver implements Driver {
  readonly #pool: PostgresPool;
  readonly #options: DriverOptions;

  constructor(pool: PostgresPool, options: DriverOptions) {
    this.#pool = pool;
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    return new PoolConnection((await this.#pool.connect()) as PoolClient, this.#options);
  }

  async beginTransaction(connection: PoolConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel && `isolation level ${settings.isolationLevel}`;
    const modes = [level, settings.accessMode].filter(Boolean).join(" ");
    await connection.begin(modes === "" ? "begin" : `start transaction ${modes}`);
  }

  async commitTransaction(connection: PoolConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: PoolConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** Names outlive the use of a connection by one transaction or query. */
const namesByClient = new WeakMap<PoolClient, StatementNames>();

/** A connection of the pool, from being acquired to being released. */
export class PoolConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #options: DriverOptions;
  readonly #names: StatementNames;
  /** From `begin` until its end has been sent. */
  isInTransaction = false;
  #isBroken = false;
  #unanswered = 0;

  constructor(client: PoolClient, options: DriverOptions) {
    this.#client = client;
    this.#options = options;
    this.#names = namesByClient.get(client) ?? new StatementNames();
    namesByClient.set(client, this.#names);
  }

  async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // Several statements in one text have several results.
    const results = [await this.#send<R>(text, parameters)].flat();
    const { command = "", rowCount = 0, rows = [] } = results.at(-1) ?? {};
    return CHANGES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("a pipelined connection cannot stream rows");
  }

  async begin(text: string): Promise<void> {
    await this.#send(text, []);
    this.isInTransaction = true;
  }

  async commit(): Promise<void> {
    this.isInTransaction = false;
    const { command } = await this.#send("commit", []);
    // An earlier statement has failed, and the command has ignored its error.
    if (command === "ROLLBACK") throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    this.isInTransaction = false;
    try {
      await this.#send("rollback", []);
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  async #send<R>(text: string, values: readonly unknown[]): Promise<PgResult<R & object>> {
    const { isPooled = false, trace } = this.#options;
    const name = isPooled ? undefined : this.#names.nameOf(text, values, this.isInTransaction);
    // A prepared statement is identified by its text, so that stays unchanged.
    const send = (comment = "") =>
      this.#query<R>(
        name === undefined ? { text: text + comment, values } : { name, text, values },
      );
    try {
      return await (trace ? trace(text, send) : send());
    } catch (error) {
      StatementNames.handleError(error as { code?: string });
      // The stack leads to the sender.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  /**
   * Sends with a callback. Promises that pg makes itself keep the rows of each query alive until
   * the next major garbage collection (pg 8, Node 26): lists promoted 130 KB per response to the
   * old generation, and one response in a hundred waited for it to be collected.
   */
  #query<R>(query: Query): Promise<PgResult<R & object>> {
    countStatement(this.#unanswered === 0);
    this.#unanswered += 1;
    return new Promise((resolve, reject) => {
      this.#client.query<R & object>(query as QueryConfig, (error: Error | undefined, result) => {
        this.#unanswered -= 1;
        if (error) reject(error);
        else resolve(result);
      });
    });
  }
}
