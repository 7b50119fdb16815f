import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { line, requiredLine } from "../kernel/schema.ts";

const list = requiredLine(40).check(
  z.refine((text) => /^[a-z-]+$/.test(text), { params: { rule: "pattern" } }),
);

const savedView = z.object({
  id: z.int(),
  name: z.string(),
  /** The query of the list's address. */
  search: z.string(),
});
export type SavedView = z.output<typeof savedView>;

const base = { tag: "staff", access: "staff" } as const;

export const viewEndpoints = {
  listViews: endpoint("GET /api/v1/admin/views", base, {
    summary: "List your saved views of a list",
    query: z.object({ list }),
    response: z.object({ items: z.array(savedView) }),
  }),
  saveView: endpoint("POST /api/v1/admin/views", base, {
    summary: "Save a view of a list. Replaces one with the same name.",
    body: z.object({ list, name: requiredLine(60), search: line(1_000) }),
    status: 201,
    response: savedView,
    problems: ["too-many-views"],
  }),
  removeView: endpoint("DELETE /api/v1/admin/views/{id}", base, {
    summary: "Delete one of your saved views",
  }),
};
