import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { id } from "../kernel/schema.ts";
import { customerDetailSchema, customerRowSchema } from "./customer-endpoints.ts";

/** Why two accounts may belong to one person. */
export const DUPLICATE_SIGNS = ["phone", "email", "national-id"] as const;
export type DuplicateSign = (typeof DUPLICATE_SIGNS)[number];

/** What moves to the kept account. */
export const MERGED_PARTS = [
  "orders",
  "returns",
  "invoices",
  "addresses",
  "favourites",
  "ratings",
  "messages",
  "alerts",
  "cart",
  "lists",
  "plans",
] as const;

const duplicateSchema = z.extend(customerRowSchema, {
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  signs: z.array(z.enum(DUPLICATE_SIGNS)),
});
export type Duplicate = z.output<typeof duplicateSchema>;

const previewSchema = z.object({
  moved: z.record(z.enum(MERGED_PARTS), z.int().check(z.minimum(0))),
  /** Store credit to be moved, in piastres. */
  balance: z.int().check(z.minimum(0)),
  /** Why the merge would be refused now; null: it would succeed. */
  obstacle: z.nullable(z.enum(["not-mergeable", "no-duplicate"])),
});
export type MergePreview = z.output<typeof previewSchema>;

const base = { tag: "customers", access: "staff", permission: "customer:write" } as const;
const params = z.object({ id });

export const staffMergeEndpoints = {
  listDuplicates: endpoint("GET /api/v1/admin/customers/{id}/duplicates", base, {
    summary:
      "List likely duplicates of a customer's account. Compares phone, email and national ID.",
    response: z.object({ items: z.array(duplicateSchema) }),
  }),
  previewMerge: endpoint("GET /api/v1/admin/customers/{id}/merge/{other}", base, {
    summary: "Preview a merge of two accounts",
    params: z.extend(params, { other: id }),
    response: previewSchema,
  }),
  mergeCustomer: endpoint("POST /api/v1/admin/customers/{id}/merge", base, {
    summary: "Merge another account into this one. Closes the other account.",
    body: z.object({ other: id }),
    response: customerDetailSchema,
    problems: ["not-found", "not-mergeable", "no-duplicate"],
  }),
};
