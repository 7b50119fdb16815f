import { sql } from "kysely";
import { type FieldError, ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { plainPath } from "./plain-path.ts";
import { isCircular, readTarget } from "./redirect-target.ts";
import type { RedirectsTables } from "./tables.ts";

export interface NewRedirect {
  /** A path of this shop, in any spelling. */
  from: string;
  /** A path of this shop without locale prefix, or an http(s) address. */
  to: string;
  status?: 301 | 302 | 307 | 308;
  isActive?: boolean;
}

const MAX_PATH = 500;

/** Sends a path somewhere else. There is one target per path: saving again replaces it. */
export async function saveRedirect(work: Work, redirect: NewRedirect): Promise<void> {
  const from = plainPath(redirect.from);
  const to = readTarget(redirect.to.trim());
  if (from === "/" || from.length > MAX_PATH) refuseField("from");
  if (to === undefined || isCircular(from, to)) refuseField("to");
  const values = {
    to_target: to,
    status: redirect.status ?? 301,
    is_active: redirect.isActive ?? true,
  };
  await work.db
    .$extendTables<RedirectsTables>()
    .insertInto("redirects.redirect")
    .values({ from_path: sql<string>`lower(${from})`, ...values })
    .onConflict((conflict) => conflict.column("from_path").doUpdateSet(values))
    .execute();
  work.invalidate("redirects");
}

function refuseField(path: "from" | "to"): never {
  const field: FieldError = { path, key: "validation.pattern", values: {} };
  throw new ProblemError("validation", {}, [field]);
}
