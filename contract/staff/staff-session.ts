import * as z from "zod/mini";
import { oneTimeCode, password } from "../identity/credentials.ts";
import { email } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { PERMISSIONS, STAFF_ROLES } from "../kernel/permissions.ts";
import { codeLine, id, requiredLine } from "../kernel/schema.ts";

/** A staff password gives access to the whole shop, so it is longer than a customer's. */
export const STAFF_PASSWORD_MIN = 12;
export const staffPassword = z
  .string()
  .check(z.minLength(1), z.minLength(STAFF_PASSWORD_MIN), z.maxLength(128));

export const staffInfoSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
  locale: z.enum(LOCALES),
  twoFactor: z.boolean(),
  /** An owner without a second factor can only set one up. */
  needsTwoFactor: z.boolean(),
});
export type StaffInfo = z.output<typeof staffInfoSchema>;

/**
 * Its secret is in the `HttpOnly` cookie `staff`; `token` must be sent with each request in
 * addition.
 */
export const staffSessionSchema = z.object({
  token: z.string(),
  staff: staffInfoSchema,
  /** Absolute end, even when in use. */
  expiresAt: z.string(),
});
export type StaffSession = z.output<typeof staffSessionSchema>;

const base = { tag: "staff", status: 200 } as const;

const staffSignIn = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/auth/sign-in",
  summary: "Begins a session of staff with email and password",
  body: z.object({ email, password }),
  response: z.union([
    z.extend(staffSessionSchema, { kind: z.literal("session") }),
    z.object({ kind: z.literal("two-factor"), challenge: z.string() }),
  ]),
  problems: ["credentials", "too-many-attempts"],
});

const staffSecondFactor = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/auth/two-factor",
  summary: "Ends a sign-in of staff with a code of the app, or one of the backup codes",
  body: z.object({ challenge: codeLine(64).check(z.minLength(1)), code: oneTimeCode }),
  response: staffSessionSchema,
  problems: ["code-wrong", "too-many-attempts"],
});

const staffSignOut = endpoint({
  method: "POST",
  path: "/api/v1/admin/auth/sign-out",
  tag: "staff",
  summary: "Ends this session of staff; also answers well when there is none",
  status: 204,
});

const getStaffSession = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/auth/session",
  summary: "Which member of staff is signed in",
  access: "staff",
  response: z.object({ staff: staffInfoSchema, expiresAt: z.string() }),
});

/** A session of a member of staff. */
export const signedInSchema = z.object({
  id: z.int(),
  /** As far as it is known: "Chrome", "Android". Null: unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.nullable(z.string()),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});

const listStaffSessions = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/auth/sessions",
  summary: "Where whoever asks is signed in, the last used first",
  access: "staff",
  response: z.object({ items: z.array(signedInSchema) }),
});

const endStaffSession = endpoint({
  method: "DELETE",
  path: "/api/v1/admin/auth/sessions/{id}",
  tag: "staff",
  status: 204,
  summary: "Signs whoever asks out in one place",
  access: "staff",
  params: z.object({ id }),
  problems: ["not-found"],
});

const endOtherStaffSessions = endpoint({
  method: "DELETE",
  path: "/api/v1/admin/auth/sessions",
  tag: "staff",
  status: 204,
  summary: "Signs whoever asks out everywhere but here",
  access: "staff",
});

const changeStaffPassword = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/auth/password",
  summary: "Sets another password; every other session of this member of staff ends",
  access: "staff",
  body: z.object({ currentPassword: password, password: staffPassword }),
  response: staffSessionSchema,
  problems: ["password-wrong", "too-many-attempts"],
});

const beginStaffTwoFactor = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/auth/two-factor/begin",
  summary: "A secret for an authenticator app; in force once a code of it comes back",
  access: "staff",
  body: z.object({ password }),
  response: z.object({ secret: z.string(), uri: z.string() }),
  problems: ["password-wrong", "two-factor-on", "too-many-attempts"],
});

const confirmStaffTwoFactor = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/admin/auth/two-factor/confirm",
  summary: "Switches the second factor on; every other session of this member of staff ends",
  access: "staff",
  body: z.object({ code: oneTimeCode }),
  response: z.object({ backupCodes: z.array(z.string()) }),
  problems: ["code-wrong", "two-factor-on", "too-many-attempts"],
});

const disableStaffTwoFactor = endpoint({
  method: "POST",
  path: "/api/v1/admin/auth/two-factor/disable",
  tag: "staff",
  status: 204,
  summary: "Switches the second factor off; not for owners",
  access: "staff",
  body: z.object({ password, code: oneTimeCode }),
  problems: ["password-wrong", "code-wrong", "two-factor-needed", "too-many-attempts"],
});

const invitation = z.object({ invitation: codeLine(64).check(z.minLength(1)) });

const getStaffInvitation = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/admin/invitations/{invitation}",
  summary: "Whom an invitation is for, for the page that it opens",
  params: invitation,
  response: z.object({ email: z.string(), name: z.string(), role: z.enum(STAFF_ROLES) }),
  problems: ["not-found"],
});

const acceptStaffInvitation = endpoint({
  method: "POST",
  path: "/api/v1/admin/invitations/{invitation}/accept",
  tag: "staff",
  status: 204,
  summary: "Sets the password of an invited member of staff, who then signs in with it",
  params: invitation,
  body: z.object({ name: requiredLine(80), password: staffPassword }),
  problems: ["not-found"],
});

export const staffSessionEndpoints = {
  staffSignIn,
  staffSecondFactor,
  staffSignOut,
  getStaffSession,
  listStaffSessions,
  endStaffSession,
  endOtherStaffSessions,
  changeStaffPassword,
  beginStaffTwoFactor,
  confirmStaffTwoFactor,
  disableStaffTwoFactor,
  getStaffInvitation,
  acceptStaffInvitation,
};
