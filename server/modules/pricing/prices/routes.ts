import { sql } from "kysely";
import { priceEndpoints as contract } from "#contract/pricing/price-endpoints.ts";
import { changedFields, serveStaffCommand } from "#server/modules/staff/index.ts";
import { recordForChange } from "#server/platform/http/record-version.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { priceRecord } from "./price-record.ts";
import { savePrices } from "./save-prices.ts";

export const priceRoutes: ModulePlugin = (app, platform) => {
  serveStaffCommand(app, platform, contract.setPrice, async (input) => {
    const { work, params, body, record, nothingDone } = input;
    const before = await recordForChange(work, {
      root: { table: "pricing.price", column: "variant_id", key: params.id },
      version: body.version,
      read: (db) => readPrice(db, params.id),
    });
    const { variantId } = before;
    const after = priceRecord(variantId, body.piastres);
    if (after.version === before.version) {
      nothingDone();
      return after;
    }
    await savePrices(work, [{ variantId, piastres: body.piastres, before: before.piastres }]);
    const target = `variant:${variantId}`;
    await record({ action: "price.save", target, ...changedFields(before, after) });
    return after;
  });
};

async function readPrice(db: Connection, id: number) {
  const { rows } = await sql<{ piastres: number | null }>`
    select price.piastres from catalog.kept_variant as variant
    left join pricing.price on price.variant_id = variant.id
    where variant.id = ${id}
  `.execute(db);
  return rows[0] && priceRecord(id, rows[0].piastres);
}
