import { sql } from "kysely";
import {
  GOVERNORATE_CODES,
  GOVERNORATES,
  type GovernorateCode,
} from "#contract/customers/governorates.ts";
import {
  type DeliveryRecord,
  deliveryStaffEndpoints as contract,
} from "#contract/pricing/delivery-staff-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import { versioned } from "#server/platform/http/record-version.ts";
import { refuseField } from "#server/platform/http/refuse-field.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readRule } from "../pricing-queries.ts";
import { saveDeliveryTerms } from "../save-delivery-terms.ts";
import type { PricingTables } from "../tables.ts";

/** Delivery terms, for staff who edit them. */
export const deliveryStaffRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listStaffDeliveryTerms, async () => {
    const items = await deliveryRecords(db);
    return { items, total: items.length, page: 1, pageSize: items.length };
  });

  serveEndpoint(app, contract.getStaffDeliveryTerms, ({ params }) => recordOf(db, params.id));

  serveStaffCommand(app, platform, contract.changeDeliveryTerms, async (input) => {
    const { work, params, body, record } = input;
    const { version, ...terms } = body;
    const before = await recordForChange(work, params.id, version);
    if (terms.daysMax < terms.daysMin) refuseField("daysMax", "minValue", { 0: terms.daysMin });
    await saveDeliveryTerms(work, [{ governorate: params.id, ...terms }]);
    const after = await recordOf(work.db, params.id);
    await record({ action: "delivery.save", target: `delivery:${params.id}`, before, after });
    return after;
  });

  serveStaffCommand(app, platform, contract.removeDeliveryTerms, async (input) => {
    const { work, params, query, record } = input;
    const before = await recordForChange(work, params.id, query.version);
    await sql`delete from pricing.delivery_terms where governorate = ${params.id}`.execute(work.db);
    work.invalidate("delivery-terms");
    await record({ action: "delivery.remove", target: `delivery:${params.id}`, before });
  });
};

/** In the order customers expect. */
async function deliveryRecords(db: Connection): Promise<DeliveryRecord[]> {
  const rows = await db
    .$extendTables<PricingTables>()
    .selectFrom("pricing.delivery_terms")
    .selectAll()
    .execute();
  const byCode = new Map(rows.map((row) => [row.governorate, row]));
  return GOVERNORATE_CODES.map((id) => {
    const row = byCode.get(id);
    const { governorate: _, ...terms } = row ? readRule(id, row) : { governorate: id };
    return versioned({ id, name: GOVERNORATES[id], terms: "fee" in terms ? terms : null });
  });
}

async function recordOf(db: Connection, id: GovernorateCode): Promise<DeliveryRecord> {
  return (await deliveryRecords(db)).find((record) => record.id === id) ?? refuse("not-found");
}

/** A governorate without terms has no row to lock, so the whole table is locked. */
async function recordForChange(work: Work, id: GovernorateCode, version: string) {
  await sql`lock table pricing.delivery_terms in share row exclusive mode`.execute(work.db);
  const current = await recordOf(work.db, id);
  if (current.version !== version) throw new ProblemError("changed-meanwhile", {}, [], current);
  return current;
}
