import { type RawBuilder, sql } from "kysely";

/** Text with numbered parameters as a part of a larger statement. */
export function statementOf(text: string, values: readonly unknown[]): RawBuilder<unknown> {
  const pieces = text.split(/\$(\d+)/);
  return sql.join(
    pieces.map((piece, index) =>
      index % 2 === 0 ? sql.raw(piece) : sql`${values[Number(piece) - 1]}`,
    ),
    sql``,
  );
}
