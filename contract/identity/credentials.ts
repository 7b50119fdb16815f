import * as z from "zod/mini";
import { codeLine, requiredLine } from "../kernel/schema.ts";

/** What people type to say who they are: an email or a mobile number in any spelling. */
export const identifier = requiredLine(254);

/** Characters, not bytes; long enough for a sentence, short enough to hash. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Any characters, nothing trimmed: a password is taken as typed. */
export const newPassword = z
  .string()
  .check(z.minLength(1), z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));

/** A password to be compared. Its rules are those of the day it was chosen. */
export const password = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));

/** Another password is not the one of before. For an object with both. */
export const isAnotherPassword = z.refine<{ currentPassword: string; password: string }>(
  (fields) => fields.password !== fields.currentPassword,
  { path: ["password"], params: { rule: "exclusion" } },
);

/** What goes back with a code: opaque. */
export const verification = codeLine(64).check(z.minLength(1));
/** Digits of any script, spaces tolerated. */
export const oneTimeCode = z.pipe(
  codeLine(24).check(z.minLength(1)),
  z.pipe(
    z.transform((text: string) => text.replace(/[\s-]/g, "")),
    z.string().check(z.minLength(1), z.maxLength(16)),
  ),
);

/** A code is on its way, or would be if the account existed: the answer is the same. */
export const verificationSchema = z.object({
  /** Opaque; it goes back with the code. */
  verification: z.string(),
  channel: z.enum(["email", "phone"]),
  /** As typed by the caller, so that it reveals nothing new. */
  sentTo: z.string(),
  /** ISO time. */
  expiresAt: z.string(),
  /** Seconds until another code may be asked for. */
  resendAfter: z.int(),
});
export type Verification = z.output<typeof verificationSchema>;
