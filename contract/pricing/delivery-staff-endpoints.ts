import * as z from "zod/mini";
import { GOVERNORATE_CODES } from "../customers/governorates.ts";
import { bilingual } from "../kernel/bilingual-schema.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { recordVersion, versionQuery } from "../kernel/record-version.ts";
import { wholeNumber } from "../kernel/schema.ts";

const MAX_FEE = 1_000_000;
const MAX_AMOUNT = 100_000_000;
const MAX_DAYS = 60;

const base = { tag: "delivery", access: "staff", permission: "settings:write" } as const;

const limit = z.nullable(wholeNumber(1, MAX_AMOUNT));
const days = wholeNumber(0, MAX_DAYS);
const fields = {
  /** Piastres. */
  fee: wholeNumber(0, MAX_FEE),
  /** Cash-on-delivery fee. */
  codFee: wholeNumber(0, MAX_FEE),
  /** Largest order for cash on delivery; null: unlimited. */
  codLimit: limit,
  /** Value of goods from which delivery is free; null: never. */
  freeFrom: limit,
  /** Working days. */
  daysMin: days,
  daysMax: days,
};
const terms = z.object(fields);

const deliveryRecord = z.object({
  /** ISO 3166-2 code of the governorate. */
  id: z.enum(GOVERNORATE_CODES),
  name: bilingual,
  /** Null: the shop does not deliver there. */
  terms: z.nullable(terms),
  version: z.string(),
});
export type DeliveryRecord = z.output<typeof deliveryRecord>;

const params = z.object({ id: z.enum(GOVERNORATE_CODES) });

export const deliveryStaffEndpoints = {
  listStaffDeliveryTerms: endpoint("GET /api/v1/admin/delivery-terms", base, {
    summary: "List delivery terms of every governorate",
    response: pageOf(deliveryRecord),
  }),
  getStaffDeliveryTerms: endpoint("GET /api/v1/admin/delivery-terms/{id}", base, {
    summary: "Get a governorate's delivery terms",
    params,
    response: deliveryRecord,
    problems: [],
  }),
  changeDeliveryTerms: endpoint("PUT /api/v1/admin/delivery-terms/{id}", base, {
    summary: "Set a governorate's delivery terms. Placed orders do not change.",
    params,
    body: z.object({ version: recordVersion, ...fields }),
    response: deliveryRecord,
    problems: ["changed-meanwhile"],
  }),
  removeDeliveryTerms: endpoint("DELETE /api/v1/admin/delivery-terms/{id}", base, {
    summary: "Remove delivery to a governorate",
    params,
    query: versionQuery,
    problems: ["changed-meanwhile"],
  }),
};
