import { createClient } from "#server/platform/postgres/database.ts";
import { ownServer, type ServerUrls } from "#server/platform/postgres/own-server.ts";
import { type Finding, fine, wrong } from "./finding.ts";

/**
 * If requests go through a pooler, the pooler must limit query time, because the shop cannot do it
 * there.
 */
export async function checkPooler(database: ServerUrls | undefined): Promise<Finding[]> {
  if (database?.directUrl === undefined) return [];
  const client = createClient(ownServer(database).pooled);
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ statement: string; idle: string }>(
      `select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    const { statement, idle } = rows[0] ?? {};
    return [
      statement === "0" || idle === "0"
        ? wrong(
            "The pooler sets no statement timeout",
            "Set statement_timeout and idle_in_transaction_session_timeout in connect_query (deploy/pgbouncer/pgbouncer.ini).",
          )
        : fine("The pooler sets statement timeouts"),
    ];
  } finally {
    await client.end();
  }
}
