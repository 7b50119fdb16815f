import * as z from "zod/mini";

/** A moment that staff set (ISO 8601): one of this shop's time, not a slip of the finger long before it. */
export const instant = z.iso
  .datetime({ offset: true })
  .check(z.refine((text) => text >= "2000", { params: { rule: "pattern" } }));
