import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { line } from "../kernel/schema.ts";

export const redirectSchema = z.object({
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
  /** Leads to another site, which needs a full page load. */
  external: z.boolean(),
});
export type Redirect = z.output<typeof redirectSchema>;

export const findRedirect = endpoint("GET /api/v1/redirects", {
  tag: "redirects",
  summary: "Get a path's redirect, or null",
  query: z.object({ path: line(500) }),
  response: z.object({ redirect: z.nullable(redirectSchema) }),
});
