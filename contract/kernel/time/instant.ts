import * as z from "zod/mini";

/** A moment set by staff (ISO 8601); one before 2000 is a typing error. */
export const instant = z.iso
  .datetime({ offset: true })
  .check(z.refine((text) => text >= "2000", { params: { rule: "pattern" } }));
