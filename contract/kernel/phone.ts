import * as z from "zod/mini";
import { normaliseDigits } from "./digits.ts";

/** Egyptian mobile numbers: 010, 011, 012 and 015, with or without the country code. */
const MOBILE = /^(?:\+20|0020|20|0)?(1[0125]\d{8})$/;

/**
 * E.164 of an Egyptian mobile number typed in any digits and grouping; `undefined` when it is
 * invalid.
 */
export function parseMobile(text: string): string | undefined {
  const plain = normaliseDigits(text).replace(/[\s\-().]/g, "");
  const match = MOBILE.exec(plain);
  return match ? `+20${match[1]}` : undefined;
}

/** A mobile number in, E.164 out. */
export const mobile = z.pipe(
  z.string().check(z.maxLength(60), z.minLength(1)),
  z.pipe(
    z.transform((text: string) => parseMobile(text) ?? ""),
    z.string().check(z.refine((e164) => e164 !== "", { params: { rule: "phone" } })),
  ),
);

/** A mobile number, or empty. */
export const optionalMobile = z.pipe(
  z.string().check(z.maxLength(60)),
  z.pipe(
    z.transform((text: string) => parseMobile(text) ?? text.trim()),
    z.string().check(
      z.refine((text) => text === "" || parseMobile(text) !== undefined, {
        params: { rule: "phone" },
      }),
    ),
  ),
);
