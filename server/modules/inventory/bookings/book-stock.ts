import { sql } from "kysely";
import type { StockBooking } from "#contract/inventory/stock-endpoints.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { type StockLine, sumByVariant } from "../stock-lines.ts";
import { moveStock } from "./move-stock.ts";

export interface BookingDraft {
  kind: StockBooking["kind"];
  /** Null: purchased goods. */
  reason?: StockBooking["reason"] | null;
  /** The supplier and delivery note, or what happened. */
  note: string;
  /** Negative: units are removed. */
  lines: readonly StockLine[];
}

/** Books stock in or out, all lines or none. @returns the booking's id */
export async function bookStock(work: Work, staffId: number, draft: BookingDraft): Promise<number> {
  const { kind, reason = null, note } = draft;
  const { rows } = await sql<{ id: number }>`
    insert into inventory.booking (kind, reason, note, staff_id)
    values (${kind}, ${reason}, ${note}, ${staffId}) returning id
  `.execute(work.db);
  const id = rows[0]?.id ?? 0;
  await moveStock(work, {
    kind,
    originator: `booking:${id}`,
    lines: sumByVariant(draft.lines),
    pathOf: (variantId, field) =>
      `lines.${draft.lines.findIndex((line) => line.variantId === variantId)}.${field}`,
  });
  return id;
}
