import * as z from "zod/mini";
import {
  isAnotherPassword,
  newPassword,
  oneTimeCode,
  password,
  verification,
  verificationSchema,
} from "../identity/credentials.ts";
import { email } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { mobile } from "../kernel/phone.ts";
import { codeLine } from "../kernel/schema.ts";
import { addressSchema, contactSchema } from "./address.ts";
import { sessionSchema, userInfoSchema } from "./auth-endpoints.ts";
import { newsletterVersion } from "./newsletter-version.ts";
import { GENDERS, personFields } from "./registration.ts";

const base = { tag: "account", access: "customer" } as const;

export const accountSchema = z.extend(userInfoSchema, {
  fullNameEn: z.nullable(z.string()),
  fullNameAr: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
  /** `YYYY-MM-DD` */
  birthDate: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  place: z.nullable(z.string()),
  locale: z.enum(LOCALES),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  twoFactor: z.boolean(),
  createdAt: z.string(),
  /** Newsletter consent: the version of the text that was agreed to, and when. */
  newsletter: z.nullable(z.object({ text: z.string(), at: z.string() })),
});
export type Account = z.output<typeof accountSchema>;

/** Omitted fields stay; an empty text clears an optional one. */
export const accountChanges = z.partial(z.object({ ...personFields, locale: z.enum(LOCALES) }));

const deviceSchema = z.object({
  id: z.int(),
  /** The device, as far as known: "Chrome", "Android". Null: unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Name given to a program's token. */
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});
export type Device = z.output<typeof deviceSchema>;

const signInSchema = z.object({
  id: z.int(),
  at: z.string(),
  method: z.enum(["registration", "password", "code", "passkey"]),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Shortened: `203.0.113.…`. */
  network: z.string(),
});
export type SignInEntry = z.output<typeof signInSchema>;

const factorCode = z.optional(oneTimeCode);

const savedAddress = z.extend(addressSchema, {
  ...contactSchema.shape,
  label: z.optional(codeLine(40)),
});
export const savedAddressBody = z.extend(savedAddress, { isDefault: z.optional(z.boolean()) });
export const savedAddressSchema = z.extend(z.object({ id: z.int(), isDefault: z.boolean() }), {
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  phone2: z.string(),
  email: z.string(),
  governorate: z.string(),
  governorateName: z.string(),
  city: z.string(),
  district: z.string(),
  street: z.string(),
  building: z.string(),
  floor: z.string(),
  apartment: z.string(),
  landmark: z.string(),
  compound: z.string(),
  postalCode: z.string(),
  notes: z.string(),
});
export type SavedAddress = z.output<typeof savedAddressSchema>;

export const accountEndpoints = {
  getAccount: endpoint("GET /api/v1/account", base, {
    summary: "The account of whoever asks",
    response: accountSchema,
  }),
  updateAccount: endpoint("PATCH /api/v1/account", base, {
    summary: "Changes names and what else was said at registration",
    body: accountChanges,
    response: accountSchema,
  }),
  changeEmail: endpoint("POST /api/v1/account/email", base, {
    summary: "Sends a code to a new email; the old one is notified",
    body: z.object({ email }),
    response: verificationSchema,
    problems: ["proof-needed", "too-many-attempts"],
  }),
  changePhone: endpoint("POST /api/v1/account/phone", base, {
    summary: "Sends a code to a mobile number, new or not yet proved",
    body: z.object({ phone: mobile }),
    response: verificationSchema,
    problems: ["proof-needed", "too-many-attempts"],
  }),
  confirmChange: endpoint("POST /api/v1/account/confirm", base, {
    summary: "Takes over the new email or phone once its code comes back",
    body: z.object({ verification, code: oneTimeCode }),
    response: accountSchema,
    problems: ["code-wrong"],
  }),
  changePassword: endpoint("POST /api/v1/account/password", base, {
    summary: "Sets another password; this session goes on under a new secret",
    body: z
      .object({
        currentPassword: password,
        password: newPassword,
        /** Absent: they are signed out. */
        signOutOthers: z.optional(z.boolean()),
      })
      .check(isAnotherPassword),
    response: sessionSchema,
    problems: ["password-wrong", "proof-needed", "too-many-attempts"],
  }),
  listDevices: endpoint("GET /api/v1/account/devices", base, {
    summary: "Where this account is signed in",
    response: z.object({ items: z.array(deviceSchema) }),
  }),
  listSignIns: endpoint("GET /api/v1/account/sign-ins", base, {
    summary: "Who signed in during the last 90 days: a hundred at most, the latest first",
    response: z.object({ items: z.array(signInSchema) }),
  }),
  revokeDevice: endpoint("DELETE /api/v1/account/devices/{id}", base, {
    summary: "Signs one device out",
  }),
  revokeOtherDevices: endpoint("DELETE /api/v1/account/devices", base, {
    summary: "Signs every other device out",
  }),
  beginTwoFactor: endpoint("POST /api/v1/account/two-factor", base, {
    summary: "A secret for an authenticator app; in force once a code of it comes back",
    response: z.object({ secret: z.string(), uri: z.string() }),
    problems: ["proof-needed", "two-factor-on"],
  }),
  confirmTwoFactor: endpoint("POST /api/v1/account/two-factor/confirm", base, {
    summary: "Switches the second factor on",
    body: z.object({ code: oneTimeCode }),
    response: z.object({ backupCodes: z.array(z.string()) }),
    problems: ["code-wrong", "two-factor-on", "too-many-attempts"],
  }),
  renewBackupCodes: endpoint("POST /api/v1/account/two-factor/backup-codes", base, {
    summary: "New backup codes; the old ones end",
    response: z.object({ backupCodes: z.array(z.string()) }),
    problems: ["proof-needed", "two-factor-needed"],
  }),
  disableTwoFactor: endpoint("POST /api/v1/account/two-factor/disable", base, {
    summary: "Switches the second factor off",
    problems: ["proof-needed"],
  }),
  getProof: endpoint("GET /api/v1/account/proof", base, {
    summary: "How whoever asks may prove who they are, before what matters",
    response: z.object({
      /** Re-authenticated within the last few minutes: nothing more is required. */
      isRecent: z.boolean(),
      /** Verified channel to which a code can be sent instead of the password; null: none. */
      codeTo: z.nullable(z.enum(["email", "phone"])),
      /** A second-factor code is also required. */
      needsFactor: z.boolean(),
      /** A passkey of the account can be used instead of all that. */
      hasPasskey: z.boolean(),
    }),
  }),
  proveByPassword: endpoint("POST /api/v1/account/proof/password", base, {
    summary: "Proves who somebody is for the next minutes of this session, by the password",
    body: z.object({ password, factorCode }),
    problems: ["password-wrong", "code-wrong", "too-many-attempts"],
  }),
  sendProofCode: endpoint("POST /api/v1/account/proof/code", base, {
    summary:
      "Sends a code to the proved email or phone, to prove who somebody is without the password",
    response: verificationSchema,
    problems: ["not-found", "too-many-attempts"],
  }),
  proveByCode: endpoint("POST /api/v1/account/proof/confirm", base, {
    summary:
      "Proves who somebody is for the next minutes of this session, by the code that was sent",
    body: z.object({ verification, code: oneTimeCode, factorCode }),
    problems: ["code-wrong", "too-many-attempts"],
  }),
  listAddresses: endpoint("GET /api/v1/account/addresses", base, {
    summary: "The address book, the default first",
    response: z.object({ items: z.array(savedAddressSchema) }),
  }),
  addAddress: endpoint("POST /api/v1/account/addresses", base, {
    summary: "Adds to the address book",
    body: savedAddressBody,
    idempotent: true,
    status: 201,
    response: savedAddressSchema,
    problems: ["too-many-addresses"],
  }),
  updateAddress: endpoint("PATCH /api/v1/account/addresses/{id}", base, {
    summary: "Replaces an address of the address book",
    body: savedAddressBody,
    response: savedAddressSchema,
  }),
  removeAddress: endpoint("DELETE /api/v1/account/addresses/{id}", base, {
    summary: "Takes an address out of the address book; orders keep theirs",
  }),
  setNewsletter: endpoint("POST /api/v1/account/newsletter", base, {
    summary: "Agrees to the newsletter or takes that back; both are kept with the text's version",
    body: z.object({ subscribed: z.boolean(), text: newsletterVersion }),
    response: accountSchema,
  }),
  exportData: endpoint("GET /api/v1/account/export", base, {
    summary: "Everything the shop keeps about whoever asks, as a file",
    response: z.record(z.string(), z.unknown()),
  }),
  eraseAccount: endpoint("POST /api/v1/account/erase", base, {
    summary: "Erases the person; orders and invoices stay without it, as the law wants",
    problems: ["proof-needed", "open-orders", "last-approver"],
  }),
};
