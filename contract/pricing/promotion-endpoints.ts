import * as z from "zod/mini";
import { GOVERNORATE_CODES } from "../customers/governorates.ts";
import { bilingual, requiredBilingual } from "../kernel/bilingual-schema.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { pageOf } from "../kernel/pagination.ts";
import { recordVersion } from "../kernel/record-version.ts";
import { codeLine, id, line, piastres, wholeNumber } from "../kernel/schema.ts";
import { instant } from "../kernel/time/instant.ts";
import { newCouponCode } from "./coupon-code.ts";

/** EGP 1,000,000; more is a typing error. */
const MAX_AMOUNT = 100_000_000;
const MAX_USES = 1_000_000;
const MAX_PRIORITY = 1_000;
const MAX_QUANTITY = 10_000;
const MOST_THINGS = 500;
const MOST_LINES = 50;

const base = { tag: "promotions", access: "staff", permission: "price:write" } as const;

const amount = wholeNumber(1, MAX_AMOUNT);
const basisPoints = wholeNumber(1, 10_000);
const uses = z.nullable(wholeNumber(1, MAX_USES));
const things = z.nullable(z.array(id).check(z.minLength(1), z.maxLength(MOST_THINGS)));

const benefit = z.discriminatedUnion("kind", [
  /** Hundredths of a percent of the goods, with a maximum in piastres. */
  z.object({ kind: z.literal("percent"), basisPoints, upTo: z.nullable(amount) }),
  z.object({ kind: z.literal("amount"), piastres: amount }),
  z.object({
    kind: z.literal("breaks"),
    /** Quantity steps per line, with the discount. */
    breaks: z
      .array(z.object({ from: wholeNumber(1, MAX_QUANTITY), basisPoints }))
      .check(z.minLength(1), z.maxLength(10)),
  }),
  z.object({ kind: z.literal("free-delivery") }),
]);

const fields = {
  /** Null: automatic. */
  code: z.nullable(newCouponCode),
  label: requiredBilingual(80),
  /** Lower ones apply first. */
  priority: wholeNumber(0, MAX_PRIORITY),
  /** Cannot be combined with others. */
  isExclusive: z.boolean(),
  isActive: z.boolean(),
  from: instant,
  /** Exclusive end; null: until further notice. */
  until: z.nullable(instant),
  /** Null: everything in the cart. */
  categoryIds: things,
  productIds: things,
  /** `company`: on approved terms; null: for everybody. */
  audience: z.nullable(z.literal("company")),
  /** Minimum value of the goods in scope, in piastres. */
  minimum: z.nullable(amount),
  minimumQuantity: z.nullable(wholeNumber(1, MAX_QUANTITY)),
  /** Maximum uses in total, and per customer. */
  useLimit: uses,
  useLimitEach: uses,
  benefit,
};
const draft = z.object(fields);
export type StaffPromotionDraft = z.output<typeof draft>;

const PROMOTION_STATES = ["scheduled", "running", "ended", "off"] as const;

const staffPromotion = z.object({
  ...fields,
  code: z.nullable(z.string()),
  label: bilingual,
  id: z.int(),
  /** State at this moment. `off`: switched off by staff. */
  state: z.enum(PROMOTION_STATES),
  uses: z.int(),
  version: z.string(),
});
export type StaffPromotion = z.output<typeof staffPromotion>;

const simulatedLine = z.object({
  variantId: z.int(),
  quantity: z.int(),
  unit: piastres,
  /** Quantity × unit. */
  amount: piastres,
  /** Discount by promotions. */
  discount: piastres,
  /** Included in `amount - discount`. */
  vat: piastres,
});

const simulatedAdjustment = z.object({
  kind: z.enum(["promotion", "delivery", "delivery-discount", "cod-fee"]),
  label: z.nullable(bilingual),
  promotionId: z.nullable(z.int()),
  /** Negative for discounts. */
  amount: z.int(),
  vat: z.int(),
});

/** `12:3,15:1` */
const simulatedLines = z.pipe(
  codeLine(1_000).check(z.regex(/^[1-9]\d{0,8}:[1-9]\d{0,4}(?:,[1-9]\d{0,8}:[1-9]\d{0,4})*$/)),
  z.pipe(
    z.transform((text: string) =>
      text.split(",").map((one) => {
        const [variantId = 0, quantity = 0] = one.split(":").map(Number);
        return { variantId, quantity };
      }),
    ),
    z.array(z.object({ variantId: z.int(), quantity: z.int() })).check(z.maxLength(MOST_LINES)),
  ),
);

const simulateCart = endpoint("GET /api/v1/admin/cart-simulation", base, {
  summary: "Simulate a cart at a given time. Nothing is saved. Usage is ignored.",
  query: z.object({
    /** Variants and their quantities: `12:3,15:1`. */
    lines: simulatedLines,
    governorate: z.enum(GOVERNORATE_CODES),
    /** Whether it is cash on delivery. */
    payment: z._default(z.enum(["cod", "other"]), "cod"),
    /** `company`: on approved terms. */
    customer: z._default(z.enum(["person", "company"]), "person"),
    priceListId: z.optional(id),
    coupon: z._default(codeLine(40), ""),
    /** Absent: now. */
    at: z.optional(instant),
  }),
  response: z.object({
    lines: z.array(simulatedLine),
    adjustments: z.array(simulatedAdjustment),
    totals: z.object({
      items: piastres,
      discount: piastres,
      delivery: piastres,
      codFee: piastres,
      total: piastres,
      vat: piastres,
      vatRate: z.number(),
    }),
    /** Whether the given code applies to this cart; null: none given. */
    coupon: z.nullable(z.enum(["applied", "not-applied", "unknown"])),
  }),
});
export type Simulation = z.output<typeof simulateCart.response>;
export type SimulationQuery = z.output<typeof simulateCart.query>;

export const promotionEndpoints = {
  listPromotions: endpoint("GET /api/v1/admin/promotions", base, {
    summary: "List promotions and coupons. Newest first.",
    query: z.object({
      page: z._default(wholeNumber(1, 10_000), 1),
      q: z._default(line(100), ""),
      /** With a code, or automatic ones. */
      kind: z.optional(z.enum(["coupon", "automatic"])),
      state: z.optional(z.enum(PROMOTION_STATES)),
    }),
    response: pageOf(staffPromotion),
  }),
  getPromotion: endpoint("GET /api/v1/admin/promotions/{id}", base, {
    summary: "Get a promotion or coupon",
    response: staffPromotion,
  }),
  addPromotion: endpoint("POST /api/v1/admin/promotions", base, {
    summary: "Create a promotion or coupon",
    body: draft,
    status: 201,
    response: staffPromotion,
  }),
  changePromotion: endpoint("PUT /api/v1/admin/promotions/{id}", base, {
    summary: "Update a promotion. Placed orders do not change.",
    body: z.object({ version: recordVersion, ...fields }),
    response: staffPromotion,
    problems: ["not-found", "changed-meanwhile"],
  }),
  endPromotion: endpoint("POST /api/v1/admin/promotions/{id}/end", base, {
    summary: "End a promotion now. A scheduled one is switched off.",
    body: z.object({ version: recordVersion }),
    response: staffPromotion,
    problems: ["not-found", "changed-meanwhile"],
  }),
  simulateCart,
};
