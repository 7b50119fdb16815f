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
    summary: "Get your account",
    response: accountSchema,
  }),
  updateAccount: endpoint("PATCH /api/v1/account", base, {
    summary: "Update your profile",
    body: accountChanges,
    response: accountSchema,
  }),
  changeEmail: endpoint("POST /api/v1/account/email", base, {
    summary: "Request an email change. Sends a code and notifies the old address.",
    body: z.object({ email }),
    response: verificationSchema,
    problems: ["proof-needed", "too-many-attempts"],
  }),
  changePhone: endpoint("POST /api/v1/account/phone", base, {
    summary: "Request a phone change or verification. Sends a code.",
    body: z.object({ phone: mobile }),
    response: verificationSchema,
    problems: ["proof-needed", "too-many-attempts"],
  }),
  confirmChange: endpoint("POST /api/v1/account/confirm", base, {
    summary: "Confirm an email or phone change",
    body: z.object({ verification, code: oneTimeCode }),
    response: accountSchema,
    problems: ["code-wrong"],
  }),
  changePassword: endpoint("POST /api/v1/account/password", base, {
    summary: "Change your password. Rotates this session.",
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
    summary: "List your signed-in devices",
    response: z.object({ items: z.array(deviceSchema) }),
  }),
  listSignIns: endpoint("GET /api/v1/account/sign-ins", base, {
    summary: "List your sign-ins of the last 90 days. Newest first, at most 100.",
    response: z.object({ items: z.array(signInSchema) }),
  }),
  revokeDevice: endpoint("DELETE /api/v1/account/devices/{id}", base, {
    summary: "Sign out one of your devices",
  }),
  revokeOtherDevices: endpoint("DELETE /api/v1/account/devices", base, {
    summary: "Sign out your other devices",
  }),
  beginTwoFactor: endpoint("POST /api/v1/account/two-factor", base, {
    summary: "Start two-step sign-in setup. Returns a secret that you must confirm.",
    response: z.object({ secret: z.string(), uri: z.string() }),
    problems: ["proof-needed", "two-factor-on"],
  }),
  confirmTwoFactor: endpoint("POST /api/v1/account/two-factor/confirm", base, {
    summary: "Confirm two-step sign-in with an app code",
    body: z.object({ code: oneTimeCode }),
    response: z.object({ backupCodes: z.array(z.string()) }),
    problems: ["code-wrong", "two-factor-on", "too-many-attempts"],
  }),
  renewBackupCodes: endpoint("POST /api/v1/account/two-factor/backup-codes", base, {
    summary: "Regenerate your backup codes. The old codes stop working.",
    response: z.object({ backupCodes: z.array(z.string()) }),
    problems: ["proof-needed", "two-factor-needed"],
  }),
  disableTwoFactor: endpoint("POST /api/v1/account/two-factor/disable", base, {
    summary: "Remove two-step sign-in from your account",
    problems: ["proof-needed"],
  }),
  getProof: endpoint("GET /api/v1/account/proof", base, {
    summary: "List identity checks available for sensitive changes",
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
    summary: "Verify your identity with your password. Lasts a few minutes.",
    body: z.object({ password, factorCode }),
    problems: ["password-wrong", "code-wrong", "too-many-attempts"],
  }),
  sendProofCode: endpoint("POST /api/v1/account/proof/code", base, {
    summary: "Send yourself a code to verify your identity",
    response: verificationSchema,
    problems: ["not-found", "too-many-attempts"],
  }),
  proveByCode: endpoint("POST /api/v1/account/proof/confirm", base, {
    summary: "Verify your identity with the code. Lasts a few minutes.",
    body: z.object({ verification, code: oneTimeCode, factorCode }),
    problems: ["code-wrong", "too-many-attempts"],
  }),
  listAddresses: endpoint("GET /api/v1/account/addresses", base, {
    summary: "List your addresses. Default first.",
    response: z.object({ items: z.array(savedAddressSchema) }),
  }),
  addAddress: endpoint("POST /api/v1/account/addresses", base, {
    summary: "Create an address",
    body: savedAddressBody,
    idempotent: true,
    status: 201,
    response: savedAddressSchema,
    problems: ["too-many-addresses"],
  }),
  updateAddress: endpoint("PATCH /api/v1/account/addresses/{id}", base, {
    summary: "Update an address",
    body: savedAddressBody,
    response: savedAddressSchema,
  }),
  removeAddress: endpoint("DELETE /api/v1/account/addresses/{id}", base, {
    summary: "Delete an address. Orders keep their copy.",
  }),
  setNewsletter: endpoint("POST /api/v1/account/newsletter", base, {
    summary: "Set your newsletter consent. Recorded with the version of the text.",
    body: z.object({ subscribed: z.boolean(), text: newsletterVersion }),
    response: accountSchema,
  }),
  exportData: endpoint("GET /api/v1/account/export", base, {
    summary: "Export your data",
    response: z.record(z.string(), z.unknown()),
  }),
  eraseAccount: endpoint("POST /api/v1/account/erase", base, {
    summary: "Delete your account. Orders and invoices are kept without personal data.",
    problems: ["proof-needed", "open-orders", "last-approver"],
  }),
};
