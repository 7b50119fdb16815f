import { sql } from "kysely";
import type { Simulation, SimulationQuery } from "#contract/pricing/promotion-endpoints.ts";
import { refuseField } from "#server/platform/http/refuse-field.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { priceLedger } from "../ledger/price-ledger.ts";
import type { PricedLine } from "../ledger/promotion.ts";
import { orderTerms } from "../promotions/order-terms.ts";

/** No actual person: earlier uses do not count. */
const NOBODY = { shopperId: 0, people: [] };

/** A cart's price at a given time: the checkout's terms and ledger, for no particular person. */
export async function simulateCart(db: Connection, query: SimulationQuery): Promise<Simulation> {
  const { governorate, payment, customer, priceListId = null } = query;
  const at = query.at === undefined ? null : new Date(query.at);
  const coupon = query.coupon.replace(/\s/g, "").toUpperCase() || null;
  const lines = await pricedLines(db, query, at);
  const { delivery, promotions, vatRate } = await orderTerms(db, {
    ...NOBODY,
    governorate,
    variantIds: lines.map(({ variantId }) => variantId),
    coupon,
    trial: { at, isCompany: customer === "company", priceListId },
  });
  if (!delivery) return refuseField("governorate", "oneOf");
  const codFee = payment === "cod" ? delivery.codFee : 0;
  const ledger = priceLedger({ lines, promotions, fees: delivery, codFee, vatRate });
  const named = promotions.find(({ code }) => code !== null);
  const isApplied = ledger.adjustments.some(({ promotionId }) => promotionId === named?.id);
  return {
    lines: ledger.lines.map((priced, index) => ({ ...(lines[index] as PricedLine), ...priced })),
    adjustments: ledger.adjustments,
    totals: ledger.totals,
    coupon: coupon === null ? null : !named ? "unknown" : isApplied ? "applied" : "not-applied",
  };
}

/** Every line with its unit price at that time, from the price list where that is lower. */
async function pricedLines(
  db: Connection,
  { lines, priceListId }: SimulationQuery,
  at: Date | null,
): Promise<PricedLine[]> {
  const variantIds = lines.map(({ variantId }) => variantId);
  const { rows } = await sql<{ variantId: number; unit: number }>`
    select price.variant_id as "variantId", least(price.piastres, offer.piastres, list.piastres) as unit
    from pricing.price
    join catalog.listed_variant as variant on variant.id = price.variant_id
    left join pricing.offer on offer.variant_id = price.variant_id
      and offer.valid @> coalesce(${at}::timestamptz, now())
    left join pricing.price_list_price as list on list.variant_id = price.variant_id
      and list.price_list_id = ${priceListId ?? null}
    where price.variant_id = any (${variantIds}::int[])
  `.execute(db);
  const unitOf = new Map(rows.map(({ variantId, unit }) => [variantId, unit]));
  return lines.map(({ variantId, quantity }) => {
    const unit = unitOf.get(variantId);
    if (unit === undefined) return refuseField("lines", "exclusion");
    return { variantId, quantity, unit };
  });
}
