import { releaseStock, shipStock } from "#server/modules/inventory/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { releaseClaim } from "../request/claim-units.ts";
import { checkMove, lockReturn, moveReturn, returnStock, stockOf } from "./lock-return.ts";

/**
 * Ships the reserved replacement, or hands it over. The customer has as many units as before, so
 * they can be returned again.
 */
export async function exchangeReturn(
  work: Work,
  number: string,
  { note, isHandedOver }: { note: string; isHandedOver: boolean },
  staffId: number,
): Promise<void> {
  const back = await lockReturn(work, number);
  const to = "exchanged" as const;
  const move = { to, staffId, note, ...(isHandedOver && { message: "handedOver" as const }) };
  checkMove(back, move);
  if (back.resolution !== "exchange") refuse("return-state");
  const arrived = new Map(
    back.lines.map(({ position, whole, broken }) => [position, (whole ?? 0) + (broken ?? 0)]),
  );
  const units = (position: number) => arrived.get(position) ?? 0;
  await shipStock(work, returnStock(number), stockOf(back, units));
  await releaseStock(work, returnStock(number));
  await releaseClaim(
    work,
    back.order_id,
    back.lines.map(({ position }) => ({ position, quantity: units(position) })),
  );
  await moveReturn(work, back, move);
}
