import type { FastifyReply } from "fastify";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import { addDays } from "#contract/kernel/time/calendar-days.ts";
import { DAY_MS } from "#contract/kernel/time/units.ts";
import type { Cell } from "../tables/cell.ts";
import { csvLine, UTF8_MARK } from "../tables/csv.ts";
import { refuseField } from "./refuse-field.ts";

const USUAL_DAYS = 30;
const MOST_DAYS = 1_100;
/** Before the first sale. */
const FIRST_DAY = "2000-01-01";

interface SpanQuery {
  from?: string | undefined;
  to?: string | undefined;
}

/** The days of a report, both inclusive. */
export interface Span {
  from: string;
  to: string;
}

/** The requested days; a span that is reversed or too long is rejected at its field. */
export function readSpan({ from, to }: SpanQuery, today = cairoDay()): Span {
  const last = to ?? today;
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (days < 1) refuseField("to", "invalid");
  if (days > MOST_DAYS || first < FIRST_DAY) refuseField("from", "invalid");
  return { from: first, to: last };
}

interface Report<Row, More extends object> {
  /** File name. */
  name: string;
  span: Span;
  items: Row[];
  /** The value of each column, by column name. */
  columns: Record<string, (row: Row) => Cell>;
  /** Values that are not rows; not in the table. */
  more: More;
}

/** Sends a report, as JSON or as a table to download. */
export function sendReport<Row extends object, More extends object>(
  reply: FastifyReply,
  format: "json" | "csv",
  { name, span, items, columns, more }: Report<Row, More>,
): Span & { items: Row[] } & More {
  if (format === "json") return { ...span, items, ...more };
  return sendTable(reply, `${name}-${span.from}-${span.to}`, items, columns);
}

/** Sends rows as a table to download, instead of the JSON that the contract describes. */
export function sendTable<Row, Answer>(
  reply: FastifyReply,
  name: string,
  items: readonly Row[],
  columns: Report<Row, object>["columns"],
): Answer {
  reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`);
  // The framework sends strings unchanged.
  return csvOf(items, columns) as unknown as Answer;
}

/** Rows as comma-separated values; what a spreadsheet would read as a formula is escaped. */
export function csvOf<Row>(
  rows: readonly Row[],
  columns: Record<string, (row: Row) => Cell>,
): string {
  const lines = [
    Object.keys(columns),
    ...rows.map((row) => Object.values(columns).map((read) => read(row))),
  ];
  return UTF8_MARK + lines.map(csvLine).join("");
}
