import * as z from "zod/mini";

/** RFC 9457 problem details, with a stable `code`, and the fields at fault where there are any. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  code: z.string(),
  errors: z.optional(
    z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  ),
  /** Values the message was made with, as in `{ qty: 3 }`. */
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

export type Problem = z.output<typeof problemSchema>;
export type ProblemValues = Record<string, string | number>;
