import * as z from "zod/mini";
import { MAX_QUANTITY, MAX_SET } from "../cart/limits.ts";
import { addressSchema, contactSchema } from "../customers/address.ts";
import { GOVERNORATE_CODES } from "../customers/governorates.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { mobile, optionalMobile } from "../kernel/phone.ts";
import { id, piastres, requiredLine, wholeNumber } from "../kernel/schema.ts";
import { couponCode, orderSchema, quoteSchema } from "./endpoints.ts";

/** Payment methods of a phone order: cash on delivery, or by a link sent to the customer. */
export const PHONE_METHODS = ["cod", "card", "mobile-wallet", "instalments", "instapay"] as const;

/** Minutes for which stock is reserved until a caller has paid by the link. */
export const PHONE_HOLD_MINUTES = 24 * 60;

const base = { tag: "orders", access: "staff", permission: "order:write" } as const;

const lines = z
  .array(z.object({ variantId: id, quantity: wholeNumber(1, MAX_QUANTITY) }))
  .check(z.minLength(1), z.maxLength(MAX_SET));

const phoneChoice = z.object({
  lines,
  coupon: z.optional(couponCode),
  /** The caller's, once known: offers limited to once per person may then no longer apply. */
  phone: z.optional(optionalMobile),
  governorate: z.enum(GOVERNORATE_CODES),
  paymentMethod: z.enum(PHONE_METHODS),
});
export type PhoneChoice = z.output<typeof phoneChoice>;

const phoneOrder = z.object({
  lines,
  coupon: z.optional(couponCode),
  /** The account it belongs to, which has confirmed this phone. Absent: a guest order. */
  customerId: z.optional(id),
  contact: contactSchema,
  address: addressSchema,
  paymentMethod: z.enum(PHONE_METHODS),
  /** Language of its messages. */
  locale: z.enum(LOCALES),
  /**
   * As in the quote; a different total is answered with `total-changed`, and nothing is ordered.
   */
  expectedTotal: piastres,
});
export type PhoneOrder = z.output<typeof phoneOrder>;

const goodsRow = z.object({
  variantId: z.int(),
  sku: z.string(),
  name: z.string(),
  options: z.string(),
  price: piastres,
  /** Units that can be ordered now. */
  available: z.int(),
});
export type PhoneGoods = z.output<typeof goodsRow>;

export const phoneOrderEndpoints = {
  findCaller: endpoint("GET /api/v1/admin/phone-orders/caller", base, {
    summary: "Look up a caller's account, orders and address",
    query: z.object({ phone: mobile }),
    response: z.object({
      /** Null: unknown number. */
      caller: z.nullable(
        z.object({
          name: z.string(),
          phone2: z.nullable(z.string()),
          email: z.nullable(z.string()),
          /** From the last order, or the account's chosen address. */
          address: z.nullable(addressSchema),
          /** Number of orders with this phone number. */
          orders: z.int(),
          /** The account that has confirmed this number; null: none. */
          account: z.nullable(
            z.object({
              id: z.int(),
              name: z.string(),
              /** Orders by phone use the shop's prices, not the company's price list. */
              isCompany: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  }),
  findGoods: endpoint("GET /api/v1/admin/phone-orders/goods", base, {
    summary: "Search variants on sale by SKU or name",
    query: z.object({ q: requiredLine(80) }),
    response: z.object({ items: z.array(goodsRow) }),
  }),
  quotePhoneOrder: endpoint("POST /api/v1/admin/phone-orders/quote", base, {
    summary: "Quote a phone order. Nothing is saved.",
    body: phoneChoice,
    response: quoteSchema,
    problems: ["not-found", "stock", "coupon-unknown"],
  }),
  placePhoneOrder: endpoint("POST /api/v1/admin/phone-orders", base, {
    summary: "Place a phone order for a customer",
    body: phoneOrder,
    idempotent: true,
    status: 201,
    response: orderSchema,
    problems: [
      "not-found",
      "stock",
      "total-changed",
      "cod-limit",
      "payment-method",
      "coupon-unknown",
    ],
  }),
};
