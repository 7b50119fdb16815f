import { sql } from "kysely";
import type { Redirect } from "#contract/redirects/endpoints.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { countHit } from "./count-hits.ts";
import { plainPath } from "./plain-path.ts";
import { isExternal } from "./redirect-target.ts";
import type { RedirectsTables } from "./tables.ts";

/**
 * Where a path has moved to, in any language and spelling. The caller follows it, so it is counted.
 */
export async function findRedirect(db: Connection, path: string): Promise<Redirect | undefined> {
  const row = await db
    .$extendTables<RedirectsTables>()
    .selectFrom("redirects.redirect")
    .select(["id", "to_target", "status"])
    .where("from_path", "=", sql<string>`lower(${plainPath(path)})`)
    .where("is_active", "=", true)
    .executeTakeFirst();
  if (!row) return undefined;
  countHit(db, row.id);
  return { to: row.to_target, status: row.status, external: isExternal(row.to_target) };
}
