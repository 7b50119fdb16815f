import { sql } from "kysely";
import type { OfferRecord } from "#contract/pricing/offer-endpoints.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import { type Versioned, versioned } from "#server/platform/http/record-version.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

type Row = Omit<OfferRecord, "version" | "from" | "until"> & { from: Date; until: Date | null };

const OFFER = sql`
  offer.id, offer.variant_id as "variantId", variant.product_id as "productId", variant.sku, product.name,
  offer.piastres, price.piastres as ordinary, lower(offer.valid) as from, upper(offer.valid) as until
  from pricing.offer
  join catalog.kept_variant as variant on variant.id = offer.variant_id
  join catalog.kept_product as product on product.id = variant.product_id
  left join pricing.price on price.variant_id = offer.variant_id`;

export async function readOffers(
  db: Connection,
  ids: readonly number[],
): Promise<Versioned<OfferRecord>[]> {
  const { rows } = await sql<Row>`
    select ${OFFER} where offer.id = any (${ids}::int[]) order by offer.id
  `.execute(db);
  return rows.map(presentOffer);
}

export interface OfferQuery {
  from?: string | undefined;
  until?: string | undefined;
  productId?: number | undefined;
  page: number;
  pageSize: number;
}

/** Offers valid at some time between two moments, by start. */
export async function listOffers(
  db: Connection,
  { from, until, productId, page, pageSize }: OfferQuery,
) {
  const [begin, end] = [from, until].map((text) => (text === undefined ? null : new Date(text)));
  if (begin && end && begin > end) {
    throw new ProblemError("validation", {}, [
      { path: "until", key: "validation.invalid", values: {} },
    ]);
  }
  const wanted = sql`
    offer.valid && tstzrange(${begin ?? null}::timestamptz, ${end ?? null}::timestamptz, '[)')
    ${productId === undefined ? sql`` : sql`and variant.product_id = ${productId}`}`;
  const { rows } = await sql<Row>`
    select ${OFFER} where ${wanted}
    order by lower(offer.valid), offer.id limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db);
  const all = await sql<{ total: number }>`
    select count(*)::integer as total from (select ${OFFER} where ${wanted}) as found
  `.execute(db);
  return { items: rows.map(presentOffer), total: all.rows[0]?.total ?? 0, page, pageSize };
}

/** The ordinary price is edited elsewhere. */
function presentOffer({ from, until, ordinary, ...offer }: Row): Versioned<OfferRecord> {
  const period = { from: from.toISOString(), until: until?.toISOString() ?? null };
  return { ...versioned({ ...offer, ...period }), ordinary };
}
