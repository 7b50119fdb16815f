import { sql } from "kysely";
import type { ReturnBody } from "#contract/returns/endpoints.ts";
import { randomSuffix, type ReturnableOrder } from "#server/modules/orders/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { ReturnsTables } from "../tables.ts";
import type { CheckedLine } from "./check-lines.ts";

type ReturnInput = Pick<ReturnBody, "resolution" | "payoutTo"> & {
  refundTo: "wallet" | "original" | null;
};

/** Inserts a return with its lines and its first event. */
export async function insertReturn(
  work: Work,
  order: ReturnableOrder,
  { resolution, refundTo, payoutTo }: ReturnInput,
  lines: readonly CheckedLine[],
): Promise<{ id: number; number: string }> {
  const db = work.db.$extendTables<ReturnsTables>();
  const written = await db
    .insertInto("returns.return")
    .values({
      number: sql<string>`'R-' || nextval('returns.return_number') || '-' || ${randomSuffix(2)}`,
      order_id: order.id,
      order_number: order.number,
      resolution,
      refund_to: refundTo,
      payout_to: payoutTo || null,
      refund_piastres: null,
    })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("returns.line")
    .values(
      lines.map(({ position, quantity, reason, note, of: { sku, name, options, picture } }) => ({
        return_id: written.id,
        order_id: order.id,
        position,
        goods: JSON.stringify({ sku, name, options, picture }),
        quantity,
        reason,
        note: note || null,
        whole: null,
        broken: null,
        refund_piastres: null,
      })) as never,
    )
    .execute();
  await db
    .insertInto("returns.event")
    .values({ return_id: written.id, state: "requested", staff_id: null, note: null })
    .execute();
  await attachPictures(work, order.id, written.id, lines);
  return written;
}

/** Attaches pictures uploaded for this order that belong to no return yet. */
async function attachPictures(
  work: Work,
  orderId: number,
  returnId: number,
  lines: readonly CheckedLine[],
): Promise<void> {
  const named = lines.flatMap(({ position, pictures }) =>
    pictures.map((id, place) => ({ id, position, place })),
  );
  if (named.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    update returns.picture as picture
    set return_id = ${returnId}, position = named.position, place = named.place
    from jsonb_to_recordset(${JSON.stringify(named)}) as named (id uuid, position smallint, place smallint)
    where picture.id = named.id and picture.order_id = ${orderId} and picture.return_id is null
    returning picture.id
  `.execute(work.db);
  if (rows.length === named.length) return;
  const attached = new Set(rows.map(({ id }) => id));
  const lost = lines.flatMap(({ pictures }, index) =>
    pictures.every((id) => attached.has(id))
      ? []
      : [{ path: `lines.${index}.pictures`, key: "validation.oneOf" as const, values: {} }],
  );
  throw new ProblemError("validation", {}, lost.length > 0 ? lost : []);
}
