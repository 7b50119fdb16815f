import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { requiredLine } from "../kernel/schema.ts";
import { cartLineSchema } from "./endpoints.ts";

/** Characters; enough for the most lines of a cart, pasted with names and prices. */
export const SKU_LIST_LENGTH = 10_000;

const checkedLineSchema = z.object({
  /** Where it was typed, counted from 1; several with the same SKU are one line. */
  rows: z.array(z.int()),
  typed: z.string(),
  sku: z.string(),
  /** Null in the state `quantity`. */
  quantity: z.nullable(z.int()),
  state: z.enum([
    "found",
    // Fewer in stock than wanted.
    "short",
    "sold-out",
    // Not an SKU by itself, but like those of `goods`.
    "ambiguous",
    "unknown",
    // Not a whole number, or more than a cart line holds.
    "quantity",
  ]),
  /** The variant found; those it could be if ambiguous. */
  goods: z.array(cartLineSchema),
});
export type CheckedSkuLine = z.output<typeof checkedLineSchema>;

export const checkSkuList = endpoint("POST /api/v1/cart/sku-list", {
  tag: "cart",
  summary: "Check lines of SKU and quantity",
  body: z.object({ text: requiredLine(SKU_LIST_LENGTH) }),
  response: z.object({ lines: z.array(checkedLineSchema) }),
  problems: ["cart-too-large"],
});
