import * as z from "zod/mini";

/** JSON, or a CSV file to download. */
export const reportFormat = z._default(z.enum(["json", "csv"]), "json");

/** The days of a report, inclusive, in Egyptian time; absent: the last thirty. */
export const reportSpan = {
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  format: reportFormat,
};

/** A report as JSON: its rows and its days. */
export function reportOf<T extends z.ZodMiniType>(row: T) {
  return z.object({ from: z.string(), to: z.string(), items: z.array(row) });
}
