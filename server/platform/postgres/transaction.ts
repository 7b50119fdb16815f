import { DummyDriver, type KyselyProps, type RawBuilder, Transaction } from "kysely";
import { type Database, type NoTables, POSTGRES } from "./database.ts";
import { PoolConnection } from "./pool-driver.ts";

/** Required by Kysely and unused: a transaction gets its connection from its executor. */
const PARTS: Omit<KyselyProps, "executor"> = {
  config: { dialect: POSTGRES },
  dialect: POSTGRES,
  driver: new DummyDriver(),
};

/**
 * Runs `command` in one transaction. Statements that are sent together (`Promise.all`) share a round
 * trip and run in the order of their calls; Kysely's own transactions would wait for each.
 * @param last a statement to be sent together with the commit; if it fails, nothing is committed
 */
export async function transaction<T>(
  database: Database,
  command: (db: Transaction<NoTables>) => Promise<T>,
  last: () => RawBuilder<unknown> | undefined = () => undefined,
): Promise<T> {
  const executor = database.getExecutor();
  return executor.provideConnection(async (connection) => {
    if (!(connection instanceof PoolConnection)) throw new Error("not a connection of the pool");
    let isOver = false;
    const db = new Transaction<NoTables>({
      ...PARTS,
      executor: executor.withConnectionProvider({
        provideConnection: async (send) => {
          if (isOver) throw new Error("the transaction has ended");
          return send(connection);
        },
      }),
    });
    await connection.begin("begin");
    try {
      const result = await command(db);
      const sent = last()?.execute(db);
      isOver = true;
      const committed = connection.commit();
      // If `sent` fails, its error says why there was no commit.
      committed.catch(() => {});
      await sent;
      await committed;
      return result;
    } catch (error) {
      isOver = true;
      if (connection.isInTransaction) await connection.rollback();
      throw error;
    }
  });
}
