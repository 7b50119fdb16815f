import * as z from "zod/mini";

/**
 * The days of a report, both inclusive, in Egypt's time; default: the last thirty. As JSON, or as a
 * table to download.
 */
export const reportSpan = {
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  format: z._default(z.enum(["json", "csv"]), "json"),
};

/** A report as JSON: its rows and its days. */
export function reportOf<T extends z.ZodMiniType>(row: T) {
  return z.object({ from: z.string(), to: z.string(), items: z.array(row) });
}
