import { sql } from "kysely";
import type { Page } from "#contract/kernel/pagination.ts";
import type { StaffPromotion, StaffPromotionDraft } from "#contract/pricing/promotion-endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange, versioned } from "#server/platform/http/record-version.ts";
import { refuseField } from "#server/platform/http/refuse-field.ts";
import { containing } from "#server/platform/postgres/containing.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { findPage } from "#server/platform/postgres/find-page.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Benefit } from "../ledger/promotion.ts";
import type { PromotionDraft } from "../promotions/save-promotion.ts";

const PAGE_SIZE = 50;

type Row = Omit<StaffPromotion, "version" | "from" | "until" | "benefit"> & {
  from: Date;
  until: Date | null;
  kind: Benefit["kind"];
  basisPoints: number | null;
  piastres: number | null;
  upTo: number | null;
  breaks: { from: number; basisPoints: number }[] | null;
};

const STATE = sql`
  case
    when not is_active then 'off'
    when lower(valid) > now() then 'scheduled'
    when valid @> now() then 'running'
    else 'ended'
  end`;

const SELECT = sql<Row>`
  select
    id, code, label, priority, is_exclusive as "isExclusive", is_active as "isActive", ${STATE} as state,
    lower(valid) as "from", upper(valid) as until, category_ids as "categoryIds", product_ids as "productIds",
    audience, minimum_piastres as minimum, minimum_quantity as "minimumQuantity",
    use_limit as "useLimit", use_limit_each as "useLimitEach", uses, benefit as kind,
    basis_points as "basisPoints", amount_piastres as piastres, up_to_piastres as "upTo", breaks
  from pricing.promotion`;

interface PromotionQuery {
  page: number;
  q: string;
  kind?: "coupon" | "automatic" | undefined;
  state?: StaffPromotion["state"] | undefined;
}

export async function listPromotionRecords(
  db: Connection,
  { page, q, kind, state }: PromotionQuery,
): Promise<Page<StaffPromotion>> {
  const ofKind = kind === undefined ? sql`true` : sql`(code is null) = ${kind === "automatic"}`;
  const inState = state === undefined ? sql`true` : sql`${STATE} = ${state}`;
  const words = sql`concat_ws(' ', code, label ->> 'ar', label ->> 'en')`;
  const { items, ...rest } = await findPage(db, {
    select: sql<Row>`${SELECT} where ${ofKind} and ${inState} and ${containing(q, words)}`,
    orderBy: sql`id desc`,
    page,
    pageSize: PAGE_SIZE,
  });
  return { items: items.map(present), ...rest };
}

export async function promotionRecord(db: Connection, id: number): Promise<StaffPromotion> {
  const { rows } = await sql<Row>`${SELECT} where id = ${id}`.execute(db);
  const [row] = rows;
  return row ? present(row) : refuse("not-found");
}

export function promotionForChange(work: Work, id: number, version: string) {
  const root = { table: "pricing.promotion", key: id };
  return recordForChange(work, { root, version, read: (db) => promotionRecord(db, id) });
}

/** Ends a promotion that has begun; one that has not is switched off. */
export async function endPromotion({ db }: Work, id: number): Promise<void> {
  await sql`
    update pricing.promotion set
      is_active = is_active and lower(valid) < now(),
      valid = case when lower(valid) < now()
        then tstzrange(lower(valid), least(upper(valid), now()), '[)') else valid end
    where id = ${id}`.execute(db);
}

/** Staff's input in the form the commands take. */
export function draftOf({ from, until, ...draft }: StaffPromotionDraft): PromotionDraft {
  const [begins, ends] = [new Date(from), until === null ? null : new Date(until)];
  if (ends && ends <= begins) refuseField("until", "invalid");
  return { ...draft, from: begins, until: ends };
}

/** Uses, start and end are not part of a promotion's version. */
function present(row: Row): StaffPromotion {
  const { kind, basisPoints, piastres, upTo, breaks, from, until, state, uses, ...rest } = row;
  const benefits: Record<Benefit["kind"], StaffPromotion["benefit"]> = {
    percent: { kind: "percent", basisPoints: basisPoints ?? 0, upTo },
    amount: { kind: "amount", piastres: piastres ?? 0 },
    breaks: { kind: "breaks", breaks: breaks ?? [] },
    "free-delivery": { kind: "free-delivery" },
  };
  const record = {
    ...rest,
    from: from.toISOString(),
    until: until?.toISOString() ?? null,
    benefit: benefits[kind],
  };
  return { ...versioned(record), state, uses };
}
