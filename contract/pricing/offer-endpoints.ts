import * as z from "zod/mini";
import { bilingual, requiredBilingual } from "../kernel/bilingual-schema.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { recordVersion, versionQuery } from "../kernel/record-version.ts";
import { id, line, pattern, wholeNumber } from "../kernel/schema.ts";
import { pricePiastres } from "./price-endpoints.ts";

const base = { tag: "admin", access: "staff", permission: "price:write" } as const;
const moment = z.iso.datetime({ offset: true });
const page = z._default(wholeNumber(1, 10_000), 1);
const pageSize = z._default(wholeNumber(1, 200), 50);
const MOST_LINES = 500;

/** Inclusive start and exclusive end; null: until further notice. */
const period = { from: moment, until: z.nullable(moment) };

const offerRecord = z.object({
  id: z.int(),
  variantId: z.int(),
  productId: z.int(),
  sku: z.string(),
  name: bilingual,
  piastres: z.int(),
  /** Ordinary price; null: it has no price any more. */
  ordinary: z.nullable(z.int()),
  from: z.string(),
  until: z.nullable(z.string()),
  version: z.string(),
});
export type OfferRecord = z.output<typeof offerRecord>;

const priceList = z.object({
  id: z.int(),
  code: z.string(),
  name: bilingual,
  version: z.string(),
  priceCount: z.int(),
});
export type PriceListRecord = z.output<typeof priceList>;

export const offerEndpoints = {
  listOffers: endpoint("GET /api/v1/admin/offers", base, {
    summary: "List offers in a period. Earliest start first.",
    query: z.object({
      from: z.optional(moment),
      until: z.optional(moment),
      productId: z.optional(id),
      page,
      pageSize,
    }),
    response: pageOf(offerRecord),
  }),
  getOffer: endpoint("GET /api/v1/admin/offers/{id}", base, {
    summary: "Get an offer",
    response: offerRecord,
  }),
  addOffers: endpoint("POST /api/v1/admin/offers", base, {
    summary: "Create offers for several variants. All or none.",
    body: z.object({
      lines: z
        .array(z.object({ variantId: id, piastres: pricePiastres }))
        .check(z.minLength(1), z.maxLength(MOST_LINES)),
      ...period,
    }),
    status: 201,
    response: z.object({ items: z.array(offerRecord) }),
  }),
  saveOffer: endpoint("PUT /api/v1/admin/offers/{id}", base, {
    summary: "Update an offer's price and period",
    body: z.object({ piastres: pricePiastres, ...period, version: recordVersion }),
    response: offerRecord,
    problems: ["not-found", "changed-meanwhile"],
  }),
  removeOffer: endpoint("DELETE /api/v1/admin/offers/{id}", base, {
    summary: "Delete an offer. The regular price applies immediately.",
    query: versionQuery,
    problems: ["not-found", "changed-meanwhile"],
  }),
  listPriceLists: endpoint("GET /api/v1/admin/price-lists", base, {
    summary: "List company price lists by code",
    response: z.object({ items: z.array(priceList) }),
  }),
  getPriceList: endpoint("GET /api/v1/admin/price-lists/{id}", base, {
    summary: "Get a price list with prices by SKU",
    query: z.object({ page, pageSize }),
    response: z.extend(
      pageOf(
        z.object({
          variantId: z.int(),
          sku: z.string(),
          name: bilingual,
          piastres: z.int(),
          ordinary: z.nullable(z.int()),
        }),
      ),
      { list: priceList },
    ),
  }),
  addPriceList: endpoint("POST /api/v1/admin/price-lists", base, {
    summary: "Create an empty price list",
    body: z.object({
      code: line(40).check(pattern(/^[a-z0-9-]{2,40}$/, "contractors")),
      name: requiredBilingual(80),
    }),
    status: 201,
    response: priceList,
  }),
  savePriceList: endpoint("PUT /api/v1/admin/price-lists/{id}", base, {
    summary: "Update a price list. Prices left out stay.",
    body: z.object({
      name: requiredBilingual(80),
      /** Null removes a price from the list. */
      prices: z
        .array(z.object({ variantId: id, piastres: z.nullable(pricePiastres) }))
        .check(z.maxLength(MOST_LINES)),
      version: recordVersion,
    }),
    response: priceList,
    problems: ["not-found", "changed-meanwhile"],
  }),
};
