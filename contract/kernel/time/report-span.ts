import * as z from "zod/mini";

/** As JSON, or as a table to download. */
export const reportFormat = z._default(z.enum(["json", "csv"]), "json");

/** The days of a report, both included, in Egypt's time; left out: the last thirty. */
export const reportSpan = {
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  format: reportFormat,
};

/** A report as JSON: its rows and its days. */
export function reportOf<T extends z.ZodMiniType>(row: T) {
  return z.object({ from: z.string(), to: z.string(), items: z.array(row) });
}
