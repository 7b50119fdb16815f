import { sql } from "kysely";
import { cutText } from "#contract/kernel/cut-text.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { type ImportReport, redirectDraft } from "#contract/redirects/staff-endpoints.ts";
import { presentProblem, ProblemError } from "#server/platform/http/problem-error.ts";
import { validate } from "#server/platform/http/validate.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { checkRedirect, leadOn, lockRedirects } from "../check-redirect.ts";
import { replaceRedirect } from "../save-redirect.ts";

interface Import {
  rows: readonly Record<string, unknown>[];
  dryRun: boolean;
  locale: Locale;
}

/** Adds and replaces redirects row by row. A dry run does the same and rolls it back. */
export async function importRedirects(
  work: Work,
  { rows, dryRun, locale }: Import,
): Promise<ImportReport> {
  await lockRedirects(work);
  await sql`savepoint import`.execute(work.db);
  const report: ImportReport["rows"] = [];
  const counts: ImportReport["counts"] = { added: 0, replaced: 0, unchanged: 0, refused: 0 };
  for (const [index, row] of rows.entries()) {
    const line = { row: index + 1, ...(await importRow(work, row, locale)) };
    counts[line.result] += 1;
    report.push(line);
  }
  if (dryRun) await sql`rollback to savepoint import`.execute(work.db);
  else work.invalidate("redirects");
  return { dryRun, counts, rows: report };
}

async function importRow(work: Work, row: Record<string, unknown>, locale: Locale) {
  try {
    const checked = await checkRedirect(work, validate(redirectDraft, row));
    const { result } = await replaceRedirect(work, checked);
    await leadOn(work, checked);
    return { result, from: checked.from_path, to: checked.to_target, errors: [] };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { errors = [] } = presentProblem(error, locale);
    return { result: "refused" as const, from: text(row["from"]), to: text(row["to"]), errors };
  }
}

/** The input, as far as it can be shown. */
function text(value: unknown): string {
  return typeof value === "string" ? cutText(value, 500) : "";
}
