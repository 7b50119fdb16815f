import * as z from "zod/mini";
import { newPassword, PASSWORD_MAX } from "../identity/credentials.ts";
import { optionalEmail } from "../kernel/email.ts";
import { optionalMobile } from "../kernel/phone.ts";
import { codeLine, line, requiredLine } from "../kernel/schema.ts";
import { dayTime } from "../kernel/time/calendar-days.ts";
import { DAY_MS } from "../kernel/time/units.ts";
import { newsletterVersion } from "./newsletter-version.ts";

export const ACCOUNT_TYPES = ["person", "company"] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];
export const GENDERS = ["male", "female"] as const;

/** A date of birth as `YYYY-MM-DD`, in any digits, within the past 120 years, or empty. */
export const optionalBirthDate = codeLine(10).check(
  z.refine((text) => text === "" || isBirthDate(text), { params: { rule: "birthDate" } }),
);

function isBirthDate(text: string): boolean {
  const years = (Date.now() - dayTime(text)) / (365.25 * DAY_MS);
  return years >= 0 && years <= 120;
}

/** Personal data. Names in any script, with any number of parts. */
export const personFields = {
  firstName: requiredLine(60),
  lastName: requiredLine(60),
  fullNameEn: z.optional(line(120)),
  fullNameAr: z.optional(line(120)),
  gender: z.optional(z.enum(["", ...GENDERS])),
  birthDate: z.optional(optionalBirthDate),
  address: z.optional(line(160)),
  city: z.optional(line(80)),
  place: z.optional(line(80)),
};

/**
 * Account fields of both registrations. Email or phone is required; the browser repeats the
 * password.
 */
export const accountFields = {
  email: z.optional(optionalEmail),
  phone: z.optional(optionalMobile),
  password: newPassword,
  confirmPassword: z.string().check(z.maxLength(PASSWORD_MAX)),
  /** Ticked by the user, never preselected. */
  newsletter: z.optional(z.boolean()),
  /** Version of the newsletter text that was on the page. */
  newsletterText: z.optional(newsletterVersion),
};

interface AccountFields {
  email?: string | undefined;
  phone?: string | undefined;
  password: string;
  confirmPassword: string;
}

/** Checked even if other fields are wrong, so that people see all their mistakes at once. */
const when = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

/** For an object with the account's fields: requires one way to reach the person. */
export const reachable = z.refine<AccountFields>(
  (fields) => Boolean(fields.email) || Boolean(fields.phone),
  {
    path: ["email"],
    params: { rule: "emailOrPhone" },
    when,
  },
);
export const confirmed = z.refine<AccountFields>(
  (fields) => fields.password === fields.confirmPassword,
  {
    path: ["confirmPassword"],
    params: { rule: "confirm" },
    when,
  },
);

export const personRegistration = z
  .object({
    ...personFields,
    ...accountFields,
    /** Secret of an invitation to a company. */
    invitation: z.optional(codeLine(64)),
  })
  .check(reachable, confirmed);
export type PersonRegistration = z.output<typeof personRegistration>;
