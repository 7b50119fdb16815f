import * as z from "zod/mini";
import { codeLine, requiredLine } from "../kernel/schema.ts";

/** A sign-in name: an email or a mobile number in any notation. */
export const identifier = requiredLine(254);

/** Characters, not bytes; long enough for a sentence, short enough to hash. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Any characters, without trimming: a password is taken as typed. */
export const newPassword = z
  .string()
  .check(z.minLength(1), z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));

/** A password to be compared. Today's rules may not have applied when it was chosen. */
export const password = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));

/** The new password must differ from the current one. For an object with both. */
export const isAnotherPassword = z.refine<{ currentPassword: string; password: string }>(
  (fields) => fields.password !== fields.currentPassword,
  { path: ["password"], params: { rule: "exclusion" } },
);

/** To be sent back with a code: opaque. */
export const verification = codeLine(64).check(z.minLength(1));
/** Digits of any script; spaces are allowed. */
export const oneTimeCode = z.pipe(
  codeLine(24).check(z.minLength(1)),
  z.pipe(
    z.transform((text: string) => text.replace(/[\s-]/g, "")),
    z.string().check(z.minLength(1), z.maxLength(16)),
  ),
);

/** A code was sent, or would have been if the account existed: the response is the same. */
export const verificationSchema = z.object({
  /** Opaque; to be sent back with the code. */
  verification: z.string(),
  channel: z.enum(["email", "phone"]),
  /** As typed by the caller, so that it reveals nothing new. */
  sentTo: z.string(),
  /** ISO time. */
  expiresAt: z.string(),
  /** Seconds until another code can be requested. */
  resendAfter: z.int(),
});
export type Verification = z.output<typeof verificationSchema>;
