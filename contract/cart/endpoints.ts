import * as z from "zod/mini";
import { priceSchema } from "../catalog/product.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { id, piastres, wholeNumber } from "../kernel/schema.ts";
import { pictureSchema } from "../media/picture.ts";
import { MAX_LINES, MAX_QUANTITY, MAX_SET } from "./limits.ts";

export { MAX_LINES, MAX_QUANTITY } from "./limits.ts";

export const cartLineSchema = z.object({
  variantId: z.int(),
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  /** Chosen options as text: "نحاسي · 80 سم". */
  options: z.string(),
  path: z.string(),
  picture: z.nullable(pictureSchema),
  quantity: z.int(),
  price: priceSchema,
  lineTotal: piastres,
  /**
   * Units that can be ordered now; if less than `quantity`, the line cannot be ordered as it is.
   */
  available: z.int(),
});
export type CartLine = z.output<typeof cartLineSchema>;

/** The cart as held in the shared state and under the `cart` storage key. */
export const cartSchema = z.object({
  items: z.array(cartLineSchema),
  totalQty: z.int(),
  /** Piastres, including VAT, after promotions, without delivery. */
  totalPrice: piastres,
  /** Discounts of automatic promotions on the lines, by name. */
  promotions: z.array(z.object({ label: z.string(), amount: piastres })),
  /** An automatic promotion makes delivery free. */
  freeDelivery: z.boolean(),
  /** Units in the parked cart that can be restored. */
  restorableQty: z.int(),
});
export type Cart = z.output<typeof cartSchema>;
/** The effect of promotions on a cart, besides its lines and totals. */
export type CartPromotions = Pick<Cart, "promotions" | "freeDelivery">;

const quantity = wholeNumber(1, MAX_QUANTITY);
const variantParams = z.object({ variantId: id });
const base = { tag: "cart", response: cartSchema } as const;

export const cartEndpoints = {
  getCart: endpoint("GET /api/v1/cart", base, {
    summary: "Get your cart with current prices and stock",
  }),
  addCartLine: endpoint("POST /api/v1/cart/lines", base, {
    summary: "Add units of a variant to your cart",
    body: z.object({ variantId: id, quantity: z._default(quantity, 1) }),
    idempotent: true,
    problems: ["not-found", "stock", "cart-too-large"],
  }),
  addCartLines: endpoint("POST /api/v1/cart/sets", base, {
    summary: "Add several variants to your cart. All or none.",
    body: z.object({
      lines: z
        .array(z.object({ variantId: id, quantity: z._default(quantity, 1) }))
        .check(z.minLength(1), z.maxLength(MAX_SET)),
    }),
    idempotent: true,
    problems: ["not-found", "stock", "cart-too-large"],
  }),
  fillCart: endpoint("PUT /api/v1/cart/lines", base, {
    summary: "Set minimum quantities of cart lines. Limited by stock. Skips withdrawn variants.",
    body: z.object({
      lines: z
        .array(z.object({ variantId: id, quantity }))
        .check(z.minLength(1), z.maxLength(MAX_LINES)),
    }),
    problems: ["cart-too-large"],
  }),
  setCartLine: endpoint("PATCH /api/v1/cart/lines/{variantId}", base, {
    summary: "Set a cart line's quantity",
    params: variantParams,
    body: z.object({ quantity }),
    problems: ["not-found", "stock"],
  }),
  removeCartLine: endpoint("DELETE /api/v1/cart/lines/{variantId}", base, {
    summary: "Remove a cart line. Idempotent.",
    params: variantParams,
    problems: [],
  }),
  parkCart: endpoint("POST /api/v1/cart/park", base, {
    summary: "Park your cart. You can restore it.",
  }),
  restoreCart: endpoint("POST /api/v1/cart/restore", base, {
    summary: "Restore your parked cart. Its items are added to the current cart.",
  }),
};
