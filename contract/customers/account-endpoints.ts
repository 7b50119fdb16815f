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
import { codeLine, id } from "../kernel/schema.ts";
import { addressSchema, contactSchema } from "./address.ts";
import { sessionSchema, userInfoSchema } from "./auth-endpoints.ts";
import { newsletterVersion } from "./newsletter-version.ts";
import { GENDERS, personFields } from "./registration.ts";

const base = { tag: "account", status: 200, access: "customer" } as const;
const done = { tag: "account", status: 204, access: "customer" } as const;

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

const getAccount = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/account",
  summary: "The account of whoever asks",
  response: accountSchema,
});

/** Omitted fields stay; an empty text clears an optional one. */
export const accountChanges = z.partial(z.object({ ...personFields, locale: z.enum(LOCALES) }));

const updateAccount = endpoint({
  ...base,
  method: "PATCH",
  path: "/api/v1/account",
  summary: "Changes names and what else was said at registration",
  body: accountChanges,
  response: accountSchema,
});

const changeEmail = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/email",
  summary: "Sends a code to a new email; the old one is notified",
  body: z.object({ email }),
  response: verificationSchema,
  problems: ["proof-needed", "too-many-attempts"],
});

const changePhone = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/phone",
  summary: "Sends a code to a mobile number, new or not yet proved",
  body: z.object({ phone: mobile }),
  response: verificationSchema,
  problems: ["proof-needed", "too-many-attempts"],
});

const confirmChange = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/confirm",
  summary: "Takes over the new email or phone once its code comes back",
  body: z.object({ verification, code: oneTimeCode }),
  response: accountSchema,
  problems: ["code-wrong"],
});

const changePassword = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/password",
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
});

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

const listDevices = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/account/devices",
  summary: "Where this account is signed in",
  response: z.object({ items: z.array(deviceSchema) }),
});

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

const listSignIns = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/account/sign-ins",
  summary: "Who signed in during the last 90 days: a hundred at most, the latest first",
  response: z.object({ items: z.array(signInSchema) }),
});

const revokeDevice = endpoint({
  ...done,
  method: "DELETE",
  path: "/api/v1/account/devices/{id}",
  summary: "Signs one device out",
  params: z.object({ id }),
  problems: ["not-found"],
});

const revokeOtherDevices = endpoint({
  ...done,
  method: "DELETE",
  path: "/api/v1/account/devices",
  summary: "Signs every other device out",
});

const beginTwoFactor = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/two-factor",
  summary: "A secret for an authenticator app; in force once a code of it comes back",
  response: z.object({ secret: z.string(), uri: z.string() }),
  problems: ["proof-needed", "two-factor-on"],
});

const confirmTwoFactor = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/two-factor/confirm",
  summary: "Switches the second factor on",
  body: z.object({ code: oneTimeCode }),
  response: z.object({ backupCodes: z.array(z.string()) }),
  problems: ["code-wrong", "two-factor-on", "too-many-attempts"],
});

const renewBackupCodes = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/two-factor/backup-codes",
  summary: "New backup codes; the old ones end",
  response: z.object({ backupCodes: z.array(z.string()) }),
  problems: ["proof-needed", "two-factor-needed"],
});

const disableTwoFactor = endpoint({
  ...done,
  method: "POST",
  path: "/api/v1/account/two-factor/disable",
  summary: "Switches the second factor off",
  problems: ["proof-needed"],
});

const getProof = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/account/proof",
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
});

const factorCode = z.optional(oneTimeCode);

const proveByPassword = endpoint({
  ...done,
  method: "POST",
  path: "/api/v1/account/proof/password",
  summary: "Proves who somebody is for the next minutes of this session, by the password",
  body: z.object({ password, factorCode }),
  problems: ["password-wrong", "code-wrong", "too-many-attempts"],
});

const sendProofCode = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/proof/code",
  summary:
    "Sends a code to the proved email or phone, to prove who somebody is without the password",
  response: verificationSchema,
  problems: ["not-found", "too-many-attempts"],
});

const proveByCode = endpoint({
  ...done,
  method: "POST",
  path: "/api/v1/account/proof/confirm",
  summary: "Proves who somebody is for the next minutes of this session, by the code that was sent",
  body: z.object({ verification, code: oneTimeCode, factorCode }),
  problems: ["code-wrong", "too-many-attempts"],
});

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

const listAddresses = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/account/addresses",
  summary: "The address book, the default first",
  response: z.object({ items: z.array(savedAddressSchema) }),
});

const addAddress = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/addresses",
  summary: "Adds to the address book",
  body: savedAddressBody,
  idempotent: true,
  status: 201,
  response: savedAddressSchema,
  problems: ["too-many-addresses"],
});

const updateAddress = endpoint({
  ...base,
  method: "PATCH",
  path: "/api/v1/account/addresses/{id}",
  summary: "Replaces an address of the address book",
  params: z.object({ id }),
  body: savedAddressBody,
  response: savedAddressSchema,
  problems: ["not-found"],
});

const removeAddress = endpoint({
  ...done,
  method: "DELETE",
  path: "/api/v1/account/addresses/{id}",
  summary: "Takes an address out of the address book; orders keep theirs",
  params: z.object({ id }),
  problems: ["not-found"],
});

const setNewsletter = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/newsletter",
  summary: "Agrees to the newsletter or takes that back; both are kept with the text's version",
  body: z.object({ subscribed: z.boolean(), text: newsletterVersion }),
  response: accountSchema,
});

const exportData = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/account/export",
  summary: "Everything the shop keeps about whoever asks, as a file",
  response: z.record(z.string(), z.unknown()),
});

const eraseAccount = endpoint({
  ...done,
  method: "POST",
  path: "/api/v1/account/erase",
  summary: "Erases the person; orders and invoices stay without it, as the law wants",
  problems: ["proof-needed", "open-orders", "last-approver"],
});

export const accountEndpoints = {
  getAccount,
  updateAccount,
  changeEmail,
  changePhone,
  confirmChange,
  changePassword,
  listDevices,
  listSignIns,
  revokeDevice,
  revokeOtherDevices,
  beginTwoFactor,
  confirmTwoFactor,
  renewBackupCodes,
  disableTwoFactor,
  getProof,
  proveByPassword,
  sendProofCode,
  proveByCode,
  listAddresses,
  addAddress,
  updateAddress,
  removeAddress,
  setNewsletter,
  exportData,
  eraseAccount,
};
