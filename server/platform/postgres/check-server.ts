import { StartError } from "../start-error.ts";
import { type ConnectionOptions, createClient } from "./database.ts";

/** Older ones do not know `unique nulls not distinct`. */
const OLDEST_VERSION = 15;
const REASONS: Record<string, string> = {
  ECONNREFUSED: "connection refused",
  ENOTFOUND: "unknown host",
  ETIMEDOUT: "timed out",
  "28P01": "wrong password",
  "28000": "the user may not log in",
  "3D000": "the database does not exist",
};

/** Checks that the server of DATABASE_URL answers and is new enough. @returns its version and address, without secrets */
export async function checkServer(options: { connection: { url: string } }): Promise<string> {
  const { url } = options.connection;
  const { host, pathname } = new URL(url);
  const place = `${host}${pathname}`;
  const client = createClient(options satisfies ConnectionOptions);
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The database of DATABASE_URL (${place}) cannot be reached: ${REASONS[code] ?? message}. Correct DATABASE_URL, or unset it to use the embedded database.`,
    );
  }
  try {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    const version = rows[0]?.version ?? "";
    if (Number.parseInt(version, 10) < OLDEST_VERSION) {
      throw new StartError(
        `The server at ${place} is PostgreSQL ${version}; the shop needs ${OLDEST_VERSION} or newer. Upgrade it, or unset DATABASE_URL to use the embedded database.`,
      );
    }
    return `PostgreSQL ${version} at ${place}`;
  } finally {
    await client.end();
  }
}
