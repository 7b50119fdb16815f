import { refusingFields } from "#server/platform/http/refuse-field.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { checkRedirect, leadOn, lockRedirects, type RedirectDraft } from "./check-redirect.ts";
import type { RedirectsTables } from "./tables.ts";

const FIELDS = { redirect_from_path_key: "from" };

/** Sends a path somewhere else. There is one target per path: saving again replaces it. */
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
  /** Paths of the redirects that led to it, and now lead where it does. */
  ledOn: string[];
}

/** Adds a redirect of a path that has none. The redirects are locked. */
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

/** Writes a redirect anew, its path included. The redirects are locked. */
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
