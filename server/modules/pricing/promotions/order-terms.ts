import { type RawBuilder, sql } from "kysely";
import type { GovernorateCode } from "#contract/customers/governorates.ts";
import { UNSET_SETTINGS, type VatRate } from "#contract/kernel/settings.ts";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { PREPARED } from "#server/platform/postgres/statements.ts";
import type { Benefit, Promotion } from "../ledger/promotion.ts";
import { type DeliveryRow, readRule } from "../pricing-queries.ts";
import type { DeliveryRule } from "../save-delivery-terms.ts";
import { vatRateOn } from "../vat.ts";

export interface TermsAsked {
  governorate: GovernorateCode;
  shopperId: number;
  variantIds: readonly number[];
  /** The customer, as far as already known (`personKeys`). */
  people: readonly Buffer[];
  /** In capitals; null: none. */
  coupon: string | null;
  /** Simulation by staff: for another time, and optionally as a company on terms with a price list. */
  trial?: { at: Date | null; isCompany: boolean; priceListId: number | null };
}

export interface OrderTerms {
  /** `undefined` when the shop does not deliver there. */
  delivery: DeliveryRule | undefined;
  /** Promotions that may apply now, in order; of coupons only the one entered. */
  promotions: Promotion[];
  /** VAT rate in percent. */
  vatRate: number;
}

interface TermsRow {
  delivery: DeliveryRow | null;
  vat: VatRate[] | null;
  promotions: PromotionRow[];
}

export interface PromotionRow extends Omit<Promotion, "benefit"> {
  benefit: Benefit["kind"];
  basisPoints: number | null;
  piastres: number | null;
  upTo: number | null;
  breaks: Extract<Benefit, { kind: "breaks" }>["breaks"] | null;
}

/** Delivery, promotions and VAT rate for a cart. */
export async function orderTerms(db: Connection, asked: TermsAsked): Promise<OrderTerms> {
  const { governorate, trial } = asked;
  const { rows } = await sql<TermsRow>`${PREPARED}
    select
      (select to_jsonb(terms) from pricing.delivery_terms as terms where governorate = ${governorate}) as delivery,
      (select value -> 'vat' from platform.setting where key = 'shop') as vat,
      ${promotionsFor(asked)} as promotions
  `.execute(db);
  const [row] = rows;
  return {
    delivery: row?.delivery ? readRule(governorate, row.delivery) : undefined,
    promotions: (row?.promotions ?? []).map(readPromotion),
    vatRate: vatRateOn(row?.vat ?? UNSET_SETTINGS.vat, cairoDay(trial?.at ?? undefined)),
  };
}

type PromotionsAsked = Omit<TermsAsked, "governorate">;

/** Promotions that need no code and may apply to these variants. */
export async function automaticPromotions(
  db: Connection,
  asked: Pick<TermsAsked, "shopperId" | "variantIds">,
): Promise<Promotion[]> {
  const promotions = promotionsFor({ ...asked, people: [], coupon: null });
  const { rows } = await sql<{ promotions: PromotionRow[] }>`${PREPARED}
    select ${promotions} as promotions
  `.execute(db);
  return (rows[0]?.promotions ?? []).map(readPromotion);
}

/** As one SQL expression. */
function promotionsFor(asked: PromotionsAsked): RawBuilder<PromotionRow[]> {
  const { shopperId, people, variantIds, coupon, trial } = asked;
  const moment = sql`coalesce(${trial?.at ?? null}::timestamptz, now())`;
  return sql`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', promotion.id, 'code', code, 'label', label, 'isExclusive', is_exclusive,
          'minimum', minimum_piastres, 'minimumQuantity', minimum_quantity, 'benefit', benefit,
          'basisPoints', basis_points, 'piastres', amount_piastres, 'upTo', up_to_piastres, 'breaks', breaks,
          'variantIds', case when category_ids is not null or product_ids is not null then scope.variant_ids end
        ) order by priority, promotion.id), '[]')
        from pricing.promotion
        cross join lateral (
          select coalesce(jsonb_agg(variant.id), '[]') as variant_ids
          from catalog.listed_variant as variant
          where variant.id = any (${variantIds}::int[]) and (
            variant.product_id = any (product_ids)
            or exists (
              select from catalog.listed_category as place
              where place.product_id = variant.product_id and place.category_id = any (category_ids)
            )
          )
        ) as scope
        where is_active and valid @> ${moment}
          and (code is null or code = ${coupon}::text)
          and (use_limit is null or uses < use_limit)
          and (use_limit_each is null or use_limit_each > (
            select count(*) from pricing.promotion_use as used
            where used.promotion_id = promotion.id and used.shopper_id = ${shopperId}
          ))
          and (use_limit_each is null or not exists (
            select from pricing.promotion_person as used
            where used.promotion_id = promotion.id and used.person = any (${people}::bytea[])
            group by used.person having count(*) >= use_limit_each
          ))
          and (audience is null or ${trial?.isCompany ?? false}::boolean or exists (
            select from companies.shopper_terms as terms where terms.shopper_id = ${shopperId}
          ))
          and (price_list_id is null or price_list_id = ${trial?.priceListId ?? null}::int or exists (
            select from companies.shopper_terms as terms
            where terms.shopper_id = ${shopperId} and terms.price_list_id = promotion.price_list_id
          ))
      )`;
}

export function readPromotion({
  benefit,
  basisPoints,
  piastres,
  upTo,
  breaks,
  ...rest
}: PromotionRow): Promotion {
  const benefits: Record<Benefit["kind"], Benefit> = {
    percent: { kind: "percent", basisPoints: basisPoints ?? 0, upTo },
    amount: { kind: "amount", piastres: piastres ?? 0 },
    breaks: { kind: "breaks", breaks: breaks ?? [] },
    "free-delivery": { kind: "free-delivery" },
  };
  return { ...rest, benefit: benefits[benefit] };
}
