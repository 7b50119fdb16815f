import { sql } from "kysely";
import {
  companyDiscountEndpoints as contract,
  type CompanyDiscount,
  type CompanyDiscountInput,
} from "#contract/pricing/company-discount-endpoints.ts";
import { changedFields, serveStaffCommand } from "#server/modules/staff/index.ts";
import { type FieldError, ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange, versioned } from "#server/platform/http/record-version.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { savePromotion } from "../promotions/save-promotion.ts";
import { periodOf } from "./write-offers.ts";

export const companyDiscountRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listCompanyDiscounts, async () => ({
    items: await readDiscounts(db),
  }));

  serveEndpoint(app, contract.getCompanyDiscount, async ({ params }) => discountOf(db, params.id));

  serveStaffCommand(app, platform, contract.addCompanyDiscount, async ({ work, body, record }) => {
    await refuseWrong(work, body);
    const { label, categoryIds, breaks } = body;
    const id = await savePromotion(work, {
      code: null,
      label,
      ...periodOf(body),
      ...(categoryIds.length > 0 && { categoryIds }),
      audience: "company",
      benefit: { kind: "breaks", breaks },
    });
    await setPriceList(work, id, body.priceListId);
    await record({ action: "company-discount.add", target: `promotion:${id}`, after: body });
    return discountOf(work.db, id);
  });

  serveStaffCommand(app, platform, contract.saveCompanyDiscount, async (input) => {
    const { work, params, body, record } = input;
    const before = await discountForChange(work, params.id, body.version);
    await refuseWrong(work, body);
    await overwrite(work, params.id, body);
    const after = await discountOf(work.db, params.id);
    const target = `promotion:${params.id}`;
    await record({ action: "company-discount.save", target, ...changedFields(before, after) });
    return after;
  });

  serveStaffCommand(app, platform, contract.endCompanyDiscount, async (input) => {
    const { work, params, query, record } = input;
    const before = await discountForChange(work, params.id, query.version);
    await sql`update pricing.promotion set is_active = false where id = ${params.id}`.execute(
      work.db,
    );
    const target = `promotion:${params.id}`;
    await record({ action: "company-discount.end", target, before });
  });
};

type Row = Omit<CompanyDiscount, "version" | "from" | "until"> & { from: Date; until: Date | null };

/** The current discounts for companies with a price list, or without one if it is null. */
export async function companyDiscounts(db: Connection, ownList: number | null) {
  const now = new Date().toISOString();
  const discounts = await readDiscounts(db);
  return discounts
    .filter(({ isActive, from, until }) => isActive && from <= now && (until ?? now) >= now)
    .filter(({ priceListId }) => priceListId === null || priceListId === ownList)
    .map(({ label, breaks }) => ({
      label,
      upTo: Math.max(...breaks.map(({ basisPoints }) => basisPoints)),
    }));
}

/** Automatic promotions for companies only: no coupons, none for everybody. */
async function readDiscounts(db: Connection, id?: number) {
  const { rows } = await sql<Row>`
    select
      id, label, coalesce(category_ids, '{}') as "categoryIds", breaks, price_list_id as "priceListId",
      lower(valid) as from, upper(valid) as until, is_active as "isActive"
    from pricing.promotion
    where audience = 'company' and benefit = 'breaks' and code is null and not lower_inf(valid)
      ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by id desc
  `.execute(db);
  return rows.map(({ from, until, ...discount }) =>
    versioned({ ...discount, from: from.toISOString(), until: until?.toISOString() ?? null }),
  );
}

async function discountOf(db: Connection, id: number): Promise<CompanyDiscount> {
  const [discount] = await readDiscounts(db, id);
  return discount ?? refuse("not-found");
}

function discountForChange(work: Work, id: number, version: string) {
  return recordForChange(work, {
    root: { table: "pricing.promotion", key: id },
    version,
    read: async (db) => (await readDiscounts(db, id))[0],
  });
}

async function overwrite({ db }: Work, id: number, input: CompanyDiscountInput): Promise<void> {
  const { label, categoryIds, breaks } = input;
  const { from, until } = periodOf(input);
  await sql`
    update pricing.promotion set
      label = ${JSON.stringify(label)}, breaks = ${JSON.stringify(breaks)}::jsonb,
      category_ids = ${categoryIds.length > 0 ? categoryIds : null}::int[],
      valid = tstzrange(${from}, ${until}, '[)'), price_list_id = ${input.priceListId}
    where id = ${id}
  `.execute(db);
}

async function setPriceList({ db }: Work, id: number, priceListId: number | null): Promise<void> {
  if (priceListId === null) return;
  await sql`update pricing.promotion set price_list_id = ${priceListId} where id = ${id}`.execute(
    db,
  );
}

/**
 * Refuses steps that do not rise, a period that ends before it begins, and unknown categories or
 * price lists.
 */
async function refuseWrong({ db }: Work, input: CompanyDiscountInput): Promise<void> {
  const { breaks, categoryIds, priceListId } = input;
  const { from, until } = periodOf(input);
  const { rows } = await sql<{ ids: number[]; isKnownList: boolean }>`
    select
      array(select id from catalog.kept_category where id = any (${categoryIds}::int[])) as ids,
      exists (select from pricing.price_list where id = ${priceListId}) as "isKnownList"
  `.execute(db);
  const known = new Set(rows[0]?.ids);
  const unknown = categoryIds.findIndex((id) => !known.has(id));
  const notRising = breaks.findIndex((step, index) => step.from <= (breaks[index - 1]?.from ?? 0));
  const errors: FieldError[] = [];
  if (unknown >= 0) {
    errors.push({ path: `categoryIds.${unknown}`, key: "validation.oneOf", values: {} });
  }
  if (priceListId !== null && !rows[0]?.isKnownList) {
    errors.push({ path: "priceListId", key: "validation.oneOf", values: {} });
  }
  if (notRising >= 0) {
    errors.push({ path: `breaks.${notRising}.from`, key: "validation.invalid", values: {} });
  }
  if (until && until <= from) {
    errors.push({ path: "until", key: "validation.invalid", values: {} });
  }
  if (errors.length > 0) throw new ProblemError("validation", {}, errors);
}
