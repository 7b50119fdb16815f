import { sql } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";
import { refuseField, refusingFields } from "#server/platform/http/refuse-field.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Benefit } from "../ledger/promotion.ts";
import { checkedCode } from "./coupon-code.ts";

export interface PromotionDraft {
  /** Coupon code in capitals; null: automatic. */
  code: string | null;
  label: Bilingual;
  /** Lower ones apply first; 100 where it does not matter. */
  priority?: number;
  isExclusive?: boolean;
  /** Absent: active. */
  isActive?: boolean;
  from: Date;
  /** Exclusive end; null: until further notice. */
  until: Date | null;
  categoryIds?: readonly number[] | null;
  productIds?: readonly number[] | null;
  /** For companies with approved terms; absent: for everybody. */
  audience?: "company" | null;
  /** Piastres. */
  minimum?: number | null | undefined;
  minimumQuantity?: number | null | undefined;
  useLimit?: number | null | undefined;
  useLimitEach?: number | null | undefined;
  benefit: Benefit;
}

const COLUMNS = sql`
  code, label, valid, priority, is_exclusive, is_active, category_ids, product_ids, audience, minimum_piastres,
  minimum_quantity, use_limit, use_limit_each, benefit, basis_points, amount_piastres, up_to_piastres, breaks`;

/** The values of those columns. */
function valuesOf(draft: PromotionDraft) {
  const row = { ...conditionOf(draft), ...benefitOf(draft.benefit) };
  return sql`
    select ${checkedCode(draft.code)}, ${JSON.stringify(draft.label)}::jsonb, tstzrange(${draft.from}, ${draft.until}, '[)'), input.*
    from jsonb_to_record(${JSON.stringify(row)}) as input (
      priority int, is_exclusive boolean, is_active boolean, category_ids int[], product_ids int[], audience text,
      minimum_piastres bigint, minimum_quantity int, use_limit int, use_limit_each int, benefit text,
      basis_points int, amount_piastres bigint, up_to_piastres bigint, breaks jsonb
    )`;
}

/** Adds a promotion; a code already in use is refused at its field. @returns its id */
export async function savePromotion(work: Work, draft: PromotionDraft): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into pricing.promotion (${COLUMNS}) ${valuesOf(draft)} on conflict (code) do nothing returning id
  `.execute(work.db);
  const [added] = rows;
  return added ? added.id : refuseField("code", "exclusion");
}

/** Overwrites a promotion, which is locked. Past uses stay: no limit can be set below them. */
export async function changePromotion(
  work: Work,
  id: number,
  draft: PromotionDraft,
  uses: number,
): Promise<void> {
  if ((draft.useLimit ?? uses) < uses) refuseField("useLimit", "minValue", { 0: uses });
  await refusingFields({ promotion_code_key: "code" }, () =>
    sql`
      update pricing.promotion set (${COLUMNS}) = (${valuesOf(draft)}) where id = ${id}
    `.execute(work.db),
  );
}

function conditionOf(draft: PromotionDraft) {
  return {
    priority: draft.priority ?? 100,
    is_exclusive: draft.isExclusive ?? false,
    is_active: draft.isActive ?? true,
    category_ids: draft.categoryIds,
    product_ids: draft.productIds,
    audience: draft.audience,
    minimum_piastres: draft.minimum,
    minimum_quantity: draft.minimumQuantity,
    use_limit: draft.useLimit,
    use_limit_each: draft.useLimitEach,
  };
}

function benefitOf(benefit: Benefit) {
  const { kind } = benefit;
  if (kind === "percent") {
    return { benefit: kind, basis_points: benefit.basisPoints, up_to_piastres: benefit.upTo };
  }
  if (kind === "amount") return { benefit: kind, amount_piastres: benefit.piastres };
  return kind === "breaks" ? { benefit: kind, breaks: benefit.breaks } : { benefit: kind };
}
