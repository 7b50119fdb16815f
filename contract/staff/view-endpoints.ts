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
    summary: "A list as whoever asks likes to see it: filters and order under names of their own",
    query: z.object({ list }),
    response: z.object({ items: z.array(savedView) }),
  }),
  saveView: endpoint("POST /api/v1/admin/views", base, {
    summary: "Saves filters and order of a list; the same name again replaces them",
    body: z.object({ list, name: requiredLine(60), search: line(1_000) }),
    status: 201,
    response: savedView,
    problems: ["too-many-views"],
  }),
  removeView: endpoint("DELETE /api/v1/admin/views/{id}", base, {
    summary: "Forgets a view of whoever asks",
  }),
};
