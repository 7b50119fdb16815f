import { refusingFields } from "#server/platform/http/refuse-field.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import {
  checkRedirect,
  leadOn,
  lockRedirects,
  type RedirectDraft,
  type RedirectRow,
} from "./check-redirect.ts";
import type { RedirectsTables } from "./tables.ts";

const FIELDS = { redirect_from_path_key: "from" };

/** Redirects a path. There is one target per path: saving again replaces it. */
export async function saveRedirect(work: Work, draft: RedirectDraft): Promise<void> {
  await lockRedirects(work);
  const row = await checkRedirect(work, draft);
  const { from_path, ...columns } = row;
  await work.db
    .$extendTables<RedirectsTables>()
    .insertInto("redirects.redirect")
    .values({ from_path, ...columns })
    .onConflict((conflict) => conflict.column("from_path").doUpdateSet(columns))
    .execute();
  await leadOn(work, row);
  work.invalidate("redirects");
}

export interface SavedRedirect {
  id: number;
  /** Paths of redirects that led to it and were retargeted. */
  ledOn: string[];
}

/** What an import did with a redirect, and its previous state. */
export interface Replaced {
  result: "added" | "replaced" | "unchanged";
  before?: Pick<RedirectRow, "to_target" | "status" | "is_active">;
}

/**
 * Replaces the redirect of the same path with a validated one, if it differs. The redirects are
 * locked.
 */
export async function replaceRedirect(work: Work, row: RedirectRow): Promise<Replaced> {
  const db = work.db.$extendTables<RedirectsTables>();
  const { from_path, ...columns } = row;
  const before = await db
    .selectFrom("redirects.redirect")
    .select(["to_target", "status", "is_active"])
    .where("from_path", "=", from_path)
    .executeTakeFirst();
  if (!before) {
    await db.insertInto("redirects.redirect").values(row).execute();
    return { result: "added" };
  }
  const isSame =
    before.to_target === row.to_target &&
    before.status === row.status &&
    before.is_active === row.is_active;
  if (isSame) return { result: "unchanged", before };
  await db
    .updateTable("redirects.redirect")
    .set(columns)
    .where("from_path", "=", from_path)
    .execute();
  return { result: "replaced", before };
}

/** Adds a redirect for a path that has none. The redirects are locked. */
export async function addRedirect(work: Work, draft: RedirectDraft): Promise<SavedRedirect> {
  const row = await checkRedirect(work, draft);
  const { id } = await refusingFields(FIELDS, () =>
    work.db
      .$extendTables<RedirectsTables>()
      .insertInto("redirects.redirect")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  work.invalidate("redirects");
  return { id, ledOn: await leadOn(work, row) };
}

/** Overwrites a redirect, including its path. The redirects are locked. */
export async function changeRedirect(
  work: Work,
  id: number,
  draft: RedirectDraft,
): Promise<SavedRedirect> {
  const row = await checkRedirect(work, draft, id);
  await refusingFields(FIELDS, () =>
    work.db
      .$extendTables<RedirectsTables>()
      .updateTable("redirects.redirect")
      .set(row)
      .where("id", "=", id)
      .execute(),
  );
  work.invalidate("redirects");
  return { id, ledOn: await leadOn(work, row) };
}

export async function removeRedirect(work: Work, id: number): Promise<void> {
  const db = work.db.$extendTables<RedirectsTables>();
  await db.deleteFrom("redirects.redirect").where("id", "=", id).execute();
  work.invalidate("redirects");
}
