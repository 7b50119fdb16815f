import * as z from "zod/mini";
import { codeLine } from "../kernel/schema.ts";

/** The 14 digits of a national ID card, or the letters and digits of a passport. */
const identityNumber = codeLine(20).check(
  z.minLength(1),
  z.refine((text) => /^(?:\d{14}|(?=.*\d)[A-Za-z0-9]{6,12})$/.test(text), {
    params: { rule: "pattern" },
  }),
);

export const nationalIdBody = z.object({ nationalId: identityNumber });
