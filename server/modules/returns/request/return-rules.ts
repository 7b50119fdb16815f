import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import { warrantyMonths } from "#server/modules/catalog/index.ts";
import type { ReturnableOrder } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { readSettings } from "#server/platform/settings.ts";
import type { ReturnRules } from "./check-lines.ts";

/** The rules for returning lines of an order today; undefined while it has not been delivered. */
export async function returnRules(
  db: Connection,
  { deliveredAt, lines }: ReturnableOrder,
  now = new Date(),
): Promise<ReturnRules | undefined> {
  if (!deliveredAt) return undefined;
  const { returns: terms } = await readSettings(db);
  const warranties = await warrantyMonths(
    db,
    lines.map(({ variantId }) => variantId),
  );
  return { today: cairoDay(now), terms, warranties };
}
