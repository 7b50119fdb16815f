import { sql } from "kysely";
import type { Database } from "#server/platform/postgres/database.ts";
import type { Acknowledged } from "../faults/acknowledged.ts";
import { buy } from "../faults/buyers/purchase.ts";
import { RetryingClient } from "../faults/buyers/retrying-client.ts";

const BUYERS = 50;
const UNITS = 10;

/**
 * Fifty people try to buy the last ten units through all processes at once. @returns what is wrong,
 * if anything
 */
export async function buyLastUnits(
  db: Database,
  addresses: readonly string[],
  { variantId, acknowledged }: { variantId: number; acknowledged: Acknowledged },
): Promise<string | undefined> {
  await leaveUnits(db, variantId);
  const choice = { variantId, quantity: 1, method: "cod" as const, part: 0 };
  const orders = await Promise.all(
    Array.from({ length: BUYERS }, (_none, index) => {
      const address = addresses[index % addresses.length] ?? "";
      return buy(new RetryingClient(address), choice, acknowledged);
    }),
  );
  const sold = orders.filter((order) => order !== undefined).length;
  return sold === UNITS ? undefined : `${sold} of ${UNITS} units sold to ${BUYERS} buyers`;
}

/** Books the difference as an adjustment, so that the ledger stays consistent. */
async function leaveUnits(db: Database, variantId: number): Promise<void> {
  await sql`
    with level as (
      select variant_id, on_hand - reserved - ${UNITS}::int as surplus
      from inventory.stock_level where variant_id = ${variantId} for update
    ), changed as (
      update inventory.stock_level as stock set on_hand = stock.on_hand - level.surplus
      from level where stock.variant_id = level.variant_id
    )
    insert into inventory.stock_movement (variant_id, kind, quantity, originator)
    select variant_id, 'adjustment', -surplus, 'cluster-test' from level where surplus <> 0
  `.execute(db);
}
