import type pg from "pg";
import { StartError } from "../start-error.ts";
import { type ConnectionOptions, createClient } from "./database.ts";

/** An external PostgreSQL instead of the embedded one. */
export interface ServerUrls {
  url: string;
  /** Bypasses the pooler at `url`. Absent: `url` is the server itself. */
  directUrl: string | undefined;
  /** A standby of it, for shared reads. Absent: all reads go to the server itself. */
  readUrl?: string | undefined;
}

export interface OwnServer {
  /** For requests and jobs. */
  pooled: ConnectionOptions;
  /** For what needs its own connection: LISTEN, locks across statements, migrations. */
  direct: ConnectionOptions;
}

export function ownServer({ url, directUrl }: ServerUrls): OwnServer {
  const direct = { connection: { url: directUrl ?? url } };
  return {
    direct,
    pooled: directUrl === undefined ? direct : { connection: { url }, isPooled: true },
  };
}

/** Older versions do not know `unique nulls not distinct`. */
const OLDEST_VERSION = 15;
const REASONS: Record<string, string> = {
  ECONNREFUSED: "connection refused",
  ENOTFOUND: "unknown host",
  ETIMEDOUT: "timed out",
  "28P01": "wrong password",
  "28000": "the user may not log in",
  "3D000": "the database does not exist",
};
const NEEDS_DIRECT =
  "leads through a pooler: set DATABASE_DIRECT_URL beside it, past the pooler to the server itself (docs/operations.md).";

/**
 * Checks that the server answers, is new enough, and is reached as configured.
 * @returns its version and address, without secrets
 */
export async function checkOwnServer(urls: ServerUrls): Promise<string> {
  const { pooled, direct } = ownServer(urls);
  if (pooled === direct) {
    const { place, version, isPooler } = await look("DATABASE_URL", direct, urls.url);
    if (isPooler) throw new StartError(`DATABASE_URL (${place}) ${NEEDS_DIRECT}`);
    return `PostgreSQL ${version} at ${place}`;
  }
  const one = await look("DATABASE_DIRECT_URL", direct, urls.directUrl ?? urls.url);
  if (one.isPooler)
    throw new StartError(
      `DATABASE_DIRECT_URL (${one.place}) leads through a pooler, too; it must lead to the server itself.`,
    );
  const other = await look("DATABASE_URL", pooled, urls.url);
  if (one.identity !== other.identity)
    throw new StartError(
      `DATABASE_URL (${other.place}) and DATABASE_DIRECT_URL (${one.place}) lead to different databases.`,
    );
  return `PostgreSQL ${one.version} at ${one.place}, for requests through ${other.place}`;
}

interface Looked {
  place: string;
  version: string;
  /** Identifies this database on this server. */
  identity: string;
  isPooler: boolean;
}

async function look(name: string, options: ConnectionOptions, url: string): Promise<Looked> {
  const { host, pathname } = new URL(url);
  const place = `${host}${pathname}`;
  const client = createClient(options);
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (message.includes("unsupported startup parameter"))
      throw new StartError(`${name} (${place}) ${NEEDS_DIRECT}`);
    throw new StartError(
      `The database of ${name} (${place}) cannot be reached: ${REASONS[code] ?? message}. Correct ${name}, or unset it to use the embedded database.`,
    );
  }
  try {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    const version = rows[0]?.version ?? "";
    if (Number.parseInt(version, 10) < OLDEST_VERSION) {
      throw new StartError(
        `The server at ${place} is PostgreSQL ${version}; the shop needs ${OLDEST_VERSION} or newer. Upgrade it, or unset ${name} to use the embedded database.`,
      );
    }
    return { place, version, ...(await whoAnswers(client)) };
  } finally {
    await client.end();
  }
}

/** A pooler reports an invented process id to each client. */
async function whoAnswers(client: pg.Client): Promise<{ identity: string; isPooler: boolean }> {
  const { rows } = await client.query<{ pid: number; identity: string }>(
    `select pg_backend_pid() as pid, pg_postmaster_start_time() || ' ' || oid as identity
    from pg_database where datname = current_database()`,
  );
  const { pid, identity = "" } = rows[0] ?? {};
  const { processID } = client as unknown as { processID: number | null };
  return { identity, isPooler: pid !== processID };
}
