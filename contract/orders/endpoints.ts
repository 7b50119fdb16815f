import * as z from "zod/mini";
import { addressSchema, contactSchema } from "../customers/address.ts";
import { GOVERNORATE_CODES } from "../customers/governorates.ts";
import { optionalEmail } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { pageOf } from "../kernel/pagination.ts";
import { optionalMobile } from "../kernel/phone.ts";
import { codeLine, numberLine, piastres, requiredLine, wholeNumber } from "../kernel/schema.ts";
import { pictureSchema } from "../media/picture.ts";
import { creditSchema, fulfilmentSchema } from "./fulfilment.ts";
import { ORDER_STATUSES, WAITING_FOR } from "./order-status.ts";
import { EXCHANGEABLE, OFFER_REASONS, PAYMENT_METHODS } from "./payment-method.ts";

/** A row of the ledger shown to customers: a promotion, or free delivery. */
export const adjustmentSchema = z.object({
  kind: z.enum(["promotion", "delivery-discount"]),
  label: z.string(),
  /** The discount. */
  amount: piastres,
});

export const orderTotalsSchema = z.object({
  items: piastres,
  /** Discount on the goods by promotions. */
  discount: piastres,
  delivery: piastres,
  codFee: piastres,
  total: piastres,
  /** Included in `total`. */
  vat: piastres,
  /** In percent. */
  vatRate: z.number(),
});
export type OrderTotals = z.output<typeof orderTotalsSchema>;

/** EGP 10,000,000: no order of this shop is larger. */
const MAX_AMOUNT = 1_000_000_000;

/** As printed or typed: any case and digits, spaces are ignored. Empty: none. */
export const couponCode = z.pipe(
  codeLine(40),
  z.pipe(
    z.transform((text: string) => text.replace(/\s/g, "").toUpperCase()),
    z.string(),
  ),
);

export const quoteSchema = z.object({
  totals: orderTotalsSchema,
  earliest: z.string(),
  latest: z.string(),
  /** False when the total exceeds the governorate's limit for cash on delivery. */
  codAllowed: z.boolean(),
  codLimit: z.nullable(piastres),
  /** Every payment method, and why it cannot be chosen. */
  methods: z.array(
    z.object({
      method: z.enum(PAYMENT_METHODS),
      reason: z.nullable(z.enum(OFFER_REASONS)),
      /** The limit or minimum that is the reason. */
      amount: z.optional(piastres),
    }),
  ),
  /** Store credit: the balance, and what would be used. Null: not signed in. */
  wallet: z.nullable(z.object({ balance: piastres, used: piastres })),
  /** Amount left to pay with these choices. */
  due: piastres,
  /** The order would need an approver of the company. */
  needsApproval: z.boolean(),
  adjustments: z.array(adjustmentSchema),
  /** The entered coupon, and whether it has an effect on this cart. */
  coupon: z.nullable(
    z.object({
      code: z.string(),
      isApplied: z.boolean(),
      label: z.string(),
      /** Minimum value of the goods. */
      minimum: z.nullable(piastres),
    }),
  ),
});

export const orderNumber = numberLine(20, /^[A-Za-z0-9-]{4,20}$/);

export const orderSchema = z.object({
  /** Masked: the caller only gave number and phone; a code gives full access. */
  access: z.enum(["full", "masked"]),
  /** The customer may still cancel it. */
  canCancel: z.boolean(),
  /** Staff call the customer before packing: it is paid in cash and not yet confirmed. */
  isToBeCalled: z.boolean(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  placedAt: z.string(),
  locale: z.enum(LOCALES),
  contact: z.object({
    name: z.string(),
    phone: z.string(),
    phone2: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  address: z.extend(z.object({ governorateName: z.string() }), {
    governorate: z.string(),
    city: z.string(),
    district: z.nullable(z.string()),
    street: z.string(),
    building: z.string(),
    floor: z.nullable(z.string()),
    apartment: z.nullable(z.string()),
    landmark: z.nullable(z.string()),
    compound: z.nullable(z.string()),
    postalCode: z.nullable(z.string()),
    notes: z.nullable(z.string()),
  }),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** Paid from store credit. */
  walletPaid: piastres,
  /** Left to pay when it was placed. */
  due: piastres,
  /** Left to pay in addition to store credit, after credits. */
  dueNow: piastres,
  /** What a pending order waits for; null: nothing. */
  waitingFor: z.nullable(z.enum(WAITING_FOR)),
  /** Its stock is reserved until then while it waits; null: no deadline. */
  heldUntil: z.nullable(z.string()),
  purchaseOrder: z.nullable(z.string()),
  lines: z.array(
    z.object({
      /** Position of the line in its order. */
      position: z.int(),
      variantId: z.int(),
      sku: z.string(),
      name: z.string(),
      options: z.string(),
      path: z.string(),
      picture: z.nullable(pictureSchema),
      quantity: z.int(),
      /** Of `quantity`: units shipped, delivered, and cancelled before shipping. */
      shipped: z.int(),
      delivered: z.int(),
      cancelled: z.int(),
      unitPrice: piastres,
      lineTotal: piastres,
      /** Discount by promotions. */
      discount: piastres,
      /** Included in `lineTotal - discount`. */
      vat: piastres,
    }),
  ),
  totals: orderTotalsSchema,
  adjustments: z.array(adjustmentSchema),
  /** Promised window, ISO dates. */
  earliest: z.string(),
  latest: z.string(),
  /** Status changes, oldest first. */
  events: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string() })),
  /** Parcels, in order. */
  fulfilments: z.array(fulfilmentSchema),
  /** Credits after it was placed, oldest first. */
  credits: z.array(creditSchema),
});
export type Order = z.output<typeof orderSchema>;

export const placeOrderBody = z.object({
  contact: contactSchema,
  address: addressSchema,
  paymentMethod: z.enum(PAYMENT_METHODS),
  coupon: z.optional(couponCode),
  /**
   * Store credit to use in addition to the payment method, as in the quote; with `wallet` as the
   * method: all of it.
   */
  wallet: z.optional(wholeNumber(0, MAX_AMOUNT)),
  /** A company's own number for the order. */
  purchaseOrder: z.optional(codeLine(40)),
  /**
   * The total the customer saw; a different one is answered with `total-changed`, and nothing is
   * ordered.
   */
  expectedTotal: piastres,
});
export type PlaceOrderBody = z.output<typeof placeOrderBody>;

/** Summary of an order for a list. */
export const orderSummarySchema = z.object({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  placedAt: z.string(),
  total: piastres,
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** Units of all lines together. */
  unitCount: z.int(),
  /** Of the first lines, as they were when ordered. */
  pictures: z.array(pictureSchema),
});
export type OrderSummary = z.output<typeof orderSummarySchema>;

export const orderEndpoints = {
  quoteCheckout: endpoint("POST /api/v1/checkout/quote", {
    tag: "orders",
    summary: "Quote your cart with delivery. Nothing is saved.",
    body: z.object({
      governorate: z.enum(GOVERNORATE_CODES),
      paymentMethod: z.enum(PAYMENT_METHODS),
      coupon: z.optional(couponCode),
      /**
       * The customer's contact, once known: promotions already used up by this person are then left
       * out.
       */
      phone: z.optional(optionalMobile),
      email: z.optional(optionalEmail),
      /** Store credit to use in addition to the payment method. */
      wallet: z.optional(wholeNumber(0, MAX_AMOUNT)),
    }),
    response: quoteSchema,
    problems: ["cart-empty", "coupon-unknown", "too-many-attempts"],
  }),
  changePaymentMethod: endpoint("POST /api/v1/orders/{number}/method", {
    tag: "orders",
    summary: "Change your order's payment method. Idempotent.",
    params: z.object({ number: orderNumber }),
    body: z.object({ paymentMethod: z.enum(EXCHANGEABLE) }),
    response: orderSchema,
    problems: ["not-found", "code-needed", "order-state", "payment-method", "held-goods"],
  }),
  payInCash: endpoint("POST /api/v1/orders/{number}/cash", {
    tag: "orders",
    summary: "Change a declined card order to cash. Idempotent.",
    params: z.object({ number: orderNumber }),
    response: orderSchema,
    problems: [
      "not-found",
      "code-needed",
      "order-state",
      "payment-method",
      "cod-limit",
      "held-goods",
    ],
  }),
  placeOrder: endpoint("POST /api/v1/orders", {
    tag: "orders",
    summary: "Place an order from your cart",
    body: placeOrderBody,
    idempotent: true,
    status: 201,
    response: orderSchema,
    problems: [
      "cart-empty",
      "stock",
      "total-changed",
      "cod-limit",
      "held-goods",
      "coupon-unknown",
      "too-many-attempts",
      "payment-method",
      "wallet-balance",
      "idempotency-mismatch",
    ],
  }),
  listOrders: endpoint("GET /api/v1/orders", {
    tag: "orders",
    summary: "List your orders. Newest first.",
    access: "customer",
    query: z.object({
      page: z.optional(wholeNumber(1, 10_000)),
      pageSize: z.optional(wholeNumber(1, 50)),
    }),
    response: pageOf(orderSummarySchema),
  }),
  getOrder: endpoint("GET /api/v1/orders/{number}", {
    tag: "orders",
    summary: "Get an order. Masked if you looked it up.",
    params: z.object({ number: orderNumber }),
    response: orderSchema,
  }),
  lookUpOrder: endpoint("POST /api/v1/orders/lookup", {
    tag: "orders",
    summary: "Look up an order by number and contact. Masked, for 15 minutes.",
    body: z.object({ number: orderNumber, phoneOrEmail: requiredLine(254) }),
    response: orderSchema,
    problems: ["order-not-found", "too-many-attempts"],
  }),
  cancelOrder: endpoint("POST /api/v1/orders/{number}/cancel", {
    tag: "orders",
    summary: "Cancel your order before it is packed",
    params: z.object({ number: orderNumber }),
    response: orderSchema,
    problems: ["not-found", "code-needed", "order-state"],
  }),
};
