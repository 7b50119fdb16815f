import * as z from "zod/mini";
import { line, requiredLine } from "./schema.ts";

/** An email in lower case. */
export const email = z.pipe(
  requiredLine(254),
  z.pipe(
    z.transform((text: string) => text.toLowerCase()),
    z
      .string()
      .check(z.refine((text) => z.email().safeParse(text).success, { params: { rule: "email" } })),
  ),
);

/** An email in lower case, or empty. */
export const optionalEmail = z.pipe(
  line(254),
  z.pipe(
    z.transform((text: string) => text.toLowerCase()),
    z.string().check(
      z.refine((text) => text === "" || z.email().safeParse(text).success, {
        params: { rule: "email" },
      }),
    ),
  ),
);

/**
 * The mailbox of an address, in lower case: a plus suffix leads to the same mailbox, and Gmail
 * ignores dots. For counting what one person does, never for sending.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).toLowerCase().split("+");
  const host = address.slice(at + 1).toLowerCase();
  const isGmail = host === "gmail.com" || host === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}
