import * as z from "zod/mini";
import { codeLine, line, requiredLine } from "../kernel/schema.ts";
import { newsletterVersion } from "./newsletter-version.ts";
import { optionalMobile } from "./phone.ts";

export const ACCOUNT_TYPES = ["person", "company"] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];
export const GENDERS = ["male", "female"] as const;

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

/** An email in lower case, or nothing. */
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

/** A date of birth as `YYYY-MM-DD`, in any digits, in the past 120 years, or nothing. */
export const optionalBirthDate = codeLine(10).check(
  z.refine((text) => text === "" || isBirthDate(text), { params: { rule: "pattern" } }),
);

function isBirthDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return false;
  const years = (Date.now() - time) / (365.25 * 24 * 60 * 60 * 1000);
  return years >= 0 && years <= 120;
}

/** Who somebody is. Names in any script, of any number of parts. */
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

/** Landlines and fax as companies write them: digits, spaces and `+ - ( )`. */
const landline = codeLine(30).check(
  z.refine((text) => text === "" || /^\+?[\d\s\-()]{5,25}$/.test(text), {
    params: { rule: "pattern" },
  }),
);

/** Nine digits, with or without dashes, as on the tax card; or nothing. */
const taxNumber = codeLine(15).check(
  z.refine((text) => text === "" || /^\d{3}-?\d{3}-?\d{3}$/.test(text), {
    params: { rule: "pattern" },
  }),
);

/** An address of a web site; `https://` may be left out. */
const website = z.pipe(
  line(200),
  z
    .string()
    .check(z.refine((text) => text === "" || isWebsite(text), { params: { rule: "pattern" } })),
);

function isWebsite(text: string): boolean {
  return /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{2,5})?(?:[/?#]\S*)?$/iu.test(
    text,
  );
}

export const companyFields = {
  companyNameEn: requiredLine(120),
  companyNameAr: requiredLine(120),
  website: z.optional(website),
  phoneNumber: z.optional(landline),
  mailBox: z.optional(line(60)),
  fax: z.optional(landline),
  responsibleMobile: z.optional(optionalMobile),
  taxNumber: z.optional(taxNumber),
};

/** What both registrations ask of the account itself. One of email and phone must be there; the browser repeats the password. */
const accountFields = {
  email: z.optional(optionalEmail),
  phone: z.optional(optionalMobile),
  password: newPassword,
  confirmPassword: z.string().check(z.maxLength(PASSWORD_MAX)),
  /** Ticked by hand, never beforehand. */
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

/** Whatever else is wrong: people see all their mistakes at once. */
const when = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

const reachable = z.refine<AccountFields>(
  (fields) => Boolean(fields.email) || Boolean(fields.phone),
  {
    path: ["email"],
    params: { rule: "emailOrPhone" },
    when,
  },
);
const confirmed = z.refine<AccountFields>((fields) => fields.password === fields.confirmPassword, {
  path: ["confirmPassword"],
  params: { rule: "confirm" },
  when,
});

export const personRegistration = z
  .object({
    ...personFields,
    ...accountFields,
    /** Secret of an invitation to a company. */
    invitation: z.optional(codeLine(64)),
  })
  .check(reachable, confirmed);
export const companyRegistration = z
  .object({ ...personFields, ...companyFields, ...accountFields })
  .check(reachable, confirmed);
export type PersonRegistration = z.output<typeof personRegistration>;
export type CompanyRegistration = z.output<typeof companyRegistration>;

/** What people type to say who they are: an email or a mobile number in any spelling. */
export const identifier = requiredLine(254);
