import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { codeLine, line, wholeNumber } from "../kernel/schema.ts";
import { orderNumber } from "../orders/endpoints.ts";
import { MOST_LABELLED, MOST_LABELS } from "./most-labels.ts";

/** Documents printed for many orders at once. */
export const PAPER_KINDS = ["picking-list", "packing-slips", "invoices", "labels"] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Maximum orders per print. */
export const MAX_PAPERS = 100;

const numbers = z.pipe(
  line(2_100),
  z.pipe(
    z.transform((text: string) => text.split(",")),
    z.array(orderNumber).check(z.minLength(1), z.maxLength(MAX_PAPERS)),
  ),
);

/** `12,15` */
const variants = z.pipe(
  codeLine(2_000).check(z.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/)),
  z.pipe(
    z.transform((text: string) => text.split(",").map(Number)),
    z.array(z.int()).check(z.maxLength(MOST_LABELLED)),
  ),
);

export const paperEndpoints = {
  printPapers: endpoint("GET /api/v1/admin/papers/{kind}", {
    tag: "invoices",
    summary: "Download many orders' documents as one PDF",
    access: "staff",
    permission: "order:read",
    params: z.object({ kind: z.enum(PAPER_KINDS) }),
    query: z.object({
      /** Order numbers, separated by commas. */
      numbers,
      lang: z.optional(z.enum(LOCALES)),
    }),
    status: 200,
  }),
  printSkuLabels: endpoint("GET /api/v1/admin/sku-labels", {
    tag: "invoices",
    summary: "Download SKU labels as one PDF. Each is 60 × 30 mm.",
    access: "staff",
    permission: "stock:write",
    query: z.object({
      /** Variant ids, separated by commas. */
      variants,
      /** Per variant. */
      copies: z._default(wholeNumber(1, MOST_LABELS), 1),
      lang: z.optional(z.enum(LOCALES)),
    }),
    status: 200,
    problems: ["not-found"],
  }),
};
