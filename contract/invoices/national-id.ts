import * as z from "zod/mini";
import { codeLine } from "../kernel/schema.ts";

/** 14 digits of a national ID card, or a passport's letters and digits. */
const identityNumber = codeLine(20).check(
  z.minLength(1),
  z.refine((text) => /^(?:\d{14}|(?=.*\d)[A-Za-z0-9]{6,12})$/.test(text), {
    params: { rule: "pattern" },
  }),
);

export const nationalIdBody = z.object({ nationalId: identityNumber });
