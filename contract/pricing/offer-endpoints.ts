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
    summary: "Offers that count at some time between two moments, by their beginning",
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
    summary: "An offer for editing",
    response: offerRecord,
  }),
  addOffers: endpoint("POST /api/v1/admin/offers", base, {
    summary: "Adds cheaper prices of some variants for a time: all or none",
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
    summary: "Saves the price and the time of an offer; one that is running ends by its end",
    body: z.object({ piastres: pricePiastres, ...period, version: recordVersion }),
    response: offerRecord,
    problems: ["not-found", "changed-meanwhile"],
  }),
  removeOffer: endpoint("DELETE /api/v1/admin/offers/{id}", base, {
    summary: "Removes an offer; the ordinary price counts at once",
    query: versionQuery,
    problems: ["not-found", "changed-meanwhile"],
  }),
  listPriceLists: endpoint("GET /api/v1/admin/price-lists", base, {
    summary: "Price lists of companies, by code",
    response: z.object({ items: z.array(priceList) }),
  }),
  getPriceList: endpoint("GET /api/v1/admin/price-lists/{id}", base, {
    summary: "A price list with its prices by SKU",
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
    summary: "Adds an empty price list",
    body: z.object({
      code: line(40).check(pattern(/^[a-z0-9-]{2,40}$/, "contractors")),
      name: requiredBilingual(80),
    }),
    status: 201,
    response: priceList,
  }),
  savePriceList: endpoint("PUT /api/v1/admin/price-lists/{id}", base, {
    summary: "Renames a price list and sets prices of it; prices that are not named stay",
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
