import type { Locale } from "#contract/kernel/locale.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Cell } from "#server/platform/tables/cell.ts";
import { yesNo } from "./messages/yes-no.ts";
import type { AnySheet } from "./sheet.ts";

const AT_ONCE = 500;

/** All records of a kind as rows, headings first; read while they are being sent. */
export async function* exportRows(
  db: Connection,
  sheet: AnySheet,
  locale: Locale,
): AsyncGenerator<Cell[]> {
  yield sheet.columns.map(({ heading }) => heading[locale]);
  let after = "";
  for (;;) {
    const items = await sheet.items(db, after, AT_ONCE);
    for (const item of items) {
      const cells = sheet.columns.map(({ print }) => print(item as never, locale));
      yield cells.map((cell) => (typeof cell === "boolean" ? yesNo(cell, locale) : cell));
    }
    const last = items.at(-1);
    if (!last) return;
    after = last.key;
  }
}
