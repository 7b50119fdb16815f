import { join } from "node:path";
import type { ConnectionOptions } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { killDatabase } from "../../faults/setup/kills.ts";
import { type Mend, PatroniCluster } from "./patroni.ts";

/** The shared database, and the faults it can have. */
export interface ClusterDatabase {
  url: string;
  /** For reads from the standby, if there is one. */
  readUrl?: string;
  /** For direct queries. */
  connection: ConnectionOptions["connection"];
  /** Faults by name: each resolves once it has happened, with a function that repairs it. */
  faults: Record<string, () => Promise<Mend>>;
  stop(): Promise<void>;
}

/** One server, restarted as an operator's service manager does. */
export async function startOneServer(dataDir: string): Promise<ClusterDatabase> {
  const dir = join(dataDir, "postgres");
  const { connection } = await startEmbeddedPostgres({ dir });
  const { user, database, socketDir } = connection;
  return {
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(socketDir)}`,
    connection,
    faults: {
      "kill -9 the database": async () => {
        await killDatabase(dataDir);
        await startEmbeddedPostgres({ dir });
        return async () => {};
      },
    },
    stop: async () => (await startEmbeddedPostgres({ dir })).stop(),
  };
}

/** Two servers under Patroni. */
export async function startWithStandby(): Promise<ClusterDatabase> {
  const patroni = await PatroniCluster.start();
  return {
    url: patroni.url,
    readUrl: patroni.readUrl,
    connection: { url: patroni.url },
    faults: {
      "kill -9 the primary": () => patroni.killPrimary({ machine: false }),
      "kill -9 the primary and its Patroni": () => patroni.killPrimary({ machine: true }),
      "the primary is cut off from etcd": () => patroni.cutPrimaryFromEtcd(),
      "the primary is cut off from everybody": () => patroni.unplugPrimary(),
      "kill -9 the leader of etcd": () => patroni.killEtcdLeader(),
      "the disk of the standby is full": () => patroni.fillStandbyDisk(),
    },
    stop: () => patroni[Symbol.asyncDispose](),
  };
}
